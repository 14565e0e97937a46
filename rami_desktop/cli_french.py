"""The texts of the command line in French.

Only French stands here: the English texts are the keys, word for word as they are used.
"""

from __future__ import annotations

from typing import Final

#: What the program itself says.
_OWN: Final = {
    # The window command.
    "FILE": "FICHIER",
    "NAME|FILE": "NOM|FICHIER",
    "LIST": "LISTE",
    "French Rami, alone against the computer or around one screen.": (
        "Le rami, seul contre l’ordinateur ou en famille autour d’un écran."
    ),
    "a saved match to open": "une partie enregistrée à ouvrir",
    "build the window, play one deal in it, print one line and leave": (
        "construire la fenêtre, y jouer une manche, écrire une ligne et s’arrêter"
    ),
    "show the version of the program and leave": "afficher la version du programme et s’arrêter",
    "--smoke-test takes no file": "--smoke-test ne prend pas de fichier",
    "{name!r} is no file name": "{name!r} n’est pas un nom de fichier",
    # Numbers and levels.
    "{text!r} is no whole number from {low} to {high}": (
        "{text!r} n’est pas un nombre entier de {low} à {high}"
    ),
    "{name!r} is no level; the levels are {levels}": (
        "{name!r} n’est pas un niveau\u202f; les niveaux sont {levels}"
    ),
    # simulate
    "Let computer seats play deals without a window, and count.": (
        "Faire jouer des manches aux ordinateurs, sans fenêtre, et compter."
    ),
    "{presets}, or a JSON file with changed fields (default: {default})": (
        "{presets}, ou un fichier JSON avec les champs modifiés (par défaut\u202f: {default})"
    ),
    "the level of each seat, with commas between them (default: two intermédiaire)": (
        "le niveau de chaque joueur, séparés par des virgules (par défaut\u202f: deux "
        "intermédiaire)"
    ),
    "how many packs to deal (default: 100)": (
        "combien de paquets distribuer (par défaut\u202f: 100)"
    ),
    "decides the packs and all chance; the same seed gives the same result (default: 1)": (
        "décide des paquets et de tout le hasard\u202f; la même graine donne le même résultat "
        "(par défaut\u202f: 1)"
    ),
    "play every pack once for each rotation of the seats; all of them are counted": (
        "jouer chaque paquet une fois par rotation des places\u202f; toutes sont comptées"
    ),
    "how many processes play at once (default: all processors, for many deals)": "combien de "
    "processus jouent à la fois (par défaut\u202f: tous les processeurs, pour beaucoup de manches)",
    "print one JSON object instead of a table": "écrire un objet JSON au lieu d’un tableau",
    "the rules {name} are for {low} to {high} seats, and {seats} are named": (
        "la règle {name} se joue de {low} à {high} joueurs, pas à {seats}"
    ),
    "there is no rule set and no readable file {name!r}; the rule sets are {presets}": (
        "il n’y a ni règle ni fichier lisible {name!r}\u202f; les règles sont {presets}"
    ),
    "{name} is too long for a rule set": "{name} est trop long pour une règle",
    "{name} holds no rule set": "{name} ne contient pas de règle",
    "the rules in {name} cannot be played: {why}": (
        "la règle de {name} n’est pas jouable\u202f: {why}"
    ),
    "level": "niveau",
    "won": "gagnées",
    "%": "%",
    "points": "points",
    "per deal": "par manche",
    "ms p50": "ms p50",
    "p95": "p95",
    "max": "max",
    "{deals} deals of {rules}, seed {seed}: {unfinished} unfinished, {illegal} illegal actions, "
    "{decisions} decisions in {seconds} s": (
        "{deals} manches de {rules}, graine {seed}\u202f: {unfinished} inachevées, {illegal} "
        "coups interdits, {decisions} décisions en {seconds} s"
    ),
    # referee
    "Settle one scenario, or a list of them, and print the answer as JSON.": (
        "Arbitrer une position, ou une liste de positions, et écrire la réponse en JSON."
    ),
    "a JSON file, or - for standard input": "un fichier JSON, ou - pour l’entrée standard",
    "standard input": "l’entrée standard",
    "{name} cannot be read: {reason}": "{name} est illisible\u202f: {reason}",
    "{name!r} cannot be read": "{name!r} est illisible",
    "{name} is nested too deeply": "{name} est imbriqué trop profondément",
    "{name} is not readable JSON": "{name} n’est pas du JSON lisible",
    "the output cannot be written: {reason}": "la sortie ne peut pas être écrite\u202f: {reason}",
    # What the system says.
    "No such file or directory": "il n’existe pas",
    "Permission denied": "accès refusé",
    "Is a directory": "c’est un dossier",
    "No space left on device": "le disque est plein",
    # Rules that cannot be played.
    "{field} must have a value": "{field} doit avoir une valeur",
    "{field} cannot be {value!r}, only {choices}": (
        "{field} ne peut pas valoir {value!r}, seulement {choices}"
    ),
    "{field} must be a whole number, not {value!r}": (
        "{field} doit être un nombre entier, pas {value!r}"
    ),
    "{field} must lie between {low} and {high}, and {value} does not": (
        "{field} doit être compris entre {low} et {high}, et {value} ne l’est pas"
    ),
    "{field} must hold factors above 0 and up to 100, not {value!r}": (
        "{field} doit contenir des multiplicateurs supérieurs à 0 et d’au plus 100, pas {value!r}"
    ),
    "{field} must read deals:N or points:N, not {value!r}": (
        "{field} doit s’écrire deals:N ou points:N, pas {value!r}"
    ),
    "min_players is {low} and max_players only {high}": (
        "min_players vaut {low} et max_players seulement {high}"
    ),
    "hand_size is too much for {seats} seats: {dealt} of {cards} cards are dealt, and one must "
    "stay in the stock": (
        "hand_size est trop grand à {seats} joueurs\u202f: {dealt} cartes sur {cards} seraient "
        "distribuées, et il doit en rester une à la pioche"
    ),
    "opening_free_if_left needs at_once_needs_opening to be false": (
        "opening_free_if_left demande que at_once_needs_opening soit false"
    ),
    "last_deal_factor above 1 needs a match_end of deals:N": (
        "last_deal_factor au-dessus de 1 demande match_end sous la forme deals:N"
    ),
    "there is no field {field!r}": "il n’y a pas de champ {field!r}",
    "there is no rule set {value!r}, only {choices}": (
        "il n’y a pas de règle {value!r}, seulement {choices}"
    ),
    "a rule set is a name or an object of fields": "une règle est un nom ou un objet de champs",
    "they are for {low} to {high} seats, not {seats}": (
        "elle se joue de {low} à {high}, pas à {seats}"
    ),
    "{field} is not as it must be": "{field} n’est pas comme il faut",
    # Files.
    "there is no file {path}": "il n’y a pas de fichier {path}",
    "{path} may not be used: permission denied": "{path} n’est pas utilisable\u202f: accès refusé",
    "{path} cannot be written: the disk is full": (
        "{path} ne peut pas être écrit\u202f: le disque est plein"
    ),
    "{path} cannot be read: {reason}": "{path} est illisible\u202f: {reason}",
    "{path} cannot be written: {reason}": "{path} ne peut pas être écrit\u202f: {reason}",
    "{path} is no saved match of this program": (
        "{path} n’est pas une partie enregistrée de ce programme"
    ),
    "{path} is damaged from line {line} on": "{path} est abîmé à partir de la ligne {line}",
    "{path} was written by a later version of this program (format {version}, this one knows "
    "{known})": (
        "{path} vient d’une version plus récente de ce programme (format {version}, celle-ci "
        "connaît {known})"
    ),
    "the match in {path} cannot be played again from line {line} on": (
        "la partie de {path} ne peut pas être rejouée à partir de la ligne {line}"
    ),
    "another window of this program is using {path}": (
        "une autre fenêtre de ce programme utilise {path}"
    ),
}

