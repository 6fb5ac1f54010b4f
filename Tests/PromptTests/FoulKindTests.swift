import MatchModel
import Phrases
import PromptInterface
import RecordingSession
import Testing

/// Declared kinds of foul, team fouls and time-outs at the prompt.
@Suite struct FoulKindTests {
  private static let rules = """
    foul.indirecta = i no-team
    words.indirecta = indirecta | indirecta | indirect
    team-fouls = 2 per period
    words.team-fouls = falta_sense_barrera | falta_sin_barrera | free_kick_without_wall
    time-outs = 1 1
    """

  private func session(_ language: Language = .en, rules: String = Self.rules, _ lines: String...) -> Session {
    SessionFixture.session(Phrasebook(language), after: ["start"] + lines, besides: rules)
  }

  private func offer(_ line: String, in language: Language = .en) -> [Choice] {
    session(language).view.offer(for: line, cursor: line.unicodeScalars.count).choices
  }

  private func keys(_ line: String) -> [String] { offer(line).map(\.key) }

  @Test func tabOffersFoulKinds() {
    #expect(Set(["i", "m", "y", "r"]).isSubset(of: keys("9f")))
    #expect(offer("9f").first { $0.key == "i" }?.label == "indirect")
    #expect(offer("9f", in: .ca).first { $0.key == "i" }?.label == "indirecta")
    #expect(!keys("9fi").contains("i") && !keys("9fi").contains("m") && keys("9fi").contains("y"))
    // This kind of foul may have a victim; handball has none.
    #expect(keys("9f4y") == ["i"])
    #expect(keys("9 foul ind") == ["indirect"])
    #expect(keys("").contains("tm") && keys("9 foul indirect ").contains("yellow"))
    #expect(
      !SessionFixture.session(Phrasebook(.en), after: ["start"]).view.offer(for: "9f", cursor: 2).choices.map(\.key)
        .contains("i"))
  }

  @Test func asksForTheKindOfFoul() throws {
    let terminal = TypedPrompt(after: ["start"], besides: Self.rules)
    try terminal.enter("9f?")
    try terminal.expect("What kind of foul?")
    try terminal.enter("i")
    try terminal.expect("Foul on?")
    try terminal.enter("4")
    try terminal.expect("Card?")
    try terminal.press(.enter)
    try terminal.expect("foul by 9 Alexis Sánchez on v4 Granell, indirect")
    try terminal.enter("8f?")
    try terminal.expect("What kind of foul?")
    try terminal.expect("Enter: any other")
    try terminal.press(.enter)
    try terminal.expect("Foul on?")
    try terminal.press(.enter)
    try terminal.expect("Card?")
    try terminal.press(.enter)
    try terminal.expect("1 team foul")
    try terminal.enter("tm")
    try terminal.expect("time-out: Barça; no time-outs left")
    try terminal.enter("tm")
    try terminal.expect("Barça has no time-outs left, at most 1")
    try terminal.enter("n")
    try terminal.enter("heads-up")
    try terminal.expect("Barça: 1 team foul")
  }

  @Test func footballAsksForNoKind() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9f?")
    try terminal.expect("Foul on? (m: handball)")
  }

  @Test(arguments: [
    (Language.en, "2 team fouls; the next one: free kick without wall", "3 team fouls: free kick without wall"),
    (.es, "2 faltas de equipo; la siguiente: falta sin barrera", "3 faltas de equipo: falta sin barrera"),
    (.ca, "2 faltes d'equip; la següent: falta sense barrera", "3 faltes d'equip: falta sense barrera"),
  ])
  func answerWarnsOfTheNextTeamFoul(language: Language, second: String, third: String) {
    let session = session(language, "1' 4f")
    #expect(session.said(to: "2' 5f").lines.contains { $0.contains(second) })
    #expect(session.said(to: "heads-up").lines.contains { $0.contains(second) })
    #expect(session.said(to: "3' 6fi").lines.allSatisfy { !$0.contains("equip") && !$0.contains("team foul") })
    #expect(session.said(to: "3' 6f").lines.contains { $0.contains(third) })
  }

  @Test(arguments: Language.allCases) func helpListsFoulKinds(language: Language) {
    let word = language == .en ? "indirect" : "indirecta"
    for line in ["help f", "help clauses", "help modifiers"] {
      #expect(session(language).said(to: line).lines.contains { $0.contains("9fi") && $0.contains(word) }, "\(line)")
    }
    #expect(session(language).said(to: "help tm").lines.count == 1)
  }

  @Test(arguments: [
    "6fi", "6 indirect", "6 foul indirect", "6 falta indirecta", "indirect 6", "6 indirect foul", "indirect foul by 6",
  ])
  func wordsMayBeInAnyLanguageAndOrder(line: String) {
    #expect(session().said(to: line).lines.first == "2  1' foul by 6 Player H6, indirect")
  }

  /// If handball is disabled, `m` after a foul and its word are unknown.
  @Test func handballCanBeDisabled() {
    let without = session(rules: "foul.ma = none")
    #expect(without.said(to: "9fm").problem != nil && without.said(to: "9 handball").problem != nil)
    let other = session(rules: "foul.ma = n")
    #expect(other.said(to: "9fm").problem != nil)
    #expect(other.said(to: "9fn").lines.first == "2  1' handball by 9 Player H9")
  }
}
