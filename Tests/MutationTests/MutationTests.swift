import Foundation
import MatchModel
import MatchRules
import MatchXML
import Squads
import TestSupport
import Testing
import TextFiles

/// Real files, spoiled: whoever reads one ends with what is in it or with a message, and what is read can be written and read again as the
/// same. A share of what `make fuzz` does, and the same each time.
@Suite struct MutationTests {
  private static let project = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static func files(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = project.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  /// Spoils each file of a folder so many times, and tells how many of them could still be read.
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
      // What is wrong is said: an error without a reason would be none.
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

  @Test func rules() throws {
    let pieces = ["=", "#", "none", "yes", "no", "-1", "1e9", "players", "name =", ",", "\n", "\u{FEFF}"]
    let read = try attack("Sources/MatchRules/RuleSets", times: 100, pieces: pieces) { bytes in
      let rules: RuleSet
      do { rules = try RuleSet(text: TextFile.decoded(bytes)) } catch { return false }
      var again = RuleSet()
      for parameter in RuleParameter.all { try again.set(parameter.key, to: parameter.read(rules)) }
      #expect(again == rules)
      return true
    }
    #expect(read > 20)
  }
}
