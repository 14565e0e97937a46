<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Rami</source>
        <translation>À propos de Rami</translation>
    </message>
    <message>
        <source>Parts and licences</source>
        <translation>Composants et licences</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Rami Desktop {version}

French Rami, alone against the computer or around one screen.
Free software under the MIT licence, made with Qt {qt} and PySide6 (LGPL).</source>
        <translation>Rami Desktop {version}

Le rami, seul contre l’ordinateur ou autour d’un écran.
Logiciel libre sous licence MIT, réalisé avec Qt {qt} et PySide6 (LGPL).</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Arrange the hand by suit, by rank or by melds.</source>
        <translation>Ranger la main par couleur, par valeur ou par combinaison.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>&amp;About Rami</source>
        <translation>À &amp;propos de Rami</translation>
    </message>
    <message>
        <source>&amp;Carte!</source>
        <translation>&amp;Carte&#x202f;!</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Piocher</translation>
    </message>
    <message>
        <source>&amp;Fair deal…</source>
        <translation>Donne vérifia&amp;ble…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Conse&amp;il</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Apprendre à &amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>&amp;Lay</source>
        <translation>Po&amp;ser</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Matches and replays…</source>
        <translation>Parties enregis&amp;trées…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>&amp;Scores and log</source>
        <translation>&amp;Scores et journal</translation>
    </message>
    <message>
        <source>&amp;Take the discard</source>
        <translation>Pren&amp;dre la défausse</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>Pour&amp;quoi&#x202f;?</translation>
    </message>
    <message>
        <source>Announce your last card before the next player draws.</source>
        <translation>Annoncer votre dernière carte avant que le joueur suivant ne pioche.</translation>
    </message>
    <message>
        <source>Arrange the hand by rank.</source>
        <translation>Ranger la main par valeur.</translation>
    </message>
    <message>
        <source>Arrange the hand suit by suit.</source>
        <translation>Ranger la main couleur par couleur.</translation>
    </message>
    <message>
        <source>Back to the start &amp;page</source>
        <translation>Revenir à l’&amp;accueil</translation>
    </message>
    <message>
        <source>Choose the rules and the players.</source>
        <translation>Choisir les règles et les joueurs.</translation>
    </message>
    <message>
        <source>Close the program; the match is kept.</source>
        <translation>Fermer le programme&#x202f;; la partie est conservée.</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>Décompt&amp;e</translation>
    </message>
    <message>
        <source>D&amp;iscard</source>
        <translation>Dé&amp;fausser</translation>
    </message>
    <message>
        <source>Deal again.</source>
        <translation>Distribuer de nouveau.</translation>
    </message>
    <message>
        <source>Discard the selected card, which ends your turn.</source>
        <translation>Défausser la carte choisie, ce qui termine votre tour.</translation>
    </message>
    <message>
        <source>Do again what was taken back.</source>
        <translation>Refaire ce qui vient d’être annulé.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Prendre la première carte de la pioche.</translation>
    </message>
    <message>
        <source>Go on with a match saved in a file.</source>
        <translation>Reprendre une partie enregistrée dans un fichier.</translation>
    </message>
    <message>
        <source>Go on with a match, or watch it again.</source>
        <translation>Reprendre une partie ou la revoir.</translation>
    </message>
    <message>
        <source>How thin&amp;gs stand</source>
        <translation>Situation du &amp;jeu</translation>
    </message>
    <message>
        <source>It’s m&amp;e</source>
        <translation>C’est &amp;moi</translation>
    </message>
    <message>
        <source>Keep this match as it stands in the list of matches.</source>
        <translation>Garder cette partie, telle qu’elle est, dans la liste des parties.</translation>
    </message>
    <message>
        <source>Language, pace, cards and colours.</source>
        <translation>Langue, rythme, cartes et couleurs.</translation>
    </message>
    <message>
        <source>Lay the prepared melds, or the best opening that the hand holds.</source>
        <translation>Poser les combinaisons préparées, ou la meilleure ouverture de la main.</translation>
    </message>
    <message>
        <source>Lay the selected cards in front of you as a meld.</source>
        <translation>Poser devant vous les cartes choisies, en une combinaison.</translation>
    </message>
    <message>
        <source>Learn the game in a guided first deal.</source>
        <translation>Apprendre le jeu dans une première manche guidée.</translation>
    </message>
    <message>
        <source>Leave the table; the match waits there.</source>
        <translation>Quitter la table&#x202f;; la partie vous attend.</translation>
    </message>
    <message>
        <source>Let the table fill the screen.</source>
        <translation>Étendre la table à tout l’écran.</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Montrer toutes les touches.</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Manc&amp;he suivante</translation>
    </message>
    <message>
        <source>Open the rules at what was refused last.</source>
        <translation>Ouvrir les règles au point du dernier refus.</translation>
    </message>
    <message>
        <source>Put &amp;back</source>
        <translation>&amp;Reposer</translation>
    </message>
    <message>
        <source>Put the taken discard back and draw from the stock instead.</source>
        <translation>Reposer la carte prise à la défausse et piocher à la place.</translation>
    </message>
    <message>
        <source>Put together what belongs together.</source>
        <translation>Regrouper ce qui va ensemble.</translation>
    </message>
    <message>
        <source>Quick &amp;game</source>
        <translation>Partie &amp;rapide</translation>
    </message>
    <message>
        <source>Read the rules of the five rule sets.</source>
        <translation>Lire les règles des cinq variantes.</translation>
    </message>
    <message>
        <source>Save &amp;under a name…</source>
        <translation>Enregistrer so&amp;us un nom…</translation>
    </message>
    <message>
        <source>Say whose turn it is, what lies on the piles, and how the others stand.</source>
        <translation>Dire à qui c’est de jouer, ce qu’il y a à la pioche et à la défausse, et où en sont les autres.</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>See what was promised before the deal, and check it afterwards.</source>
        <translation>Voir ce qui a été promis avant la donne et le vérifier ensuite.</translation>
    </message>
    <message>
        <source>Show a good move and why it is one.</source>
        <translation>Montrer un bon coup et dire pourquoi.</translation>
    </message>
    <message>
        <source>Show again what the others did since your last turn.</source>
        <translation>Revoir ce que les autres ont fait depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Show how the deal was counted.</source>
        <translation>Montrer le décompte de la manche.</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the table.</source>
        <translation>Montrer ou cacher le panneau à côté de la table.</translation>
    </message>
    <message>
        <source>Show the hand of the player whose turn it is.</source>
        <translation>Montrer la main du joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Sort by &amp;melds</source>
        <translation>Trier par combi&amp;naison</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Trier par coule&amp;ur</translation>
    </message>
    <message>
        <source>Sort by ran&amp;k</source>
        <translation>Trier par va&amp;leur</translation>
    </message>
    <message>
        <source>Start at once with the rules and players of last time.</source>
        <translation>Commencer tout de suite, avec les règles et les joueurs de la dernière fois.</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
        <source>Take back the last step of this turn; what was drawn stays drawn.</source>
        <translation>Annuler la dernière étape de ce tour&#x202f;; ce qui est pioché reste pioché.</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile; it must be laid in this turn.</source>
        <translation>Prendre la carte du dessus de la défausse&#x202f;; il faudra la poser dans ce tour.</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Version et licence.</translation>
    </message>
    <message>
        <source>What was played and won.</source>
        <translation>Ce qui a été joué et gagné.</translation>
    </message>
    <message>
        <source>Write this match to a file, to keep it or send it to somebody.</source>
        <translation>Enregistrer cette partie dans un fichier, pour la garder ou l’envoyer.</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>Holds %n point(s).</source>
        <translation>
            <numerusform>Il reste %n point en main.</numerusform>
            <numerusform>Il reste %n points en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lightest hand with %n point(s): collects the differences.</source>
        <translation>
            <numerusform>Main la plus légère, %n point&#x202f;: encaisse les différences.</numerusform>
            <numerusform>Main la plus légère, %n points&#x202f;: encaisse les différences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not opened: %n point(s), whatever the hand holds.</source>
        <translation>
            <numerusform>Pas ouvert&#x202f;: %n point, quelle que soit la main.</numerusform>
            <numerusform>Pas ouvert&#x202f;: %n points, quelle que soit la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out.</source>
        <translation>A terminé.</translation>
    </message>
    <message>
        <source>Out: collects what the others hold.</source>
        <translation>A terminé&#x202f;: encaisse ce que les autres ont en main.</translation>
    </message>
    <message>
        <source>The last deal counts {factor} times.</source>
        <translation>La dernière manche compte {factor} fois.</translation>
    </message>
    <message>
        <source>Times {factor} for going out at once.</source>
        <translation>Multiplié par {factor}&#x202f;: tout posé d’un coup.</translation>
    </message>
    <message>
        <source>Times {factor} for the rami sec.</source>
        <translation>Multiplié par {factor}&#x202f;: rami sec.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>A report without anybody&apos;s cards was written to:
{path}</source>
        <translation>Un rapport, qui ne montre les cartes de personne, a été écrit ici&#x202f;:
{path}</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is on disk and goes on from there.</source>
        <translation>Le programme a rencontré un problème. Votre partie est enregistrée et reprend de là.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It’s me</source>
        <translation>C’est moi</translation>
    </message>
    <message>
        <source>It’s me, {name}</source>
        <translation>C’est moi, {name}</translation>
    </message>
    <message>
        <source>What happened meanwhile is shown then. The others look away, please.</source>
        <translation>Ce qui s’est passé entre-temps sera montré. Les autres détournent les yeux, s’il vous plaît.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
</context>
<context>
    <name>DealHistory</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Totals over the deals</source>
        <translation>Totaux au fil des manches</translation>
    </message>
</context>
<context>
    <name>DealOverPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Revoir la table</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>Prochain donneur&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard {card} and end your turn?</source>
        <translation>Défausser {card} et finir votre tour&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Brick red</source>
        <translation>Rouge brique</translation>
    </message>
    <message>
        <source>Choose a picture and a colour.</source>
        <translation>Choisir une image et une couleur.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Initiale</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocre</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Spade</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Bleu canard</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>{picture}, {colour}</source>
        <translation>{picture}, {colour}</translation>
    </message>
