import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// Explains why a line was refused: where, what, and how to correct it.
struct RefusalWording {
  private let wording: OutcomeWording
  private let ledger: Ledger
  var words: Wording { wording.words }
  var book: Phrasebook { wording.book }
  var match: Match { ledger.match }
  var rules: RuleSet { ledger.rules }
  let vocabulary: Vocabulary
  var suggestions: LineSuggestions { LineSuggestions(ledger, wording) }

  init(_ wording: OutcomeWording, _ ledger: Ledger) {
    self.wording = wording.adapted(to: ledger.rules)
    self.ledger = ledger
    vocabulary = .of(ledger.rules)
  }

  /// - Parameter onlyLooked: true if the line would not have recorded anything, so that "not recorded" would be
  ///   pointless.
  func message(_ refusal: Refusal, onlyLooked: Bool = false) -> String {
    let said = said(of: refusal.reason)
    return onlyLooked || refusal.reason.saysItAll ? said : words.notRecorded(said)
  }

  private func said(of reason: Refusal.Reason) -> String {
    switch reason {
    case .line(let reason): book(phrase(reason))
    case .law(let objection, nil): wording.said(objection)
    case .law(let objection, let hint?): wording.said(objection, hint, in: match)
    case .unconfirmed(let objections): book(Phrase("fault.unconfirmed", ["what": wording.said(objections)]))
    case .correction(let change): said(of: change)
    case .time(let fault): book(phrase(fault))
    case .unconfirmedTime(let fault): book(Phrase("fault.unconfirmed", ["what": book(phrase(fault))]))
    case .person(let fault): book(phrase(fault))
    case .action(let fault): book(phrase(fault))
    case .text(let fault): said(of: fault)
    case .earlier(let fault): book(phrase(fault))
    case .unsaved(let problem): book(Phrase("fault.not-saved", ["what": problem.message]))
    case .earlierUnsaved(let problem): book(Phrase("fault.earlier-not-saved", ["what": problem.message]))
    case .report(let problem): book(Phrase("fault.no-report", ["what": problem.message]))
    case .refusedByStore(let problem): problem.message
    }
  }

  /// The kinds of actions that `ls` lists, as typed in the language.
  private var kindsToList: [String] {
    let specs = vocabulary.table.all.filter { !$0.isWord }
    return specs.compactMap { $0.words(in: book).first } + [book.words("words.cards").first].compactMap(\.self)
  }

  private func said(of change: ProposedChange) -> String {
    let isImpossible = change.effects.contains(where: \.isImpossible)
    let key = isImpossible ? "fault.correction-impossible" : "fault.correction-unconfirmed"
    return book(Phrase(key, ["what": wording.said(change)]))
  }

  private func phrase(_ fault: Refusal.TimeFault) -> Phrase {
    switch fault {
    case .noSuchMinute(let minute, nil): return Phrase("fault.no-such-minute", ["minute": minute.description])
    case .noSuchMinute(let minute, let nearest?):
      return Phrase("fault.no-such-minute-nearest", ["minute": minute.description, "nearest": nearest.description])
    case .noSuchTime(let time):
      // The phrase has the mark already.
      return Phrase("fault.no-such-minute", ["minute": String((time.typed ?? "").dropLast())])
    case .beforeClock(let period, let seconds):
      let first = rules.reading(of: period, elapsed: 0)
      return Phrase(
        "fault.before-clock",
        ["period": the(period), "first": words.duration(first), "time": words.duration(Double(seconds))])
    case .beyondPeriod(let period): return words.endOfClock(of: period, rules: rules)
    case .beforePeriod(let period, let elapsed):
      return Phrase(
        "fault.before-period", ["period": the(period), "time": words.duration(elapsed), "example": "45+2'"])
    case .timeOnly(let id, let time):
      return Phrase("fault.time-only", ["example": "\(name(.move)) \(number(id)) \(time)"])
    case .finishesShort(let phase):
      return Phrase("fault.finish-short", ["phase": words.phase(phase, rules: rules)])
    case .notRunning:
      let isOver = match.actions.contains { $0 is MatchEnd }
      return Phrase(isOver ? "breach.match-over" : "fault.not-running")
    case .clockForgotten(let period, let elapsed):
      let example = "\(rules.lastMinute(of: period))' " + book.endWord
      return Phrase(
        "fault.clock-forgotten", ["period": the(period), "time": words.span(elapsed), "example": example])
    case .otherPeriod(let period, begins: true): return Phrase("fault.other-period-begins", ["period": the(period)])
    case .otherPeriod(let period, begins: false): return Phrase("fault.other-period-ends", ["period": the(period)])
    case .periodEnded(let period, let end, let time):
      let example = "\(name(.move)) \(number(end)) \(words.minute(time))"
      return Phrase("fault.period-ended", ["period": the(period), "number": number(end), "example": example])
    case .beginsPeriod(let period, let start):
      return Phrase("fault.begins-period", ["number": number(start), "period": the(period)])
    case .staysStart(let period, let start):
      return Phrase("fault.stays-start", ["number": number(start), "period": the(period)])
    }
  }

