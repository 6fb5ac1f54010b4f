import TestSupport
import Testing

/// Confirmed results: who confirmed them and when, later changes, awards with effects on the table, and tables that
/// count only confirmed results.
@Suite struct ConfirmationTests {
  private let programFolder: ProgramFolder

  /// A match file and a list with two rounds.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n--\\n12 Marc Sala\\n' > inca.txt
      mkdir f
      futbolstats new f/a.xml Inca Sóller --home-squad inca.txt --date 2026-09-06 --competition Lliga --round 1 \\
        --set players=3 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "10' 9g" "30' 9y" "45' end" start "60' 4r" "90' end" 'finish!' > script
      futbolstats record f/a.xml --input script --clock 1400000000
      printf 'date,round,home,away,score,competition\\n2026-09-06,1,Muro,Sineu,0-0,Lliga\\n2026-09-13,2,Sineu,Inca,2-1,Lliga\\n' \\
        > f/others.csv
      """)
  }

  private func season(_ arguments: String...) throws -> String {
    let result = try run(builtProduct("futbolstats"), ["season", "f"] + arguments, directory: programFolder.path)
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    return result.output
  }

  /// The output of `check` without line breaks.
  private func check() throws -> String {
    try season("check").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func points() throws -> [String] {
    try season("table", "--confirmed", "--csv").split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[1]) \(cells[9])"
    }
  }

  @Test func recordsWhoConfirmedAndWhen() throws {
    let said = try season("confirm", "a.xml", "--by", "Joan Mas")
    #expect(said.contains(/confirmed by Joan Mas, 20\d\d-\d\d-\d\d: Inca 1-0 Sóller, 2026-09-06/))
    let dtd = projectFile("Schema/temporada.dtd")
    let judged = try run("/usr/bin/xmllint", ["--noout", "--dtdvalid", dtd, programFolder.path("f/temporada.xml")])
    #expect(judged.status == .exited(0), "\(judged.error)")
    let digest = try programFolder.shell("sha256sum f/a.xml | cut -d' ' -f1").output.dropLast()
    #expect(programFolder.text("f/temporada.xml").contains("empremta=\"\(digest)\""))
    #expect(try season("decisions").contains("1 confirmed by Joan Mas"))
    _ = try season("revoke", "1")
    #expect(!programFolder.text("f/temporada.xml").contains("confirmacio"))
  }

  @Test func tableOfConfirmedResults() throws {
    _ = try season("confirm", "a.xml", "--by", "Joan Mas")
    #expect(try points() == ["Inca 3", "Muro 0", "Sineu 0", "Sóller 0"])
    #expect(
      try season("table", "--confirmed").contains("2 results do not count because nobody has confirmed them"))
    #expect(try !season("table").contains("confirmed"))
    _ = try season("confirm", "--round", "1", "--by", "Joan Mas")
    #expect(try points() == ["Inca 3", "Muro 1", "Sineu 1", "Sóller 0"])
    _ = try season("confirm", "Sineu", "Inca", "--by", "Joan Mas")
    #expect(try points() == ["Sineu 4", "Inca 3", "Muro 1", "Sóller 0"])
  }

  /// Unconfirmed knock-out results stay open, too.
  @Test func bracketOfConfirmedResults() throws {
    try programFolder.write(
      """
      date,round,home,away,score,competition
      2026-05-01,Semi-finals,Inca,Muro,2-1,Copa
      2026-05-01,Semi-finals,Sineu,Sóller,0-4,Copa
      2026-05-08,Final,Inca,Sóller,3-0,Copa
      """, to: "f/cup.csv")
    _ = try season("confirm", "Inca", "Muro", "--by", "Joan Mas")
    let all = try season("bracket", "--competition", "Copa")
    #expect(all.contains("Winners: Inca") && !all.contains("confirmed"))
    let confirmed = try season("bracket", "--competition", "Copa", "--confirmed")
    #expect(confirmed.contains(/› Inca +2-1/) && !confirmed.contains("0-4") && !confirmed.contains("Winners"))
    #expect(
      confirmed == """
        Copa

        Semi-finals
        › Inca    2-1     Muro
          Sineu   -       Sóller

        Final
          Inca    -       Sóller

        2 results do not count because nobody has confirmed them