</context>
<context>
    <name>FairDialog</name>
    <message>
        <source>&amp;Copy the line</source>
        <translation>&amp;Copier la ligne</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Manche</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Donne vérifiable</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Line for a terminal</source>
        <translation>Ligne pour un terminal</translation>
    </message>
    <message>
        <source>Note the fingerprint, or take a picture of it. When the deal is over, its salt and the order of the cards stand here, and everybody can check that nothing was changed.</source>
        <translation>Notez l’empreinte ou prenez-la en photo. La manche finie, son sel et l’ordre des cartes figurent ici, et chacun peut vérifier que rien n’a été changé.</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Sel</translation>
    </message>
    <message>
        <source>The pack is shuffled before the deal, and its order settled by a fingerprint (SHA-256) of a secret salt and the cards. Nobody can change a card afterwards without another fingerprint; nobody can read the cards from it.</source>
        <translation>Le paquet est mélangé avant la donne, et son ordre fixé par une empreinte (SHA-256) d’un sel secret et des cartes. Personne ne peut ensuite changer une carte sans changer l’empreinte&#x202f;; personne ne peut y lire les cartes.</translation>
    </message>
    <message>
        <source>To check it without this program, put this line into a terminal (on Windows into Git Bash or WSL; on a Mac that has no sha256sum, shasum -a 256 does the same). What sha256sum prints must be the fingerprint that was shown before the deal. The cards stand in the order in which they were dealt, the first one first; S is ♠, H ♥, D ♦, C ♣ and * a joker.</source>
        <translation>Pour vérifier sans ce programme, collez cette ligne dans un terminal (sous Windows, dans Git Bash ou WSL&#x202f;; sur un Mac sans sha256sum, shasum -a 256 fait de même). Ce qu’affiche sha256sum doit être l’empreinte montrée avant la donne. Les cartes figurent dans l’ordre où elles ont été données, la première d’abord&#x202f;; S est ♠, H ♥, D ♦, C ♣, J, Q et K le valet, la dame et le roi, * un joker.</translation>
    </message>
    <message>
        <source>told after the deal</source>
        <translation>dit après la manche</translation>
    </message>
    <message>
        <source>✓ The cards are those that were promised before the deal.</source>
        <translation>✓ Les cartes sont celles promises avant la donne.</translation>
    </message>
    <message>
        <source>✗ The cards are not those that were promised.</source>
        <translation>✗ Les cartes ne sont pas celles promises.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Export the rule set</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>Matches of Rami (*{suffix})</source>
        <translation>Parties de rami (*{suffix})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Rule sets of Rami (*{suffix})</source>
        <translation>Règles de Rami (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <translation>Tableaux (*{suffix})</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>2, from six players on 3</source>
        <translation>2, et 3 à partir de six joueurs</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>After how many deals, or with how many points, it ends.</source>
        <translation>Après combien de manches, ou à combien de points, elle s’arrête.</translation>
    </message>
    <message>
        <source>Counting and winning</source>
        <translation>Compter et gagner</translation>
    </message>
    <message>
        <source>Each pack has 52 cards and two jokers; more packs suit more players.</source>
        <translation>Chaque jeu compte 52 cartes et deux jokers&#x202f;; plus de joueurs, plus de jeux.</translation>
    </message>
    <message>
        <source>Going out at once</source>
        <translation>Tout poser d’un coup</translation>
    </message>
    <message>
        <source>How a deal is counted when the stock has run out.</source>
        <translation>Comment se compte une manche quand la pioche est épuisée.</translation>
    </message>
    <message>
        <source>How many cards are drawn for forgetting it.</source>
        <translation>Combien de cartes on pioche pour l’avoir oublié.</translation>
    </message>
    <message>
        <source>How many cards everybody is dealt.</source>
        <translation>Combien de cartes chacun reçoit.</translation>
    </message>
    <message>
        <source>How many jokers one run may hold.</source>
        <translation>Combien de jokers une suite peut contenir.</translation>
    </message>
    <message>
        <source>How many jokers one set may hold.</source>
        <translation>Combien de jokers un brelan ou carré peut contenir.</translation>
    </message>
    <message>
        <source>How many real cards every meld needs.</source>
        <translation>Combien de vraies cartes il faut dans chaque combinaison.</translation>
    </message>
    <message>
        <source>How often in a deal the discards become a new stock before it is blocked.</source>
        <translation>Combien de fois par manche la défausse redevient pioche avant le blocage.</translation>
    </message>
    <message>
        <source>In the first lay: an ace after a king.</source>
        <translation>Dans la première pose&#x202f;: un as après un roi.</translation>
    </message>
    <message>
        <source>In the first lay: an ace among aces.</source>
        <translation>Dans la première pose&#x202f;: un as parmi des as.</translation>
    </message>
    <message>
        <source>In the first lay: an ace before a two.</source>
        <translation>Dans la première pose&#x202f;: un as devant un deux.</translation>
    </message>
    <message>
        <source>In the first lay: what a joker counts, its card or a fixed number.</source>
        <translation>Dans la première pose&#x202f;: ce que compte un joker, sa carte ou un nombre fixe.</translation>
    </message>
    <message>
        <source>Jokers on the table</source>
        <translation>Les jokers sur la table</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Les combinaisons</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>L’ouverture</translation>
    </message>
    <message>
        <source>The clock of a turn; it never lays a meld.</source>
        <translation>La pendule d’un tour&#x202f;; elle ne pose jamais de combinaison.</translation>
    </message>
    <message>
        <source>The multiplier instead when the last discard is a joker.</source>
        <translation>Le multiplicateur si la dernière défausse est un joker.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>What a joker left in a hand costs.</source>
        <translation>Ce que coûte un joker resté en main.</translation>
    </message>
    <message>
        <source>What a loser pays who has not opened; with none, what the hand holds.</source>
        <translation>Ce que paie un perdant qui n’a pas ouvert&#x202f;; sans nombre, ce qu’il a en main.</translation>
    </message>
    <message>
        <source>What an ace left in a hand costs.</source>
        <translation>Ce que coûte un as resté en main.</translation>
    </message>
    <message>
        <source>What cards count</source>
        <translation>La valeur des cartes</translation>
    </message>
    <message>
        <source>What every loser pays instead of a multiple.</source>
        <translation>Ce que paie chaque perdant au lieu d’un multiple.</translation>
    </message>
    <message>
        <source>What must become of a joker taken from the table, in the same turn.</source>
        <translation>Ce que doit devenir, dans le même tour, un joker pris sur la table.</translation>
    </message>
    <message>
        <source>What putting a taken discard back costs: nothing, or the bonus of a rami sec.</source>
        <translation>Ce que coûte de reposer la carte prise&#x202f;: rien, ou la prime du rami sec.</translation>
    </message>
    <message>
        <source>What the last deal is multiplied by; 1000 is the “partie à 1000”.</source>
        <translation>Par quoi la dernière manche est multipliée&#x202f;; 1000, c’est la «&#x202f;partie à 1000&#x202f;».</translation>
    </message>
    <message>
        <source>What the melds of the first lay must count together.</source>
        <translation>Ce que doivent compter ensemble les combinaisons de la première pose.</translation>
    </message>
    <message>
        <source>What the points are multiplied by: for no joker laid in that turn, one, two, and so on; the last number serves for more.</source>
        <translation>Par quoi les points sont multipliés&#x202f;: pour zéro joker posé dans ce tour, un, deux, et ainsi de suite&#x202f;; le dernier nombre vaut au-delà.</translation>
    </message>
    <message>
        <source>When laying the whole hand in a single turn is paid more.</source>
        <translation>Quand poser toute sa main en un seul tour rapporte davantage.</translation>
    </message>
    <message>
        <source>When the joker of a set may be taken for a real card.</source>
        <translation>Quand on peut prendre le joker d’un brelan contre la vraie carte.</translation>
    </message>
    <message>
        <source>Whether a card taken from the discards must lie in the first lay itself.</source>
        <translation>Si la carte prise à la défausse doit figurer dans la première pose même.</translation>
    </message>
    <message>
        <source>Whether a joker in a run only stands for a card whose copies all lie on the table.</source>
        <translation>Si un joker ne remplace, dans une suite, qu’une carte dont tous les exemplaires sont sur la table.</translation>
    </message>
    <message>
        <source>Whether a joker may be added to the clean run of somebody else.</source>
        <translation>Si l’on peut ajouter un joker à la tierce franche d’un autre.</translation>
    </message>
    <message>
        <source>Whether a player left with one card has to say “carte”.</source>
        <translation>Si un joueur à qui il reste une carte doit dire «&#x202f;carte&#x202f;».</translation>
    </message>
    <message>
        <source>Whether a player with a single card may take the discard.</source>
        <translation>Si un joueur à une seule carte peut prendre la défausse.</translation>
    </message>
    <message>
        <source>Whether a run may go on after the ace: queen, king, ace, two.</source>
        <translation>Si une suite peut continuer après l’as&#x202f;: dame, roi, as, deux.</translation>
    </message>
    <message>
        <source>Whether a second copy of an inner card may divide a run in two.</source>
        <translation>Si un second exemplaire d’une carte du milieu peut couper une suite en deux.</translation>
    </message>
    <message>
        <source>Whether cards added to melds of others count for the first lay.</source>
        <translation>Si les cartes ajoutées chez les autres comptent dans la première pose.</translation>
    </message>
    <message>
        <source>Whether cards may be taken out of melds, to be laid in new ones.</source>
        <translation>Si l’on peut récupérer des cartes de combinaisons pour en poser de nouvelles.</translation>
    </message>
    <message>
        <source>Whether few or many points win.</source>
        <translation>Si ce sont peu ou beaucoup de points qui gagnent.</translation>
    </message>
    <message>
        <source>Whether it still counts when melds on the table helped.</source>
        <translation>Si cela compte encore quand des combinaisons de la table ont aidé.</translation>
    </message>
    <message>
        <source>Whether the dealer has a card too many, or draws, or a card is turned up.</source>
        <translation>Le donneur a une carte de plus, ou il pioche, ou une carte est retournée.</translation>
    </message>
    <message>
        <source>Whether the first lay must hold a run without a joker.</source>
        <translation>Si la première pose doit contenir une suite sans joker.</translation>
    </message>
    <message>
        <source>Whether the last card of a hand is discarded, laid, or either.</source>
        <translation>Si la dernière carte se défausse, se pose, ou l’un ou l’autre.</translation>
    </message>
    <message>
        <source>Whether the losers write down their cards or the winner collects them.</source>
        <translation>Si les perdants marquent leurs cartes ou si le gagnant les encaisse.</translation>
    </message>
    <message>
        <source>Whether the neighbour cuts the pack before it is dealt; chance stays chance.</source>
        <translation>Si le voisin coupe le paquet avant la donne&#x202f;; le hasard reste le hasard.</translation>
    </message>
    <message>
        <source>Whether the points and the clean run of a first lay are needed all the same.</source>
        <translation>Si les points et la tierce franche d’une première pose restent exigés.</translation>
    </message>
    <message>
        <source>Whether two jokers may lie side by side in a run.</source>
        <translation>Si deux jokers peuvent se toucher dans une suite.</translation>
    </message>
    <message>
        <source>Who deals the first deal; afterwards the deal passes to the left.</source>
        <translation>Qui donne la première fois&#x202f;; ensuite la donne passe à gauche.</translation>
    </message>
    <message>
        <source>Who takes the discard before having opened needs this many points instead.</source>
        <translation>Qui prend la défausse sans avoir ouvert doit atteindre ce nombre de points.</translation>
    </message>
    <message>
        <source>With 14 cards a run may begin and end with an ace, with 13 it may not.</source>
        <translation>À 14 cartes, une suite peut commencer et finir par un as&#x202f;; à 13, non.</translation>
    </message>
    <message>
        <source>With fewer at the table the game is not offered.</source>
        <translation>Avec moins de joueurs, ce jeu n’est pas proposé.</translation>
    </message>
    <message>
        <source>With more at the table the game is not offered.</source>
        <translation>Avec plus de joueurs, ce jeu n’est pas proposé.</translation>
    </message>
    <message>
        <source>With so few cards left after it, the first lay needs no points.</source>
        <translation>S’il reste si peu de cartes ensuite, la première pose ne demande aucun point.</translation>
    </message>
    <message>
        <source>a card is turned up</source>
        <translation>une carte retournée</translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>après %n manche</numerusform>
            <numerusform>après %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>all rule sets</source>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>before any rival has opened</source>
        <translation>avant toute ouverture adverse</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>le hasard</translation>
    </message>
    <message>
        <source>costs the rami sec</source>
        <translation>coûte le rami sec</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussée</translation>
    </message>
    <message>
        <source>either</source>
        <translation>l’un ou l’autre</translation>
    </message>
    <message>
        <source>everybody counts</source>
        <translation>tout le monde compte</translation>
    </message>
    <message>
        <source>for any missing suit</source>
        <translation>pour toute couleur absente</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>from sets of four</source>
        <translation>dans un carré</translation>
    </message>
    <message>
        <source>its card</source>
        <translation>sa carte</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>posée</translation>
    </message>
    <message>
        <source>laid anywhere</source>
        <translation>posé n’importe où</translation>
    </message>
    <message>
        <source>laid in a new meld</source>
        <translation>posé dans une nouvelle combinaison</translation>
    </message>
    <message>
        <source>laid or discarded</source>
        <translation>posé ou défaussé</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>the dealer draws first</source>
        <translation>le donneur pioche d’abord</translation>
    </message>
    <message>
        <source>the dealer has a card more</source>
        <translation>une carte de plus au donneur</translation>
    </message>
    <message>
        <source>the fewest points</source>
        <translation>le moins de points</translation>
    </message>
    <message>
        <source>the highest card drawn</source>
        <translation>la plus haute carte tirée</translation>
    </message>
    <message>
        <source>the lightest hand wins</source>
        <translation>la main la plus légère gagne</translation>
    </message>
    <message>
        <source>the losers write down</source>
        <translation>les perdants marquent</translation>
    </message>
    <message>
        <source>the most points</source>
        <translation>le plus de points</translation>
    </message>
    <message>
        <source>the player must</source>
        <translation>le joueur le doit</translation>
    </message>
    <message>
        <source>the program says it</source>
        <translation>le programme l’annonce</translation>
    </message>
    <message>
        <source>the winner collects</source>
        <translation>le gagnant encaisse</translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>à %n point</numerusform>
            <numerusform>à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message numerus="yes">
        <source>%n rule(s) different</source>
        <translation>
            <numerusform>%n règle différente</numerusform>
            <numerusform>%n règles différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Only what is different</source>
        <translation>&amp;Seulement les différences</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>Par&amp;tir de</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Give these rules a name to keep and play them.</source>
        <translation>Donnez un nom à ces règles pour les garder et les jouer.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Keep and use</source>
        <translation>Garder et jouer</translation>
    </message>
    <message>
        <source>as in: At Grandmother’s</source>
        <translation>par exemple&#x202f;: Chez Mamie</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Act on the place: draw, take, lay, discard.</source>
        <translation>Agir sur l’endroit&#x202f;: piocher, prendre, poser, défausser.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Let go of a dragged card, clear the selection.</source>
        <translation>Lâcher une carte tenue, effacer le choix.</translation>
    </message>
    <message>
        <source>Move from card to card and from place to place.</source>
        <translation>Aller de carte en carte et d’un endroit à l’autre.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Select a card, or finish a running animation.</source>
        <translation>Choisir une carte, ou abréger une animation.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A clean run</source>
        <translation>Une tierce franche</translation>
    </message>
    <message>
        <source>A joker stands for any card. One that you have freed must be used in the same turn: your two queens are waiting for a third.</source>
        <translation>Le joker remplace n’importe quelle carte. Celui que vous avez récupéré doit servir dans le même tour&#x202f;: vos deux dames en attendent une troisième.</translation>
    </message>
    <message>
        <source>A set</source>
        <translation>Un brelan</translation>
    </message>
    <message>
        <source>A third three! Lay the set; one card must be left, for in these rules the last card is always discarded.</source>
        <translation>Un troisième trois&#x202f;! Posez le brelan&#x202f;; il doit vous rester une carte, car dans cette règle la dernière se défausse toujours.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>Compléter une combinaison</translation>
    </message>
    <message>
        <source>Cards that belong together are easier to see side by side. You can also drag single cards to where you want them.</source>
        <translation>Les cartes qui vont ensemble se voient mieux côte à côte. Vous pouvez aussi glisser chaque carte où vous voulez.</translation>
    </message>
    <message>
        <source>Choose “Open”, or press O.</source>
        <translation>Choisissez «&#x202f;Ouvrir&#x202f;», ou appuyez sur O.</translation>
    </message>
    <message>
        <source>Choose “Sort”, or press 3 to sort by melds.</source>
        <translation>Choisissez «&#x202f;Trier&#x202f;», ou appuyez sur 3 pour trier par combinaisons.</translation>
    </message>
    <message>
        <source>Click on the discard pile, or press T.</source>
        <translation>Cliquez sur la défausse, ou appuyez sur T.</translation>
    </message>
    <message>
        <source>Click on the stock, or press D.</source>
        <translation>Cliquez sur la pioche, ou appuyez sur D.</translation>
    </message>
    <message>
        <source>Click on {cards}, then drag them in front of you, or press L.</source>
        <translation>Cliquez sur {cards}, puis glissez-les devant vous, ou appuyez sur L.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Se défausser</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Défaussez-vous de votre dernière carte.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Défaussez {card}.</translation>
    </message>
    <message>
        <source>Drag {card} onto that joker.</source>
        <translation>Glissez {card} sur ce joker.</translation>
    </message>
    <message>
        <source>Drag {card} onto the discard pile, or click on it and press X.</source>
        <translation>Glissez {card} sur la défausse, ou cliquez dessus, puis appuyez sur X.</translation>
    </message>
    <message>
        <source>Drag {card} onto your run, or click on it and then on the run.</source>
        <translation>Glissez {card} sur votre suite, ou cliquez dessus, puis sur la suite.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piochez une carte</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Prenez une carte à la pioche.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Finir son tour</translation>
    </message>
    <message>
        <source>Every turn ends with a discard. Give away what fits nothing: {card} has no neighbour and no twin.</source>
        <translation>Chaque tour se termine par une défausse. Donnez ce qui ne va avec rien&#x202f;: {card} n’a ni voisine ni jumelle.</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Lay {cards} in front of you.</source>
        <translation>Posez {cards} devant vous.</translation>
    </message>
    <message>
        <source>Now play a real game, or do the lesson again.</source>
        <translation>À présent, jouez une vraie partie, ou refaites la leçon.</translation>
    </message>
    <message>
        <source>Now {name} draws, lays and discards; you see what lies open.</source>
        <translation>À présent, {name} pioche, pose et se défausse&#x202f;; vous voyez ce qui est sur la table.</translation>
    </message>
    <message>
        <source>Once you have opened, you may add cards to any meld on the table, also to those of the others. The card that you took glows until it is laid.</source>
        <translation>Une fois que vous avez ouvert, vous pouvez compléter toutes les combinaisons de la table, même celles des autres. La carte prise brille tant qu’elle n’est pas posée.</translation>
    </message>
    <message>
        <source>One card is missing</source>
        <translation>Il manque une carte</translation>
    </message>
    <message>
        <source>Open with 51 points</source>
        <translation>Ouvrir à 51 points</translation>
    </message>
    <message>
        <source>Prepare {cards} in the same way.</source>
        <translation>Préparez {cards} de la même façon.</translation>
    </message>
    <message>
        <source>Put your hand in order</source>
        <translation>Ranger sa main</translation>
    </message>
    <message>
        <source>Swap a joker</source>
        <translation>Échanger un joker</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Prendre la défausse</translation>
    </message>
    <message>
        <source>The joker in the run of clubs stands for {card}. Who holds that card may put it in its place and take the joker.</source>
        <translation>Le joker de la suite de trèfle remplace {card}. Qui a cette carte en main peut la mettre à sa place et prendre le joker.</translation>
    </message>
    <message>
        <source>The kings count 10 each, the run 6 + 7 + 8: together 51, just enough. The counter beside the piles has kept count for you.</source>
        <translation>Les rois valent 10 chacun, la suite 6 + 7 + 8&#x202f;: en tout 51, juste assez. Le compteur à côté de la pioche a fait le calcul pour vous.</translation>
    </message>
    <message>
        <source>The last meld</source>
        <translation>La dernière combinaison</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Au tour des autres</translation>
    </message>
    <message>
        <source>Three cards will be left. What is in your hand when somebody goes out counts against you, so high cards go first.</source>
        <translation>Il vous restera trois cartes. Ce que vous avez en main quand quelqu’un termine compte contre vous&#x202f;: on se défausse d’abord des grosses cartes.</translation>
    </message>
    <message>
        <source>Three or four cards of one rank in different suits make a set. Before you have opened, you may lay melds out in front of you and take them back: nothing is laid.</source>
        <translation>Trois cartes de même valeur et de couleurs différentes font un brelan, quatre un carré. Avant d’avoir ouvert, vous pouvez préparer des combinaisons devant vous et les reprendre&#x202f;: rien n’est posé.</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in a row make a run; without a joker it is a clean run. You need one to open.</source>
        <translation>Trois cartes ou plus de la même couleur qui se suivent font une suite&#x202f;; sans joker, c’est une tierce franche. Il en faut une pour ouvrir.</translation>
    </message>
    <message>
        <source>Use the joker</source>
        <translation>Utiliser le joker</translation>
    </message>
    <message>
        <source>Wait until it is your turn again.</source>
        <translation>Attendez que ce soit de nouveau à vous.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>You have drawn, opened, added, swapped a joker and gone out. All the rest stands in the rules (F2), and the hint (H) shows a good move at any time.</source>
        <translation>Vous avez pioché, ouvert, complété, échangé un joker et terminé. Tout le reste est dans les règles (F2), et le conseil (H) montre un bon coup à tout moment.</translation>
    </message>
    <message>
        <source>You hold two threes. A third one would be enough to go out.</source>
        <translation>Vous avez deux trois. Un troisième suffirait pour terminer.</translation>
    </message>
    <message>
        <source>Your aim is to get rid of all your cards. Every turn begins with a card: from the stock, whose cards nobody knows, or the one that was discarded last.</source>
        <translation>Le but est de vous débarrasser de toutes vos cartes. Chaque tour commence par une carte&#x202f;: celle du dessus de la pioche, que personne ne connaît, ou la dernière défaussée.</translation>
    </message>
    <message>
        <source>Your last card ends the deal: you mark nothing, the others count what they hold. “Carte” is said for you here; in most rules you say it yourself.</source>
        <translation>Votre dernière carte finit la manche&#x202f;: vous ne marquez rien, les autres comptent ce qu’ils ont en main. Ici, «&#x202f;carte&#x202f;» est dit pour vous&#x202f;; d’habitude, c’est à vous de l’annoncer.</translation>
    </message>
    <message>
        <source>{card} was discarded, and it continues your run. You may take it instead of drawing, if you lay it in the same turn.</source>
        <translation>{card} vient d’être défaussé et prolonge votre suite. Vous pouvez le prendre au lieu de piocher, à condition de le poser dans le même tour.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>How far the lesson is</source>
        <translation>Avancement de la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermédiaire</translation>
    </message>
</context>
<context>
    <name>MatchEndEditor</name>
    <message>
        <source>deals</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
</context>
<context>
    <name>MatchOverPage</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Last count</source>
        <translation>Dernier décompte</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Totals over the deals</source>
        <translation>Totaux au fil des manches</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>a rank, as in: 1.</comment>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%n file(s) could not be read and stay as they are.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu et reste tel quel.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus et restent tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches and replays</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Joueurs et points</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>There is no match yet.</source>
        <translation>Il n’y a pas encore de partie.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source> / </source>
        <comment>between the melds of one action</comment>
        <translation> / </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still help {card}; none of your loose cards waits for fewer.</source>
        <translation>
            <numerusform>%n carte peut encore aller avec {card}&#x202f;; aucune de vos cartes isolées n’a moins de chances.</numerusform>
            <numerusform>%n cartes peuvent encore aller avec {card}&#x202f;; aucune de vos cartes isolées n’a moins de chances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing to open: these melds count {points}, an opening needs {needed}.</source>
        <translation>
            <numerusform>Il manque %n point pour ouvrir&#x202f;: vos combinaisons font {points}, il en faut {needed}.</numerusform>
            <numerusform>Il manque %n points pour ouvrir&#x202f;: vos combinaisons font {points}, il en faut {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A joker may not be laid on the clean run of another player.</source>
        <translation>On n’ajoute pas de joker à la tierce franche d’un autre joueur.</translation>
    </message>
    <message>
        <source>A joker may stand for {card} in a run only when every {card} lies on the table.</source>
        <translation>Dans une suite, un joker ne remplace {card} que si tous les exemplaires de cette carte sont sur la table.</translation>
    </message>
    <message>
        <source>A meld has at least three cards.</source>
        <translation>Une combinaison a au moins trois cartes.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s) that are no jokers.</source>
        <translation>
            <numerusform>Il faut au moins %n vraie carte dans une combinaison.</numerusform>
            <numerusform>Il faut au moins %n vraies cartes dans une combinaison.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run cannot hold the same card twice.</source>
        <translation>Une suite ne contient jamais deux fois la même carte.</translation>
    </message>
    <message numerus="yes">
        <source>A run may hold at most %n joker(s).</source>
        <translation>
            <numerusform>Une suite n’admet pas plus de %n joker.</numerusform>
            <numerusform>Une suite n’admet pas plus de %n jokers.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set cannot hold the same suit twice.</source>
        <translation>Un brelan ou un carré ne contient jamais deux fois la même couleur.</translation>
    </message>
    <message numerus="yes">
        <source>A set may hold at most %n joker(s).</source>
        <translation>
            <numerusform>Un brelan ou un carré n’admet pas plus de %n joker.</numerusform>
            <numerusform>Un brelan ou un carré n’admet pas plus de %n jokers.</numerusform>
        </translation>
    </message>
    <message>
        <source>An ace stands at the end of a run, never in the middle.</source>
        <translation>L’as se place à un bout de la suite, jamais au milieu.</translation>
    </message>
    <message numerus="yes">
        <source>An opening needs a clean run. Keep {kept}: %n card(s) can still make it one ({wanted}).</source>
        <translation>
            <numerusform>Pour ouvrir, il faut une tierce franche. Gardez {kept}&#x202f;: %n carte peut encore en faire une ({wanted}).</numerusform>
            <numerusform>Pour ouvrir, il faut une tierce franche. Gardez {kept}&#x202f;: %n cartes peuvent encore en faire une ({wanted}).</numerusform>
        </translation>
    </message>
    <message>
        <source>An opening needs a clean run: one without a joker.</source>
        <translation>Pour ouvrir, il faut une tierce franche&#x202f;: une suite sans joker.</translation>
    </message>
    <message>
        <source>Announcing the last card</source>
        <translation>Annonce de la dernière carte</translation>
    </message>
    <message>
        <source>Blocked deal</source>
        <translation>Manche bloquée</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartes par joueur</translation>
    </message>
    <message>
        <source>Clean run to open</source>
        <translation>Tierce franche pour ouvrir</translation>
    </message>
    <message>
        <source>Cutting the pack</source>
        <translation>Coupe du paquet</translation>
    </message>
    <message>
        <source>Deal {number}: you deal and turn up {card}.</source>
        <translation>Manche {number}&#x202f;: vous distribuez et retournez {card}.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Manche {number}&#x202f;: vous distribuez.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals and turns up {card}.</source>
        <translation>Manche {number}&#x202f;: {name} distribue et retourne {card}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Manche {number}&#x202f;: {name} distribue.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Défaussez {card}.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Prenez une carte à la pioche.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Even with {card} you would not have the clean run that an opening needs.</source>
        <translation>Même avec {card}, il vous manquerait la tierce franche qu’il faut pour ouvrir.</translation>
    </message>
    <message>
        <source>Every card that {card} and {partner} wait for has been seen already.</source>
        <translation>Les cartes attendues par {card} et {partner} sont déjà toutes sorties.</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Chaque tour se termine par une défausse.</translation>
    </message>
    <message>
        <source>Exactly one card is discarded.</source>
        <translation>On défausse une carte, une seule.</translation>
    </message>
    <message>
        <source>Factor for a joker as last discard</source>
        <translation>Multiplicateur si la dernière défausse est un joker</translation>
    </message>
    <message>
        <source>Factor for going out at once</source>
        <translation>Multiplicateur pour tout poser d’un coup</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Nombre minimal de joueurs</translation>
    </message>
    <message>
        <source>First lay what you owe the table: {cards}.</source>
        <translation>Posez d’abord ce que vous devez à la table&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Fixed points for going out at once</source>
        <translation>Points fixes pour tout poser d’un coup</translation>
    </message>
    <message>
        <source>Free opening with few cards left</source>
        <translation>Ouverture libre s’il reste peu de cartes</translation>
    </message>
    <message>
        <source>From here there is no good way on: take your last move back.</source>
        <translation>Il n’y a plus rien de bon à jouer après cela&#x202f;: annulez votre dernier coup.</translation>
    </message>
    <message>
        <source>Going out at once</source>
        <translation>Tout poser d’un coup</translation>
    </message>
    <message>
        <source>Going out at once needs an opening</source>
        <translation>Tout poser d’un coup exige l’ouverture</translation>
    </message>
    <message>
        <source>Going out at once with lay-offs</source>
        <translation>Tout poser d’un coup en complétant la table</translation>
    </message>
    <message>
        <source>How a deal begins</source>
        <translation>Début de la manche</translation>
    </message>
    <message numerus="yes">
        <source>In your hand {card} would count %n point(s).</source>
        <translation>
            <numerusform>Dans votre main, {card} compterait %n point.</numerusform>
            <numerusform>Dans votre main, {card} compterait %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index letter of the jack on a card</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Joker on a rival’s clean run</source>
        <translation>Joker sur la tierce franche d’un autre</translation>
    </message>
    <message>
        <source>Joker only for cards on the table</source>
        <translation>Joker réservé aux cartes brûlées</translation>
    </message>
    <message>
        <source>Jokers in a run</source>
        <translation>Jokers dans une suite</translation>
    </message>
    <message>
        <source>Jokers in a set</source>
        <translation>Jokers dans un brelan</translation>
    </message>
    <message>
        <source>Jokers side by side</source>
        <translation>Jokers côte à côte</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index letter of the king on a card</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Keep one card: the turn ends with a discard.</source>
        <translation>Gardez une carte&#x202f;: le tour se termine par une défausse.</translation>
    </message>
    <message>
        <source>Keep {card}: you will need it in this lesson.</source>
        <translation>Gardez {card}&#x202f;: cette carte servira dans la leçon.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept}: %n card(s) can still make it a run ({wanted}).</source>
        <translation>
            <numerusform>Gardez {kept}&#x202f;: %n carte peut encore en faire une suite ({wanted}).</numerusform>
            <numerusform>Gardez {kept}&#x202f;: %n cartes peuvent encore en faire une suite ({wanted}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept}: %n card(s) can still make it a set ({wanted}).</source>
        <translation>
            <numerusform>Gardez {kept}&#x202f;: %n carte peut encore en faire un brelan ({wanted}).</numerusform>
            <numerusform>Gardez {kept}&#x202f;: %n cartes peuvent encore en faire un brelan ({wanted}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {kept}: once you have opened, it goes with {meld}.</source>
        <translation>Gardez {kept}&#x202f;: quand vous aurez ouvert, cette carte complétera {meld}.</translation>
    </message>
    <message>
        <source>Keep {kept}: the next player could take that card and lay it off on {meld}.</source>
        <translation>Gardez {kept}&#x202f;: le joueur suivant pourrait prendre cette carte pour compléter {meld}.</translation>
    </message>
    <message>
        <source>Keep {kept}: those are melds already.</source>
        <translation>Gardez {kept}&#x202f;: ce sont déjà des combinaisons.</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Dernière défausse</translation>
    </message>
    <message>
        <source>Lay melds out in front of you first; nothing of it is binding.</source>
        <translation>Préparez d’abord des combinaisons devant vous&#x202f;; cela n’engage à rien.</translation>
    </message>
    <message>
        <source>Lay {cards} and lay off {added}.</source>
        <translation>Posez {cards} et complétez avec {added}.</translation>
    </message>
    <message>
        <source>Lay {cards} off on a meld.</source>
        <translation>Complétez une combinaison avec {cards}.</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Posez {cards}.</translation>
    </message>
    <message>
        <source>Lay-offs count in the opening</source>
        <translation>Les cartes ajoutées comptent dans l’ouverture</translation>
    </message>
    <message>
        <source>Let the clock end the turn.</source>
        <translation>Laissez la pendule finir le tour.</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Suite la plus longue</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Nombre maximal de joueurs</translation>
    </message>
    <message>
        <source>Natural cards in a meld</source>
        <translation>Vraies cartes dans une combinaison</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>Aucune carte ne retourne à la pioche.</translation>
    </message>
    <message>
        <source>Nobody has a last card to announce now.</source>
        <translation>Personne n’a de dernière carte à annoncer.</translation>
    </message>
    <message numerus="yes">
        <source>None of your loose cards is heavier than {card}: %n point(s).</source>
        <translation>
            <numerusform>{card} compte %n point&#x202f;: aucune de vos cartes isolées n’est plus lourde.</numerusform>
            <numerusform>{card} compte %n points&#x202f;: aucune de vos cartes isolées n’est plus lourde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes with {card}, and in your hand it would count %n point(s).</source>
        <translation>
            <numerusform>Rien ne va avec {card}, qui compterait %n point dans votre main.</numerusform>
            <numerusform>Rien ne va avec {card}, qui compterait %n points dans votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing goes with {card}.</source>
        <translation>Rien ne va avec {card}.</translation>
    </message>
    <message numerus="yes">
        <source>One run becomes two, and your hand counts %n point(s) less.</source>
        <translation>
            <numerusform>La suite se partage en deux, et votre main compte %n point de moins.</numerusform>
            <numerusform>La suite se partage en deux, et votre main compte %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>One thing after the other: first do what the lesson says.</source>
        <translation>Une chose après l’autre&#x202f;: faites d’abord ce que dit la leçon.</translation>
    </message>
    <message>
        <source>Otherwise {card} would have to be laid in this turn.</source>
        <translation>Sinon, {card} serait à poser dans ce tour.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Penalty for not announcing</source>
        <translation>Pénalité pour oubli d’annonce</translation>
    </message>
    <message>
        <source>Points of a high ace</source>
        <translation>Points de l’as après le roi</translation>
    </message>
    <message>
        <source>Points of a joker in hand</source>
        <translation>Points du joker en main</translation>
    </message>
    <message>
        <source>Points of a joker in the opening</source>
        <translation>Points du joker dans l’ouverture</translation>
    </message>
    <message>
        <source>Points of a low ace</source>
        <translation>Points de l’as devant le deux</translation>
    </message>
    <message>
        <source>Points of a seat that has not opened</source>
        <translation>Points d’un joueur qui n’a pas ouvert</translation>
    </message>
    <message>
        <source>Points of an ace in a set</source>
        <translation>Points de l’as dans un brelan</translation>
    </message>
    <message>
        <source>Points of an ace in hand</source>
        <translation>Points de l’as en main</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Points pour ouvrir</translation>
    </message>
    <message>
        <source>Points to open after taking the discard</source>
        <translation>Points pour ouvrir après avoir pris la défausse</translation>
    </message>
    <message>
        <source>Pulling cards out of melds</source>
        <translation>Récupération de cartes posées</translation>
    </message>
    <message>
        <source>Put the taken card back.</source>
        <translation>Reposez la carte prise.</translation>
    </message>
    <message>
        <source>Putting the discard back</source>
        <translation>Reposer la défausse</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index letter of the queen on a card</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Rami sec! You go out before the others have opened: what is counted is multiplied by {factor}.</source>
        <translation>Rami sec&#x202f;! Vous terminez avant que les autres aient ouvert&#x202f;: les points sont multipliés par {factor}.</translation>
    </message>
    <message>
        <source>Renewals of the stock</source>
        <translation>Renouvellements de la pioche</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Règle du jeu</translation>
    </message>
    <message>
        <source>Runs around the ace</source>
        <translation>Suites à cheval sur l’as</translation>
    </message>
    <message>
        <source>Say “carte”.</source>
        <translation>Dites «&#x202f;carte&#x202f;».</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Select cards of your hand first.</source>
        <translation>Choisissez d’abord des cartes de votre main.</translation>
    </message>
    <message>
        <source>Split a run with {card}.</source>
        <translation>Partagez une suite avec {card}.</translation>
    </message>
    <message>
        <source>Splitting runs</source>
        <translation>Partage des suites</translation>
    </message>
    <message>
        <source>Such a position cannot occur in a game.</source>
        <translation>Une telle position ne peut pas se présenter.</translation>
    </message>
    <message>
        <source>Swap {card} for a joker.</source>
        <translation>Échangez {card} contre un joker.</translation>
    </message>
    <message>
        <source>Swapping a joker in a set</source>
        <translation>Échange d’un joker dans un brelan</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile.</source>
        <translation>Prenez la carte du dessus de la défausse.</translation>
    </message>
    <message>
        <source>Take {card} out of its meld.</source>
        <translation>Récupérez {card} sur la table.</translation>
    </message>
    <message>
        <source>Taken card must be in the opening</source>
        <translation>Carte prise exigée dans l’ouverture</translation>
    </message>
    <message>
        <source>Taking the discard with one card</source>
        <translation>Prendre la défausse à carte</translation>
    </message>
    <message numerus="yes">
        <source>That fits {meld}: %n point(s) less in your hand.</source>
        <translation>
            <numerusform>Cela complète {meld}&#x202f;: %n point de moins dans votre main.</numerusform>
            <numerusform>Cela complète {meld}&#x202f;: %n points de moins dans votre main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n point(s) less in your hand.</source>
        <translation>
            <numerusform>C’est %n point de moins dans votre main.</numerusform>
            <numerusform>C’est %n points de moins dans votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is too many cards for one meld.</source>
        <translation>C’est trop de cartes pour une combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n point(s), and {needed} are enough to open.</source>
        <translation>
            <numerusform>Cela fait %n point, et {needed} suffisent pour ouvrir.</numerusform>
            <numerusform>Cela fait %n points, et {needed} suffisent pour ouvrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n point(s), {needed} are enough, and {run} is your clean run.</source>
        <translation>
            <numerusform>Cela fait %n point, {needed} suffisent, et {run} est votre tierce franche.</numerusform>
            <numerusform>Cela fait %n points, {needed} suffisent, et {run} est votre tierce franche.</numerusform>
        </translation>
    </message>
    <message>
        <source>That meld is no longer on the table.</source>
        <translation>Cette combinaison n’est plus sur la table.</translation>
    </message>
    <message>
        <source>The card that you took, {card}, must be part of the opening.</source>
        <translation>La carte prise, {card}, doit faire partie de l’ouverture.</translation>
    </message>
    <message>
        <source>The cards of a run must follow one another.</source>
        <translation>Les cartes d’une suite doivent se suivre.</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>La manche n’est pas finie.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the new stock of %n card(s).</source>
        <translation>
            <numerusform>La défausse devient la nouvelle pioche, de %n carte.</numerusform>
            <numerusform>La défausse devient la nouvelle pioche, de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>La défausse est vide.</translation>
    </message>
    <message>
        <source>The fewest players ({low}) cannot be more than the most ({high}).</source>
        <translation>Le nombre minimal de joueurs ({low}) ne peut pas dépasser le maximal ({high}).</translation>
    </message>
    <message>
        <source>The joker can then be laid off on {meld}.</source>
        <translation>Le joker pourra ensuite compléter {meld}.</translation>
    </message>
    <message>
        <source>The joker fits in several places; choose one.</source>
        <translation>Le joker peut prendre plusieurs places&#x202f;; choisissez-en une.</translation>
    </message>
    <message numerus="yes">
        <source>The joker goes with {meld}; in your hand it would count %n point(s).</source>
        <translation>
            <numerusform>Le joker complète {meld}&#x202f;; dans votre main, il compterait %n point.</numerusform>
            <numerusform>Le joker complète {meld}&#x202f;; dans votre main, il compterait %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The joker is yours then.</source>
        <translation>Le joker sera à vous.</translation>
    </message>
    <message>
        <source>The joker of a set of three cannot be swapped; complete the set first.</source>
        <translation>Le joker d’un brelan ne s’échange pas&#x202f;; complétez d’abord le carré.</translation>
    </message>
    <message>
        <source>The joker that you freed has to be laid in this turn.</source>
        <translation>Le joker récupéré est à poser dans ce tour.</translation>
    </message>
    <message>
        <source>The joker that you freed has to be laid or discarded in this turn.</source>
        <translation>Le joker récupéré est à poser ou à défausser dans ce tour.</translation>
    </message>
    <message>
        <source>The last card may not be discarded; it must be laid.</source>
        <translation>La dernière carte ne se défausse pas&#x202f;; il faut la poser.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The match is shared by {names}.</source>
        <translation>La partie est partagée entre {names}.</translation>
    </message>
    <message>
        <source>The stock has run out: the deal is blocked.</source>
        <translation>La pioche est épuisée&#x202f;: la manche est bloquée.</translation>
    </message>
    <message>
        <source>The stock has run out; nobody wins the deal.</source>
        <translation>La pioche est épuisée&#x202f;; personne ne gagne la manche.</translation>
    </message>
    <message>
        <source>The stock has run out; you hold the lightest hand and win the deal.</source>
        <translation>La pioche est épuisée&#x202f;; vous avez la main la plus légère et gagnez la manche.</translation>
    </message>
    <message>
        <source>The stock has run out; {name} holds the lightest hand and wins the deal.</source>
        <translation>La pioche est épuisée&#x202f;; {name} a la main la plus légère et gagne la manche.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>There are more {card} than the pack holds.</source>
        <translation>Trop de fois {card}&#x202f;: le paquet n’en contient pas autant.</translation>
    </message>
    <message>
        <source>There is no hand to play with now.</source>
        <translation>Il n’y a pas de main à jouer pour l’instant.</translation>
    </message>
    <message>
        <source>There is no hint to give now.</source>
        <translation>Il n’y a pas de conseil à donner pour l’instant.</translation>
    </message>
    <message>
        <source>There is no joker in this meld that can be swapped.</source>
        <translation>Il n’y a pas de joker à échanger dans cette combinaison.</translation>
    </message>
    <message>
        <source>There is no rule called “{field}”.</source>
        <translation>Aucune règle ne s’appelle «&#x202f;{field}&#x202f;».</translation>
    </message>
    <message>
        <source>There is no rule set called {value}; there are {choices}.</source>
        <translation>Aucune règle du jeu ne s’appelle {value}&#x202f;; il y a {choices}.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to put back; a taken card goes back before anything else.</source>
        <translation>Il n’y a rien à reposer&#x202f;; une carte prise se repose avant toute autre action.</translation>
    </message>
    <message>
        <source>There is nothing to take back in this turn.</source>
        <translation>Il n’y a rien à annuler dans ce tour.</translation>
    </message>
    <message>
        <source>These cards are neither a set of one rank nor a run of one suit.</source>
        <translation>Ces cartes ne forment ni un brelan ni une suite.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Ces cartes ne forment pas de combinaison.</translation>
    </message>
    <message>
        <source>These rules are for {low} to {high} players, not for {seats}.</source>
        <translation>Ces règles se jouent de {low} à {high} joueurs, pas à {seats}.</translation>
    </message>
    <message>
        <source>These rules cannot be played: see “{field}”.</source>
        <translation>Ces règles ne sont pas jouables&#x202f;: voyez «&#x202f;{field}&#x202f;».</translation>
    </message>
    <message>
        <source>This hand holds nothing to open with.</source>
        <translation>Cette main n’a pas de quoi ouvrir.</translation>
    </message>
    <message>
        <source>This is not a rule set.</source>
        <translation>Ce n’est pas une règle du jeu.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Durée d’un tour</translation>
    </message>
    <message>
        <source>Time is up for {name}.</source>
        <translation>{name} n’a plus de temps.</translation>
    </message>
    <message numerus="yes">
        <source>Time is up for {name}: %n action(s) taken back.</source>
        <translation>
            <numerusform>{name} n’a plus de temps&#x202f;: %n action annulée.</numerusform>
            <numerusform>{name} n’a plus de temps&#x202f;: %n actions annulées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two jokers may not lie side by side in a run.</source>
        <translation>Deux jokers ne se suivent pas dans une suite.</translation>
    </message>
    <message>
        <source>Use of a freed joker</source>
        <translation>Emploi d’un joker récupéré</translation>
    </message>
    <message>
        <source>Weight of the last deal</source>
        <translation>Multiplicateur de la dernière manche</translation>
    </message>
    <message>
        <source>What is counted is multiplied by {factor}.</source>
        <translation>Les points sont multipliés par {factor}.</translation>
    </message>
    <message>
        <source>When time is up, what is still owed is taken back.</source>
        <translation>Le temps écoulé, ce qui reste dû est repris.</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Premier donneur</translation>
    </message>
    <message numerus="yes">
        <source>Whoever forgets to say it draws %n card(s).</source>
        <translation>
            <numerusform>Si vous l’oubliez, vous piocherez %n carte.</numerusform>
            <numerusform>Si vous l’oubliez, vous piocherez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner of the match</source>
        <translation>Vainqueur de la partie</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), {dealt} of {cards} cards would be dealt: none would be left to draw.</source>
        <translation>
            <numerusform>À %n joueur, on distribuerait {dealt} cartes sur {cards}&#x202f;: il n’en resterait aucune à piocher.</numerusform>
            <numerusform>À %n joueurs, on distribuerait {dealt} cartes sur {cards}&#x202f;: il n’en resterait aucune à piocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one card in hand you may not take the discard.</source>
        <translation>Avec une seule carte en main, on ne prend pas la défausse.</translation>
    </message>
    <message>
        <source>With one card in hand you may not take the discard; draw from the stock.</source>
        <translation>À carte, on ne prend pas la défausse&#x202f;; piochez.</translation>
    </message>
    <message>
        <source>With the joker you then have a meld: {cards}.</source>
        <translation>Avec le joker, vous aurez une combinaison&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {card} that you took it makes %n point(s), and {needed} are enough to open.</source>
        <translation>
            <numerusform>Avec la carte prise, {card}, cela fait %n point, et {needed} suffisent pour ouvrir.</numerusform>
            <numerusform>Avec la carte prise, {card}, cela fait %n points, et {needed} suffisent pour ouvrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} %n point(s) are still missing to open.</source>
        <translation>
            <numerusform>Avec {card}, il manque encore %n point pour ouvrir.</numerusform>
            <numerusform>Avec {card}, il manque encore %n points pour ouvrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} %n point(s) would still be missing to open.</source>
        <translation>
            <numerusform>Avec {card}, il manquerait encore %n point pour ouvrir.</numerusform>
            <numerusform>Avec {card}, il manquerait encore %n points pour ouvrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you can go out in this turn.</source>
        <translation>Avec {card}, vous pouvez terminer dans ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you can open: %n point(s), and {needed} are enough.</source>
        <translation>
            <numerusform>Avec {card}, vous pouvez ouvrir&#x202f;: %n point, et {needed} suffisent.</numerusform>
            <numerusform>Avec {card}, vous pouvez ouvrir&#x202f;: %n points, et {needed} suffisent.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you have a meld: {cards}.</source>
        <translation>Avec {card}, vous avez une combinaison&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>With {card} you then have a meld: {cards}.</source>
        <translation>Avec {card}, vous aurez une combinaison&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Without {card} the meld would fall apart.</source>
        <translation>Sans {card}, la combinaison ne tiendrait plus.</translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s) and then lay {card} off on {meld}.</source>
        <translation>
            <numerusform>Vous pouvez ouvrir avec %n point, puis ajouter {card} à {meld}.</numerusform>
            <numerusform>Vous pouvez ouvrir avec %n points, puis ajouter {card} à {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You could lay {cards}, but wait: the others could lay off on that meld.</source>
        <translation>Vous pourriez poser {cards}, mais attendez&#x202f;: les autres pourraient compléter cette combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>You could open with %n point(s), but going out at once multiplies what is counted by {factor}: wait a little.</source>
        <translation>
            <numerusform>Vous pourriez ouvrir avec %n point, mais tout poser d’un coup multiplie les points par {factor}&#x202f;: attendez un peu.</numerusform>
            <numerusform>Vous pourriez ouvrir avec %n points, mais tout poser d’un coup multiplie les points par {factor}&#x202f;: attendez un peu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could open with %n point(s), but wait: the others could lay off on your melds.</source>
        <translation>
            <numerusform>Vous pourriez ouvrir avec %n point, mais attendez&#x202f;: les autres pourraient compléter vos combinaisons.</numerusform>
            <numerusform>Vous pourriez ouvrir avec %n points, mais attendez&#x202f;: les autres pourraient compléter vos combinaisons.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Vous défaussez {card}.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Vous n’avez pas {card} en main.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Vous piochez.</translation>
    </message>
    <message numerus="yes">
        <source>You forgot to say “carte” and draw %n card(s).</source>
        <translation>
            <numerusform>Vous avez oublié de dire «&#x202f;carte&#x202f;» et piochez %n carte.</numerusform>
            <numerusform>Vous avez oublié de dire «&#x202f;carte&#x202f;» et piochez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out and win the deal.</source>
        <translation>Vous terminez et gagnez la manche.</translation>
    </message>
    <message>
        <source>You go out at once and win the deal.</source>
        <translation>Vous posez tout d’un coup et gagnez la manche.</translation>
    </message>
    <message>
        <source>You go out at once, before anybody opened: rami sec!</source>
        <translation>Vous posez tout d’un coup avant que quiconque ait ouvert&#x202f;: rami sec&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You go out at once: that counts %n point(s) for each opponent.</source>
        <translation>
            <numerusform>Vous posez tout d’un coup&#x202f;: cela compte %n point par adversaire.</numerusform>
            <numerusform>Vous posez tout d’un coup&#x202f;: cela compte %n points par adversaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out at once: what is counted is multiplied by {factor}.</source>
        <translation>Vous posez tout d’un coup&#x202f;: les points sont multipliés par {factor}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) in all.</source>
        <translation>
            <numerusform>Vous avez %n point en tout.</numerusform>
            <numerusform>Vous avez %n points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have drawn already in this turn.</source>
        <translation>Vous avez déjà pioché dans ce tour.</translation>
    </message>
    <message>
        <source>You have just put {card} back and may not take it again in this turn.</source>
        <translation>Vous venez de reposer {card} et ne pouvez pas reprendre cette carte dans ce tour.</translation>
    </message>
    <message>
        <source>You have one card left.</source>
        <translation>Vous êtes à carte.</translation>
    </message>
    <message>
        <source>You have opened already.</source>
        <translation>Vous avez déjà ouvert.</translation>
    </message>
    <message>
        <source>You have put {card} back; in this turn it stays there.</source>
        <translation>Vous avez reposé {card}&#x202f;; pour ce tour, cette carte reste là.</translation>
    </message>
    <message>
        <source>You have to open first.</source>
        <translation>Il faut d’abord ouvrir.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s) only: then an opening needs no number of points.</source>
        <translation>
            <numerusform>Il ne vous reste que %n carte&#x202f;: on ouvre alors sans compter les points.</numerusform>
            <numerusform>Il ne vous reste que %n cartes&#x202f;: on ouvre alors sans compter les points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep the other {card}, and a meld has room for only one.</source>
        <translation>Vous gardez l’autre {card}&#x202f;: une combinaison n’accepte qu’une de ces deux cartes.</translation>
    </message>
    <message>
        <source>You lay the run {cards}.</source>
        <translation>Vous posez la suite {cards}.</translation>
    </message>
    <message>
        <source>You lay the set {cards}.</source>
        <comment>four cards</comment>
        <translation>Vous posez le carré {cards}.</translation>
    </message>
    <message>
        <source>You lay the set {cards}.</source>
        <comment>three cards</comment>
        <translation>Vous posez le brelan {cards}.</translation>
    </message>
    <message>
        <source>You lay {cards} off: {meld}.</source>
        <translation>Vous ajoutez {cards}&#x202f;: {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>You mark %n point(s).</source>
        <translation>
            <numerusform>Vous marquez %n point.</numerusform>
            <numerusform>Vous marquez %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need points to open, and of your loose cards {card} counts least.</source>
        <translation>Il vous faut des points pour ouvrir, et {card} est celle de vos cartes isolées qui en vaut le moins.</translation>
    </message>
    <message numerus="yes">
        <source>You open with %n point(s).</source>
        <translation>
            <numerusform>Vous ouvrez avec %n&#xa0;point.</numerusform>
            <numerusform>Vous ouvrez avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You put {card} back.</source>
        <translation>Vous reposez {card}.</translation>
    </message>
    <message>
        <source>You put {card} in the place of a joker and take it.</source>
        <translation>Vous mettez {card} à la place d’un joker, que vous prenez.</translation>
    </message>
    <message>
        <source>You say “carte”.</source>
        <translation>Vous dites «&#x202f;carte&#x202f;».</translation>
    </message>
    <message>
        <source>You split a run with {card}: {lower} and {upper}.</source>
        <translation>Vous partagez une suite avec {card}&#x202f;: {lower} et {upper}.</translation>
    </message>
    <message>
        <source>You take {card} from the discard pile.</source>
        <translation>Vous prenez {card} à la défausse.</translation>
    </message>
    <message>
        <source>You take {card} out of a meld, which is now {meld}.</source>
        <translation>Vous récupérez {card}&#x202f;; il reste {meld}.</translation>
    </message>
    <message>
        <source>You took {card} out of a meld: it has to be laid in this turn.</source>
        <translation>Vous avez récupéré {card}&#x202f;: cette carte est à poser dans ce tour.</translation>
    </message>
    <message>
        <source>You took {card}: it has to be laid in this turn.</source>
        <translation>Vous avez pris {card}&#x202f;: cette carte est à poser dans ce tour.</translation>
    </message>
    <message>
        <source>You win the deal by going out at once.</source>
        <translation>Vous gagnez la manche en posant tout d’un coup.</translation>
    </message>
    <message>
        <source>You win the deal with a rami sec: out at once, and nobody had opened.</source>
        <translation>Vous gagnez la manche par un rami sec&#x202f;: tout d’un coup, sans que personne ait ouvert.</translation>
    </message>
    <message>
        <source>You win the deal.</source>
        <translation>Vous gagnez la manche.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Your melds are as good without {card}.</source>
        <translation>Vos combinaisons valent autant sans {card}.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Votre temps est écoulé.</translation>
    </message>
    <message numerus="yes">
        <source>Your time is up: %n action(s) taken back.</source>
        <translation>
            <numerusform>Votre temps est écoulé&#x202f;: %n action annulée.</numerusform>
            <numerusform>Votre temps est écoulé&#x202f;: %n actions annulées.</numerusform>
        </translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker ({card})</source>
        <translation>joker ({card})</translation>
    </message>
    <message>
        <source>joker standing for the {card}</source>
        <translation>joker valant {card}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>{cards} does not fit this meld.</source>
        <translation>{cards} ne va pas dans cette combinaison.</translation>
    </message>
    <message>
        <source>{card} can be laid off on {meld}.</source>
        <translation>{card} peut compléter {meld}.</translation>
    </message>
    <message>
        <source>{card} cannot split this meld.</source>
        <translation>{card} ne peut pas partager cette combinaison.</translation>
    </message>
    <message>
        <source>{card} is not the card that the joker stands for.</source>
        <translation>Le joker ne remplace pas {card}.</translation>
    </message>
    <message>
        <source>{card} makes no meld with your cards and goes with none on the table.</source>
        <translation>{card} ne fait pas de combinaison avec vos cartes et n’en complète aucune sur la table.</translation>
    </message>
    <message>
        <source>{card} makes two runs of {meld}.</source>
        <translation>{card} partage {meld} en deux suites.</translation>
    </message>
    <message>
        <source>{card} may not be taken out of this meld.</source>
        <translation>On ne peut pas reprendre {card} dans cette combinaison.</translation>
    </message>
    <message>
        <source>{card} must be laid in a new meld.</source>
        <translation>{card} doit aller dans une nouvelle combinaison.</translation>
    </message>
    <message>
        <source>{card} takes the place of the joker in {meld}, and you get the joker.</source>
        <translation>{card} prend la place du joker dans {meld}, et le joker est à vous.</translation>
    </message>
    <message>
        <source>{card} then has to be laid in a new meld in this turn.</source>
        <translation>{card} sera à poser dans une nouvelle combinaison, dans ce tour.</translation>
    </message>
    <message>
        <source>{card} then has to be laid in this turn.</source>
        <translation>{card} sera à poser dans ce tour.</translation>
    </message>
    <message>
        <source>{card} would have to be laid in this turn; what you draw may stay in your hand.</source>
        <translation>{card} serait à poser dans ce tour&#x202f;; ce que vous piochez peut rester en main.</translation>
    </message>
    <message>
        <source>{name} could not decide; the program made a plain move instead.</source>
        <translation>{name} n’a pas su décider&#x202f;; le programme a joué un coup simple à sa place.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} pioche.</translation>
    </message>
    <message numerus="yes">
        <source>{name} forgot to say “carte” and draws %n card(s).</source>
        <translation>
            <numerusform>{name} a oublié de dire «&#x202f;carte&#x202f;» et pioche %n carte.</numerusform>
            <numerusform>{name} a oublié de dire «&#x202f;carte&#x202f;» et pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} goes out and wins the deal.</source>
        <translation>{name} termine et gagne la manche.</translation>
    </message>
    <message>
        <source>{name} goes out at once and wins the deal.</source>
        <translation>{name} pose tout d’un coup et gagne la manche.</translation>
    </message>
    <message>
        <source>{name} goes out at once, before anybody opened: rami sec!</source>
        <translation>{name} pose tout d’un coup avant que quiconque ait ouvert&#x202f;: rami sec&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) in all.</source>
        <translation>
            <numerusform>{name} a %n point en tout.</numerusform>
            <numerusform>{name} a %n points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>{name} est à carte.</translation>
    </message>
    <message>
        <source>{name} lays the run {cards}.</source>
        <translation>{name} pose la suite {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the set {cards}.</source>
        <comment>four cards</comment>
        <translation>{name} pose le carré {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the set {cards}.</source>
        <comment>three cards</comment>
        <translation>{name} pose le brelan {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards} off: {meld}.</source>
        <translation>{name} ajoute {cards}&#x202f;: {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} marks %n point(s).</source>
        <translation>
            <numerusform>{name} marque %n point.</numerusform>
            <numerusform>{name} marque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %n point(s).</source>
        <translation>
            <numerusform>{name} ouvre avec %n&#xa0;point.</numerusform>
            <numerusform>{name} ouvre avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} puts {card} back.</source>
        <translation>{name} repose {card}.</translation>
    </message>
    <message>
        <source>{name} puts {card} in the place of a joker and takes it.</source>
        <translation>{name} met {card} à la place d’un joker et prend le joker.</translation>
    </message>
    <message>
        <source>{name} says “carte”.</source>
        <translation>{name} dit «&#x202f;carte&#x202f;».</translation>
    </message>
    <message>
        <source>{name} splits a run with {card}: {lower} and {upper}.</source>
        <translation>{name} partage une suite avec {card}&#x202f;: {lower} et {upper}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the discard pile.</source>
        <translation>{name} prend {card} à la défausse.</translation>
    </message>
    <message>
        <source>{name} takes {card} out of a meld, which is now {meld}.</source>
        <translation>{name} récupère {card}&#x202f;; il reste {meld}.</translation>
    </message>
    <message>
        <source>{name} thought too long; the program made a plain move instead.</source>
        <translation>{name} a réfléchi trop longtemps&#x202f;; le programme a joué un coup simple à sa place.</translation>
    </message>
    <message>
        <source>{name} wins the deal by going out at once.</source>
        <translation>{name} gagne la manche en posant tout d’un coup.</translation>
    </message>
    <message>
        <source>{name} wins the deal with a rami sec: out at once, and nobody had opened.</source>
        <translation>{name} gagne la manche par un rami sec&#x202f;: tout d’un coup, sans que personne ait ouvert.</translation>
    </message>
    <message>
        <source>{name} wins the deal.</source>
        <translation>{name} gagne la manche.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>{partner} wait for only {fewer}.</source>
        <translation>Pour {partner}, il n’en reste que {fewer}.</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card, as in: seven of hearts</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}; it is one of {choices}.</source>
        <translation>«&#x202f;{field}&#x202f;» ne peut pas valoir {value}&#x202f;; les valeurs possibles sont {choices}.</translation>
    </message>
    <message>
        <source>“{field}” must be a factor above 0 and up to 100, not {value}.</source>
        <translation>«&#x202f;{field}&#x202f;» doit être un multiplicateur supérieur à 0 et d’au plus 100, pas {value}.</translation>
    </message>
    <message>
        <source>“{field}” must be a number of deals or of points, not {value}.</source>
        <translation>«&#x202f;{field}&#x202f;» doit être un nombre de manches ou de points, pas {value}.</translation>
    </message>
    <message>
        <source>“{field}” must be a whole number, not {value}.</source>
        <translation>«&#x202f;{field}&#x202f;» doit être un nombre entier, pas {value}.</translation>
    </message>
    <message>
        <source>“{field}” must be given.</source>
        <translation>«&#x202f;{field}&#x202f;» doit être indiqué.</translation>
    </message>
    <message>
        <source>“{field}” must lie between {low} and {high}, not at {value}.</source>
        <translation>«&#x202f;{field}&#x202f;» doit être compris entre {low} et {high}, pas {value}.</translation>
    </message>
    <message>
        <source>“{field}” only makes sense in a match of a fixed number of deals.</source>
        <translation>«&#x202f;{field}&#x202f;» n’a de sens que dans une partie en un nombre fixe de manches.</translation>
    </message>
    <message>
        <source>“{field}” only makes sense when going out at once does not need an opening.</source>
        <translation>«&#x202f;{field}&#x202f;» n’a de sens que si tout poser d’un coup n’exige pas l’ouverture.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read.</source>
        <translation>«&#x202f;{text}&#x202f;» est illisible.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Change any rule of the set chosen above, and keep it under a name.</source>
        <translation>Changer n’importe quelle règle du jeu choisi ci-dessus et le garder sous un nom.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Règles &amp;maison…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{rules} (not kept)</source>
        <translation>{rules} (partie non gardée)</translation>
    </message>
    <message>
        <source>{rules}, deal {deal}, with {names}</source>
        <translation>{rules}, manche {deal}, avec {names}</translation>
    </message>
    <message>
        <source>{rules}, with {names}</source>
        <translation>{rules}, avec {names}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>It is {name}’s turn. Is {name} there?</source>
        <translation>C’est à {name} de jouer. {name}, vous êtes là&#x202f;?</translation>
    </message>
    <message>
        <source>Lay what you like, then discard a card.</source>
        <translation>Posez ce que vous voulez, puis défaussez une carte.</translation>
    </message>
    <message>
        <source>Open if you can, then discard a card.</source>
        <translation>Ouvrez si vous pouvez, puis défaussez une carte.</translation>
    </message>
    <message>
        <source>Still to be laid in this turn: {cards}</source>
        <translation>À poser encore dans ce tour&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>On distribue les cartes.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Your last card: say “Carte!” before the next player draws.</source>
        <translation>Votre dernière carte&#x202f;: dites «&#x202f;Carte&#x202f;!&#x202f;» avant que le suivant ne pioche.</translation>
    </message>
    <message>
        <source>Your turn: draw a card, or take the discard.</source>
        <translation>À vous&#x202f;: piochez, ou prenez la défausse.</translation>
    </message>
    <message>
        <source>Your turn: draw a card.</source>
        <translation>À vous&#x202f;: piochez une carte.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} joue.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Dossier&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>&amp;All hands</source>
        <translation>&amp;Toutes les mains</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin a new match at this moment; it does not count in the statistics.</source>
        <translation>Commencer une nouvelle partie à ce moment&#x202f;; elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Moment de la manche</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Un pas en arrière (flèche gauche)</translation>
    </message>
    <message>
        <source>One step on (right arrow)</source>
        <translation>Un pas en avant (flèche droite)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Jouer à partir d’&amp;ici</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>Au début de la manche</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>À la fin de la manche</translation>
    </message>
    <message>
        <source>Whose hand lies below.</source>
        <translation>De qui on voit la main en bas.</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} sur {steps}</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>A match is saved as “{name}” already. Replace it with this one?</source>
        <translation>Une partie est déjà enregistrée sous le nom «&#x202f;{name}&#x202f;». La remplacer par celle-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Begin the statistics anew? The matches stay and can be watched still.</source>
        <translation>Remettre les statistiques à zéro&#x202f;? Les parties restent et peuvent toujours être revues.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Matches played by them stay.</source>
        <translation>Supprimer les règles «&#x202f;{name}&#x202f;»&#x202f;? Les parties jouées avec elles restent.</translation>
    </message>
    <message>
        <source>Delete this match? It cannot be brought back.</source>
        <translation>Supprimer cette partie&#x202f;? Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Go back without keeping what you changed?</source>
        <translation>Revenir sans garder vos changements&#x202f;?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>Enregistrer sous un nom</translation>
    </message>
    <message>
        <source>The match was not saved: it needs a name.</source>
        <translation>La partie n’a pas été enregistrée&#x202f;: il lui faut un nom.</translation>
    </message>
    <message>
        <source>{rules}, deal {number}</source>
        <translation>{rules}, manche {number}</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>13 cards, opening with 40 points, even without a clean run.</source>
        <translation>13 cartes, ouverture à 40 points, même sans tierce franche.</translation>
    </message>
    <message>
        <source>13 cards, opening with 51 points; cards added elsewhere count.</source>
        <translation>13 cartes, ouverture à 51 points&#x202f;; les cartes ajoutées ailleurs comptent.</translation>
    </message>
    <message>
        <source>14 cards, opening with 51 points and a clean run.</source>
        <translation>14 cartes, ouverture à 51 points avec une tierce franche.</translation>
    </message>
    <message>
        <source>A joker won from a meld may even be discarded.</source>
        <translation>Un joker récupéré peut même être défaussé.</translation>
    </message>
    <message>
        <source>A joker won from a meld must go into a new meld.</source>
        <translation>Un joker récupéré doit aller dans une nouvelle combinaison.</translation>
    </message>
    <message>
        <source>A single deal; up to 8 at the table.</source>
        <translation>Une seule manche&#x202f;; jusqu’à 8 joueurs.</translation>
    </message>
    <message>
        <source>As {rules}, except:</source>
        <translation>Comme {rules}, sauf&#x202f;:</translation>
    </message>
    <message>
        <source>As {rules}.</source>
        <translation>Comme {rules}.</translation>
    </message>
    <message>
        <source>Cards may be taken out of melds, and runs divided.</source>
        <translation>On peut récupérer des cartes posées et partager les suites.</translation>
    </message>
    <message>
        <source>Classic Rami</source>
        <translation>Rami classique</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>In a run a joker only replaces a card that is used up.</source>
        <translation>Dans une suite, le joker ne remplace qu’une carte brûlée.</translation>
    </message>
    <message>
        <source>Rami 40</source>
        <translation>Rami 40</translation>
    </message>
    <message>
        <source>Rami 51</source>
        <translation>Rami 51</translation>
    </message>
    <message>
        <source>Several jokers in a meld, and the last discard is optional.</source>
        <translation>Plusieurs jokers par combinaison&#x202f;; dernière défausse facultative.</translation>
    </message>
    <message>
        <source>Ten deals</source>
        <translation>Dix manches</translation>
    </message>
    <message>
        <source>Ten deals; the fewest points win the match.</source>
        <translation>Dix manches&#x202f;; le moins de points l’emporte.</translation>
    </message>
    <message>
        <source>The Fourteen</source>
        <translation>Le Quatorze</translation>
    </message>
    <message>
        <source>The Lebanese game: 14 cards, 51 points, 71 after a taken card.</source>
        <translation>Le jeu libanais&#x202f;: 14 cartes, 51 points, 71 après une carte prise.</translation>
    </message>
    <message>
        <source>The fewer jokers you go out with, the more the others pay.</source>
        <translation>Moins on termine avec de jokers, plus les autres paient.</translation>
    </message>
    <message>
        <source>The winner collects the points of all the others.</source>
        <translation>Le gagnant encaisse les points de tous les autres.</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>“Carte!” must be said. The match ends at 100 points.</source>
        <translation>Il faut dire «&#x202f;Carte&#x202f;!&#x202f;». La partie s’arrête à 100 points.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n point(s): enough to open</source>
        <translation>
            <numerusform>%n point&#x202f;: assez pour ouvrir</numerusform>
            <numerusform>%n points&#x202f;: assez pour ouvrir</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 10 count their face value, jack, queen and king 10, an ace {low} before the two, {high} after the king and {set} in a set.</source>
        <translation>Du 2 au 10, une carte vaut son chiffre&#x202f;; valet, dame et roi valent 10&#x202f;; l’as vaut {low} devant le deux, {high} après le roi et {set} dans un brelan ou un carré.</translation>
    </message>
    <message>
        <source>A card is turned up as the first discard; the dealer’s left begins.</source>
        <translation>On retourne une carte, la première de la défausse&#x202f;; le joueur à gauche du donneur commence.</translation>
    </message>
    <message>
        <source>A card may be taken from the end of a run or from a set of four, to be laid in a new meld in the same turn.</source>
        <translation>On peut récupérer une carte au bout d’une suite ou dans un carré, pour la poser dans le même tour dans une nouvelle combinaison.</translation>
    </message>
    <message>
        <source>A discard ends the turn.</source>
        <translation>Une défausse termine le tour.</translation>
    </message>
    <message numerus="yes">
        <source>A joker counts %n point(s).</source>
        <translation>
            <numerusform>Un joker vaut %n point.</numerusform>
            <numerusform>Un joker vaut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A joker counts what it stands for.</source>
        <translation>Un joker vaut la carte qu’il remplace.</translation>
    </message>
    <message>
        <source>A joker in a run</source>
        <translation>Un joker dans une suite</translation>
    </message>
    <message>
        <source>A joker in a set</source>
        <translation>Un joker dans un brelan</translation>
    </message>
    <message>
        <source>A joker may be added to a clean run of somebody else.</source>
        <translation>On peut ajouter un joker à la tierce franche d’un autre.</translation>
    </message>
    <message>
        <source>A joker stands for any card.</source>
        <translation>Un joker remplace n’importe quelle carte.</translation>
    </message>
    <message>
        <source>A last card is announced by the program.</source>
        <translation>Le programme annonce la dernière carte.</translation>
    </message>
    <message numerus="yes">
        <source>A match ends with the deal in which somebody reaches %n point(s).</source>
        <translation>
            <numerusform>La partie s’arrête après la manche où quelqu’un atteint %n point.</numerusform>
            <numerusform>La partie s’arrête après la manche où quelqu’un atteint %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is %n deal(s).</source>
        <translation>
            <numerusform>Une partie se joue en %n manche.</numerusform>
            <numerusform>Une partie se joue en %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs %n card(s) that are no jokers.</source>
        <translation>
            <numerusform>Une combinaison contient au moins %n vraie carte.</numerusform>
            <numerusform>Une combinaison contient au moins %n vraies cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit in a row.</source>
        <translation>Une suite réunit trois cartes ou plus de la même couleur qui se suivent.</translation>
    </message>
    <message>
        <source>A run may have an ace at both ends, 14 cards in all.</source>
        <translation>Une suite peut avoir un as à chaque bout, 14 cartes en tout.</translation>
    </message>
    <message numerus="yes">
        <source>A run may hold %n joker(s).</source>
        <translation>
            <numerusform>Une suite admet %n joker.</numerusform>
            <numerusform>Une suite admet %n jokers.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run may hold any number of jokers.</source>
        <translation>Une suite admet autant de jokers qu’on veut.</translation>
    </message>
    <message>
        <source>A run, and a clean one</source>
        <translation>Une suite, et même une tierce franche</translation>
    </message>
    <message>
        <source>A second copy of a card inside a run divides it into two runs of three or more.</source>
        <translation>Le double d’une carte placée à l’intérieur d’une suite la partage en deux suites de trois cartes ou plus.</translation>
    </message>
    <message>
        <source>A second six makes two runs of it</source>
        <translation>Un second six en fait deux suites</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank in different suits.</source>
        <translation>Un brelan ou un carré réunit trois ou quatre cartes de même valeur et de couleurs différentes.</translation>
    </message>
    <message numerus="yes">
        <source>A set may hold %n joker(s).</source>
        <translation>
            <numerusform>Un brelan ou un carré admet %n joker.</numerusform>
            <numerusform>Un brelan ou un carré admet %n jokers.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set may hold any number of jokers.</source>
        <translation>Un brelan ou un carré admet autant de jokers qu’on veut.</translation>
    </message>
    <message>
        <source>A set of four</source>
        <translation>Un carré</translation>
    </message>
    <message>
        <source>A set of three</source>
        <translation>Un brelan</translation>
    </message>
    <message>
        <source>A taken card may be put back before anything else is done.</source>
        <translation>Une carte prise peut être reposée avant toute autre action.</translation>
    </message>
    <message>
        <source>A taken card may be put back before anything else is done; what going out at once earns is then lost for this deal.</source>
        <translation>Une carte prise peut être reposée avant toute autre action&#x202f;; on perd alors, pour cette manche, la prime pour tout poser d’un coup.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Le tour de jeu</translation>
    </message>
    <message numerus="yes">
        <source>A turn lasts %n second(s) at most.</source>
        <translation>
            <numerusform>Un tour dure au plus %n seconde.</numerusform>
            <numerusform>Un tour dure au plus %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>An ace at either end</source>
        <translation>L’as à l’un ou l’autre bout</translation>
    </message>
    <message>
        <source>An ace in the middle</source>
        <translation>L’as au milieu</translation>
    </message>
    <message>
        <source>An ace may stand before the two or after the king.</source>
        <translation>L’as se place devant le deux ou après le roi.</translation>
    </message>
    <message>
        <source>An ace may stand before the two, after the king, and between them.</source>
        <translation>L’as se place devant le deux, après le roi, et aussi entre les deux.</translation>
    </message>
    <message>
        <source>Cards added to melds on the table in the same step count too.</source>
        <translation>Les cartes ajoutées au même moment aux combinaisons de la table comptent aussi.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>On prend la première carte de la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>Every loser counts %n point(s).</source>
        <translation>
            <numerusform>Chaque perdant marque %n point.</numerusform>
            <numerusform>Chaque perdant marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Chacun tire une carte&#x202f;; la plus haute donne en premier.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation>
            <numerusform>Chacun reçoit %n carte.</numerusform>
            <numerusform>Chacun reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {low} to {high} players.</source>
        <translation>De {low} à {high} joueurs.</translation>
    </message>
    <message>
        <source>From a set it may be taken for a card of a suit that the set lacks.</source>
        <translation>Dans un brelan ou un carré, on le récupère contre une carte d’une couleur qui manque.</translation>
    </message>
    <message>
        <source>From a set it may be taken only when the set has four cards.</source>
        <translation>Dans un carré, on peut le récupérer&#x202f;; dans un brelan, non.</translation>
    </message>
    <message>
        <source>Going out at once</source>
        <translation>Tout poser d’un coup</translation>
    </message>
    <message>
        <source>In a blocked deal everybody counts and nobody wins.</source>
        <translation>Si la manche est bloquée, chacun compte et personne ne gagne.</translation>
    </message>
    <message>
        <source>In a blocked deal the lightest hand wins the differences to the others.</source>
        <translation>Si la manche est bloquée, la main la plus légère encaisse les différences avec les autres.</translation>
    </message>
    <message>
        <source>In a run a joker only stands for a card whose copies all lie in melds on the table.</source>
        <translation>Dans une suite, un joker ne remplace qu’une carte brûlée&#x202f;: tous ses exemplaires sont posés sur la table.</translation>
    </message>
    <message>
        <source>In the hand 2 to 10 count their face value, jack, queen and king 10, an ace {ace}, a joker {joker}.</source>
        <translation>En main, du 2 au 10, une carte vaut son chiffre&#x202f;; valet, dame et roi valent 10, l’as {ace}, le joker {joker}.</translation>
    </message>
    <message>
        <source>It does not count when melds on the table helped.</source>
        <translation>Cela ne compte pas si l’on s’est aidé des combinaisons de la table.</translation>
    </message>
    <message>
        <source>It is never taken from a set.</source>
        <translation>On ne le récupère jamais dans un brelan ou un carré.</translation>
    </message>
    <message>
        <source>It must be laid again in the same turn.</source>
        <translation>Il faut le reposer sur la table dans le même tour.</translation>
    </message>
    <message>
        <source>It must be laid again or discarded in the same turn.</source>
        <translation>Il faut le reposer sur la table ou le défausser dans le même tour.</translation>
    </message>
    <message>
        <source>It must be laid in a new meld in the same turn.</source>
        <translation>Il faut le poser dans une nouvelle combinaison dans le même tour.</translation>
    </message>
    <message>
        <source>It needs neither the points of an opening nor a clean run.</source>
        <translation>Il ne faut alors ni les points de l’ouverture ni tierce franche.</translation>
    </message>
    <message>
        <source>Laying the whole hand in one turn earns nothing special.</source>
        <translation>Poser toute sa main en un tour ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Les combinaisons</translation>
    </message>
    <message>
        <source>More jokers than that count like the last number.</source>
        <translation>Au-delà, c’est le dernier multiplicateur qui vaut.</translation>
    </message>
    <message>
        <source>No joker may be added to a clean run of somebody else.</source>
        <translation>On n’ajoute pas de joker à la tierce franche d’un autre.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>One meld of it must be a clean run: a run without a joker.</source>
        <translation>Elle comprend au moins une tierce franche&#x202f;: une suite sans joker.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>L’ouverture</translation>
    </message>
    <message>
        <source>Play goes clockwise, and so does the deal.</source>
        <translation>On joue dans le sens des aiguilles d’une montre, et la donne tourne de même.</translation>
    </message>
    <message>
        <source>Say “carte” when a single card is left, before the next player draws.</source>
        <translation>Quand il ne reste qu’une carte en main, on dit «&#x202f;carte&#x202f;» avant que le suivant ne pioche.</translation>
    </message>
    <message>
        <source>The card for which a joker stands may be put in its place.</source>
        <translation>On peut mettre à la place d’un joker la carte qu’il remplace, et prendre le joker.</translation>
    </message>
    <message>
        <source>The dealer begins with a draw; there is no discard yet.</source>
        <translation>Le donneur commence en piochant&#x202f;; il n’y a pas encore de défausse.</translation>
    </message>
    <message>
        <source>The dealer gets one card more, begins, and does not draw in that first turn.</source>
        <translation>Le donneur reçoit une carte de plus, commence, et ne pioche pas à ce premier tour.</translation>
    </message>
    <message>
        <source>The eight can be added</source>
        <translation>On peut ajouter le huit</translation>
    </message>
    <message numerus="yes">
        <source>The first lay must count %n point(s) or more.</source>
        <translation>
            <numerusform>La première pose doit valoir au moins %n point.</numerusform>
            <numerusform>La première pose doit valoir au moins %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first lay needs no particular number of points.</source>
        <translation>La première pose n’exige pas de points.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The highest total wins the match; equal totals share it.</source>
        <translation>Le plus grand total gagne la partie&#x202f;; à égalité, on la partage.</translation>
    </message>
    <message>
        <source>The last card may be discarded or laid.</source>
        <translation>La dernière carte peut être défaussée ou posée.</translation>
    </message>
    <message>
        <source>The last card must be discarded, never laid.</source>
        <translation>La dernière carte se défausse, elle ne se pose pas.</translation>
    </message>
    <message>
        <source>The last card must be laid, never discarded.</source>
        <translation>La dernière carte se pose, elle ne se défausse pas.</translation>
    </message>
    <message>
        <source>The last deal counts {factor} times.</source>
        <translation>La dernière manche compte {factor} fois.</translation>
    </message>
    <message>
        <source>The lowest total wins the match; equal totals share it.</source>
        <translation>Le plus petit total gagne la partie&#x202f;; à égalité, on la partage.</translation>
    </message>
    <message>
        <source>The nine can be taken out</source>
        <translation>On peut récupérer le neuf</translation>
    </message>
    <message>
        <source>The points are multiplied by {factor}.</source>
        <translation>Les points sont multipliés par {factor}.</translation>
    </message>
    <message numerus="yes">
        <source>The points are waived when %n card(s) or fewer are left in the hand.</source>
        <translation>
            <numerusform>Les points ne sont pas exigés s’il reste %n carte ou moins en main.</numerusform>
            <numerusform>Les points ne sont pas exigés s’il reste %n cartes ou moins en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seat to the dealer’s left cuts the pack.</source>
        <translation>Le joueur à gauche du donneur coupe.</translation>
    </message>
    <message>
        <source>The six takes the joker’s place</source>
        <translation>Le six prend la place du joker</translation>
    </message>
    <message>
        <source>The top discard may be taken instead if it is laid in the same turn.</source>
        <translation>On peut prendre à la place la carte du dessus de la défausse, à condition de la poser dans le même tour.</translation>
    </message>
    <message>
        <source>The winner collects the points left in all other hands.</source>
        <translation>Le gagnant encaisse les points restés dans les autres mains.</translation>
    </message>
    <message>
        <source>The winner counts nothing, the others what their hands hold.</source>
        <translation>Le gagnant ne marque rien, les autres les points de leur main.</translation>
    </message>
    <message>
        <source>Then lay melds, if you can and want to.</source>
        <translation>On pose ensuite des combinaisons, si l’on peut et si l’on veut.</translation>
    </message>
    <message>
        <source>They are multiplied by {factor} when the last discard is a joker.</source>
        <translation>Ils sont multipliés par {factor} si la dernière défausse est un joker.</translation>
    </message>
    <message>
        <source>Three decks of 54 cards with their jokers.</source>
        <translation>Trois jeux de 54 cartes, jokers compris.</translation>
    </message>
    <message>
        <source>Two decks of 54 cards with their jokers, three from six players on.</source>
        <translation>Deux jeux de 54 cartes, jokers compris&#x202f;; trois à partir de six joueurs.</translation>
    </message>
    <message>
        <source>Two decks of 54 cards with their jokers.</source>
        <translation>Deux jeux de 54 cartes, jokers compris.</translation>
    </message>
    <message>
        <source>Two jokers may lie side by side in a run.</source>
        <translation>Deux jokers peuvent se suivre dans une suite.</translation>
    </message>
    <message>
        <source>Two jokers never lie side by side in a run.</source>
        <translation>Deux jokers ne se suivent jamais dans une suite.</translation>
    </message>
    <message>
        <source>When the stock is used up, the deal is blocked.</source>
        <translation>Quand la pioche est épuisée, la manche est bloquée.</translation>
    </message>
    <message numerus="yes">
        <source>When the stock is used up, the discards become a new one, %n time(s) in a deal at most.</source>
        <translation>
            <numerusform>Quand la pioche est épuisée, la défausse la remplace, %n fois par manche au plus.</numerusform>
            <numerusform>Quand la pioche est épuisée, la défausse la remplace, %n fois par manche au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the stock is used up, the discards become a new one.</source>
        <translation>Quand la pioche est épuisée, la défausse la remplace.</translation>
    </message>
    <message numerus="yes">
        <source>Who forgets draws %n card(s).</source>
        <translation>
            <numerusform>Qui l’oublie pioche %n carte.</numerusform>
            <numerusform>Qui l’oublie pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who has not opened counts %n point(s).</source>
        <translation>
            <numerusform>Qui n’a pas ouvert marque %n point.</numerusform>
            <numerusform>Qui n’a pas ouvert marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who has not opened must use it in the opening itself.</source>
        <translation>Qui n’a pas ouvert doit l’employer dans l’ouverture même.</translation>
    </message>
    <message>
        <source>Who has opened may add cards to all melds on the table.</source>
        <translation>Qui a ouvert peut compléter toutes les combinaisons de la table.</translation>
    </message>
    <message>
        <source>Who holds a single card must draw from the stock.</source>
        <translation>À carte, on doit piocher.</translation>
    </message>
    <message>
        <source>Who lays the whole hand in a single turn before any rival has opened goes out with a rami sec.</source>
        <translation>Poser toute sa main en un seul tour, avant que personne d’autre ait ouvert, c’est le rami sec.</translation>
    </message>
    <message>
        <source>Who lays the whole hand in a single turn is paid more.</source>
        <translation>Poser toute sa main en un seul tour rapporte davantage.</translation>
    </message>
    <message numerus="yes">
        <source>Who takes it before having opened needs %n point(s) to open.</source>
        <translation>
            <numerusform>Qui la prend sans avoir ouvert doit ouvrir avec %n point au moins.</numerusform>
            <numerusform>Qui la prend sans avoir ouvert doit ouvrir avec %n points au moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever first gets rid of all cards, by laying and discarding, wins the deal.</source>
        <translation>Le premier à se débarrasser de toutes ses cartes, en posant et en défaussant, gagne la manche.</translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s) laid in that turn the points are multiplied by {factor}.</source>
        <translation>
            <numerusform>Avec %n joker posé dans ce tour, les points sont multipliés par {factor}.</numerusform>
            <numerusform>Avec %n jokers posés dans ce tour, les points sont multipliés par {factor}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Imprimer les règles</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Règle du jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>{name}: rules</source>
        <translation>{name}&#x202f;: règles</translation>
    </message>
