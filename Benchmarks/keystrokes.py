"""Keys pressed for each event on a Spanish keyboard, Enter, Shift and AltGr counted, by kind of event.

No time is typed in live recording, because the clock runs. Substitutions of one stoppage share a line. We are the home side. Every line
counted is first given to the program, which must accept it.
"""
import os
from collections import defaultdict

from common import in_memory, median, new_match, real_matches, run
from generated import Event, generated_match

# Characters on a single key. All others also need Shift or AltGr.
PLAIN = set("abcdefghijklmnopqrstuvwxyzñç0123456789 ,.-'+<º¡")


def keys(line):
    """The keystrokes of a line, including Enter."""
    return sum(1 if character in PLAIN else 2 for character in line) + 1


class Count:
    def __init__(self):
        self.by_kind = defaultdict(list)

    def add(self, line, events):
        for event in events:
            self.by_kind[event.kind].append(keys(line) / len(events))

    def show(self, title, aim):
        everything = [value for values in self.by_kind.values() for value in values]
        for kind, values in sorted(self.by_kind.items(), key=lambda row: -len(row[1])):
            print(f"  {kind:13} {len(values):5}  median {median(values):4.1f}  mean {sum(values) / len(values):5.2f}")
        mean = sum(everything) / len(everything)
        print(f"{title}: {len(everything)} events, median {median(everything):.1f}, mean {mean:.2f} (aim: {aim})")


def real_lines(match):
    """The lines of a real match without times, and the events on each."""
    lines, before = [], None
    last_period = max(4 if match["extra_time"] else 2, max((event["period"] for event in match["events"]), default=2))
    for period in range(1, last_period + 1):
        lines.append(("start", []))
        for event in (event for event in match["events"] if event["period"] == period):
            kind, side = event["type"], "v" if event["team"] == "away" else ""
            if kind == "goal":
                if event.get("own_goal"):
                    side, clause = ("" if side else "v"), f"{event['number']}og"
                else:
                    clause = f"{event['number']}g" + ("p" if event.get("penalty") else "")
            elif kind == "card":
                clause = f"{event['number']}{'r' if event['card'] == 'red' else 'y'}"
            elif kind == "sub":
                clause = f"{event['out']}.{event['in']}"
            else:
                clause = f"{event['number']}{'g' if event['converted'] else 's-'}"
            name = {"sub": "substitution", "kick": "shoot-out"}.get(kind, kind)
            found = Event((period, event.get("min"), event.get("stop")), name, side, clause)
            if before and name == "substitution" and (before.kind, before.minute, before.side) == (name, found.minute, side):
                lines[-1] = (f"{lines[-1][0]} {clause}", lines[-1][1] + [found])
            else:
                lines.append((side + clause, [found]))
            before = found
        # A golden goal, or the last possible period, ends the match.
        ends = match["oracle"]["end_minute"] in (90, 120) or period < last_period
        lines.append(("end" if ends else "finish", []))
    if last_period == 2 or (last_period == 4 and lines[-1][0] == "end"):
        lines.append(("finish", []))
    return lines


def squad(path, players):
    with open(path, "w") as file:
        file.write("number,name,position,starter\n")
        for player in players:
            file.write(f"{player['number']},\"{player['name']}\",{player['position']},{'yes' if player['starter'] else 'no'}\n")


def count_real(folder):
    count, marks = Count(), []
    for match in real_matches():
        path = os.path.join(folder, match["match_id"])
        for side in ("home", "away"):
            squad(f"{path}-{side}.csv", match["squads"][side])
        run("new", f"{path}.xml", "--home-squad", f"{path}-home.csv", "--away-squad", f"{path}-away.csv",
            "--set", "substitutions=3", "--set", "windows=none", "--set", "bench=none")
        lines = real_lines(match)
        run("record", f"{path}.xml", text="".join(line + "\n" for line, _ in lines))
        for line, events in lines:
            count.add(line, events)
            marks += [] if events else [keys(line)]
    count.show("243 real matches", "median 5, mean 4.9")
    print(f"  beside them {len(marks)} times start, end and finish: mean {sum(marks) / len(marks):.2f}")


def count_generated(folder):
    count = Count()
    for seed in range(50):
        path = os.path.join(folder, f"{seed}.xml")
        new_match(path)
        lines = generated_match(seed).lines(timed=False)
        run("record", path, text="".join(line + "\n" for line, _ in lines))
        for line, events in lines:
            # Notes are prose of any length, so they are not counted.
            if not any(event.kind == "note" for event in events):
                count.add(line, events)
    count.show("50 generated matches", "mean 6")


with in_memory() as folder:
    count_real(folder)
    count_generated(folder)
