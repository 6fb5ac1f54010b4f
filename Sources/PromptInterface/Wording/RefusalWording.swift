import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// Words why a line was refused: where, what, and how to correct it.
package struct RefusalWording {
  private let wording: OutcomeWording
  private let ledger: Ledger
  var words: Wording { wording.words }
  var book: Phrasebook { wording.book }
  var match: Match { ledger.match }
  var rules: RuleSet { ledger.rules }
  let vocabulary: Vocabulary
  var suggestions: LineSuggestions { LineSuggestions(ledger, wording) }

  init(_ wording: OutcomeWording, _ ledger: Ledger) {
    (self.wording, self.ledger, vocabulary) = (wording, ledger, .of(ledger.rules))
  }

  /// - Parameter onlyLooked: true if the line would not have recorded anything, so that "not recorded" would be
  ///   pointless.
  func message(_ refusal: Refusal, onlyLooked: Bool = false) -> String {
    let said = said(of: refusal.reason)
    return onlyLooked || refusal.reason.saysItAll ? said : words.notRecorded(said)
  }

  private func said(of reason: Refusal.Reason) -> String {
    switch reason {
    case .line(let reason): return line(reason)
    case .law(let objection, let hint): return wording.said(objection, hint)
    case .unconfirmed(let objections): return book(Phrase("fault.unconfirmed", ["what": wording.said(objections)]))
    case .correction(let change):
      let said = wording.said(change)
      let isImpossible = change.effects.contains { if case .impossible = $0 { true } else { false } }
      return book(Phrase(isImpossible ? "fault.correction-impossible" : "fault.correction-unconfirmed", ["what": said]))
    case .report(let problem): return book(Phrase("fault.no-report", ["what": problem.message]))
    case .refusedByStore(let problem): return problem.message
    case .store(let problem): return book(Phrase("fault.not-saved", ["what": problem.message]))
    case .noSuchAction(let text, let count):
      return count == 0
        ? book(Phrase("fault.no-actions", ["text": text]))
        : book(Phrase("fault.no-such-action", ["text": text, "last": count]))
    case .noSuchMinute(let minute, let nearest):
      guard let nearest else { return book(Phrase("fault.no-such-minute", ["minute": minute.description])) }
      return book(
        Phrase("fault.no-such-minute-nearest", ["minute": minute.description, "nearest": nearest.description]))
    case .noSuchSeconds(let seconds, let period):
      let shown = words.duration(Double(seconds))
      return book(Phrase("fault.no-such-minute", ["minute": period.map { "\($0)/\(shown)" } ?? shown]))
    case .beyondPeriod(let period): return book(words.endOfClock(of: period, rules: rules))
    case .beforePeriod(let period, let elapsed):
      return book(
        Phrase(
          "fault.before-period",
          ["period": words.thePeriod(period, rules: rules), "time": words.duration(elapsed), "example": "45+2'"]))
    case .sideMissing(let before, let text):
      return book(
        Phrase(
          "fault.side-missing",
          ["home": before + Side.home.mark + text, "away": before + Side.away.mark + text]))
    case .noSuchPlayer(let side, let number, let known):
      let numbers = known.map(\.description).joined(separator: " ")
      return book(
        Phrase(
          "fault.no-such-player",
          [
            "number": number.description, "team": match[side].name, "known": numbers,
            "example": "\(name(.bench)) \(side.mark) \(number)",
          ]))
    case .noSuchPlayerToList(let number, let command):
      let example = "\(command) -\(number)"
      return book(Phrase("fault.no-such-player-to-list", ["number": number, "example": example]))
    case .noSuchUnidentified(let side, let number, let known):
      let list = known.map { "?\($0)" }.joined(separator: " ")
      return known.isEmpty
        ? book(Phrase("fault.nobody-unidentified", ["team": match[side].name]))
        : book(Phrase("fault.no-such-unidentified", ["number": number, "team": match[side].name, "known": list]))
    case .numberTaken(let side, let number, let owner):
      return book(
        Phrase(
          "fault.number-taken",
          [
            "number": number.description, "player": words.name(.player(owner), of: side, in: match),
            "team": match[side].name,
          ]))
    case .noGoal: return book(Phrase("fault.no-goal"))
    case .annulledAlready(let number, let earlier):
      let example = "\(name(.annul)) \(earlier)"
      return book(Phrase("fault.annulled-already", ["number": number, "earlier": earlier, "example": example]))
    case .otherPeriod(let period, let begins):
      let name = words.thePeriod(period, rules: rules)
      return book(Phrase(begins ? "fault.other-period-begins" : "fault.other-period-ends", ["period": name]))
    case .notAGoal(let number): return book(Phrase("fault.not-a-goal", ["number": number]))
    case .timeOnly(let number, let time):
      return book(Phrase("fault.time-only", ["example": "\(name(.move)) \(number) \(time)"]))
    case .periodEnded(let period, let number, let time):
      return book(
        Phrase(
          "fault.period-ended",
          [
            "period": words.thePeriod(period, rules: rules), "number": number,
            "example": "\(name(.move)) \(number) \(words.minute(time))",
          ]))
    case .typedTogether(let entry):
      return book(Phrase("fault.typed-together", ["line": wording.inline(entry, in: ledger)]))
    case .noFirstYellow(let part):
      return book(Phrase("fault.no-first-yellow", ["who": words.subject(part.person, of: part.side, in: match)]))
    case .noSecondYellow(let number): return book(Phrase("fault.no-second-yellow", ["number": number]))
    case .beginsPeriod(let period, let number):
      let name = words.thePeriod(period, rules: rules)
      return book(Phrase("fault.begins-period", ["number": number, "period": name]))
    case .nothingAsked: return book(Phrase("fault.nothing-asked"))
    case .nothingOpen: return book(Phrase("fault.nothing-open"))
    case .noSuchOpenLine(let number, let known):
      let numbers = known.map(String.init).joined(separator: " ")
      return book(Phrase("fault.no-such-open-line", ["number": number, "known": numbers]))
    case .whichOpenLine(let known):
      return book(Phrase("fault.which-open-line", ["known": known.map(String.init).joined(separator: " ")]))
    case .nothingToUndo: return book(Phrase("fault.nothing-to-undo"))
    case .nothingToRedo: return book(Phrase("fault.nothing-to-redo"))
    case .notRunning:
      let isOver = match.actions.contains { $0 is MatchEnd }
      return book(Phrase(isOver ? "breach.match-over" : "fault.not-running"))
    case .clockForgotten(let period, let elapsed):
      return book(
        Phrase(
          "fault.clock-forgotten",
          [
            "period": words.thePeriod(period, rules: rules), "time": words.span(elapsed),
            "example": "\(rules.lastMinute(of: period))' " + book.endWord,
          ]))
    case .fieldUnknown(let text, let nearest, let known):
      let unknown = suggesting("fault.field-unknown", text, nearest.map(wording.field))
      guard !known.isEmpty else { return unknown }
      return book(Phrase("fault.fields", ["what": unknown, "known": known.map(wording.field).joined(separator: ", ")]))
    case .rule(let problem): return words.ruleProblem(problem)
    case .rulesUnknown(let text):
      return book(Phrase("fault.rules-unknown", ["text": text, "known": RuleSetLibrary.names.joined(separator: ", ")]))
    case .noSide(let text):
      let known = Side.allCases.map { match[$0].name } + [wording.none]
      return book(Phrase("fault.no-side", ["text": text, "known": known.joined(separator: ", ")]))
    case .topicUnknown(let text, let nearest):
      if let nearest { return suggesting("fault.topic-unknown", text, nearest.name(in: book)) }
      let topics = HelpTopic.allCases.map { $0.name(in: book) }
      return book(Phrase("fault.topic-unknown-known", ["text": text, "known": topics.joined(separator: " ")]))
    case .kindUnknown(let text):
      let known = LogCommand.kinds(vocabulary.table, book).joined(separator: ", ")
      return book(Phrase("fault.kind-unknown", ["text": text, "known": known]))
    case .valueImpossible(let text, let kind):
      switch kind {
      case .date: return book(Phrase("fault.value-impossible.date", ["text": text]))
      case .time: return book(Phrase("fault.value-impossible.time", ["text": text]))
      case .attendance: return book(Phrase("fault.value-impossible.attendance", ["text": text]))
      case .teamName: return book(Phrase("fault.value-impossible.home", ["text": text]))
      case .colour: return book(Phrase("fault.value-impossible.colour", ["text": text]))
      case .crest: return book(Phrase("fault.value-impossible.crest", ["text": text]))
      }
    case .namesAlike(let name): return book(Phrase("fault.names-alike", ["name": name]))
    case .tooManyStarters(let count, let most):
      return book(Phrase("fault.too-many-starters", ["found": count, "most": most]))
    }
  }

  func name(_ kind: CommandKind) -> String { wording.name(kind) }
  func usage(_ kind: CommandKind) -> String { kind.spec.usage(in: book) }

  /// The players with the typed name; nil if there are too many, or none at all.
  func players(named text: String) -> String? {
    let meant = suggestions.players(meantBy: text)
    return meant.isEmpty
      ? nil : meant.map { words.name(.player($0.id), of: $0.side, in: match) }.joined(separator: ", ")
  }

  func suggesting(_ key: String, _ text: String, _ nearest: String?) -> String {
    let what = book(Phrase(key, ["text": text]))
    guard let nearest else { return what }
    return book(Phrase("fault.suggesting", ["what": what, "nearest": nearest]))
  }
}
