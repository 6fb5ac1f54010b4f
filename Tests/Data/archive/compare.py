"""Asks the archive the ten questions of docs/SCALE.md and compares the answers with the views of `futbolstats season` on
the same files.   compare.py SCALE.md FOLDER"""
import csv
import io
import re
import subprocess
import sys
import unicodedata
from collections import Counter

PAGE, FOLDER = sys.argv[1:]
SECTION = open(PAGE, encoding="utf-8").read().split("\n### Ten questions\n")[1].split("\n#")[0]
# Blocks of four spaces look up numbers, those of eight are the questions.
LOOKUP = "".join(line[4:] + "\n" for line in SECTION.split("\n") if re.match(r" {4}(| {2})\S", line))
QUESTIONS = [block for block in re.findall(r"(?:^ {8}.*\n)+", SECTION, re.M)]
assert len(QUESTIONS) == 10, len(QUESTIONS)


def output(*command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0, (command, done.stderr)
    return done.stdout


def rows(text):
    return list(csv.DictReader(io.StringIO(text)))


def ask(number, **values):
    names = {"competition_name": "", "team_name": "", "player_name": "", "from": "0001-01-01", "to": "9999-12-31", "beginning": "", **values}
    options = [f"--set={name}={value}" for name, value in names.items()]
    lookup = LOOKUP.split("select")
    # What a question does not need is not looked up.
    known = 1 + (names["competition_name"] != "") + (names["team_name"] != "") + (names["player_name"] != "")
    return rows(output("psql", "-X", "-q", "--csv", "--set=ON_ERROR_STOP=1", *options, "-f", "-",
                       text="select".join(lookup[:known]) + QUESTIONS[number - 1]))


def view(*arguments):
    return rows(output("futbolstats", "--lang", "en", "season", FOLDER, *arguments, "--csv"))


def folded(text):
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def numbers(row, *columns):
    return tuple(int(row[column] or 0) for column in columns)


def same(what, ours, theirs):
    assert ours and ours == theirs, f"{what}: {sorted(ours ^ theirs, key=str)[:6] if isinstance(ours, set) else (ours, theirs)}"


def table_of(competition):
    return {(row["team"], *numbers(row, "played", "won", "drawn", "lost", "for", "against", "points"))
            for row in view("table", "--competition", competition)}


def scorers(*arguments):
    return [(row["player"], int(row["goals"])) for row in view("scorers", *arguments)]


def first(people, count):
    """The first of them, with whoever has as many goals as the last one."""
    goals = sorted((goals for _, goals in people), reverse=True)
    return Counter(one for one in people if one[1] >= goals[min(count, len(goals)) - 1])


competitions = sorted({row["competition"] for row in view("results")})
asked = 0
beginnings = set()
for competition in competitions:
    within = "--competition", competition
    same("1", {(row["team_name"], *numbers(row, "played", "won", "drawn", "lost", "goals_for", "goals_against", "points"))
               for row in ask(1, competition_name=competition)}, table_of(competition))
    best = scorers(*within)
    same("2", Counter((row["name"], int(row["goals"])) for row in ask(2, competition_name=competition)), first(best, 20))

    player, team = next((row["player"], row["team"]) for row in view("scorers", *within))
    beginnings.add(folded(player)[:3])
    of_team = {"competition_name": competition, "team_name": team}
    same("3", [(row["played_on"], *numbers(row, "minutes", "goals", "assists")) for row in ask(3, player_name=player, **of_team)],
         [(row["date"], *numbers(row, "minutes", "goals", "assists")) for row in view("player", player, *within)])

    cards = Counter()
    for row in ask(4, competition_name=competition):
        for kind in ("yellows", "second_yellows", "reds"):
            cards[row["player_name"], kind] += int(row[kind])
    seen = Counter()
    for row in view("cards", *within):
        for kind in ("yellows", "second_yellows", "reds"):
            seen[row["player"], kind] += int(row[kind])
    same("4", +cards, +seen)

    same("5", {(row["name"], *numbers(row, "minutes", "starts")) for row in ask(5, **of_team)},
         {(row["player"], *numbers(row, "minutes", "starts")) for row in view("minutes", *within, "--team", team)})

    days = sorted(row["date"] for row in view("results", *within))
    dates = days[0], days[len(days) // 2]
    same("6", {tuple(row.values()) for row in ask(6, **of_team, **dict(zip(("from", "to"), dates)))},
         {(row["date"], row["home"], row["home_goals"], row["away_goals"], row["away"])
          for row in view("results", *within, "--team", team, "--from", dates[0], "--to", dates[1])})

    goals = Counter()
    for row in ask(8, competition_name=competition):
        goals["all"] += int(row["count"])
    same("8", goals["all"], sum(int(row["home_goals"]) + int(row["away_goals"]) for row in view("results", *within)))
    asked += 7

    # Competitions of one season have one answer.
    season = [c for c in competitions if ask(10, competition_name=c) == ask(10, competition_name=competition)]
    same("9", {(row["competition_name"], row["team_name"], *numbers(row, "played", "points")) for row in ask(9, competition_name=competition)},
         {(c, row[0], row[1], row[-1]) for c in season for row in table_of(c)})
    same("10", Counter((row["name"], int(row["goals"])) for row in ask(10, competition_name=competition)),
         first([one for c in season for one in scorers("--competition", c)], 10))
    asked += 2

for beginning in sorted(beginnings):
    found = {(row["player_name"], row["team_name"]) for row in ask(7, beginning=beginning)}
    same("7", found, {(row["name"], team) for row in view("find", beginning) for team in row["team"].split("; ")
                      if team and folded(row["name"]).startswith(beginning)})
    asked += 1
print(f"{asked} answers agree")
