import Archives
import Exchange
import Foundation
import MatchModel
import MatchRules
import MatchXML
import Squads
import TestSupport
import Testing
import Text

/// Damaged real files: reading ends with a result or a message, and results can be written and read again unchanged. A
/// fixed share of `make fuzz`.
@Suite struct MutationTests {
  private static let project = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static func files(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = project.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  /// Damages each file in a folder several times. Returns how many could still be read.
  private func attack(_ folder: String, times: Int, pieces: [String], read: ([UInt8]) throws -> Bool) throws -> Int {
    var count = 0
    for (index, file) in try Self.files(folder).enumerated() {
      var mutator = Mutator(seed: UInt64(index), pieces: pieces)
      for turn in 0..<times {
        let bytes = mutator.mutated(file.bytes)
        do { if try read(bytes) { count += 1 } } catch { Issue.record(error, "\(file.name), turn \(turn)") }
      }
    }
    return count
  }

  static let markup = [
    "&amp;", "&#x1b;", "&#0;", "&x;", "&#x10FFFF;", "<", ">", "\"", "--", "]]>", "<!--", "<![CDATA[", "<?x y?>",
    " minut=\"7\"",
    " dorsal=\"\"", "<a/>", "</equip>", "<gols/>", "<!DOCTYPE partit [<!ENTITY e 'x'>]>", " xmlns=\"u\"", "\u{202E}",
    "\r", "\t",
  ]

  @Test(arguments: [("Fuzzing/Seeds/MatchFile", 30), ("Tests/Data/stylesheets/Data", 8)])
  func matches(_ folder: String, _ times: Int) throws {
    let read = try attack(folder, times: times, pieces: Self.markup) { bytes in
      // An error must have a reason.
      let match: Match
      do throws(FileProblems) { match = try MatchReader().read(bytes, file: "m.xml").match } catch {
        #expect(!error.problems.isEmpty)
        return false
      }
      _ = Todo.all(in: Ledger(replaying: match, rules: RuleSet()))
      let written = MatchWriter(encoding: .utf8).bytes(of: match)
      let again = try MatchReader().read(written, file: "m.xml").match
      #expect(MatchWriter(encoding: .utf8).bytes(of: again) == written)
      return true
    }
    #expect(read > 0, "nothing was read: the mutations are too hard")
  }

  @Test func squads() throws {
    let pieces = [
      "\"", ";", ",", "\t", "\n", "--", "(c)", "(GK)", "[", "#", "9 ", "bench", "si", "x", "\u{FEFF}", "\r\n",
    ]
    let read = try attack("Fuzzing/Seeds/Squads", times: 100, pieces: pieces) { bytes in
      let squad: WrittenSquad
      do throws(SquadProblems) { squad = try WrittenSquad(TextFile.decoded(bytes), starters: 2) } catch {
        #expect(!error.problems.isEmpty)
        return false
      }
      #expect(Set(squad.players.map(\.number)).count == squad.players.count)
      #expect(squad.players.count(where: \.isStarter) <= 2)
      let teams = BothSides(home: Team(name: "Home", players: squad.players), away: Team(name: "Away"))
      let written = MatchWriter(encoding: .utf8).bytes(of: Match(teams: teams))
      let again = try MatchReader().read(written, file: "m.xml").match
      #expect(again[.home].players.map(\.number) == squad.players.map(\.number))
      #expect(MatchWriter(encoding: .utf8).bytes(of: again) == written)
      return true
    }
    #expect(read > 100)
  }

  /// The parts of a spreadsheet, damaged one at a time inside an intact archive, and the archive itself.
  @Test(arguments: ["squad-libreoffice.ods", "squad-openpyxl.xlsx", "club.xlsx"]) func sheets(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.project.appending(path: "Tests/Data/squads/" + name)))
    let pieces = ["<c r=\"A1\"/>", "<v>7</v>", "t=\"s\"", "</row>", "<t>", "99999999999", "<!DOCTYPE a>", "-1", "&#0;"]
    var read = 0
    func attack(_ bytes: [UInt8]) throws {
      do throws(SquadProblems) {
        let squad = try WrittenSquad(spreadsheet: bytes, sheet: nil, starters: 11)
        #expect(Set(squad.players.map(\.number)).count == squad.players.count)
        read += 1
      } catch {
        #expect(!error.problems.isEmpty)
      }
    }
    var archives = Mutator(seed: 1, pieces: ["PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}"])
    for _ in 0..<200 { try attack(archives.mutated(bytes)) }
    let archive = try ZipArchive(bytes)
    let names = [
      "mimetype", "content.xml", "META-INF/manifest.xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels",
      "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml",
    ]
    let parts = try names.compactMap { name in
      try archive.file(name).map { (name: name, text: String(decoding: $0, as: UTF8.self)) }
    }
    try attack(ZipFile.bytes(parts))
    #expect(read > 0, "the intact archive is read")
    var mutator = Mutator(seed: 2, pieces: pieces)
    for turn in 0..<200 {
      var spoiled = parts
      let part = turn % parts.count
      spoiled[part].text = String(decoding: mutator.mutated(Array(parts[part].text.utf8)), as: UTF8.self)
      try attack(ZipFile.bytes(spoiled))
    }
    #expect(read > 15, "the mutations are too hard")
  }

  /// openfootball's lists, added to the seeds.
  @Test func openFootballSquads() throws {
    let pieces = ["GK", " ,", "(", ")", "- ", "##", "=", "\n", "b. 1999", "(SRB)", "100"]
    let read = try attack("Fuzzing/Seeds/OpenFootballSquads", times: 100, pieces: pieces) { bytes in
      do throws(SquadProblems) {
        let squad = try WrittenSquad(TextFile.decoded(bytes), starters: 11)
        #expect(Set(squad.players.map(\.number)).count == squad.players.count)
        return true
      } catch {
        #expect(!error.problems.isEmpty)
        return false
      }
    }
    #expect(read > 20)
  }

  /// Calendars and feeds: one file each, or both files of a match with one of them damaged.
  @Test(arguments: ["Calendar", "StatsBomb", "Opta"]) func feeds(_ folder: String) throws {
    let pieces = [
      "\"", "[", "{", "}", "null", "-1", "1e9", "\"minute\": 7,", "DTSTART:20261121", "\\n", "BEGIN:VEVENT", "<Goal/>",
      " Score=\"1\"", "period_id=\"5\"", "id=\"900104\"", "&x;",
    ]
    let files = try Self.files("Fuzzing/Seeds/" + folder)
    var options = ReadingOptions()
    options.zone = "Europe/Madrid"
    var taken = 0
    for index in files.indices {
      var mutator = Mutator(seed: UInt64(index), pieces: pieces)
      for turn in 0..<80 {
        let spoiled = files.enumerated().map { place, file in
          ForeignFile(
            name: file.name, bytes: place == index && turn > 0 ? mutator.mutated(file.bytes) : file.bytes)
        }
        for (_, reading) in Import.read(spoiled, options: options) {
          #expect(
            !reading.matches.isEmpty || !reading.problems.isEmpty || !reading.skipped.isEmpty || folder == "Calendar")
          for match in reading.matches {
            let settled: SettledMatch
            do throws(ExchangeProblems) {
              settled = try Settlement(rules: RuleSet()).settle(match, provenance: "feed")
            } catch {
              #expect(!error.problems.isEmpty)
              continue
            }
            taken += 1
            if match.course == .played, let stated = match.stated.score {
              #expect(settled.ledger.state.score == stated)
            }
            let written = MatchWriter(encoding: .utf8).bytes(of: settled.match)
            let again = try MatchReader().read(written, file: "m.xml").match
            #expect(MatchWriter(encoding: .utf8).bytes(of: again) == written)
          }
        }
      }
    }
    #expect(taken > 10, "the mutations are too hard")
  }

  /// Files of other programs: an imported match has the stated score, and a match file preserves it.
  @Test(arguments: [
    ("Tests/Data/exchange/football-txt", 4), ("Tests/Data/exchange/sportscode", 60),
    ("Tests/Data/exchange/made/sportscode", 60),
  ])
  func imports(_ folder: String, _ times: Int) throws {
    let pieces =
      Self.markup + [
        "(", ")", "[", "]", ";", ",", " - ", "'", "12'", "45+99'", "(og)", "(p)", "[Y", "[Y/R 80']", "▪", "= ", "1-0",
        "9-9 pen.", "a.e.t.", "Penalties: ", "Refs:", " v ", "#", "\n\n", "__END__", "\0", "999999", "<start>",
        "</code>",
        "1e999", "-1", "::", "Kick-off 2", "N.N.",
      ]
    let read = try attack(folder, times: times, pieces: pieces) { bytes in
      // A tournament is as large as many files, so use only a part from its middle.
      let start = bytes.count > 9000 ? bytes.count / 3 : 0
      let file = ForeignFile(name: "x", bytes: Array(bytes[start..<min(bytes.count, start + 9000)]))
      var taken = false
      for (_, reading) in Import.read([file], options: ReadingOptions()) {
        for foreign in reading.matches {
          guard let settled = try? Settlement(rules: RuleSet()).settle(foreign, provenance: "x"),
            settled.ledger.firstObjection == nil
          else { continue }
          taken = true
          if let stated = foreign.stated.score { #expect(settled.ledger.state.score == stated) }
          let written = MatchWriter(encoding: .utf8).bytes(of: settled.match)
          let again = try MatchReader().read(written, file: "m.xml").match
          #expect(MatchWriter(encoding: .utf8).bytes(of: again) == written)
        }
      }
      return taken
    }
    #expect(read > 0 || folder.hasSuffix("sportscode"), "nothing was taken: the mutations are too hard")
  }

  @Test func rules() throws {
    let pieces = ["=", "#", "none", "yes", "no", "-1", "1e9", "players", "name =", ",", "\n", "\u{FEFF}"]
    let read = try attack("Sources/MatchRules/RuleSets", times: 100, pieces: pieces) { bytes in
      let rules: RuleSet
      do { rules = try RuleSet(text: TextFile.decoded(bytes)) } catch { return false }
      let differences = rules.differences(from: RuleSet())
      let again = try? RuleSet().overridden(by: differences)
      #expect(again?.differences(from: RuleSet()) == differences)
      return true
    }
    #expect(read > 20)
  }
}
