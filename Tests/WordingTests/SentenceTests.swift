import MatchModel
import MatchRules
import Phrases
import Testing
import Wording

/// Sentences in the forms documented in docs/PROMPT.md.
@Suite struct SentenceTests {
  private let english = Wording(Phrasebook(.en))

  @Test func answerToAGoal() {
    let lines = answerSamples(english)
    #expect(lines[1] == "2  23' goal by 9 Iniesta, header, corner, assist 7 Xavi  1-0")
  }

  /// An interval has no minutes.
  @Test(arguments: [
    (Fixture.at(30), "fog", "match abandoned, 30': fog", "match abandoned, 30'"),
    (Fixture.at(45, added: 2), "", "match abandoned, 45+2'", "match abandoned, 45+2'"),
    (Fixture.halfTime, "fog", "match abandoned: fog", "match abandoned"),
  ])
  func minuteOfAbandonment(_ moment: Moment, _ reason: String, _ stage: String, _ phase: String) {
    let ledger = Fixture.ledger(
      [Fixture.start(.regular(1)), MatchEnd(at: moment, isAbandoned: true, reason: reason)])
    #expect([english.stage(of: ledger), english.phase(of: ledger)] == [stage, phase])
  }

  @Test func answerToASecondYellow() {
    let line = answerSamples(english).first { $0.contains("67'") }
    #expect(
      line
        == "9  67' yellow card for v4 Ramos; second yellow: sent off, 10 players; first yellow: 31'; Madrid: no captain"
    )
  }

  @Test func refusalNamesTheFactTheLawAndTheRemedy() throws {
    let ledger = Fixture.ledger(Array(Fixture.secondHalf.prefix(8)))
    let goal = Goal(at: Fixture.at(70), team: .away, shot: Shot(shooter: Fixture.player(4)))
    let breach = try #require(ledger.judge(goal).breaches.first)
    #expect(
      english.notRecorded(english.refusal(breach, of: goal, state: ledger.state, in: ledger.match))
        == "not recorded: v4 was sent off in 67' (Law 10, Law 3); on the field: v1 v2 v5 v6 v7 v8 v9 v10 v11 v12; "
        + "if there was no sending-off: edit 8 stays")
  }

  /// The statistics write the kind after the word for fouls: “Faltes: tècnica”.
  @Test(arguments: [
    (Language.ca, ["en atac", "tècnica", "antiesportiva", "desqualificadora", "de la banqueta"]),
    (Language.es, ["en ataque", "técnica", "antideportiva", "descalificante", "del banquillo"]),
    (Language.en, ["offensive", "technical", "unsportsmanlike", "disqualifying", "of the bench"]),
  ])
  func kindsOfFoulDoNotRepeatTheWord(_ language: Language, _ kinds: [String]) throws {
    let rules = try #require(RuleSetLibrary.rules("basketball"))
    let wording = Wording(Phrasebook(language))
    let codes = ["ofensiva", "tecnica", "antiesportiva", "desqualificadora", "banc"]
    #expect(codes.map { wording.name(of: FoulCode(rawValue: $0), by: rules) } == kinds)
  }

  @Test func namesHaveASideLetterUnlessOurs() {
    let nobodys = Fixture.match(ours: nil)
    #expect(english.name(Fixture.player(9), of: .home, in: Fixture.match()) == "9 Iniesta")
    #expect(english.name(Fixture.player(4), of: .away, in: Fixture.match()) == "v4 Ramos")
    #expect(english.name(Fixture.player(9), of: .home, in: nobodys) == "l9 Iniesta")
    #expect(english.name(Fixture.player(9), of: .home, in: Fixture.match(ours: .away)) == "l9 Iniesta")
    #expect(english.name(.unidentified(1), of: .home, in: Fixture.match()) == "?1")
    #expect(english.name(Fixture.coach, of: .home, in: Fixture.match()) == "coach Lobo")
    #expect(english.name(Fixture.coach, of: .away, in: Fixture.match()) == "coach (Madrid)")
    #expect(english.tag(Fixture.player(9), of: .home, in: Fixture.match()) == "9")
    #expect(english.tag(Fixture.coach, of: .away, in: Fixture.match()) == "vcoach")
    #expect(english.tag(Fixture.player(9), of: .home, in: nobodys) == "l9")
    #expect(english.tag(.unidentified(2), of: .away, in: Fixture.match()) == "v?2")
  }

  /// A red card after a substitution: the minute is the card's.
  @Test func dismissalAfterSubstitutionHasItsOwnMinute() {
    let ledger = Fixture.ledger(Fixture.secondHalf)
    #expect(english.status(of: PlayerID(joinedAfter: 2), side: .away, in: ledger) == "sent off 75'")
    let card = Card(at: Fixture.at(80), team: .away, person: Fixture.player(3), color: .red)
    let said = ledger.judge(card).breaches.map {
      english.refusal($0, of: card, state: ledger.state, in: ledger.match)
    }
    #expect(said.first?.hasPrefix("v3 was sent off in 75' (Law 12.3)") == true)
  }

  @Test func everyKindOfActionIsSampled() {
    #expect(Set(sampleActions().map(\.kind)) == Set(ActionKind.allCases))
  }

  @Test(arguments: Language.allCases)
  func citationsAreTranslated(language: Language) {
    let wording = Wording(Phrasebook(language))
    for law in Laws.all where !law.citation.isEmpty {
      let said = wording.citation(law.citation)
      #expect(language == .en ? said == law.citation : !said.contains("Law"), "\(law.citation)")
    }
  }

  /// Marks cite laws by their number in the rulebook instead of our identifiers.
  @Test(arguments: Language.allCases)
  func marksCiteLawsByRulebookNumber(language: Language) {
    let wording = Wording(Phrasebook(language))
    let ledger = Fixture.ledger(Array(Fixture.secondHalf.prefix(2)))
    for law in Laws.all {
      let line = wording.effect(.markCleared(ledger.match.actions.id(at: 1), laws: [law.id]), in: ledger)
      let mark = line.drop { $0 != "[" }
      #expect(mark.hasPrefix("[! ") && mark.count > 6, "\(line)")
      #expect(mark.firstMatch(of: #/[A-H]\d/#) == nil, "\(line)")
    }
  }

  /// Players are named by number, officials with the article of the language.
  @Test(arguments: [
    (Language.en, "red card for the coach Lobo"), (.es, "roja al entrenador Lobo"),
    (.ca, "vermella a l'entrenador Lobo"),
  ])
  func officialsHaveAnArticle(language: Language, said: String) {
    let card = Card(at: Fixture.at(23), team: .home, person: Fixture.coach, color: .red)
    #expect(Wording(Phrasebook(language)).happened(card, in: Fixture.match()) == said)
  }

  @Test(arguments: [
    (Language.en, "first half starts"), (.es, "empieza la primera parte"), (.ca, "comença la primera part"),
  ])
  func periodStartIsASentence(language: Language, said: String) {
    #expect(Wording(Phrasebook(language)).happened(Fixture.start(.regular(1)), in: Fixture.match()) == said)
  }

  @Test(arguments: [(0, "0:00"), (1390, "23:10"), (5400, "90:00"), (59.9, "0:59"), (-61, "-1:01"), (.nan, "0:00")])
  func durations(seconds: Double, text: String) {
    #expect(english.duration(seconds) == text)
  }

  @Test func lineUpColumnsUseDisplayWidth() {
    func player(_ number: Int, _ name: String) -> Player {
      Player(number: ShirtNumber(rawValue: number)!, name: name, isStarter: true)
    }
    let team = Team(
      name: "", players: [player(9, "Iniesta"), player(10, "中村俊輔"), player(11, "Mun\u{303}oz")])
    let match = Match(teams: BothSides(home: team, away: Team(name: "")))
    let lines = english.lineUp(.home, in: Ledger(replaying: match, rules: RuleSet()))
    #expect(lines == [" 9  Iniesta   starter", "10  中村俊輔  starter", "11  Mun\u{303}oz     starter"])
  }

  @Test func removedPlayersAreNamedByTheirOldNumber() {
    let old = Fixture.ledger([])
    var match = old.match
    match[.home].removePlayers { $1.number.rawValue == 9 }
    match[.home].add(Player(number: ShirtNumber(rawValue: 20)!, isStarter: true))
    let new = Ledger(replaying: match, rules: RuleSet())
    #expect(english.fieldChange(from: old, to: new) == ["on the field again: 20", "no longer on the field: 9"])
  }

  @Test(arguments: Language.allCases)
  func oddContentsStillGiveText(language: Language) {
    let wording = Wording(Phrasebook(language))
    var match = Match(teams: BothSides(Team(name: "")))
    let nobody = Person.player(PlayerID(joinedAfter: 40))
    #expect(wording.name(nobody, of: .home, in: match) == "?")
    #expect(wording.team(.home, in: match) == wording.defaultTeamName(.home))
    match.actions = [Goal(at: Moment(.during(.regular(9))), team: .home, shot: Shot(shooter: .unidentified(0)))]
    #expect(!wording.happened(match.actions[0], in: match).isEmpty)
    #expect(!wording.minute(Moment(.during(.extra(-3))), rules: RuleSet()).isEmpty)
    #expect(!wording.minute(Moment(.after(.extra(99))), rules: RuleSet()).isEmpty)
    let ledger = Ledger(replaying: Match(teams: BothSides(Team(name: "\u{9B}31m"))), rules: RuleSet())
    #expect(wording.lineUp(.home, in: ledger) == [])
    #expect(wording.headsUp(ledger).allSatisfy { !$0.contains("\u{9B}") })
    let missing = ledger.match.actions.nextID
    #expect(wording.effect(.becomesFirstYellow(missing, Participant(.booked, .home, nobody)), in: ledger) != "")
  }
}