  private func phrase(_ fault: Refusal.PersonFault) -> Phrase {
    switch fault {
    case .sideMissing(let before, let text):
      return Phrase(
        "fault.side-missing", ["home": before + Side.home.mark + text, "away": before + Side.away.mark + text])
    case .noSuchPlayer(let side, let number, let known):
      let example = "\(name(.bench)) \(side.mark) \(number)"
      return Phrase(
        "fault.no-such-player",
        ["number": number.description, "team": match[side].name, "known": list(known), "example": example])
    case .numberOfOtherTeam(let side, let number, let line):
      return Phrase(
        "fault.number-of-other-team",
        ["number": number.description, "team": match[side].name, "example": line])
    case .noSuchPlayerToList(let number, let command):
      return Phrase("fault.no-such-player-to-list", ["number": number, "example": "\(command) -\(number)"])
    case .noSuchUnidentified(let side, _, []): return Phrase("fault.nobody-unidentified", ["team": match[side].name])
    case .noSuchUnidentified(let side, let number, let known):
      return Phrase(
        "fault.no-such-unidentified",
        ["number": number, "team": match[side].name, "known": list(known.map { "?\($0)" })])
    case .numberTaken(let side, let number, let owner):
      let player = words.name(.player(owner), of: side, in: match)
      return Phrase(
        "fault.number-taken", ["number": number.description, "player": player, "team": match[side].name])
    case .tooManyStarters(let count, let most):
      return Phrase("fault.too-many-starters", ["found": count, "most": most])
    case .noFirstYellow(let part):
      return Phrase("fault.no-first-yellow", ["who": words.subject(part.person, of: part.side, in: match)])
    case .sumIncomplete(let part, let sum):
      return Phrase(
        "fault.sum-incomplete",
        ["who": words.subject(part.person, of: part.side, in: match), "sum": words.name(of: sum, by: ledger.rules)])
    }
  }

  private func phrase(_ fault: Refusal.ActionFault) -> Phrase {
    switch fault {
    case .noSuchAction(let text, count: 0): return Phrase("fault.no-actions", ["text": text])
    case .noSuchAction(let text, let count): return Phrase("fault.no-such-action", ["text": text, "last": count])
    case .notAGoal(let id): return Phrase("fault.not-a-goal", ["number": number(id)])
    case .noGoal: return Phrase("fault.no-goal")
    case .annulledAlready(let last, let valid):
      let (number, earlier) = (number(last), number(valid))
      let example = "\(name(.annul)) \(earlier)"
      return Phrase("fault.annulled-already", ["number": number, "earlier": earlier, "example": example])
    case .noSecondYellow(let id): return Phrase("fault.no-second-yellow", ["number": number(id)])
    case .typedTogether(let entry): return Phrase("fault.typed-together", ["line": wording.inline(entry, in: ledger)])
    }
  }

