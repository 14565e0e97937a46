<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>Holds %n point(s).</source>
        <translation>
            <numerusform>Holds %n point.</numerusform>
            <numerusform>Holds %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lightest hand with %n point(s): collects the differences.</source>
        <translation>
            <numerusform>Lightest hand with %n point: collects the differences.</numerusform>
            <numerusform>Lightest hand with %n points: collects the differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not opened: %n point(s), whatever the hand holds.</source>
        <translation>
            <numerusform>Not opened: %n point, whatever the hand holds.</numerusform>
            <numerusform>Not opened: %n points, whatever the hand holds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>House</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>after %n deal</numerusform>
            <numerusform>after %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>with %n point</numerusform>
            <numerusform>with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message numerus="yes">
        <source>%n rule(s) different</source>
        <translation>
            <numerusform>%n rule different</numerusform>
            <numerusform>%n rules different</numerusform>
        </translation>
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
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%n file(s) could not be read and stay as they are.</source>
        <translation>
            <numerusform>%n file could not be read and stays as it is.</numerusform>
            <numerusform>%n files could not be read and stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>%n card(s) can still help {card}; none of your loose cards waits for fewer.</source>
        <translation>
            <numerusform>%n card can still help {card}; none of your loose cards waits for fewer.</numerusform>
            <numerusform>%n cards can still help {card}; none of your loose cards waits for fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing to open: these melds count {points}, an opening needs {needed}.</source>
        <translation>
            <numerusform>%n point missing to open: these melds count {points}, an opening needs {needed}.</numerusform>
            <numerusform>%n points missing to open: these melds count {points}, an opening needs {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s) that are no jokers.</source>
        <translation>
            <numerusform>A meld needs at least %n card that is no joker.</numerusform>
            <numerusform>A meld needs at least %n cards that are no jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run may hold at most %n joker(s).</source>
        <translation>
            <numerusform>A run may hold at most %n joker.</numerusform>
            <numerusform>A run may hold at most %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set may hold at most %n joker(s).</source>
        <translation>
            <numerusform>A set may hold at most %n joker.</numerusform>
            <numerusform>A set may hold at most %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An opening needs a clean run. Keep {kept}: %n card(s) can still make it one ({wanted}).</source>
        <translation>
            <numerusform>An opening needs a clean run. Keep {kept}: %n card can still make it one ({wanted}).</numerusform>
            <numerusform>An opening needs a clean run. Keep {kept}: %n cards can still make it one ({wanted}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your hand {card} would count %n point(s).</source>
        <translation>
            <numerusform>In your hand {card} would count %n point.</numerusform>
            <numerusform>In your hand {card} would count %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept}: %n card(s) can still make it a run ({wanted}).</source>
        <translation>
            <numerusform>Keep {kept}: %n card can still make it a run ({wanted}).</numerusform>
            <numerusform>Keep {kept}: %n cards can still make it a run ({wanted}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept}: %n card(s) can still make it a set ({wanted}).</source>
        <translation>
            <numerusform>Keep {kept}: %n card can still make it a set ({wanted}).</numerusform>
            <numerusform>Keep {kept}: %n cards can still make it a set ({wanted}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your loose cards is heavier than {card}: %n point(s).</source>
        <translation>
            <numerusform>None of your loose cards is heavier than {card}: %n point.</numerusform>
            <numerusform>None of your loose cards is heavier than {card}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing goes with {card}, and in your hand it would count %n point(s).</source>
        <translation>
            <numerusform>Nothing goes with {card}, and in your hand it would count %n point.</numerusform>
            <numerusform>Nothing goes with {card}, and in your hand it would count %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One run becomes two, and your hand counts %n point(s) less.</source>
        <translation>
            <numerusform>One run becomes two, and your hand counts %n point less.</numerusform>
            <numerusform>One run becomes two, and your hand counts %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That fits {meld}: %n point(s) less in your hand.</source>
        <translation>
            <numerusform>That fits {meld}: %n point less in your hand.</numerusform>
            <numerusform>That fits {meld}: %n points less in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n point(s) less in your hand.</source>
        <translation>
            <numerusform>That is %n point less in your hand.</numerusform>
            <numerusform>That is %n points less in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n point(s), and {needed} are enough to open.</source>
        <translation>
            <numerusform>That makes %n point, and {needed} are enough to open.</numerusform>
            <numerusform>That makes %n points, and {needed} are enough to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n point(s), {needed} are enough, and {run} is your clean run.</source>
        <translation>
            <numerusform>That makes %n point, {needed} are enough, and {run} is your clean run.</numerusform>
            <numerusform>That makes %n points, {needed} are enough, and {run} is your clean run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the new stock of %n card(s).</source>
        <translation>
            <numerusform>The discard pile becomes the new stock of %n card.</numerusform>
            <numerusform>The discard pile becomes the new stock of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The joker goes with {meld}; in your hand it would count %n point(s).</source>
        <translation>
            <numerusform>The joker goes with {meld}; in your hand it would count %n point.</numerusform>
            <numerusform>The joker goes with {meld}; in your hand it would count %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up for {name}: %n action(s) taken back.</source>
        <translation>
            <numerusform>Time is up for {name}: %n action taken back.</numerusform>
            <numerusform>Time is up for {name}: %n actions taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever forgets to say it draws %n card(s).</source>
        <translation>
            <numerusform>Whoever forgets to say it draws %n card.</numerusform>
            <numerusform>Whoever forgets to say it draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), {dealt} of {cards} cards would be dealt: none would be left to draw.</source>
        <translation>
            <numerusform>With %n player, {dealt} of {cards} cards would be dealt: none would be left to draw.</numerusform>
            <numerusform>With %n players, {dealt} of {cards} cards would be dealt: none would be left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the {card} that you took it makes %n point(s), and {needed} are enough to open.</source>
        <translation>
            <numerusform>With the {card} that you took it makes %n point, and {needed} are enough to open.</numerusform>
            <numerusform>With the {card} that you took it makes %n points, and {needed} are enough to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} %n point(s) are still missing to open.</source>
        <translation>
            <numerusform>With {card} %n point is still missing to open.</numerusform>
            <numerusform>With {card} %n points are still missing to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} %n point(s) would still be missing to open.</source>
        <translation>
            <numerusform>With {card} %n point would still be missing to open.</numerusform>
            <numerusform>With {card} %n points would still be missing to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you can open: %n point(s), and {needed} are enough.</source>
        <translation>
            <numerusform>With {card} you can open: %n point, and {needed} are enough.</numerusform>
            <numerusform>With {card} you can open: %n points, and {needed} are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s) and then lay {card} off on {meld}.</source>
        <translation>
            <numerusform>You can open with %n point and then lay {card} off on {meld}.</numerusform>
            <numerusform>You can open with %n points and then lay {card} off on {meld}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could open with %n point(s), but going out at once multiplies what is counted by {factor}: wait a little.</source>
        <translation>
            <numerusform>You could open with %n point, but going out at once multiplies what is counted by {factor}: wait a little.</numerusform>
            <numerusform>You could open with %n points, but going out at once multiplies what is counted by {factor}: wait a little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could open with %n point(s), but wait: the others could lay off on your melds.</source>
        <translation>
            <numerusform>You could open with %n point, but wait: the others could lay off on your melds.</numerusform>
            <numerusform>You could open with %n points, but wait: the others could lay off on your melds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forgot to say “carte” and draw %n card(s).</source>
        <translation>
            <numerusform>You forgot to say “carte” and draw %n card.</numerusform>
            <numerusform>You forgot to say “carte” and draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go out at once: that counts %n point(s) for each opponent.</source>
        <translation>
            <numerusform>You go out at once: that counts %n point for each opponent.</numerusform>
            <numerusform>You go out at once: that counts %n points for each opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) in all.</source>
        <translation>
            <numerusform>You have %n point in all.</numerusform>
            <numerusform>You have %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s) only: then an opening needs no number of points.</source>
        <translation>
            <numerusform>You keep %n card only: then an opening needs no number of points.</numerusform>
            <numerusform>You keep %n cards only: then an opening needs no number of points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You mark %n point(s).</source>
        <translation>
            <numerusform>You mark %n point.</numerusform>
            <numerusform>You mark %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open with %n point(s).</source>
        <translation>
            <numerusform>You open with %n point.</numerusform>
            <numerusform>You open with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your time is up: %n action(s) taken back.</source>
        <translation>
            <numerusform>Your time is up: %n action taken back.</numerusform>
            <numerusform>Your time is up: %n actions taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} forgot to say “carte” and draws %n card(s).</source>
        <translation>
            <numerusform>{name} forgot to say “carte” and draws %n card.</numerusform>
            <numerusform>{name} forgot to say “carte” and draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) in all.</source>
        <translation>
            <numerusform>{name} has %n point in all.</numerusform>
            <numerusform>{name} has %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} marks %n point(s).</source>
        <translation>
            <numerusform>{name} marks %n point.</numerusform>
            <numerusform>{name} marks %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %n point(s).</source>
        <translation>
            <numerusform>{name} opens with %n point.</numerusform>
            <numerusform>{name} opens with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n point(s): enough to open</source>
        <translation>
            <numerusform>%n point: enough to open</numerusform>
            <numerusform>%n points: enough to open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A joker counts %n point(s).</source>
        <translation>
            <numerusform>A joker counts %n point.</numerusform>
            <numerusform>A joker counts %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match ends with the deal in which somebody reaches %n point(s).</source>
        <translation>
            <numerusform>A match ends with the deal in which somebody reaches %n point.</numerusform>
            <numerusform>A match ends with the deal in which somebody reaches %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is %n deal(s).</source>
        <translation>
            <numerusform>A match is %n deal.</numerusform>
            <numerusform>A match is %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs %n card(s) that are no jokers.</source>
        <translation>
            <numerusform>A meld needs %n card that is no joker.</numerusform>
            <numerusform>A meld needs %n cards that are no jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run may hold %n joker(s).</source>
        <translation>
            <numerusform>A run may hold %n joker.</numerusform>
            <numerusform>A run may hold %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set may hold %n joker(s).</source>
        <translation>
            <numerusform>A set may hold %n joker.</numerusform>
            <numerusform>A set may hold %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn lasts %n second(s) at most.</source>
        <translation>
            <numerusform>A turn lasts %n second at most.</numerusform>
            <numerusform>A turn lasts %n seconds at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every loser counts %n point(s).</source>
        <translation>
            <numerusform>Every loser counts %n point.</numerusform>
            <numerusform>Every loser counts %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation>
            <numerusform>Everybody gets %n card.</numerusform>
            <numerusform>Everybody gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first lay must count %n point(s) or more.</source>
        <translation>
            <numerusform>The first lay must count %n point or more.</numerusform>
            <numerusform>The first lay must count %n points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points are waived when %n card(s) or fewer are left in the hand.</source>
        <translation>
            <numerusform>The points are waived when %n card or fewer is left in the hand.</numerusform>
            <numerusform>The points are waived when %n cards or fewer are left in the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the stock is used up, the discards become a new one, %n time(s) in a deal at most.</source>
        <translation>
            <numerusform>When the stock is used up, the discards become a new one, %n time in a deal at most.</numerusform>
            <numerusform>When the stock is used up, the discards become a new one, %n times in a deal at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who forgets draws %n card(s).</source>
        <translation>
            <numerusform>Who forgets draws %n card.</numerusform>
            <numerusform>Who forgets draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who has not opened counts %n point(s).</source>
        <translation>
            <numerusform>Who has not opened counts %n point.</numerusform>
            <numerusform>Who has not opened counts %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who takes it before having opened needs %n point(s) to open.</source>
        <translation>
            <numerusform>Who takes it before having opened needs %n point to open.</numerusform>
            <numerusform>Who takes it before having opened needs %n points to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s) laid in that turn the points are multiplied by {factor}.</source>
        <translation>
            <numerusform>With %n joker laid in that turn the points are multiplied by {factor}.</numerusform>
            <numerusform>With %n jokers laid in that turn the points are multiplied by {factor}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n card(s)</source>
        <translation>
            <numerusform>{name}, %n card</numerusform>
            <numerusform>{name}, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
            <numerusform>%n point missing</numerusform>
            <numerusform>%n points missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best in hand: %n</source>
        <translation>
            <numerusform>Best in hand: %n</numerusform>
            <numerusform>Best in hand: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best in hand: %n, opens</source>
        <translation>
            <numerusform>Best in hand: %n, opens</numerusform>
            <numerusform>Best in hand: %n, opens</numerusform>
        </translation>
    </message>
</context>
</TS>
