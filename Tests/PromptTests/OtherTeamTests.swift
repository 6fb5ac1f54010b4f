import Testing

/// Numbers that both teams have, typed without the side.
@Suite struct OtherTeamTests {
  private func prompt(_ language: String) -> TypedPrompt {
    TypedPrompt(after: ["start", "2' 7>14"], language: language, clock: Touchline.now + 630)
  }

  /// Our player with the number is off the field; theirs committed the foul.
  @Test(arguments: [
    ("ca", "7 falta al 5", "de l'altre equip és v7f5", "ja no està pendent: 11' 7 falta al 5"),
    ("es", "7 falta al 5", "del otro equipo es v7f5", "ya no está pendiente: 11' 7 falta al 5"),
    ("en", "7 foul on 5", "of the other team it is v7f5", "no longer open: 11' 7 foul on 5"),
  ])
  func foulByAPlayerOffSuggestsTheOtherTeam(language: String, line: String, proposed: String, settled: String) throws {
    let terminal = prompt(language)
    try terminal.enter(line)
    try terminal.expect(proposed)
    #expect(!terminal.transcript.contains("[!="))
    try terminal.enter("v7f5")
    try terminal.expect("3  11' ")
    try terminal.expect(settled)
  }

  /// Number 20 exists only in the other team, on its bench.
  @Test(arguments: [
    ("ca", "20f8", "no anotat: Barça no té cap 20; de l'altre equip és v20f8"),
    ("es", "20f8", "no anotado: Barça no tiene ningún 20; del otro equipo es v20f8"),
    ("en", "20f8", "not recorded: Barça has no 20; of the other team it is v20f8"),
  ])
  func foulByANumberOfTheOtherTeamSuggestsIt(language: String, line: String, said: String) {
    #expect(prompt(language).answer(to: line).first == said)
  }

  /// The open line is mentioned after the same event of the other team's player, because only they have that number.
  @Test func eventOfTheOtherTeamMentionsTheOpenLine() {
    let terminal = HalfUnderWay.prompt("3' v9>20")
    #expect(terminal.answer(to: "20c").last == "open 1: 11' 20c  (take, drop)")
    #expect(terminal.answer(to: "v20c").last == "open 1: 11' 20c  (the same? drop 1)")
  }

  /// A confirmed line is recorded. So is one that leaves no doubt, because our player is on the field or the victim's
  /// side is given.
  @Test(arguments: ["7f5 !", "6f5", "6 foul on 5", "8f5"])
  func unambiguousFoulIsRecorded(line: String) throws {
    let terminal = prompt("en")
    try terminal.enter(line)
    try terminal.expect("3  11' foul by")
  }

  /// Players off the field are not suggested as assistants.
  @Test(arguments: ["9 gol v7", "9 gol 7"])
  func playersOffTheFieldAreNotAssistants(line: String) throws {
    let terminal = prompt("ca")
    try terminal.enter(line)
    try terminal.expect("pendent 1: 11' \(line)")
    #expect(!terminal.transcript.contains("9g,7"))
    #expect(!terminal.transcript.contains("9 gol ,7"))
  }
}
