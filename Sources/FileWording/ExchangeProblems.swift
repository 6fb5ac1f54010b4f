import Bounds
public import Exchange
import MatchModel
import Phrases

extension FileWording {
  /// The message without its position.
  public func text(_ reason: ExchangeProblem.Reason) -> String {
    switch reason {
    case .wrongScore(let goals, let stated):
      book(Phrase("exchange.wrong-score", ["goals": score(goals), "stated": score(stated)]))
    case .wrongShootOut(let kicks, let stated):
      book(Phrase("exchange.wrong-shoot-out", ["kicks": score(kicks), "stated": score(stated)]))
    case .goalsWithoutScore: book(Phrase("exchange.goals-without-score"))
    case .ambiguousName(let name, let candidates):
      book(Phrase("exchange.ambiguous-name", ["name": name, "candidates": candidates.joined(separator: ", ")]))
    case .unknownTeam(let name, let home, let away, let nearest):
      unknownTeam(Phrase("exchange.unknown-team", ["name": name, "home": home, "away": away]), nearest)
    case .tooManyPeople(let team, let most):
      book(Phrase("exchange.too-many-people", ["team": team, "most": most]))
    case .numberTwice(let team, let number):
      book(Phrase("exchange.number-twice", ["team": team, "number": number.description]))
    case .badMinute(let text): book(Phrase("exchange.bad-minute", ["text": text]))
    case .badMark(let text): book(Phrase("exchange.bad-mark", ["text": text]))
    case .openBracket(let bracket): book(Phrase("exchange.open-bracket", ["bracket": bracket]))
    case .noName(let text): book(Phrase("exchange.no-name", ["text": text]))
    case .lineUpTwice(let team): book(Phrase("exchange.line-up-twice", ["team": team]))
    case .noMatch: book(Phrase("exchange.no-match"))
    case .result(let reason): text(reason)
    case .noClipStart(let number): book(Phrase("exchange.no-clip-start", ["number": number]))
    case .badClipTime(let number, let text):
      book(Phrase("exchange.bad-clip-time", ["number": number, "text": text]))
    case .clipEndsFirst(let number): book(Phrase("exchange.clip-ends-first", ["number": number]))
    case .noKickOff(let period): book(Phrase("exchange.no-kick-off", ["number": period]))
    case .oneTeam(let team):
      book(team.isEmpty ? Phrase("exchange.no-team") : Phrase("exchange.one-team", ["team": team]))
    case .xml(let diagnostic): text(diagnostic)
    case .tooManyEvents(let count, let most):
      book(Phrase("exchange.too-many-events", ["found": count, "most": most]))
    case .tooManyMatches(let count, let most):
      book(Phrase("exchange.too-many-matches", ["found": count, "most": most]))
    case .tooLong(let count, let most): book(Phrase("exchange.too-long", ["found": count, "most": most]))
    case .tooLarge(let count, let most):
      book(Phrase("exchange.too-large", ["found": mebibytes(count), "most": mebibytes(most)]))
    case .brokenText(let broken): book(Phrase(broken))
    case .recurring(let text): book(Phrase("exchange.recurring", ["text": text]))
    case .noStart(let text): book(Phrase("exchange.no-start", ["text": text]))
    case .badStart(let text): book(Phrase("exchange.bad-start", ["text": text]))
    case .notJSON(let text, let column):
      // An error before any input has been read is at the beginning.
      book(Phrase("exchange.not-json-at", ["column": column ?? 1, "text": text]))
    case .tooManyValues: book(Phrase("exchange.too-many-values", ["most": Bounds.jsonValues]))
    case .missingHalf(let name): book(Phrase("exchange.missing-half", ["name": name]))
    case .otherLineUps(let lineUps, let events):
      book(Phrase("exchange.other-line-ups", ["lineups": lineUps, "events": events]))
    case .noStartingTeams: book(Phrase("exchange.no-starting-teams"))
    case .eventLacks(let index, let field):
      book(Phrase("exchange.event-lacks", ["number": index, "field": field]))
    case .ownGoalOfOthers(let index, let name):
      book(Phrase("exchange.own-goal-of-others", ["number": index, "name": name]))
    case .otherHalf(let events, let results):
      book(Phrase("exchange.other-half", ["events": events, "results": results]))
    case .unusable(let reason): text(reason)
    case .nothingFound: book(Phrase("exchange.nothing-found"))
    case .empty: book(Phrase("exchange.empty"))
    case .unknownFormat: book(Phrase("exchange.unknown-format", ["known": ForeignFormat.names.joined(separator: ", ")]))
    case .refusedFormat(let format): book(phrase(for: format))
    }
  }

  /// The note without its position.
  public func text(_ fact: ExchangeNote.Fact) -> String {
    switch fact {
    case .notInLineUp(let name, let team, let number):
      book(Phrase("exchange.not-in-line-up", ["name": name, "team": team, "number": number]))
    case .takenFor(let name, let known): book(Phrase("exchange.taken-for", ["name": name, "known": known]))
    case .placeholders(let team, let count):
      book(Phrase("exchange.placeholders", ["team": team], count: count))
    case .wrongHalfTime(let goals, let stated):
      book(Phrase("exchange.wrong-half-time", ["goals": score(goals), "stated": score(stated)]))
    case .passedOver(let reason): book(Phrase("exchange.passed-over", ["what": text(reason)]))
    case .unknownLabel(let text): book(Phrase("exchange.unknown-label", ["text": text]))
    case .noFixture(let text): book(Phrase("exchange.no-fixture", ["text": text]))
    case .cancelled(let text): book(Phrase("exchange.cancelled", ["text": text]))
    case .missingHalf(.lineUps): book(Phrase("exchange.without-line-ups"))
    case .missingHalf(.f7): book(Phrase("exchange.without-f7"))
    case .missingHalf(.f24): book(Phrase("exchange.without-f24"))
    case .notUnderstood(let code, let count):
      book(Phrase("exchange.not-understood", ["code": code], count: count))
    }
  }

  private func unknownTeam(_ phrase: Phrase, _ nearest: String?) -> String {
    guard let nearest else { return book(phrase) }
    let question = Phrase("suggestion.nearest", ["word": nearest])
    return book(Phrase("usage.suggested", ["what": phrase, "question": question]))
  }

  private func phrase(for format: RefusedFormat) -> Phrase {
    switch format {
    case .oldExcel: Phrase("exchange.old-excel")
    case .ourOwn: Phrase("exchange.our-own")
    case .dfl: Phrase("exchange.other-feed", ["name": "DFL"])
    case .sportsML: Phrase("exchange.other-feed", ["name": "SportsML"])
    case .statsPerform: Phrase("exchange.other-feed", ["name": "Stats Perform"])
    case .dataFactory: Phrase("exchange.other-feed", ["name": "DataFactory"])
    case .wyscout: Phrase("exchange.other-feed", ["name": "Wyscout"])
    case .resultsTable: Phrase("exchange.results-table")
    case .squad, .workbook: Phrase("exchange.squad")
    }
  }

  private func score(_ goals: BothSides<Int>) -> String { "\(goals.home)-\(goals.away)" }
}
