import Foundation
import MatchRules
import TestSupport
import Testing

/// An unnamed squad has the maximum of numbers; an unknown number takes the place of an unused one (docs/LAWS.md, A4).
@Suite struct NewNumberScriptTests {
  @Test(arguments: ["seven", "handball", "futsal", "hockey", "rink", "basketball"])
  func aNewNumberIsRecorded(_ game: String) throws {
    let rules = try #require(RuleSetLibrary.rules(game))
    let programFolder = try ProgramFolder()
    let made = try programFolder.shell(
      """
      set -e
      futbolstats new m.xml --home Inca --away Artà --us home --rules \(game)
      printf '%s\\n' start 31f 32f v33f > script
      futbolstats record m.xml --input script --clock 1400000000
      """)
    #expect(made.status == .exited(0), "\(made.output)\(made.error)")
    let squads = programFolder.text("m.xml").components(separatedBy: "<plantilla>").dropFirst()
      .map { $0.components(separatedBy: "<jugador").count - 1 }
    let most = rules.players + (rules.bench ?? 18)
    #expect(squads.count == 2 && squads.allSatisfy { $0 <= most }, "\(squads) \(most)")
    for number in ["31", "32", "33"] { #expect(programFolder.text("m.xml").contains("<dorsal>\(number)</dorsal>")) }
  }
}
