import Foundation
import TestSupport
import Testing

/// A player's licence number is copied from the squad to the match file. Among the pages, only a private site shows it.
@Suite struct LicenceTests {
  private let programFolder: ProgramFolder

  /// Two matches that list a player under two names with one licence.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf 'dorsal;nom;número de llicència\\n1;Pau Riera;QX-11\\n9;Sergi Vidal;QX-99\\n12;Marc Sala;\\n' > a.csv
      sed 's/Sergi Vidal/S. Vidal Mas/' a.csv > b.csv
      mkdir f
      for match in a b; do
        test $match = a && day=06 || day=13
        futbolstats new f/$match.xml Inca Muro$match --home-squad $match.csv --us home --date 2026-09-$day \\
          --competition Lliga --set players=2 --set minimum=1 --set minimum-on=1
        printf '%s\\n' start "10' 9g" "45' end" start "90' end" 'finish!' > script
        futbolstats record f/$match.xml --input script --clock 1400000000
      done
      """)
  }

  private func said(_ line: String) throws -> String {
    let result = try programFolder.shell("futbolstats \(line)")
    #expect(result.status == .exited(0), "\(line): \(result.error)")
    return result.output
  }

  @Test func licenceIsCopiedFromTheSquad() throws {
    let file = programFolder.text("f/a.xml")
    #expect(file.contains("versio=\"2\"") && file.contains("llicencia=\"QX-99\""))
    #expect(file.matches(of: /llicencia=/).count == 2)
    _ = try said("validate f/a.xml")
    _ = try said("export f/a.xml --format xml -o again.xml")
    #expect(programFolder.text("again.xml").matches(of: /llicencia=/).count == 2)
  }

  @Test(arguments: ["player 12 licence QX-77", "jugador 12 ficha QX-77", "jugador 12 llicència QX-77"])
  func licenceCanBeSetAtThePrompt(line: String) throws {
    let said = try programFolder.shell("printf '%s\\n' '\(line)' | futbolstats record f/a.xml")
    #expect(said.output == "12 Marc Sala, Inca, substitute, licence QX-77\n", "\(said.error)")
    #expect(programFolder.text("f/a.xml").contains("llicencia=\"QX-77\""))
    _ = try self.said("validate f/a.xml")
  }

  @Test func sameLicenceMeansSamePlayer() throws {
    let scorers = try said("season f scorers --csv").split(separator: "\n")
    #expect(scorers.count == 2 && scorers[1] == "1,S. Vidal Mas,Inca,2,0,2,180", "\(scorers)")
    // A season made of parts gives the same result.
    let parts = try programFolder.shell(
      "futbolstats season --partial f/*.xml -o p.part && futbolstats season --finish p.part scorers --csv")
    #expect(parts.output.split(separator: "\n") == scorers, "\(parts.error)")
  }

  @Test func sharedLicenceIsReported() throws {
    _ = try programFolder.shell("sed -i 's/QX-11/QX-99/' f/b.xml")
    let check = try programFolder.shell("futbolstats season f check")
    let text = check.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(text.contains("QX-99") && text.contains("Pau Riera"), "\(check.output)")
  }

  @Test func nextCopiesLicencesFromTheRegistry() throws {
    _ = try said("season f licence 'Marc Sala' QX-12")
    _ = try said("next f/b.xml Artà --date 2026-09-20")
    #expect(programFolder.text("f/2026-09-20-inca-arta.xml").contains("llicencia=\"QX-12\""))
  }

  @Test(arguments: [
    "report f/a.xml -o out", "report f/a.xml --private -o out", "report f/a.xml --format text -o out",
    "report f/a.xml --private --format csv-players -o out", "report f/a.xml --card lineup -o out.svg",
    "export f/a.xml --format rows --table appearance --private -o out", "export f/a.xml --format football.txt -o out",
    "export f/a.xml --format timeline --half1 0:10 --private -o out", "export f/a.xml --dtd 2011 -o out",
    "season f --format xml -o out.xml", "season f player Vidal --format html -o out.html", "season f site out.d",
    "season f minutes --csv", "season f find Vidal", "show f/a.xml lineup",
  ])
  func outputsOmitTheLicence(_ line: String) throws {
    let result = try programFolder.shell(
      "futbolstats \(line) -f 2>&1; cat out out.* 2>/dev/null; cat out.d/* 2>/dev/null")
    #expect(!result.output.isEmpty && !result.output.contains("QX-"), "\(line)")
  }

  @Test func privateSiteShowsTheLicence() throws {
    let made = try programFolder.shell("futbolstats season f site out --private; grep -l QX-99 out/*.html")
    #expect(made.output.contains("player-") && !made.output.contains("a.html"), "\(made.output)\(made.error)")
  }
}