        """)
  }

  @Test func reportsChangesAfterConfirmation() throws {
    _ = try season("confirm", "--round", "1", "--by", "Joan Mas")
    #expect(try !check().contains("Joan Mas"))
    // A changed name affects nothing else.
    _ = try programFolder.shell("sed -i 's/Marc Sala/Marc Salas/' f/a.xml")
    #expect(try check().contains("score, cards and minutes are the same"))
    // A substitution changes the minutes played.
    _ = try programFolder.shell("printf '%s\\n' \"70' 9.12\" | futbolstats record f/a.xml")
    #expect(try check().contains("cards or minutes changed"))
    _ = try programFolder.shell("sed -i 's/Sineu,0-0/Sineu,1-0/' f/others.csv")
    let said = try check()
    #expect(said.contains("the score changed after Joan Mas confirmed Muro 0-0 Sineu"), "\(said)")
    #expect(try points() == ["Inca 3", "Muro 0", "Sineu 0", "Sóller 0"])
  }

  @Test func reopenedMatchIsNoLongerConfirmed() throws {
    _ = try season("confirm", "a.xml", "--by", "Joan Mas")
    _ = try programFolder.shell("echo 'del last' | futbolstats record f/a.xml")
    let said = try check()
    #expect(said.contains("the score changed after Joan Mas confirmed Inca 1-0 Sóller"), "\(said)")
    #expect(said.contains("now Inca 1-0 Sóller, 2026-09-06, in progress"))
  }

  @Test func awardReportsItsEffects() throws {
    let said = try season("award", "Sineu", "Inca", "0-3", "ineligible", "player")
    #expect(
      said == """
        Lliga
        Inca: place 2 → 1, points 3 → 6, goal difference 0 → +4
        Muro: place 3 → 2, points 1, goal difference 0
        Sineu: place 1 → 3, points 4 → 1, goal difference +1 → -3
        1 point: Muro, Sineu
          head to head: does not count yet, 1 of 2 matches played
          goal difference: Muro 0; Sineu -3
        f/temporada.xml: Awarded: Sineu 0-3 Inca, 2026-09-13 (ineligible player)

        """, "\(said)")
    #expect(said.hasSuffix("f/temporada.xml: Awarded: Sineu 0-3 Inca, 2026-09-13 (ineligible player)\n"), "\(said)")
    let again = try season("award", "Sineu", "Inca", "0-3", "ineligible", "player")
    #expect(
      again == """
        nothing moves in the tables or the suspensions
        f/temporada.xml: Awarded: Sineu 0-3 Inca, 2026-09-13 (ineligible player)

