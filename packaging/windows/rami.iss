; The installer for Windows, for Inno Setup 6.3 and newer; packaging\windows_installer.py calls
;
;   iscc /DVersion=1.2.3 /DBundle=..\..\build\rami-desktop /DOut=..\..\build packaging\windows\rami.iss
;
; For the person who installs it, without an administrator; for everybody where one asks for that.
; Matches and settings lie elsewhere and are not touched by uninstalling.

#ifndef Version
  #error Say /DVersion=1.2.3
#endif
#ifndef Bundle
  #define Bundle "..\..\build\rami-desktop"
#endif
#ifndef Out
  #define Out "..\..\build"
#endif

[Setup]
; Never changes: it is how a newer version finds the older one.
AppId={{6E0B1C52-93D4-4F5B-8E0E-51A7C2D4F9B3}
AppName=Rami
AppVersion={#Version}
AppVerName=Rami {#Version}
AppPublisher=Rami Desktop contributors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Rami
DefaultGroupName=Rami
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile={#Bundle}\..\work\parts\rami.ico
UninstallDisplayIcon={app}\rami-desktop.exe
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
OutputDir={#Out}
OutputBaseFilename=rami-desktop-{#Version}-windows-setup

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "french"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
english.MatchFile=Rami match
french.MatchFile=Partie de rami

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version must not stay beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Rami"; Filename: "{app}\rami-desktop.exe"
Name: "{autodesktop}\Rami"; Filename: "{app}\rami-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.rami"; ValueType: string; ValueData: "RamiDesktop.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.rami\OpenWithProgids"; ValueType: string; ValueName: "RamiDesktop.Match"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\RamiDesktop.Match"; ValueType: string; ValueData: "{cm:MatchFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\RamiDesktop.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\rami-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\RamiDesktop.Match\shell\open\command"; ValueType: string; ValueData: """{app}\rami-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\rami-desktop.exe"; Description: "{cm:LaunchProgram,Rami}"; Flags: nowait postinstall skipifsilent
