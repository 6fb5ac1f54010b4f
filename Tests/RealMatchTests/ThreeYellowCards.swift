import LibXML
import TestSupport
import Testing

/// Croatia 2-2 Australia, Stuttgart, 22 June 2006: Josip Šimunić was booked at 61', 90' and 90+3', and sent off only
/// after the third card. It is not among the other matches of 2006, whose cards comply with the laws.
///
/// Line-ups, goals, cards and substitutions: Fjelstul World Cup Database (see `Tests/Data/worldcup/README.md`). The two
/// later cards of Šimunić: match reports.
@Suite struct ThreeYellowCards {
  private static let croatia = """
    1 Stipe Pletikosa
    2 Darijo Srna
    3 Josip Šimunić
    5 Igor Tudor
    7 Dario Šimić
    8 Marko Babić
    9 Dado Pršo
    10 Niko Kovač
    13 Stjepan Tomas
    18 Ivica Olić
    19 Niko Kranjčar

    14 Luka Modrić
    16 Jerko Leko
    17 Ivan Klasnić

    """
  private static let australia = """
    18 Zeljko Kalac
    2 Lucas Neill
    3 Craig Moore
    4 Tim Cahill
    5 Jason Culina
    7 Brett Emerton
    9 Mark Viduka
    10 Harry Kewell
    13 Vince Grella
    14 Scott Chipperfield
    21 Mile Sterjovski

    15 John Aloisi
    19 Joshua Kennedy
    23 Mark Bresciano

    """
  private static let lines = """
    start
    2' l2gf
    32' l7y
    38' v3gp
    38' l5y
    end
    start
    56' l10g
    61' l3y
    63' v13.15
    65' l19.16
    70' l1y
    71' v21.23
    74' l18.14
    75' v14.19
    79' v10g,15
    81' v7y
    83' l13.17
    85' l7y
    87' v7y
    90' l3y stays
    90+3' l3y dissent
    finish
    """

  private let folder = try! TemporaryFolder()
  private var file: String { folder.path("match.xml") }

  private func program(_ arguments: String..., text: String = "") throws -> RunResult {
    try run(builtProduct("futbolstats"), arguments, text: text, environment: ["LC_ALL": "en_US.UTF-8"])
  }

  /// Records the match and returns the output.
  private func record() throws -> String {
    let home = try folder.write(Self.croatia, to: "home.txt")
    let away = try folder.write(Self.australia, to: "away.txt")
    let made = try program(
      "new", file, "--home", "Croatia", "--away", "Australia", "--us", "none", "--date", "2006-06-22", "--home-squad",
      home, "--away-squad", away, "--set", "substitutions=3", "--set", "windows=none")
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try program("record", file, "--input", "-", text: Self.lines + "\n")
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    return recorded.output
  }

  @Test func recordsAllThreeCards() throws {
    let said = try record()
    #expect(said.contains("90' yellow card for l3 Josip Šimunić, not sent off; first yellow: 61'"))
    #expect(
      said.contains(
        "90+3' yellow card for l3 Josip Šimunić, dissent; second yellow: sent off, 9 players; first yellow: 61'"))
    #expect(said.contains("2-2"))
    let lineUps = try program("show", file, "lineups").output
    let line = try #require(lineUps.split(separator: "\n").first { $0.contains("Josip Šimunić") })
    #expect(line.contains("sent off 90+3', yellow 61', yellow 90', second yellow 90+3'"))
    let judged = try program("validate", file)
    #expect(judged.output + judged.error == "")
    let todo = try program("record", file, "--input", "-", text: "todo\n").output
    #expect(
      todo.contains("90' yellow card for l3 Josip Šimunić, not sent off: against Law 12.3 (no sending-off for l3"))
  }

  @Test func bothFormatsAreValid() throws {
    _ = try record()
    let strict = folder.path("2011.xml")
    let exported = try program("export", file, "--dtd", "2011", "-o", strict)
    #expect(exported.status == .exited(0), "\(exported.error)")
    let schema =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/Schema/"
    for (path, dtd) in [(file, "partit.dtd"), (strict, "partit-2011.dtd")] {
      let judged = try run("/usr/bin/xmllint", ["--noout", "--nonet", "--dtdvalid", schema + dtd, path], text: "")
      #expect(judged.error == "")
    }
    #expect(try program("validate", strict).output == "")
  }

  /// Three yellow cards and one sending-off: report, table and prompt agree.
  @Test func figuresAgreeEverywhere() throws {
    _ = try record()
    let table = folder.path("players.csv")
    let made = try program(
      "report", "--format", "csv-players", "--param", "codes=yes", "-o", table, file)
    #expect(made.status == .exited(0), "\(made.error)")
    let rows = String(decoding: try RealMatchFixture.bytes(of: table), as: UTF8.self).split(separator: "\r\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let row = try #require(rows.first { $0.contains("Josip Šimunić") })
    let cells = Dictionary(zip(rows[0], row)) { first, _ in first }
    #expect(cells["yellows"] == "2")
    #expect(cells["second-yellows"] == "1")
    #expect(cells["reds"] == "0")
    #expect(cells["minutes"] == "90")
    // Šimić -3, Tudor -1, Pletikosa -1, Šimunić -3 and the card in between.
    let statistics = try program("record", file, "--input", "-", text: "stats\n").output
    let conduct = try #require(statistics.split(separator: "\n").first { $0.hasPrefix("fair-play points") })
    #expect(conduct.split(separator: " ").suffix(2) == ["-9", "-3"])
    let page = folder.path("page.html")
    _ = try program("report", "-o", page, file)
    let text = String(decoding: try RealMatchFixture.bytes(of: page), as: UTF8.self)
    #expect(text.contains("data-stat=\"conduct\" data-team=\"home\">−9<"))
  }
}