        """)
  }

  private func asked(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(builtProduct("futbolstats"), ["season", "f"] + arguments, directory: programFolder.path)
  }

  @Test(arguments: [
    ("en", "Inca: place 2 → 1, points 3 → 6", "Write it?", "yes"),
    ("es", "Inca: puesto 2 → 1, puntos 3 → 6", "¿Lo escribo?", "s"),
    ("ca", "Inca: lloc 2 → 1, punts 3 → 6", "Ho escric?", "SÍ"),
  ]) func awardAsksForConfirmation(
    _ language: String, _ moves: String, _ question: String, _ yes: String
  ) throws {
    let terminal = try asked("award", "Sineu", "Inca", "0-3", "--lang", language)
    try terminal.expect(moves)
    try terminal.expect(question)
    #expect(programFolder.read("f/temporada.xml").isEmpty)
    try terminal.enter(yes)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(programFolder.text("f/temporada.xml").contains("adjudicat=\"0-3\""))
  }

  @Test func anyAnswerButYesWritesNothing() throws {
    for key in [PseudoTerminal.Key.enter, .interrupt, .endOfInput] {
      let terminal = try asked("amend", "Sineu", "Inca", "0-3", "ineligible player", "--by", "Joan Mas")
      try terminal.expect("Write it? (yes or no)")
      try terminal.press(key)
      try terminal.expect("f/temporada.xml: nothing was written")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(programFolder.read("f/temporada.xml").isEmpty && terminal.isInOrder)
    }
    let terminal = try asked("award", "Sineu", "Inca", "0-3")
    try terminal.expect("Write it? (yes or no)")
    try terminal.enter("perhaps")
    try terminal.expect("yes writes it; no, or Enter, leaves everything as it is")
    try terminal.enter("no")
    try terminal.expect("nothing was written")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// No question is asked with `--yes`, or for a confirmation, which has no effect on the table.
  @Test func someEditsNeedNoConfirmation() throws {
    for arguments in [["award", "Sineu", "Inca", "0-3", "--yes"], ["confirm", "a.xml", "--by", "Joan Mas"]] {
      let terminal = try PseudoTerminal(
        builtProduct("futbolstats"), ["season", "f"] + arguments, directory: programFolder.path)
      try terminal.expect("f/temporada.xml: ")
      #expect(try terminal.waitForExit() == .exited(0) && !terminal.transcript.contains("Write it?"))
    }
    #expect(try season("decisions").contains("Joan Mas"))
  }

  @Test func amendmentCountsAsConfirmed() throws {
    _ = try season("amend", "Sineu", "Inca", "0-3", "ineligible player", "--by", "Competition committee")
    #expect(try points() == ["Inca 3", "Muro 0", "Sóller 0", "Sineu 0"])
    let said = try check()
    #expect(!said.contains("Competition committee"), "\(said)")
  }

  @Test func injuriesAreListed() throws {
    _ = try programFolder.shell(
      """
      futbolstats new f/b.xml Inca Muro --home-squad inca.txt --date 2026-09-20 --competition Lliga --round 3 \\
        --set players=3 --set minimum=1 --set minimum-on=1
      printf '%s\\n' start "5' c" "6' c 9gc" "20' vc" "30' 9n injured" "45' end" start "90' end" 'finish!' > script
      futbolstats record f/b.xml --input script --clock 1400000000
      """)
    let injuries = try season("injuries", "--team", "Inca", "--csv", "--private")
      .split(separator: "\n").map(String.init)
    #expect(injuries == ["date,player,opponent,missed,back", "2026-09-20,Sergi Vidal,v Muro,0,"], "\(injuries)")
  }

  /// Sergi Vidal misses the next match, however the injury is typed.
  @Test(arguments: [
    "9n injured", "9 injured", "9 off injured", "9> injured", "9>12 injured", "9>12 9n lesió", "9 off injured, 12 on",
    "9 off limping, 12 on", "surt el 9 lesionat", "surt 9 per lesió entra 12", "9>12 lesionat", "9 lesionado",
    "se retira lesionado el 9", "9>12 lesionado", "9 coixeja",
  ])
  func injuryIsListedForEveryWording(line: String) throws {
    let made = try programFolder.shell(
      """
      set -e
      for match in b c d; do
        futbolstats new f/$match.xml Inca Muro$match --home-squad inca.txt --competition Lliga --set players=3 \
          --set minimum=1 --set minimum-on=1
        case $match in
          b) printf '%s\n' 'set date 2026-09-20' start "30' \(line)" ;;
          c) printf '%s\n' 'set date 2026-09-21' 'lineup l 1 4 12' start ;;
          d) printf '%s\n' 'set date 2026-09-22' 'lineup l 1 4 12' start "30' 12>9" ;;
        esac > script
        printf '%s\n' "45' end" start "90' end" 'finish!' >> script
        futbolstats record f/$match.xml --input script --clock 1400000000
      done
      """)
    #expect(made.status == .exited(0), "\(made.error)\(made.output)")
    let injuries = try season("injuries", "--team", "Inca", "--csv", "--private")
      .split(separator: "\n").map(String.init)
    #expect(injuries.dropFirst() == ["2026-09-20,Sergi Vidal,v Murob,1,2026-09-22"], "\(injuries)")
  }

  @Test(arguments: [
    ("quarter-finals", 2), ("Cuartos de final", 2), ("Quarts", 2), ("final", 1), ("Group A", 2), ("grup a", 2),
    ("Grupo B", 1), ("Group A, Matchday 1", 1), ("Jornada 1", 2), ("1", 2), ("Fase de grups", 3), ("Vuitens", 1),
  ]) func roundsCanBeConfirmedByName(round: String, count: Int) throws {
    try programFolder.write(
      """
      date,group,stage,round,home,away,score,competition
      2026-06-01,Group A,Group stage,Matchday 1,A,B,1-0,Cup
      2026-06-01,Group B,Group stage,Matchday 1,C,D,1-0,Cup
      2026-06-02,Group A,Group stage,Matchday 2,B,A,1-0,Cup
      2026-06-10,,,Round of 16,A,F,1-0,Cup
      2026-06-11,,Quarter-finals,,A,C,1-0,Cup
      2026-06-11,,Quarter-finals,,B,D,1-0,Cup
      2026-06-20,,,Final,A,B,1-0,Cup

      """, to: "f/cup.csv")
    let said = try season("confirm", "--round", round, "--competition", "Cup", "--by", "Joan Mas")
    #expect(said.split(separator: "\n").count == count, "\(said)")
  }
}
