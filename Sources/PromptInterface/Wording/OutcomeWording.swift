import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// Words the answers of a session. Facts become sentences only here.
public struct OutcomeWording {
  /// The words of the match: names, minutes, actions.
  public let words: Wording
  /// The statistics of a side, a player or both teams, as lines.
  let statistics: (Ledger, StatisticsSubject) -> [String]

  public var book: Phrasebook { words.book }

  /// - Parameter statistics: the lines of a statistics lookup; by default none.
  public init(_ book: Phrasebook, statistics: @escaping (Ledger, StatisticsSubject) -> [String] = { _, _ in [] }) {
    words = Wording(book)
    self.statistics = statistics
  }

  /// The same in the words of the match's game.
  func adapted(to rules: RuleSet) -> OutcomeWording {
    OutcomeWording(words.adapted(to: rules).book, statistics: statistics)
  }

  /// Why a line was not executed completely; nil if it was.
  public func problem(_ outcome: Session.Outcome) -> String? {
    outcome.refusal.map { message($0, onlyLooked: outcome.onlyLooked, in: outcome.ledger) }
  }

  public func lines(_ facts: [Fact]) -> [String] { facts.flatMap(lines) }

  /// Usually one line; several for a lookup.
  public func lines(_ fact: Fact) -> [String] { adapted(to: fact.ledger.rules).said(fact) }

  private func said(_ fact: Fact) -> [String] {
    let ledger = fact.ledger
    return switch fact.kind {
    case .recorded(let recorded): [words.answer(recorded, in: ledger.match)]
    case .entry(let entry): [line(entry, in: ledger)]
    case .effect(let effect): [words.effect(effect, in: ledger)]
    case .deleted(let entry): [book(Phrase("answer.deleted", ["line": inline(entry, in: ledger)]))]
    case .replaced(let entry): [book(Phrase("answer.replaced", ["line": inline(entry, in: ledger)]))]
    case .lineUpChanged(let side, let off, let on): [lineUpChange(side, off: off, on: on, in: ledger.match)]
    case .identified(let number, let person, let side): [identity(of: number, person, side, in: ledger.match)]
    case .announced(let minutes): [book(Phrase("answer.added", count: minutes))]
    case .awarded(let typed): [book(Phrase("answer.awarded", ["result": typed]))]
    case .setting(let setting): [line(setting, in: ledger)]
    case .already(let already): [line(already, in: ledger)]

    case .change(let change): [line(change, in: ledger)]
    case .clock(let clock): [book(phrase(clock, in: ledger))]

    case .undone(let line): [book(Phrase("answer.undone", ["line": line]))]
    case .redone(let line): [book(Phrase("answer.redone", ["line": line]))]
    case .undoneMinute(let minute): [book(Phrase("answer.undone-minute", ["minute": words.minute(minute)]))]
    case .questionTakenBack(nil): [book(Phrase("answer.undo-declined", ["command": name(.undo)]))]
    case .questionTakenBack(let dropped?):
      [book(Phrase("answer.undo-dropped", ["line": dropped, "command": name(.undo)]))]

    case .open(let open, let event, let minute): [line(open, event, minute)]
    case .takeInstead(let number, let example): [takeInstead(number, example ?? "9g")]
    case .refused(let refusal, let onlyLooked): [message(refusal, onlyLooked: onlyLooked, in: ledger)]
    case .declined(.declined), .declined(.slip), .declined(.instead): [book(Phrase("fault.declined"))]
    case .declined(.givenUp), .declined(.overtaken): [book(Phrase("fault.dropped"))]
    case .restDeclined: [book(Phrase("fault.rest-declined"))]
    case .savedAgain: [book(Phrase("answer.saved-again"))]

    case .awaited(let awaited): lines(awaited, in: ledger)
    case .kick(let kicker): [kick(by: kicker)]
    case .ownBasket(let player, let scorer, let isCaptain):
      [
        book(
          Phrase(
            isCaptain ? "answer.own-basket" : "answer.own-basket-nobody",
            [
              "player": player, "scorer": words.subject(scorer.person, of: scorer.side, in: ledger.match),
              "team": words.team(scorer.side, in: ledger.match),
            ]))
      ]
    case .unrecorded(let text, let note): [book(Phrase("fault.unrecorded", ["text": text, "note": note]))]
    case .completion(let shot, let clause):
      [book(Phrase("answer.completion", ["example": "\(name(.edit)) \(number(shot, in: ledger)) \(clause)"]))]

    case .look(let look): lines(look, in: ledger)
    case .notice(let text): [text]

    case .welcome: welcome(to: ledger.rules)
    case .openCount(let count): [book(Phrase("greeting.open", count: count))]
    case .todoCount(let count): [book(Phrase("greeting.todo", count: count))]
    case .earlierNoteCount(let side, let count): [earlierNotes(on: side, count, in: ledger.match)]
    case .farewell(open: 0): []
    case .farewell(let open): [book(Phrase("farewell.open", count: open))]
    }
  }

