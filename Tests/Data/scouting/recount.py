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


class Team:
    def __init__(self):
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


def middle(numbers):
    return sorted(numbers)[(len(numbers) - 1) // 2]


compared = 0
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
    told = " ".join(output("scout", name).split())
    for line in expected:
        assert line in told, f"{name}: {line}\n{told}"
    compared += len(expected)
    for row in csv.DictReader(io.StringIO(output("scout", name, "--csv"))):
        player = row["player"]
        own = (team.starts[player], team.goals[player])
        assert own == (int(row["starts"]), int(row["goals"])), (name, row, own)
        compared += 1
print(compared, "figures of", len(teams), "teams")
