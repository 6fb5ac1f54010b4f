"""Counts the figures of the scouting sheets again from the match files alone, and compares them with
`futbolstats season FOLDER scout TEAM`.   recount.py FOLDER"""
import csv
import glob
import io
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter, defaultdict

FOLDER = sys.argv[1]
ENDS = {1: 45, 2: 90, 3: 105, 4: 120}


def minute(element):
    """On the regulation clock: a substitution in stoppage time or in an interval counts at the end of the half."""
    part, told = element.get("part"), int((element.get("minut") or "0").split("+")[0])
    return min(told, ENDS[int(part)]) if part else told


def output(*words):
    done = subprocess.run(["futbolstats", "--lang", "en", "season", FOLDER, *words], capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stderr)
    return done.stdout


def sections(text):
    """The sections of a sheet, by heading, with each line in one piece."""
    found = {}
    for block in text.split("\n\n"):
        heading, *rest = block.strip("\n").split("\n")
        lines = found.setdefault(heading, [])
        for line in rest:
            if line.startswith("  "):
                lines[-1] += " " + line.strip()
            else:
                lines.append(line)
    return found


class Team:
    def __init__(self):
        # For each match: day, round, cards by player, notes.
        self.course = []
        self.goals_by_third = {"scored": [], "conceded": []}
        self.results, self.home, self.away = [], [], []
        self.first = {"scored": [], "conceded": []}
        self.matches, self.arrivals = 0, []
        self.starts, self.goals, self.called = Counter(), Counter(), Counter()


teams = defaultdict(Team)
for path in sorted(glob.glob(FOLDER + "/*.xml")):
    root = ET.parse(path).getroot()
    if root.tag != "partit":
        continue
    sides = root.findall("equip")
    names = [side.findtext("dadesequip/nom") for side in sides]
    scored = []
    for place, side in enumerate(sides):
        for goal in side.iter("gol"):
            if goal.get("anullat") != "si":
                scored.append((int(goal.get("ordre")), place, goal))
    scored.sort(key=lambda one: one[0])
    score = [sum(place == side for _, place, _ in scored) for side in (0, 1)]
    for place, side in enumerate(sides):
        team = teams[names[place]]
        result = (score[place], score[1 - place])
        team.results.append(result)
        (team.home if place == 0 else team.away).append(result)
        if scored:
            team.first["scored" if scored[0][1] == place else "conceded"].append(result)
        people = {}
        for player in side.iter("jugador"):
            people[player.findtext("dorsal")] = player.findtext("nom")
            team.called[player.findtext("nom")] += 1
            team.starts[player.findtext("nom")] += player.findtext("titular") == "si"
        for _, _, goal in (one for one in scored if one[1] == place and one[2].get("propia") != "si"):
            team.goals[people[goal.get("dorsalautor")]] += 1
        for _, side_of_goal, goal in scored:
            part = "scored" if side_of_goal == place else "conceded"
            team.goals_by_third[part].append(3 * minute(goal))
        cards = defaultdict(Counter)
        for card in side.iter("targeta"):
            cards[people[card.get("dorsal")]][card.get("color")] += 1
        notes = []
        for note in side.iter("nota"):
            who = people.get(note.get("dorsalJugador"))
            notes.append((int(note.get("ordre")), note.get("minut"), who, note.get("anotacio")))
        team.course.append((root.get("data"), root.get("jornada"), cards, names[1 - place], sorted(notes)))
        team.matches += 1
        team.arrivals.append(sorted(minute(change) for change in side.iter("canvi")))


def record(results):
    won = sum(own > other for own, other in results)
    drawn = sum(own == other for own, other in results)
    return f"{won} won, {drawn} drawn, {len(results) - won - drawn} lost"


def matches(results):
    return f"{len(results)} match" + ("" if len(results) == 1 else "es")


def goals(results):
    return f"goals {sum(own for own, _ in results)}-{sum(other for _, other in results)}"


def percent(count, of):
    return (200 * count + of) // (2 * of)


def share(results, holds):
    return [bool(holds(own, other)) for own, other in results]


# Each with its sentence.
MATCH_POINTS = [
    ("won {} of {} after scoring first", lambda team: share(team.first["scored"], lambda a, b: a > b)),
    ("won {} of {} after conceding first", lambda team: share(team.first["conceded"], lambda a, b: a > b)),
    ("won {} of {} at home", lambda team: share(team.home, lambda a, b: a > b)),
    ("won {} of {} away", lambda team: share(team.away, lambda a, b: a > b)),
    ("conceded no goal in {} of {} matches", lambda team: share(team.results, lambda a, b: b == 0)),
    ("scored in {} of {} matches", lambda team: share(team.results, lambda a, b: a > 0)),
]
GOAL_POINTS = [("up to minute 30", lambda third: third <= 90), ("after minute 60", lambda third: third > 180)]


