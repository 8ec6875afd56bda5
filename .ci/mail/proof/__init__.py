"""The parts of the proof with real mail servers; `play` beside this folder runs it.

    stack     the servers: Postfix and Dovecot, by the script of the same name
    house     one monsoon with its table, fed by one way in
    letter    what a player sees of a letter, buttons included
    answer    what a player writes back, as different mail programs write it
    player    a mailbox, an outbox, and somebody who plays
    faults    kills and restarts
    doubt     would the checks notice?
    checks    nothing lost, nothing doubled, nothing told to the wrong one

Nothing here shares code with Monsoon: letters are read and written by Python's own
library, so that a slip of Monsoon's does not hide itself.
"""