  private func said(of fault: Refusal.TextFault) -> String {
    switch fault {
    case .fieldUnknown(let text, let nearest, let known):
      let unknown = suggesting("fault.field-unknown", text, nearest.map(book.field))
      guard !known.isEmpty else { return book(unknown) }
      return book(Phrase("fault.fields", ["what": unknown, "known": list(known.map(book.field), ", ")]))
    case .rule(let problem): return book(problem.phrase)
    case .rulesUnknown(let text):
      return book(Phrase("fault.rules-unknown", ["text": text, "known": list(RuleSetLibrary.names, ", ")]))
    case .noSide(let text):
      let known = Side.allCases.map { match[$0].name } + [book.word(for: .none)]
      return book(Phrase("fault.no-side", ["text": text, "known": list(known, ", ")]))
    case .topicUnknown(let text, nil):
      let topics = HelpTopic.allCases.map { $0.name(in: book) }
      return book(Phrase("fault.topic-unknown-known", ["text": text, "known": list(topics)]))
    case .topicUnknown(let text, let nearest?):
      return book(suggesting("fault.topic-unknown", text, nearest.name(in: book)))
    case .kindUnknown(let text):
      let known = kindsToList
      return book(Phrase("fault.kind-unknown", ["text": text, "known": list(known, ", ")]))
    case .valueImpossible(let text, let kind): return book(impossible(text, kind))
    case .namesAlike(let name): return book(Phrase("fault.names-alike", ["name": name]))
    }
  }

  private func impossible(_ text: String, _ kind: MatchField.Kind) -> Phrase {
    switch kind {
    case .date: Phrase("fault.value-impossible.date", ["text": text])
    case .time: Phrase("fault.value-impossible.time", ["text": text])
    case .attendance: Phrase("fault.value-impossible.attendance", ["text": text])
    case .teamName: Phrase("fault.value-impossible.home", ["text": text])
    case .colour: Phrase("fault.value-impossible.colour", ["text": text])
    case .crest: Phrase("fault.value-impossible.crest", ["text": text])
    }
  }

  private func phrase(_ fault: Refusal.EarlierFault) -> Phrase {
    switch fault {
    case .nothingAsked: Phrase("fault.nothing-asked")
    case .nothingOpen: Phrase("fault.nothing-open")
    case .noSuchOpenLine(let number, let known):
      Phrase("fault.no-such-open-line", ["number": number, "known": list(known)])
    case .whichOpenLine(let known):
      Phrase(
        "fault.which-open-line",
        [
          "known": list(known), "one": "\(name(.drop)) \(known.first ?? 1)",
          "all": "\(name(.drop)) \(book.word(for: .all))",
        ])
    case .nothingToUndo: Phrase("fault.nothing-to-undo")
    case .nothingToRedo: Phrase("fault.nothing-to-redo")
    }
  }

  private func the(_ period: Period) -> String { words.thePeriod(period, rules: rules) }

  private func list(_ items: [some CustomStringConvertible], _ separator: String = " ") -> String {
    items.map(\.description).joined(separator: separator)
  }

  private func number(_ id: ActionID) -> String { wording.number(id, in: ledger) }

  func name(_ kind: CommandKind) -> String { wording.name(kind) }
  func usage(_ kind: CommandKind) -> String { kind.spec.usage(in: book) }

  /// The players with the typed name; nil if there are too many, or none at all.
  func players(named text: String) -> String? {
    let meant = suggestions.players(meantBy: text)
    return meant.isEmpty
      ? nil : meant.map { words.name(.player($0.id), of: $0.side, in: match) }.joined(separator: ", ")
  }

  func suggesting(_ key: String, _ text: String, _ nearest: String?) -> Phrase {
    let what = Phrase(key, ["text": text])
    return nearest.map { Phrase("fault.suggesting", ["what": what, "nearest": $0]) } ?? what
  }
}
