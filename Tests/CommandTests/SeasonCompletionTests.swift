import CommandSupport
import Commands
import Phrases
import TestSupport
import Testing

/// The candidates that Tab offers in a shell after `season`.
@Suite struct SeasonCompletionTests {
  /// Stands for the names of files, which the shell completes.
  private let files = "(files)"
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    try SeasonOfNames.write(programFolder)
  }

  private func offered(_ words: [String], _ language: Language) -> Set<String> {
    let found = Completions(of: words, Console(Phrasebook(language)))
    return Set(found.candidates.map(\.text) + (found.takesFiles ? [files] : []))
  }

  /// The candidates after a season's folder.
  private func inSeason(_ words: String..., language: Language = .en) -> Set<String> {
    offered(["season", programFolder.path("club")] + words, language)
  }

  @Test func offersNamesFromTheSeasonsFiles() {
    #expect(inSeason("team", "") == ["Inca", "Sóller d'Or"])
    #expect(inSeason("team", "soll") == ["Sóller d'Or"])
    #expect(inSeason("versus", "Sóller d") == ["Sóller d'Or"])
    #expect(inSeason("player", "NEUS") == ["Neus Güell Pons"])
    #expect(inSeason("player", "pons") == ["Neus Güell Pons"])
    // The typed part of an unquoted name is not repeated.
    #expect(inSeason("player", "neus", "gu") == ["Güell Pons"])
    #expect(inSeason("player", "Toni", "O") == ["O'Brien"])
    #expect(inSeason("table", "--team", "i") == ["Inca"])
    #expect(inSeason("table", "--us=s") == ["Sóller d'Or"])
    #expect(inSeason("table", "--competition", "") == ["Primera"])
    #expect(inSeason("player", "--team", "Inca", "") == ["Toni O'Brien"])
    #expect(inSeason("deduct", "in") == ["Inca"])
    #expect(inSeason("deduct", "Inca", "") == [])
    #expect(inSeason("same", "Toni O'Brien", "neu") == ["Neus Güell Pons"])
    #expect(inSeason("ban", "inca/") == ["inca/toni-o-brien"])
    #expect(inSeason("lots", "Inca", "Sóller d'Or", "i") == ["Inca"])
    #expect(inSeason("medical", "to") == ["Toni O'Brien"])
    #expect(inSeason("void", "") == ["derby.xml"])
    #expect(inSeason("confirm", "") == ["derby.xml", "Inca", "Sóller d'Or"])
    #expect(inSeason("set", "win") == ["win-points="])
  }

  @Test func nextOffersTeamsOfTheSeason() {
    let match = programFolder.path("club/derby.xml")
    #expect(offered(["next", match, "so"], .en) == ["Sóller d'Or"])
    #expect(offered(["next", match, "Sóller", "d"], .en) == ["d'Or"])
  }

  @Test func viewsAreOfferedInTheUsersLanguage() {
    #expect(inSeason("su") == ["suspensions"])
    #expect(inSeason("equ", language: .ca) == ["equip"])
    #expect(inSeason("equi", language: .es) == ["equipo"])
    #expect(inSeason("jugad") == ["jugador", "jugadora"])
  }

  @Test func fileNamesAreLeftToTheShell() {
    #expect(offered(["season", "clu"], .en) == [files])
    #expect(offered(["season", "nowhere", "team", ""], .en) == [])
    #expect(inSeason("site", "der") == [files])
    #expect(inSeason("registry", "der") == [files])
    #expect(inSeason("table", "der") == [])
  }
}