def points(team):
    """The strong and the weak points: at least five matches or goals, and 15 points from all teams."""
    strong, weak = set(), set()
    for sentence, found in MATCH_POINTS:
        own = found(team)
        everybody = [one for other in teams.values() for one in found(other)]
        if len(own) < 5 or not everybody:
            continue
        mean = percent(sum(everybody), len(everybody))
        if abs(percent(sum(own), len(own)) - mean) < 15:
            continue
        is_more = 100 * sum(own) > mean * len(own)
        line = sentence.format(sum(own), len(own))
        if "conceding first" in line and not sum(own):
            line = f"never won after conceding first: {len(own)} matches"
        (strong if is_more else weak).add(f"{line} (all teams: {mean}%)")
    for when, holds in GOAL_POINTS:
        everybody = [holds(third) for other in teams.values() for third in other.goals_by_third["scored"]]
        mean = percent(sum(everybody), len(everybody))
        for part, sentence in (("scored", "{} of {} goals {}"), ("conceded", "concedes {} of {} {}")):
            own = [holds(third) for third in team.goals_by_third[part]]
            if len(own) < 5 or abs(percent(sum(own), len(own)) - mean) < 15:
                continue
            is_more = 100 * sum(own) > mean * len(own)
            line = sentence.format(sum(own), len(own), when) + f" (all teams: {mean}%)"
            (strong if is_more == (part == "scored") else weak).add(line)
    return strong, weak


def discipline(team):
    """Cards in all; and as FIFA had it in 2014: two cautions in different matches cost one match, as does a
    sending-off, and single cautions are forgotten after the quarter-finals."""
    yellows, second, reds = Counter(), Counter(), Counter()
    cautions, owed = Counter(), Counter()
    for _, stage, cards, _, _ in sorted(team.course, key=lambda one: one[0]):
        owed = +Counter({name: left - 1 for name, left in owed.items()})
        for name, shown in cards.items():
            yellows[name] += shown["groga"]
            second[name] += shown["segonagroga"]
            reds[name] += shown["vermella"]
            if shown["segonagroga"] or shown["vermella"]:
                owed[name] += 1
            if shown["groga"] and not shown["segonagroga"]:
                cautions[name] += 1
                if cautions[name] == 2:
                    owed[name] += 1
                    del cautions[name]
        if stage == "quarter-finals":
            cautions.clear()
    return yellows, second, reds, set(owed), {name for name in cautions if name not in owed}


def names(lines, label):
    """The names in a line of a section."""
    found = [line[len(label) + 2:] for line in lines if line.startswith(label + ": ")]
    return set(found[0].split(", ")) if found else set()


def told_notes(team):
    """Newest match first; a note that says the same about the same person once, with its number."""
    found = []
    for day, _, _, rival, notes in sorted(team.course, key=lambda one: one[0], reverse=True):
        for _, when, who, text in notes:
            # Lines are broken at spaces, and the same words with other spaces are the same note.
            text = " ".join(text.split())
            # Notes in a shoot-out have no minute.
            line = ", ".join([day, f"against {rival}"] + ([f"{when}'"] if when else []))
            found.append((": ".join([line] + ([who] if who else []) + [text]), (who, text)))
    times = Counter(key for _, key in found)
    lines, seen = [], set()
    for line, key in found:
        if key not in seen:
            seen.add(key)
            lines.append(line + (f" ({times[key]} times)" if times[key] > 1 else ""))
    return lines


def middle(numbers):
    return sorted(numbers)[(len(numbers) - 1) // 2]


compared = noted = pointed = 0
for name, team in sorted(teams.items()):
    expected = [f"{matches(team.results)}: {record(team.results)}, {goals(team.results)}"]
    for ground, results in (("at home", team.home), ("away", team.away)):
        if results:
            expected.append(f"{ground}: {matches(results)}: {record(results)}, {goals(results)}")
    for who, results in team.first.items():
        if results:
            expected.append(f"{who} first in {matches(results)}: {record(results)}")
    made = sum(map(len, team.arrivals))
    if made:
        expected.append(f"{made} in {matches(team.results)}")
        usual = []
        for order in range(max(map(len, team.arrivals))):
            found = [minutes[order] for minutes in team.arrivals if len(minutes) > order]
            if 2 * len(found) < team.matches:
                break
            usual.append(f"{middle(found)}'")
        if usual:
            expected.append("usually in these minutes: " + ", ".join(usual))
    sheet = output("scout", name)
    told = " ".join(sheet.split())
    for line in expected:
        assert line in told, f"{name}: {line}\n{told}"
    compared += len(expected)
    yellows, second, reds, suspended, short = discipline(team)
    for row in csv.DictReader(io.StringIO(output("scout", name, "--csv"))):
        player = row["player"]
        own = [team.starts[player], team.goals[player], yellows[player], second[player] + reds[player]]
        assert own == [int(row[column]) for column in ("starts", "goals", "yellows", "reds")], (name, row, own)
        compared += 1
    found = sections(sheet)
    people = found.get("Who does what", [])
    for line, own in (("Suspended", suspended), ("One card away", short)):
        assert names(people, line) == own, (name, line, names(people, line), own)
        compared += len(own)
    carded = {player: (yellows + second + reds)[player] for player in yellows + second + reds}
    for line in names(people, "cards"):
        player = max((one for one in carded if line.startswith(one + " ")), key=len)
        counts = [(yellows, "Y"), (second, "2Y"), (reds, "R")]
        assert line == " ".join([player] + [f"{of[player]} {word}" for of, word in counts if of[player]]), line
        assert sum(other > carded[player] for other in carded.values()) < 5, (name, line)
        compared += 1
    assert len(names(people, "cards")) == min(5, len(carded)), (name, people)
    for heading, own in zip(("Strong points", "Weak points"), points(team)):
        assert set(found.get(heading, [])) == own, (name, heading, found.get(heading), own)
        compared += len(own)
        pointed += len(own)
    own = told_notes(team)
    assert [" ".join(line.split()) for line in found.get("Notes", [])] == own, (name, found.get("Notes"), own)
    compared += len(own)
    noted += len(own)
assert noted > 50 and pointed > 20, (noted, pointed)
print(compared, "figures of", len(teams), "teams")