#: What argparse says.
_ARGPARSE: Final = {
    "usage: ": "emploi\u202f: ",
    "positional arguments": "arguments\u202f",
    "options": "options\u202f",
    "show this help message and exit": "afficher cette aide et s’arrêter",
    "%(prog)s: error: %(message)s\n": "%(prog)s\u202f: %(message)s\n",
    "unrecognized arguments: %s": "arguments inconnus\u202f: %s",
    "the following arguments are required: %s": "il manque\u202f: %s",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s\u202f: %(message)s",
    "expected one argument": "une valeur est attendue",
    "expected at most one argument": "une valeur au plus est attendue",
    "expected at least one argument": "une valeur au moins est attendue",
    "expected %s argument": "%s valeur est attendue",
    "expected %s arguments": "%s valeurs sont attendues",
    "ignored explicit argument %r": "la valeur %r est de trop",
    "ambiguous option: %(option)s could match %(matches)s": (
        "option ambiguë\u202f: %(option)s peut vouloir dire %(matches)s"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "%(value)r n’est pas possible (choisir parmi %(choices)s)"
    ),
    "invalid %(type)s value: %(value)r": "la valeur %(value)r n’est pas possible",
}

_HELPS: Final = {
    """\
{program} [FILE]
       {program} simulate --rules NAME|FILE --seats LIST …
       {program} referee FILE
       {program} --version | --smoke-test | --help""": """\
{program} [FICHIER]
         {program} simulate --rules NOM|FICHIER --seats LISTE …
         {program} referee FICHIER
         {program} --version | --smoke-test | --help""",
    """\
commands:
  simulate    let the computer play without a window; see 'rami-desktop simulate --help'
  referee     settle positions written as JSON; see 'rami-desktop referee --help'

A file that is called like a command is opened as ./simulate or ./referee.
RAMI_DATA_DIR names another directory for the matches and settings.""": """\
commandes\u202f:
  simulate    faire jouer l’ordinateur sans fenêtre (rami-desktop simulate --help)
  referee     arbitrer des positions écrites en JSON (rami-desktop referee --help)

Un fichier qui porte le nom d’une commande s’ouvre par ./simulate ou ./referee.
RAMI_DATA_DIR désigne un autre dossier pour les parties et les réglages.""",
    """\
levels: débutant, intermédiaire, confirmé, expert, or in English beginner, intermediate,
advanced, expert; accents and case do not matter.

Every deal stands for itself and begins with nobody having any points; the deal passes from
seat to seat.  A deal that is not over after 150 turns of each seat is given up and counted
as unfinished.  The JSON object has the keys rules, deals (played, with --swap each rotation),
seed, unfinished, illegal (actions that the rules refused), seconds, decisions, and seats: for
each entry of LIST level, deals_won, points, mean_points (per deal) and decision_ms (p50, p95,
max).""": """\
niveaux\u202f: débutant, intermédiaire, confirmé, expert, ou en anglais beginner, intermediate,
advanced, expert\u202f; accents et majuscules ne comptent pas.

Chaque manche compte seule et commence sans que personne ait de points\u202f; la donne passe de
place en place.  Une manche qui n’est pas finie après 150 tours de chacun est abandonnée et
comptée comme inachevée.  L’objet JSON a les clés rules, deals (jouées, avec --swap chaque
rotation), seed, unfinished, illegal (coups que la règle refuse), seconds, decisions et seats\u202f:
pour chaque entrée de LISTE level, deals_won, points, mean_points (par manche) et decision_ms
(p50, p95, max).""",
    """\
A scenario is an object with rules, hands, stock, discard, melds, actions and so on.  What is
wrong inside a scenario is told in its answer; the exit status is 2 only when the file is not
readable JSON.""": """\
Une position est un objet avec rules, hands, stock, discard, melds, actions, etc. Ce qui ne va
pas dans une position est dit dans sa réponse\u202f; le code de sortie n’est 2 que si le fichier
n’est pas du JSON lisible.""",
}

#: From the English text to the French one.
FRENCH: Final = {**_OWN, **_ARGPARSE, **_HELPS}