</context>
<context>
    <name>Scale</name>
    <message>
        <source>At {wanted}% the table would not fit this screen: Rami is shown at {given}%.</source>
        <translation>À {wanted}&#x202f;%, la table ne tiendrait pas sur cet écran&#x202f;: Rami s’affiche à {given}&#x202f;%.</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Drag to change the order.</source>
        <translation>Faire glisser pour changer l’ordre.</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Who plays as {name}</source>
        <translation>Qui joue pour {name}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>ordi {level}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>Ajouter un joue&amp;ur</translation>
    </message>
    <message>
        <source>Drag or use the arrows to change who sits where.</source>
        <translation>Faites glisser, ou servez-vous des flèches, pour changer les places.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source> s</source>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>&amp;Ask before a discard</source>
        <translation>&amp;Demander avant une défausse</translation>
    </message>
    <message>
        <source>&amp;Backs of the cards</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>&amp;Four colours on the cards</source>
        <translation>&amp;Quatre couleurs sur les cartes</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste &amp;élevé</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Move the cards visibly</source>
        <translation>&amp;Animer les cartes</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Rythme des ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>About how long an expert and the hint think over a move, on a slow machine.</source>
        <translation>Durée de réflexion approximative de l’expert et du conseil pour un coup, sur une machine lente.</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>J Q K</source>
        <translation>J Q K</translation>
    </message>
    <message>
        <source>L&amp;etters on the cards</source>
        <translation>L&amp;ettres des cartes</translation>
    </message>
    <message>
        <source>Large &amp;indices on the cards</source>
        <translation>Grands &amp;index sur les cartes</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Clair ou &amp;sombre</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Si&amp;ze of everything</source>
        <translation>Taille de l’affic&amp;hage</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Time for the e&amp;xpert</source>
        <translation>Réflexion de l’e&amp;xpert</translation>
    </message>
    <message>
        <source>V D R</source>
        <translation>V D R</translation>
    </message>
    <message>
        <source>You will see the new size when Rami is started again.</source>
        <translation>La nouvelle taille s’appliquera au prochain lancement de Rami.</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Deal won</source>
        <translation>Manche gagnée</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Reste en main</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Partie gagnée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rami sec</source>
        <translation>Rami sec</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Stock ran out</source>
        <translation>Pioche épuisée</translation>
    </message>
    <message>
        <source>Total of the match</source>
        <translation>Total de la partie</translation>
    </message>
    <message>
        <source>Went out at once</source>
        <translation>Tout posé d’un coup</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fair deal</source>
        <translation>Donne vérifiable</translation>
    </message>
    <message>
        <source>Fingerprint of the deal</source>
        <translation>Empreinte de la donne</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>The cards of this deal are settled by this fingerprint: see how to check it.</source>
        <translation>Les cartes de cette donne sont fixées par cette empreinte&#x202f;: voyez comment le vérifier.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carte dans la défausse</numerusform>
            <numerusform>%n cartes dans la défausse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Défausse vide</translation>
    </message>
    <message>
        <source>Discard pile, on top: {card}</source>
        <translation>Défausse, sur le dessus&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Hand of {name}: {cards}</source>
        <translation>{name}, main découverte&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Place for your melds</source>
        <translation>Emplacement de vos combinaisons</translation>
    </message>
    <message>
        <source>Prepared: {cards}</source>
        <translation>Combinaison préparée&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Run in front of {name}: {cards}</source>
        <translation>Suite devant {name}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Set in front of {name}: {cards}</source>
        <comment>four cards</comment>
        <translation>Carré devant {name}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Set in front of {name}: {cards}</source>
        <comment>three cards</comment>
        <translation>Brelan devant {name}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Still to be laid, or put back: {cards}</source>
        <translation>À poser encore, ou à reposer sur la défausse&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Still to be laid: {cards}</source>
        <translation>À poser encore&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Pioche, %n carte</numerusform>
            <numerusform>Pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back into the hand.</source>
        <translation>Cartes reprises en main.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Coup annulé.</translation>
    </message>
    <message>
        <source>The arrow keys go from place to place, Space selects, Enter acts; F1 lists keys.</source>
        <translation>Les flèches vont d’un endroit à l’autre, Espace sélectionne, Entrée agit&#x202f;; F1 montre les touches.</translation>
    </message>
    <message>
        <source>You have drawn: {card}.</source>
        <translation>Vous avez pioché&#x202f;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Votre main, %n carte</numerusform>
            <numerusform>Votre main, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your run: {cards}</source>
        <translation>Votre suite&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Your set: {cards}</source>
        <comment>four cards</comment>
        <translation>Votre carré&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Your set: {cards}</source>
        <comment>three cards</comment>
        <translation>Votre brelan&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>carte piochée à l’instant</translation>
    </message>
    <message>
        <source>must be laid in this turn</source>
        <translation>à poser dans ce tour</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>à carte</translation>
    </message>
    <message>
        <source>{cards}, choice {place} of {count}</source>
        <translation>{cards}, choix {place} sur {count}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <comment>a queen: feminine</comment>
        <translation>{card}, sélectionnée, {place} sur {count}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <comment>no queen: masculine</comment>
        <translation>{card}, sélectionné, {place} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n card(s)</source>
        <translation>
            <numerusform>{name}, %n carte</numerusform>
            <numerusform>{name}, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}.</source>
        <comment>a sentence of one name</comment>
        <translation>{name}.</translation>
    </message>
    <message>
        <source>{name}: {facts}.</source>
        <translation>{name}&#x202f;: {facts}.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Replays…</source>
        <translation>Parties jouées…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The French card game, as families play it.</source>
        <translation>Le rami, tel qu’on le joue en&#xa0;famille.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>rami-desktop cannot reach the screen that DISPLAY or WAYLAND_DISPLAY names. Start it from a desktop, or correct the variable.</source>
        <translation>rami-desktop n’arrive pas à joindre l’écran désigné par DISPLAY ou WAYLAND_DISPLAY. Lancez-le depuis un bureau, ou corrigez la variable.</translation>
    </message>
    <message>
        <source>rami-desktop cannot show a window because a library is missing ({detail}). On Debian and Ubuntu this helps: sudo apt-get install {packages}</source>
        <translation>rami-desktop ne peut pas ouvrir de fenêtre, car il manque une bibliothèque ({detail}). Sous Debian et Ubuntu, ceci y remédie&#x202f;: sudo apt-get install {packages}</translation>
    </message>
    <message>
        <source>rami-desktop needs a screen, and there is none here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop, or with “xvfb-run rami-desktop”; “rami-desktop --help” lists what works without a screen.</source>
        <translation>rami-desktop a besoin d’un écran, et il n’y en a pas ici&#x202f;: ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Lancez-le depuis un bureau, ou avec «&#x202f;xvfb-run rami-desktop&#x202f;»&#x202f;; «&#x202f;rami-desktop --help&#x202f;» dit ce qui marche sans écran.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Contre</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exporter en CSV…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Deals won in percent, match by match</source>
        <translation>Manches gagnées en pour cent, partie après partie</translation>
    </message>
    <message>
        <source>Nothing was played to its end yet.</source>
        <translation>Aucune partie n’a encore été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Joue&amp;ur</translation>
    </message>
    <message>
        <source>Points for each deal, match by match</source>
        <translation>Points par manche, partie après partie</translation>
    </message>
    <message>
        <source>Rese&amp;t…</source>
        <translation>Remettre à &amp;zéro…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>manches jouées</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>manches gagnées</translation>
    </message>
    <message>
        <source>deals won in a row at best</source>
        <translation>manches gagnées d’affilée au mieux</translation>
    </message>
    <message>
        <source>matches played</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>matches won in a row at best</source>
        <translation>parties gagnées d’affilée au mieux</translation>
    </message>
    <message>
        <source>points for each deal</source>
        <translation>points par manche</translation>
    </message>
    <message>
        <source>rami secs</source>
        <translation>rami secs</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Everything before that is saved and can be continued: deal {deal}, turn {turn}.</source>
        <translation>Tout ce qui précède est sauvé et peut être repris&#x202f;: manche {deal}, tour de jeu {turn}.</translation>
    </message>
    <message>
        <source>Rami is running already with the same matches. Go to its window, or close it first.</source>
        <translation>Rami est déjà ouvert avec les mêmes parties. Allez à sa fenêtre, ou fermez-la d’abord.</translation>
    </message>
    <message>
        <source>Some settings could not be read; these are as at the first start.</source>
        <translation>Certains réglages étaient illisibles&#x202f;; ils sont comme au premier démarrage.</translation>
    </message>
    <message>
        <source>The damaged file is kept as it was:
{path}</source>
        <translation>Le fichier abîmé est gardé tel quel&#x202f;:
{path}</translation>
    </message>
    <message>
        <source>The disk is full: “{name}” could not be written. Free some space.</source>
        <translation>Le disque est plein&#x202f;: «&#x202f;{name}&#x202f;» n’a pas pu être écrit. Libérez de la place.</translation>
    </message>
    <message>
        <source>The end of “{name}” was cut off, as when the power fails. Everything before is there: the match goes on in deal {deal}, turn {turn}.</source>
        <translation>La fin de «&#x202f;{name}&#x202f;» a été coupée, comme lors d’une panne de courant. Tout ce qui précède est là&#x202f;: la partie reprend à la manche {deal}, tour de jeu {turn}.</translation>
    </message>
    <message>
        <source>The match in “{name}” is not over yet.</source>
        <translation>La partie de «&#x202f;{name}&#x202f;» n’est pas terminée.</translation>
    </message>
    <message>
        <source>The old file is kept as “{name}”.</source>
        <translation>L’ancien fichier est gardé sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>The settings could not be read; they are as at the first start.</source>
        <translation>Les réglages étaient illisibles&#x202f;; ils sont comme au premier démarrage.</translation>
    </message>
    <message>
        <source>The settings hold until the program ends.</source>
        <translation>Les réglages valent jusqu’à ce que vous quittiez Rami.</translation>
    </message>
    <message>
        <source>The system does not give access to “{path}”.</source>
        <translation>Le système refuse l’accès à «&#x202f;{path}&#x202f;».</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>Il n’y a pas de fichier «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>You can play all the same, but what you play is gone when the program ends. “Save a copy…” in the menu keeps a match in another folder.</source>
        <translation>Vous pouvez jouer quand même, mais rien ne sera gardé quand vous quitterez Rami. «&#x202f;Enregistrer une copie…&#x202f;», dans le menu, met une partie à l’abri dans un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” cannot be watched yet: its first deal is still being played, and would show the cards of the others.</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas encore être revue&#x202f;: sa première manche se joue encore et montrerait les cartes des autres.</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}).</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas pu être lu ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be written ({reason}).</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas pu être écrit ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” holds moves that the rules do not allow (line {line}).</source>
        <translation>«&#x202f;{name}&#x202f;» contient des coups que les règles n’admettent pas (ligne {line}).</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {line}.</source>
        <translation>«&#x202f;{name}&#x202f;» est abîmé à la ligne {line}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {line}; it was left as it is.</source>
        <translation>«&#x202f;{name}&#x202f;» est abîmé à la ligne {line}&#x202f;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>“{name}” is no rule set of Rami.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas une règle de rami.</translation>
    </message>
    <message>
        <source>“{name}” is not a saved match of Rami.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas une partie de rami enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” was written by a newer version of Rami; it was left as it is. Install the new version to open it.</source>
        <translation>«&#x202f;{name}&#x202f;» vient d’une version plus récente de Rami&#x202f;; il a été laissé tel quel. Installez la nouvelle version pour l’ouvrir.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: a file stands where a folder has to be.</source>
        <translation>«&#x202f;{path}&#x202f;» ne convient pas&#x202f;: un fichier se trouve là où il faut un dossier.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing</source>
        <translation>
            <numerusform>Il manque %n point</numerusform>
            <numerusform>Il manque %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best in hand: %n</source>
        <translation>
            <numerusform>Au mieux&#x202f;: %n</numerusform>
            <numerusform>Au mieux&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best in hand: %n, opens</source>
        <translation>
            <numerusform>Au mieux&#x202f;: %n, suffit</numerusform>
            <numerusform>Au mieux&#x202f;: %n, suffit</numerusform>
        </translation>
    </message>
    <message>
        <source>Best in hand: no meld yet</source>
        <translation>Au mieux&#x202f;: rien encore</translation>
    </message>
    <message>
        <source>Bring cards here to lay a meld</source>
        <translation>Posez ici une combinaison</translation>
    </message>
    <message>
        <source>Bring cards here to prepare your opening</source>
        <translation>Préparez ici votre ouverture</translation>
    </message>
    <message>
        <source>Clean run: missing</source>
        <translation>Tierce franche&#x202f;: pas encore</translation>
    </message>
    <message>
        <source>Clean run: ready</source>
        <translation>Tierce franche&#x202f;: oui</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter that marks the dealer</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Enough points</source>
        <translation>Assez de points</translation>
    </message>
    <message>
        <source>Enter takes {card} into your hand.</source>
        <translation>Entrée&#x202f;: prendre {card} en main.</translation>
    </message>
    <message>
        <source>One card!</source>
        <translation>À carte&#x202f;!</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Prepared melds: nothing is laid yet</source>
        <translation>Combinaisons préparées&#x202f;: rien n’est encore posé</translation>
    </message>
    <message>
        <source>Ready: you can open</source>
        <translation>Vous pouvez ouvrir</translation>
    </message>
    <message>
        <source>Say “carte”!</source>
        <translation>Dites «&#x202f;carte&#x202f;»&#x202f;!</translation>
    </message>
    <message>
        <source>Still to be laid:</source>
        <translation>À poser encore&#x202f;:</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Pioche&#x202f;: {count}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>What does the joker stand for?</source>
        <translation>Que remplace le joker&#x202f;?</translation>
    </message>
    <message>
        <source>Why? (W)</source>
        <translation>Pourquoi&#x202f;? (W)</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Vos combinaisons</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>pas ouvert</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>or put it back</source>
        <translation>ou à reposer</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <translation>{points} sur {needed}</translation>
    </message>
    <message>
        <source>{state} · {points}</source>
        <translation>{state} · {points}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This happened since your last turn. A click ends the replay.</source>
        <translation>Voici ce qui s’est passé depuis votre dernier tour. Un clic pour arrêter.</translation>
    </message>
</context>
<context>
    <name>Unkept</name>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Jouer sans garder</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>The last part of what was played could not be written: the disk refuses it. It is lost if you quit now.</source>
        <translation>La fin de ce qui a été joué n’a pas pu être écrite&#x202f;: le disque la refuse. Elle sera perdue si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>You can also play on: what happens is then written as soon as the disk takes it again.</source>
        <translation>Vous pouvez aussi continuer à jouer&#x202f;: la suite sera écrite dès que le disque l’acceptera de nouveau.</translation>
    </message>
    <message>
        <source>You can also play without keeping: the match is gone when you quit Rami.</source>
        <translation>Vous pouvez aussi jouer sans rien garder&#x202f;: la partie disparaîtra quand vous quitterez Rami.</translation>
    </message>
</context>
</TS>
