import Phrases
import Testing

/// A second yellow card typed as such is a yellow card; if the player has no first one, there is a question.
@Suite struct SaidSecondYellowTests {
  @Test(arguments: [
    "v4 segona groga", "segona groga v4", "segona groga per al v4", "v4 doble groga", "v4 second yellow",
    "second yellow for v4", "second yellow v4", "segunda amarilla v4", "v4 doble amarilla", "segunda amarilla al v4",
    "v4y segona groga", "v4r second yellow", "v4 roja por doble amarilla", "v4 vermella segona groga",
    "v4 expulsat per doble groga", "v4 falta a 10 segona groga", "v4f10 segona groga", "v4f10 segunda amarilla",
    "foul by v4 on 10 second yellow", "v4f10r segunda amarilla", "v4 falta a 10 segunda amarilla",
    "amonestat el v4 per segona vegada", "amarilla a la v4 por segunda vez", "v4 booked for the second time",
    "amonestado por segunda vez el v4", "booked for the second time v4", "v4y second time",
  ])
  func secondYellowSendsOffABookedPlayer(line: String) throws {
    let terminal = HalfUnderWay.prompt("2' v4y")
    try terminal.enter(line)
    try terminal.expect("second yellow: sent off")
    #expect(!terminal.transcript.contains("[!=yes]"))
    let log = try terminal.log()
    #expect(log.last?.contains("second yellow for v4") == true)
    #expect(log.contains { $0.contains("foul by v4") } == (line.contains("10")))
  }

  @Test(arguments: [
    ("en", "v4 second yellow", "v4 Granell has no yellow card yet; record it as the first? [!=yes]"),
    ("es", "v4 segunda amarilla", "v4 Granell no tiene ninguna amarilla; ¿la anoto como primera? [!=sí]"),
    ("ca", "v4 segona groga", "v4 Granell no té cap groga; l'anoto com a primera? [!=sí]"),
    ("ca", "v4 falta a 10 segona groga", "v4 Granell no té cap groga"),
    ("ca", "v4 amonestat per segona vegada", "v4 Granell no té cap groga; l'anoto com a primera? [!=sí]"),
  ])
  func asksIfThereIsNoFirstYellow(language: String, line: String, question: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.press(.enter)
    try terminal.expect(" 1: 11' " + line)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("!")
    try terminal.expectScreen { !$0.currentLine.contains("(1 ") && !$0.currentLine.contains("[") }
    #expect(try terminal.log().last?.contains("yellow card for v4") == true)
  }

  @Test func scriptReportsTheMissingFirstYellow() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"])
    #expect(
      session.said(to: "v4 second yellow").problem
        == "not recorded: v4 Player A4 has no earlier yellow card, and a first one is not a sending-off")
    #expect(session.said(to: "v4 second yellow !").lines == ["2  1' yellow card for v4 Player A4"])
  }
}
