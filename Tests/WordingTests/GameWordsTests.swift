import MatchModel
import MatchRules
import Phrases
import Testing
import Wording

/// Each game has its own words in every language.
@Suite struct GameWordsTests {
  private static func rules(_ name: String) throws -> RuleSet { try #require(RuleSetLibrary.rules(name)) }

  @Test(arguments: [
    (Language.en, ["first quarter", "the second quarter", "Q3", "half-time", "after the third quarter"]),
    (.es, ["primer cuarto", "el segundo cuarto", "C3", "descanso", "después del tercer cuarto"]),
    (.ca, ["primer quart", "el segon quart", "Q3", "mitja part", "després del tercer quart"]),
  ])
  func fourPeriodsAreQuarters(_ language: Language, _ names: [String]) throws {
    let words = Wording(Phrasebook(language))
    for game in ["basketball", "hockey", "seven"] {
      let rules = try Self.rules(game)
      let said = [
        words.period(.regular(1), rules: rules), words.thePeriod(.regular(2), rules: rules),
        words.shortPeriod(.regular(3), rules: rules), words.interval(after: .regular(2), rules: rules),
        words.interval(after: .regular(3), rules: rules),
      ]
      #expect(said == names, "\(game)")
    }
  }

  @Test(arguments: [(Language.en, "the fourth quarter"), (.es, "el último cuarto"), (.ca, "l'últim quart")])
  func lastQuarter(_ language: Language, _ name: String) throws {
    #expect(try Wording(Phrasebook(language)).thePeriod(.regular(4), rules: Self.rules("basketball")) == name)
  }

  @Test(arguments: [(Language.en, "overtime 2"), (.es, "prórroga 2"), (.ca, "pròrroga 2")])
  func overtime(_ language: Language, _ name: String) throws {
    let rules = try Self.rules("basketball")
    #expect(Wording(Phrasebook(language)).adapted(to: rules).period(.extra(6), rules: rules) == name)
  }

  @Test(arguments: [
    (Language.en, "seven-metre throws scored"), (.es, "siete metros marcados"), (.ca, "set metres marcats"),
  ])
  func penaltiesAreFromSevenMetres(_ language: Language, _ name: String) throws {
    let words = Wording(Phrasebook(language)).adapted(to: try Self.rules("handball"))
    #expect(words.book(Phrase("stat.penalties-scored")) == name)
  }

  /// Handball's shoot-out is of throws from seven metres, and hockey's of attempts against the goalkeeper.
  @Test(arguments: [
    (Language.en, "handball", ["seven-metre shoot-out", "Seven-metre shoot-out?", "4-2 in the seven-metre shoot-out"]),
    (.es, "handball", ["tanda de siete metros", "¿Hay tanda de siete metros?", "4-2 en los siete metros"]),
    (.ca, "handball", ["tanda de set metres", "Hi ha tanda de set metres?", "4-2 als set metres"]),
    (.en, "hockey", ["shoot-out", "Shoot-out?", "4-2 in the shoot-out"]),
    (.es, "hockey", ["tanda de shoot-outs", "¿Hay tanda de shoot-outs?", "4-2 en la tanda"]),
    (.ca, "hockey", ["tanda de shoot-outs", "Hi ha tanda de shoot-outs?", "4-2 a la tanda"]),
  ])
  func shootOutsAreNotOfPenalties(_ language: Language, _ game: String, _ said: [String]) throws {
    let rules = try Self.rules(game)
    let words = Wording(Phrasebook(language)).adapted(to: rules)
    let phrases = [Phrase("ask.shoot-out"), Phrase("season.tie-kicks", ["score": "4-2"])]
    #expect([words.period(.shootOut, rules: rules)] + phrases.map { words.book($0) } == said)
    let kick = words.book(Phrase("action.kick", ["who": "7", "outcome": "+"]))
    let none = words.book(Phrase("breach.not-in-shoot-out"))
    #expect([kick, none].filter { $0.lowercased().contains("penal") } == [])
  }

  @Test(arguments: [
    (Language.en, "from seven metres", "disqualified"), (.es, "de siete metros", "descalificación"),
    (.ca, "de set metres", "desqualificació"),
  ])
  func seasonsHaveTheWordsOfTheGame(_ language: Language, _ name: String, _ out: String) {
    let words = Wording(Phrasebook(language)).adapted(to: .handball)
    #expect(words.book(Phrase("season.column.penalties")) == "7 m")
    #expect(words.book(Phrase("season.how-penalties")) == name)
    #expect(words.booking(.dismissed) == out)
  }

  @Test(arguments: [
    (Language.en, "official", "Home: 4 players on the field", "sent off"),
    (.en, "futsal", "Home: 4 players on court", "sent off"),
    (.en, "handball", "Home: 4 players on court", "disqualified"),
    (.en, "basketball", "Home: 4 players on court", "out of the game"),
    (.en, "rink", "Home: 4 players on the rink", "sent off"),
    (.en, "hockey", "Home: 4 players on the field", "sent off"),
    (.es, "official", "Home: 4 en el campo", "expulsión"), (.es, "handball", "Home: 4 en la pista", "descalificación"),
    (.es, "basketball", "Home: 4 en la pista", "fuera del partido"), (.es, "rink", "Home: 4 en la pista", "expulsión"),
    (.ca, "official", "Home: 4 al camp", "expulsió"), (.ca, "handball", "Home: 4 a la pista", "desqualificació"),
    (.ca, "basketball", "Home: 4 a la pista", "fora del partit"), (.ca, "rink", "Home: 4 a la pista", "expulsió"),
  ])
  func playersAreOnACourtAndDisqualified(_ language: Language, _ game: String, _ men: String, _ out: String) throws {
    let match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
    let words = Wording(Phrasebook(language)).adapted(to: try Self.rules(game))
    #expect(words.consequence(.playersOnField(.home, 4), in: match) == men)
    #expect(words.status(.sentOff, isStarter: true, when: nil) == out)
  }

  @Test func matchesBeginInTheirOwnWay() throws {
    let games = ["official", "futsal", "handball", "basketball", "hockey", "rink"]
    let said = try games.map {
      Wording(Phrasebook(.en)).adapted(to: try Self.rules($0)).phase(.before, rules: RuleSet())
    }
    #expect(
      said == [
        "before kick-off", "before kick-off", "before throw-off", "before tip-off", "before the start",
        "before the start",
      ])
  }

  /// The order of the sets does not matter.
  @Test(arguments: CitedLaws.allCases) func noPhraseHasTwoWordings(game: CitedLaws) {
    let sets = game.phraseSets
    let replaced = Catalogue.builtIn(.en).keys.compactMap { key in
      sets.lazy.map { "game.\($0)." }.first(where: key.hasPrefix).map { String(key.dropFirst($0.count)) }
    }
    #expect(Set(replaced).count == replaced.count)
    #expect(replaced.isEmpty == sets.isEmpty)
  }
}
