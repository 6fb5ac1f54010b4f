"""Matches as an eager assistant coach would record them: about 90 events, with chances, fouls with victims, corners and assists."""
import random

HALVES = ((1, 45), (46, 90))


class Event:
    def __init__(self, minute, kind, side, clause):
        self.minute, self.kind, self.side, self.clause = minute, kind, side, clause


class Match:
    """Events in order. `side` is "" for ours, whose prefix is not typed, and "v" for theirs."""

    def __init__(self, events):
        self.events = events

    def lines(self, timed):
        """Pairs of a line and the events on it. Substitutions of one team in one stoppage share a line, which takes the side once."""
        lines = []
        half = 0
        for event in self.events:
            while half < 2 and (half == 0 or event.minute > HALVES[half - 1][1]):
                lines += [("end", [])] * (half > 0) + [("start", [])]
                half += 1
            last = lines[-1][1]
            if event.kind == "substitution" and last and (last[0].kind, last[0].minute, last[0].side) == (
                "substitution", event.minute, event.side):
                lines[-1] = (f"{lines[-1][0]} {event.clause}", last + [event])
            else:
                time = f"{event.minute}' " if timed else ""
                lines.append((time + event.side + event.clause, [event]))
            # Friendly matches have no extra time, so this ends the match.
        return lines + [("end", [])]

    def script(self):
        return "".join(line + "\n" for line, _ in self.lines(timed=True))


def generated_match(seed):
    chance = random.Random(seed)
    field = {side: list(range(1, 12)) for side in ("", "v")}
    bench = {side: list(range(12, 19)) for side in ("", "v")}
    booked = set()
    events = []
    # Approximate frequency per match.
    kinds = ["chance"] * 25 + ["foul"] * 25 + ["corner"] * 10 + ["offside"] * 4 + ["goal"] * 3
    kinds += ["card"] * 4 + ["note"] * 2
    plan = [(chance.randint(1, 90), chance.choice(["", "v"]), kind) for kind in kinds]
    plan += [(chance.choice([46, 60, 60, 70, 75, 82]), side, "substitution") for side in ("", "v") for _ in range(5)]
    for minute, side, kind in sorted(plan, key=lambda event: event[0]):
        other = "v" if side == "" else ""
        player = chance.choice(field[side][1:])
        mates = [number for number in field[side] if number != player]
        body = chance.choice(["", "", "h", "l", "r"])
        if kind == "chance":
            outcome = chance.choice(["+", "-", "-", ".", "x"] + [""] * 2)
            assist = f",{chance.choice(mates)}" if chance.random() < 0.2 else ""
            clause = f"{player}s{outcome}{body if chance.random() < 0.4 else ''}{assist}"
        elif kind == "goal":
            assist = f",{chance.choice(mates)}" if chance.random() < 0.7 else ""
            clause = f"{player}g{body}{chance.choice(['', 'c', 'j'])}{assist}"
        elif kind == "foul":
            victim = chance.choice(field[other]) if chance.random() < 0.8 else ""
            clause = f"{player}f{victim}"
            if chance.random() < 0.1 and (side, player) not in booked:
                booked.add((side, player))
                clause += "y"
        elif kind == "card":
            free = [number for number in field[side] if (side, number) not in booked]
            player = chance.choice(free)
            booked.add((side, player))
            clause = f"{player}y"
        elif kind == "corner":
            clause = "c"
        elif kind == "offside":
            clause = f"{player}o"
        elif kind == "note":
            clause = f"{player}n {chance.choice(['drifts left', 'tired', 'no pressing'])}"
        else:
            comes = bench[side].pop(0)
            field[side][field[side].index(player)] = comes
            clause = f"{player}.{comes}"
        events.append(Event(minute, kind, side, clause))
    # Within a minute, substitutions come last, team by team, so that all players in other events are on the field.
    events.sort(key=lambda event: (event.minute, f"after {event.side}" if event.kind == "substitution" else ""))
    return Match(events)
