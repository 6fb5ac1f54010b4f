import MatchModel
import Phrases
import PromptInterface
import PromptLanguage
import Testing

/// Declared actions at the prompt.
@Suite struct OwnActionTests {
  private func offer(_ line: String, in language: Language = .en) -> [Choice] {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"], rules: "charting")
    return session.view.offer(for: line, cursor: line.unicodeScalars.count).choices
  }

  private func keys(_ line: String, in language: Language = .en) -> [String] { offer(line, in: language).map(\.key) }

  @Test func asksForMissingDetails() throws {
    let terminal = TypedPrompt(after: ["start"], rules: "charting")
    try terminal.enter("d")
    try terminal.expect("Who? (Barça)")
    try terminal.enter("9")
    try terminal.expect("Duel: won / lost?")
    try terminal.enter("+")
    try terminal.expect("Against?")
    try terminal.enter("portu")
    try terminal.expect("2  1' duel: 9 Alexis Sánchez, won, against v9 Portu")
    try terminal.enter("9d?")
    try terminal.expect("Duel: won / lost?")
    try terminal.enter("lost")
    try terminal.expect("Against?")
    try terminal.press(.enter)
    try terminal.expect("3  1' duel: 9 Alexis Sánchez, lost")
    try terminal.enter("p?")
    try terminal.expect("Press: good / beaten?")
    try terminal.enter("2")
    try terminal.expect("4  1' press: Barça, beaten")
  }

  /// One key and Enter suffice, and no unresolved item remains.
  @Test func enterCreditsTheTeam() throws {
    let terminal = TypedPrompt(after: ["start"], rules: "charting")
    try terminal.enter("q")
    try terminal.expect("Who? (Barça)")
    try terminal.press(.enter)
    try terminal.expect("2  1' recovery: Barça")
    try terminal.enter("vx")
    try terminal.expect("Who? (Girona)")
    try terminal.press(.enter)
    try terminal.expect("3  1' loss: Girona")
    try terminal.enter("todo")
    try terminal.expect("nothing left to resolve")
  }

  @Test func tabOffersDeclaredActions() {
    #expect(Set(["q", "x", "d", "k", "z"]).isSubset(of: keys("9")))
    #expect(!keys("9").contains("p"))
    #expect(Set(["p", "t", "b", "i"]).isSubset(of: keys("")))
    #expect(keys("9d") == ["+", "-", "1-9", ","])
    #expect(offer("9d").map(\.label).prefix(2) == ["won", "lost"])
    #expect(offer("9d", in: .ca).map(\.label).prefix(2) == ["guanyat", "perdut"])
    #expect(!keys("9d+5").contains("+"))
    #expect(keys("9d+,").contains("4"))
    #expect(keys("9 du") == ["duel"])
    #expect(keys("9 duel w") == ["won"])
    #expect(keys("ls du") == ["duel"])
    #expect(keys("stats due") == ["duel"])
    #expect(keys("9 pase") == ["pase clave"])
  }

  @Test func actionsAreNotOfferedBeforeKickOff() {
    let session = SessionFixture.session(Phrasebook(.en), after: [], rules: "charting")
    #expect(!session.view.offer(for: "9", cursor: 1).choices.map(\.key).contains("d"))
  }

  @Test(arguments: Language.allCases) func helpDescribesDeclaredActions(language: Language) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"], rules: "charting")
    let word = ["en": "duel", "es": "duelo", "ca": "duel"][language.code] ?? ""
    for line in ["help \(word)", "help d"] {
      #expect(session.said(to: line).lines.first?.contains("9d+5,4") == true, "\(line)")
      #expect(session.said(to: line).lines.first?.contains(word) == true)
    }
    #expect(session.said(to: "help clauses").lines.contains { $0.contains("9d+5,4") })
    #expect(session.said(to: "help d").lines.count == 1)
  }

  @Test func typosListTheAlternatives() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: "charting")
    #expect(session.said(to: "9 dueel").problem == "not recorded: unknown word “dueel”; did you mean duel?")
    #expect(session.said(to: "9j").problem?.contains(" d ") == true)
    #expect(session.said(to: "9d*").problem == "not recorded: “*” means nothing in 9d*; it may be + - 1-9 ,N")
    #expect(session.said(to: "ls duelz").problem?.contains("duel") == true)
  }
}
