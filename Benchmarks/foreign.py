"""Files of other programs, designed to break importers: as large as allowed, or with one element repeated far too often.

    python3 Benchmarks/foreign.py FOLDER          all of them
    python3 Benchmarks/foreign.py --small FOLDER  the same, of thousands of bytes instead of millions"""
import io
import json
import os
import random
import sys
import zipfile


def football_text(n):
    head = "= Cup 1990\n\n▪ Final\nSun Jun 10 1990\n  Inca v Muro  1-0\n"
    match = "  Inca v Muro  1-0 (0-0)\n     (Pau RIERA 12')\n\nInca: Toni PONS - Pau RIERA [Y 12'], Marc SALA (60' Hugo ROCA)\nMuro: Joan COLL - Biel PUJOL\n\n"
    yield "matches", "= Cup 1990\n\n▪ Round\nSun Jun 10 1990\n" + match * (n * 7 // len(match))
    yield "results", "= Cup 1990\n\n▪ Round\nSun Jun 10 1990\n" + "  Inca v Muro  1-0\n" * (n // 4)
    yield "goals", head + "   (" + "A B 1', " * n + ")\n"
    yield "goals-of-one", head + "   (A" + " 1'," * n + ")\n"
    yield "goals-of-sides", head + "   (" + "A 1';" * n + ")\n"
    yield "players", head + "\nInca: " + "A B, " * n + "C\n"
    yield "players-alike", head + "\nInca: " + ", ".join(f"A{'b' * (i % 90)} SALA" for i in range(90)) + "\n\n" + "Yellow cards: " + "SALA 9', " * (n // 20) + "\n"
    yield "substitutes", head + "\nInca: A" + " (60' B" * n + ")" * n + "\n"
    yield "cards", head + "\nInca: A" + " [Y 12']" * (n // 2) + "\n"
    yield "brackets", head + "\nInca: A" + " (" * n + "\n"
    yield "kicks", head + "\nPenalties: " + ", ".join(f"{i // 2}-{i // 2} A" for i in range(n // 10)) + "\n"
    yield "referees", head + "\nRefs: " + "A; " * n + "\n"
    yield "labels", head + "\nRefs: " + "A; Att: 3; " * (n // 3) + "\n"
    yield "blocks", head + "\nYellow cards: A 9'\n" * (n // 4)
    yield "strangers", head + "\nYellow cards: " + ", ".join(f"N{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}{chr(97 + i // 676 % 26)} 9'" for i in range(8_900)) + "\n"
    yield "rounds", "".join(f"▪ Round {i}\n" for i in range(n // 2))
    yield "comments", "# x\n" * n + head
    yield "comment-open", head + "<!--" * n
    yield "blank", head + " " * (6 * n)
    yield "line", head + "x" * (6 * n)
    yield "comment", head + "# " + "x" * min(65_000, n) + "\n"
    yield "line-below-size", head + "x" * (2 * n)
    yield "goals-of-lines", head + "   (" + "A 1',\n" * (n // 4) + ")\n"
    yield "line-up-of-lines", head + "\nInca: " + "A,\n" * (n // 2)
    yield "lines", head + "x v y\n" * n
    yield "lines-below-size", head + "x v y\n" * (n // 4)
    yield "nonsense", head + "x\n" * n
    yield "latin-1", (head.replace("▪", "::") + "   (" + "é 1', " * 6_000 + ")\n").encode("latin-1")
    yield "broken", (head + "# é\n" * (n // 5)).encode() + b"\xe9"
    yield "markup-in-comment", "<!--" + "-" * (7 * n)
    yield "marks", head + "   (e" + "\u0301" * (2 * n) + " 1')\n"


def timelines(n):
    def timeline(clips, more=""):
        kick_off = "<instance><start>1</start><end>2</end><code>Kick-off 1</code></instance>"
        return f"<file><ALL_INSTANCES>{kick_off}{clips}</ALL_INSTANCES>{more}</file>"

    def clip(i, code="Inca foul", labels="<label><group>Team</group><text>Inca</text></label>"):
        return f"<instance><start>{10 + i % 2600}</start><end>{20 + i % 2600}</end><code>{code}</code>{labels}</instance>"

    other = clip(0, "Muro foul", "<label><group>Team</group><text>Muro</text></label>")
    count = min(8_900, n // 100)
    yield "below-clips", timeline("".join(clip(i) for i in range(count)) + other)
    yield "clips", timeline("".join(clip(i) for i in range(n // 30)) + other)
    yield "codes", timeline("".join(clip(i, f"Code {i}") for i in range(n // 30)) + other)
    yield "teams", timeline("".join(clip(i, "foul", f"<label><group>Team</group><text>T{i}</text></label>") for i in range(n // 40)))
    yield "labels", timeline(clip(1, labels="<label><group>x</group><text>y</text></label>" * (n // 20)) + other)
    yield "texts", timeline(clip(1, labels="<label>" + "<text>y</text>" * (n // 8) + "</label>") + other)
    yield "players", timeline("".join(clip(i, labels=f"<label><group>Team</group><text>Inca</text></label><label><group>Player</group><text>N {i}x</text></label>")
                                      for i in range(count)) + other)
    yield "note", timeline(clip(1, "note", f"<free_text>{'x' * (5 * n)}</free_text>") + other)
    yield "deep", "<file>" + "<ALL_INSTANCES>" * n
    yield "rows", timeline(clip(1) + other, "<ROWS>" + "<row><R>1</R></row>" * (n // 20) + "</ROWS>")


def calendars(n):
    event = "BEGIN:VEVENT\r\nUID:%d\r\nDTSTART:20261121T173000\r\nSUMMARY:CE Inca - CE Muro\r\nEND:VEVENT\r\n"
    yield "fixtures", "BEGIN:VCALENDAR\r\n" + "".join(event % i for i in range(n // 12)) + "END:VCALENDAR\r\n"
    yield "folded", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a\r\n" + " b\r\n" * (2 * n)
    yield "long", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:" + "a - " * n
    yield "open", "BEGIN:VCALENDAR\r\n" + "BEGIN:VEVENT\r\n" * (n // 2)
    yield "parameters", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART" + ";A=B" * n + ":20261121\r\n"
    yield "escapes", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDESCRIPTION:" + "\\n\\," * n


def statsbomb(n):
    team = {"id": 1, "name": "Inca"}
    start = [{"id": f"x{i}", "index": i, "period": 1, "timestamp": "00:00:00.000", "minute": 0, "second": 0, "type": {"id": 35, "name": "Starting XI"},
              "play_pattern": {"id": 1}, "team": {"id": i, "name": f"T{i}"}, "tactics": {"lineup": []}} for i in (1, 2)]

    def event(i, kind, **more):
        return {"id": f"e{i}", "period": 1, "timestamp": "00:10:00.000", "minute": 10, "second": 0, "type": {"name": kind}, "team": team, "player": {"id": i, "name": f"P{i}"}, **more}

    yield "fouls", json.dumps(start + [event(i % 99, "Foul Committed") for i in range(n // 30)])
    yield "offsides", json.dumps(start + [event(i % 99, "Offside") for i in range(n // 30)])
    yield "players", json.dumps(start + [event(i, "Offside") for i in range(n // 30)])
    squad = [{"player": {"id": i, "name": f"P{i}"}, "jersey_number": 1 + i % 99, "position": {"name": "x"}} for i in range(n // 14)]
    start[0]["tactics"] = {"lineup": squad}
    yield "line-up", json.dumps(start)
    start[0]["tactics"] = {"lineup": []}
    yield "related", json.dumps(start + [event(1, "Foul Committed", related_events=["x"] * (n // 3))])
    yield "deep", '[{"play_pattern": ' + "[" * n
    yield "objects", '[{"play_pattern": 1},' + '{"a":1},' * (n // 3) + "{}]"
    yield "text", '[{"play_pattern": "' + "x" * (7 * n) + '"}]'
    yield "other", json.dumps([{"event_uuid": "x" * 36, "visible_area": [i / 7 for i in range(10)]} for _ in range(n // 40)])


def opta(n):
    def f24(events):
        return f'<Games><Game id="1" home_team_id="1" away_team_id="2" home_team_name="Inca" away_team_name="Muro" home_score="0" away_score="0">{events}</Game></Games>'

    def event(i, kind, more="", q=""):
        return f'<Event id="{i}" event_id="{i}" type_id="{kind}" period_id="1" min="{i % 45}" sec="0" player_id="{i % 99}" team_id="{1 + i % 2}" outcome="0"{more}>{q}</Event>'

    foul = '<Q qualifier_id="233" value="0"/>'
    yield "below-fouls", f24("".join(event(i, 4, q=foul) for i in range(min(500, n // 100))))
    yield "fouls", f24("".join(event(i, 4, q=foul) for i in range(n // 25)))
    yield "corners", f24("".join(event(i, 6, ' x="1"') for i in range(n // 25)))
    yield "passes", f24("".join(event(i, 1) for i in range(n // 25)))
    yield "qualifiers", f24(event(1, 16, q='<Q qualifier_id="55" value="1"/>' * (n // 10)))
    yield "people", f24(event(1, 34, q=f'<Q qualifier_id="30" value="{", ".join(str(i) for i in range(n // 10))}"/>'))
    yield "documents", "<SoccerFeed>" + "<SoccerDocument/>" * (n // 10) + "</SoccerFeed>"
    yield "goals", ('<SoccerFeed><SoccerDocument uID="f1"><MatchData><TeamData Side="Home" Score="0" TeamRef="t1">' + '<Goal PlayerRef="p1" Min="1" Sec="1"/>' * (n // 20)
                    + '<PlayerLineUp/></TeamData><TeamData Side="Away" Score="0" TeamRef="t2"><PlayerLineUp/></TeamData></MatchData></SoccerDocument></SoccerFeed>')


def spreadsheets(n):
    """Spreadsheets, each with its format."""
    def ods(rows):
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
            archive.writestr("content.xml", '<d xmlns:o="o" xmlns:t="t" xmlns:p="p"><o:body><o:spreadsheet><t:table t:name="S">' + rows
                             + "</t:table></o:spreadsheet></o:body></d>")
        return file.getvalue()

    def cell(text, more=""):
        return f"<t:table-cell{more}><p:p>{text}</p:p></t:table-cell>"

    header = "<t:table-row>" + cell("Number") + cell("Name") + "</t:table-row>"
    noise = random.Random(1)
    rows = "".join("<t:table-row>" + cell(i) + cell("%x" % noise.getrandbits(160)) + "</t:table-row>" for i in range(1, min(20_000, n // 50)))
    yield "many-rows", ods(header + rows)
    yield "repeated", ods(header + f'<t:table-row t:number-rows-repeated="1048576">{cell(9, " t:number-columns-repeated=" + chr(34) + "16384" + chr(34))}</t:table-row>')
    yield "empty", ods('<t:table-row t:number-rows-repeated="1048576"><t:table-cell t:number-columns-repeated="16384"/></t:table-row>' + header
                       + "<t:table-row>" + cell(9) + cell("Pau") + "</t:table-row>")
    yield "text", ods("<t:table-row>" + cell("%x" % noise.getrandbits(4 * n)) + "</t:table-row>")

    def xlsx(sheet, shared="<sst/>"):
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("xl/workbook.xml", '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="1"/></sheets></workbook>')
            archive.writestr("xl/_rels/workbook.xml.rels", '<r><Relationship Id="1" Type="a/worksheet" Target="s.xml"/><Relationship Id="2" Type="a/sharedStrings" Target="t.xml"/></r>')
            archive.writestr("xl/s.xml", "<worksheet><sheetData>" + sheet + "</sheetData></worksheet>")
            archive.writestr("xl/t.xml", shared)
        return file.getvalue()

    strings = "<sst>" + "".join(f"<si><t>{'%x' % noise.getrandbits(100)}</t></si>" for _ in range(min(60_000, n // 30))) + "</sst>"
    cells = "".join(f'<row r="{i}"><c r="A{i}"><v>{i}</v></c><c r="B{i}" t="s"><v>{i}</v></c></row>' for i in range(2, min(20_000, n // 60)))
    yield "many-shared", xlsx('<row r="1"><c r="A1" t="inlineStr"><is><t>Number</t></is></c><c r="B1" t="inlineStr"><is><t>Name</t></is></c></row>' + cells, strings)
    yield "far", xlsx('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')


def lists(n):
    yield "players", "".join(f"  {1 + i % 99},  Name N{i} (SRB),  GK,  44/0, b. 1995, Club\n" for i in range(min(n // 60, 18_000)))
    yield "names", "1, " + "A " * (n // 3) + "\n"


IMPORTED = {"football-text": (football_text, ".txt"), "timelines": (timelines, ".xml"), "calendars": (calendars, ".ics"), "statsbomb": (statsbomb, ".json"),
            "opta": (opta, ".xml")}
SQUADS = {"spreadsheets": (spreadsheets, ".ods"), "lists": (lists, ".txt")}
KINDS = IMPORTED | SQUADS

if __name__ == "__main__":
    from samples import write
    write(sys.argv[-1], 4_000 if "--small" in sys.argv else 1_000_000, KINDS)
