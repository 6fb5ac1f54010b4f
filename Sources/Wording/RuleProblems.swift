import MatchModel
import MatchRules
import Phrases

extension RuleSet.Problem {
  /// The message without its line (see `place`): "bench: unlimited? expected a number from 0 to 99, or none".
  public var phrase: Phrase {
    switch self {
    case .notAParameter(let text): return Phrase("rules.not-a-parameter", ["text": oneLine(text)])
    case .unknown(let key):
      let unknown = Phrase("rules.unknown", ["key": oneLine(key)])
      guard let question = Phrase.suggestion(for: key, in: RuleParameter.all.map(\.key)) else { return unknown }
      return Phrase("rules.suggested", ["what": unknown, "question": question])
    case .badValue(let key, let value, let expected):
      return Phrase("rules.bad-value", ["key": key, "value": oneLine(value), "expected": expected.phrase])
    case .minimumAbovePlayers(let minimum, let players):
      return Phrase("rules.minimum-above-players", ["minimum": minimum, "players": players])
    case .minimumOnAboveMinimum(let minimumOn, let minimum):
      return Phrase("rules.minimum-on-above-minimum", ["on": minimumOn, "minimum": minimum])
    case .sumUnreachable(let key): return Phrase("rules.sum-unreachable", ["key": key])
    case .noSuchSanction(let key, let codes): return Phrase("rules.no-such-sanction", ["key": key, "codes": codes])
    case .tooManyDeclared(let most): return Phrase("rules.too-many-declared", ["most": most])
    case .wordsOfNothing(let key): return Phrase("rules.words-of-nothing", ["key": key])
    case .lettersOfNothing(let key, let letters):
      return Phrase("rules.letters-of-nothing", ["key": key, "letters": letters])
    case .twoReadings(let key, let line, let reading):
      return Phrase("rules.two-readings", ["key": key, "line": line, "other": reading.phrase])
    }
  }
}

extension RuleSet.Reading {
  fileprivate var phrase: Phrase {
    switch self {
    case .clause(let name): Phrase("rules.reading-clause", ["clause": Phrase("clause.\(name).name")])
    case .action(let code): Phrase("rules.reading-action", ["key": Family.action.key(code)])
    case .score(let code): Phrase("rules.reading-score", ["key": Family.score.key(code)])
    case .foul(let code): Phrase("rules.reading-foul", ["key": Family.foul.key(code)])
    case .sanction(let code): Phrase("rules.reading-sanction", ["key": Family.sanction.key(code)])
    case .partOfFoul: Phrase("rules.reading-part-of-foul")
    case .command(let word): Phrase("rules.reading-command", ["word": word])
    case .side: Phrase("rules.reading-side")
    }
  }
}

extension RuleParameter.Expectation {
  /// The valid values: "a number from 1 to 99".
  public var phrase: Phrase {
    switch self {
    case .number(let range):
      Phrase("rules.expects-number", ["least": range.lowerBound, "most": range.upperBound])
    case .numberOrNone(let range):
      Phrase("rules.expects-number-or-none", ["least": range.lowerBound, "most": range.upperBound])
    case .yesOrNo: Phrase("rules.expects-yes-or-no")
    case .choice(let words): Phrase("rules.expects-choice", ["words": words.joined(separator: ", ")])
    case .words(let words): Phrase("rules.expects-words", ["words": words.joined(separator: ", ")])
    case .letters: Phrase("rules.expects-letters")
    case .origin: Phrase("rules.expects-origin")
    case .steps: Phrase("rules.expects-steps")
    case .sanction(let letters): Phrase("rules.expects-sanction", ["letters": letters])
    case .sum: Phrase("rules.expects-sum")
    case .ownSanction: Phrase("rules.expects-own-sanction")
    case .most: Phrase("rules.expects-most")
    case .ownSum: Phrase("rules.expects-own-sum")
    case .action: Phrase("rules.expects-action")
    case .score: Phrase("rules.expects-score")
    case .foul: Phrase("rules.expects-foul")
    case .teamFouls: Phrase("rules.expects-team-fouls")
    case .shirtNumbers: Phrase("rules.expects-shirt-numbers")
    case .timeOuts: Phrase("rules.expects-time-outs")
    case .lastTimeOuts: Phrase("rules.expects-last-time-outs")
    case .numberOrAll(let range):
      Phrase("rules.expects-number-or-all", ["least": range.lowerBound, "most": range.upperBound])
    case .names: Phrase("rules.expects-names")
    case .text: Phrase("rules.expects-text")
    }
  }
}
