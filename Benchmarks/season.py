"""A season of 10,000 match files to its table and its scorers, against one call of xmllint that only parses the same
files; and the site of 400 of them, against xsltproc that makes their match pages alone: made for the first time, and again
after one more match.

    python3 Benchmarks/season.py [FILES]
"""
import os
import random
import re
import sys

from common import PROGRAM, ROOT, also, best, compared, in_memory, measured, rich_files

FIRST = "Joan Pau Marc Biel Hugo Lluc Nofre Toni Xisco Aina Maria Laia Marta Neus Carme Margalida".split()
LAST = "Pons Roca Riera Sala Mas Serra Vidal Coll Ferrer Amer Bibiloni Cifre Munar Ramis Sastre Oliver".split()


def name(team, number):
    chosen = random.Random(team * 100 + number)
    return f"{chosen.choice(FIRST)} {chosen.choice(LAST)} {chosen.choice(LAST)}"


def fixtures():
    """Leagues of twenty teams, in which each plays every other at home, one league after the other."""
    league = 0
    while True:
        league += 1
        for day in range(38):
            order = [0] + [(place + day) % 19 + 1 for place in range(19)]
            for pair in range(10):
                sides = order[pair], order[19 - pair]
                yield league, day, sides if (day >= 19) == (pair % 2 == 0) else sides[::-1]


def season(folder, count):
    """Generated matches as the matches of leagues: teams, players, rounds and dates."""
    with in_memory() as memory:
        texts = [open(path, encoding="latin-1", newline="").read() for path in rich_files(memory, 40)]
    for place, (league, day, sides) in zip(range(count), fixtures()):
        date = f"20{26 + day // 19:02}-{day // 4 % 12 + 1:02}-{day % 4 * 7 + 1:02}"
        text = texts[place % len(texts)].replace('reglament="friendly"', 'reglament="amateur"', 1)
        text = text.replace(
            '<partit versio="1" ', f'<partit versio="1" competicio="League {league}" jornada="{day + 1}" data="{date}" ', 1)
        parts = text.split("<equip>")
        for part, side in ((1, sides[0]), (2, sides[1])):
            parts[part] = re.sub(r"<nom>[^<]+ Team</nom>", f"<nom>Club {league} {side}</nom>", parts[part], count=1)
            parts[part] = re.sub(
                r"<dorsal>(\d+)</dorsal><nom/>",
                lambda found: f"<dorsal>{found[1]}</dorsal><nom>{name(league * 100 + side, int(found[1]))}</nom>", parts[part])
        with open(os.path.join(folder, f"match-{place:05}.xml"), "w", encoding="latin-1", newline="") as file:
            file.write("<equip>".join(parts))


def views(count):
    with in_memory() as folder:
        season(folder, count)
        files = sorted(os.path.join(folder, file) for file in os.listdir(folder))
        theirs, *peers = best(3, "xmllint", "--noout", *files)
        for view in ("table", "scorers"):
            ours, *mine = best(3, PROGRAM, "season", folder, view)
            compared(f"season of {count} files, {view}, and xmllint", ours, theirs, "1.0, at most 2.0")
            also(mine[0], peers[0], mine[1], peers[1])


def site(count):
    with in_memory() as folder:
        season(folder, count + 1)
        *_, last = sorted(os.listdir(folder))
        last = os.path.join(folder, last)
        os.rename(last, last + ".later")
        sheet = os.path.join(ROOT, "Stylesheets/site-match.xsl")
        files = sorted(os.path.join(folder, file) for file in os.listdir(folder) if file.endswith(".xml"))
        theirs, *_ = measured("xsltproc", sheet, *files)
        with in_memory() as place:
            make = PROGRAM, "season", folder, "site", os.path.join(place, "site")
            ours, memory, processor = measured(*make)
            compared(f"site of {count} matches, and xsltproc for their pages alone", ours, theirs, "0.5")
            print(f"  peak memory: {memory:.1f} MB; processor time: {processor:.2f} s")
            os.rename(last + ".later", last)
            ours, memory, processor = measured(*make)
            compared("the same with one match more", ours, theirs, "0.5")
            print(f"  peak memory: {memory:.1f} MB; processor time: {processor:.2f} s")


if __name__ == "__main__":
    views(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
    site(400)