  /// The message for a refusal, with the match at that time.
  func message(_ refusal: Refusal, onlyLooked: Bool = false, in ledger: Ledger) -> String {
    RefusalWording(self, ledger).message(refusal, onlyLooked: onlyLooked)
  }

  // MARK: - Parts

  private func lineUpChange(_ side: Side, off: PlayerID, on: PlayerID, in match: Match) -> String {
    func name(_ id: PlayerID) -> String { words.name(.player(id), of: side, in: match) }
    return book(Phrase("answer.line-up-change", ["on": name(on), "off": name(off), "team": match[side].name]))
  }

  private func identity(of number: Int, _ person: Person, _ side: Side, in match: Match) -> String {
    let player = words.name(person, of: side, in: match)
    return book(
      Phrase("answer.identified", ["unidentified": "?\(number)", "player": player, "team": match[side].name]))
  }

  private func takeInstead(_ number: Int, _ example: String) -> String {
    let example = "\(name(.take)) \(number) \(example)"
    return book(Phrase("answer.take-instead", ["example": example, "command": "\(name(.drop)) \(number)"]))
  }

  private func kick(by kicker: String) -> String {
    book(Phrase("answer.kick", ["goal": kicker + "gp", "saved": kicker + "s+p", "missed": kicker + "s-p"]))
  }

  /// A hint for a new match, with a way to score in its game.
  private func welcome(to rules: RuleSet) -> [String] {
    guard rules.without.contains(.goal), let score = rules.scores.first else { return book.lines("greeting.new") }
    let points = Phrase("scoring.points", count: score.points)
    return [book(Phrase("greeting.new-points", ["example": "9" + score.letters, "points": points]))]
  }

  private func earlierNotes(on side: Side, _ count: Int, in match: Match) -> String {
    let command = "\(name(.notes)) \(side.mark)"
    return book(Phrase("greeting.notes", ["team": match[side].name, "command": command], count: count))
  }

  /// The number of an action, as in the log.
  func number(_ id: ActionID, in ledger: Ledger) -> String { words.number(id, in: ledger.match) }

  /// An action as in the log.
  func line(_ entry: LogEntry, in ledger: Ledger) -> String {
    words.logLine(
      entry.id, judgement: entry.judgement, score: entry.score, in: ledger.match, rules: ledger.rules)
  }

  /// Like `line`, for use within a sentence, without the gaps between columns.
  func inline(_ entry: LogEntry, in ledger: Ledger) -> String {
    line(entry, in: ledger).split(separator: " ").joined(separator: " ")
  }

  private func line(_ already: AlreadySo, in ledger: Ledger) -> String {
    func name(_ person: Person, _ side: Side) -> String { words.name(person, of: side, in: ledger.match) }
    switch already {
    case .inGoal(let side, let person): return book(Phrase("answer.in-goal-already", ["who": name(person, side)]))
    case .captain(let side, let person): return book(Phrase("answer.captain-already", ["who": name(person, side)]))
    case .sentOff(let side, let person, let card, let moment, let straight):
      let (number, when) = (number(card, in: ledger), words.minute(moment, rules: ledger.rules))
      let who = name(person, side)
      let sentOff = book(Phrase("answer.sent-off-already", ["who": who, "number": number, "when": when]))
      return straight.map { book(Phrase("answer.sent-off-straight", ["sent-off": sentOff, "edit": $0])) } ?? sentOff
    case .substituted(let id): return book(Phrase("answer.substituted-already", ["number": number(id, in: ledger)]))
    }
  }

  private func line(_ open: OpenLine, _ event: OpenLine.Event, _ minute: MatchMinute?) -> String {
    let line = shown(open, minute)
    switch event {
    case .stays:
      let commands = [CommandKind.take, .drop].map(name).joined(separator: ", ")
      return book(Phrase("answer.open", ["number": open.number, "line": line, "commands": commands]))
    case .perhapsRecorded:
      let command = "\(name(.drop)) \(open.number)"
      return book(Phrase("answer.open-again", ["number": open.number, "line": line, "command": command]))
    case .settled: return book(Phrase("answer.open-settled", ["line": line]))
    case .dropped: return book(Phrase("answer.open-dropped", ["line": line]))
    }
  }

  /// An open line with its minute.
  func shown(_ open: OpenLine, _ minute: MatchMinute?) -> String {
    guard open.timeExpression != nil else { return open.line }
    return (minute.map { words.minute($0) } ?? open.time) + " " + open.text
  }
}

extension OutcomeWording: SessionWords {
  public func helpPages(about text: String, _ vocabulary: Vocabulary) -> [HelpPage] {
    HelpSearch(for: text, vocabulary, words).pages
  }

  public func name(_ command: CommandKind) -> String { command.name(in: book) }
  public func name(_ official: OfficialCode) -> String { words.official(official) }
  public var zoneWord: String { book.word(for: .zone) }
  public var endWord: String { book.endWord }
}
