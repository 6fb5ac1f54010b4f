import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// What Tab offers at a place of the line: only what is legal there and then.
public struct Offer: Equatable, Sendable {
  /// What of the line it replaces, in Unicode scalars from the line's start; ends at the cursor.
  public var replaced: Range<Int>
  /// What may be put there.
  public var choices: [Choice]
  /// What to say where there is nothing to choose from: the form of what is awaited.
  public var hint: String?
}

extension PromptView {
  /// What could stand at the cursor. `cursor` counts Unicode scalars.
  public func offer(for line: String, cursor: Int) -> Offer {
    var text = ""
    text.unicodeScalars.append(contentsOf: line.unicodeScalars.prefix(cursor))
    var completer = Completer(session: session, wording: wording, line: text)
    return completer.offer()
  }
}

/// Finds what could be typed: this file reads what stands before the cursor, the others know what may follow.
struct Completer {
  let session: Session
  let wording: OutcomeWording
  /// The line up to the cursor.
  let line: String
  let cursor: Int
  /// What the next clause meets: the match, the state and the moment, once the line says what it says before.
  private(set) var match: Match
  private(set) var state: MatchState
  private(set) var moment: Moment
  /// The place of the next clause among the actions.
  private var index: Int

  var book: Phrasebook { wording.book }
  var vocabulary: Vocabulary { session.parser.vocabulary }
  var trial: Trial { Trial(match: match, rules: session.ledger.rules, state: state, moment: moment) }

  init(session: Session, wording: OutcomeWording, line: String) {
    self.session = session
    self.wording = wording
    self.line = line
    cursor = line.unicodeScalars.count
    match = session.ledger.match
    state = session.ledger.state
    moment = session.timekeeper.present.moment
    index = match.actions.count
  }

  mutating func offer() -> Offer {
    var before = LineParser.words(of: line)[...]
    let token = token(after: before)
    if !token.typed.isEmpty { before.removeLast() }
    if let first = before.first, let kind = vocabulary.commands[first.text] {
      return command(kind, Array(before), token)
    }
    let hasTime = before.first?.text.last?.isMinuteMark == true
    if hasTime, let first = before.popFirst() { meet(at: first) }
    return clause(after: before, token, hasTime ? .clause : .line)
  }

  /// What could stand there of a clause. Where nothing does, the last words before it may begin a name of several.
  mutating func clause(after before: ArraySlice<Word>, _ token: Token, _ opening: Opening) -> Offer {
    let (match, state, index) = (match, state, index)
    for count in 0...min(Self.mostWords, before.count) {
      guard let place = session.parser.place(after: before.dropLast(count), line: line) else { continue }
      (self.match, self.state, self.index) = (match, state, index)
      meet(after: place.clauses)
      let said = count == 0 ? token : self.token(from: before[before.endIndex - count])
      let offer = offer(at: place, said, before.count > count ? .clause : opening)
      if !offer.choices.isEmpty || offer.hint != nil { return offer }
      switch place.kind {
      case .text, .reasonBegun: return token.nothing
      default: continue
      }
    }
    return token.nothing
  }

  /// Most words of one name that may stand before the word at the cursor.
  private static let mostWords = 4

  private func offer(at place: LinePlace, _ token: Token, _ opening: Opening) -> Offer {
    switch place.kind {
    case .clause: return glued(token, place.clauses.isEmpty ? opening : .again, side: place.side)
    case .subject(let who): return token.offer(clauseWords(of: clauses(of: who)))
    case .part(let clause, let spec, let particle): return part(of: clause, spec, after: particle, token)
    case .reason(let clause):
      let offer = token.offer((mayStayOn(clause) ? stays : []) + reasons(for: clause))
      // No listed reason may be any; only what can not be meant as one is completed.
      return offer.choices.isEmpty && token.typed.contains(where: \.isNumber) ? glued(token, .again, side: nil) : offer
    case .reasonBegun(let clause, let words):
      return words.first.map { self.token(from: $0).offer(reasons(for: clause)) } ?? token.nothing
    case .minutes: return token.offer([.pattern("0-60", book(Phrase("hint.minutes")))])
    case .text: return token.nothing
    }
  }

  // MARK: - Second yellow cards

  /// The word for a second yellow card that no sending-off followed.
  var stays: [Suggestion] {
    [suggestion(Vocabulary.Particle.stays.wordsKey, book(Phrase("hint.stays")))].compactMap(\.self)
  }

  func isSecondYellow(_ number: Word) -> Bool {
    guard let number = wholeNumber(number.text), match.actions.indices.contains(number - 1) else { return false }
    return (match.actions[number - 1] as? Card)?.color == .secondYellow
  }

  private func mayStayOn(_ clause: Clause) -> Bool {
    guard clause.isYellow, !clause.staysOn, let card = (try? trial.actions(from: clause))?.actions.last as? Card else {
      return false
    }
    return state.derivedColor(of: card) == .secondYellow
  }

  // MARK: - The line

  /// The word at the cursor.
  private func token(after words: ArraySlice<Word>) -> Token {
    let isOpen = line.last?.isWhitespace == false
    return isOpen && !words.isEmpty
      ? token(from: words[words.endIndex - 1]) : Token(typed: "", start: cursor, cursor: cursor)
  }

  /// From a word up to the cursor.
  private func token(from word: Word) -> Token {
    let typed = String(line.dropFirst(word.column - 1))
    return Token(typed: typed, start: cursor - typed.unicodeScalars.count, cursor: cursor)
  }

  // MARK: - What the clause meets

  /// A time: what had happened by then.
  private mutating func meet(at word: Word) {
    guard let time = (try? TimeExpression(word.text, column: 1)) ?? nil,
      let place = try? session.timekeeper.place(time, column: 1)
    else { return }
    moment = place.moment
    guard place.index < index else { return }
    index = place.index
    state = session.ledger.state(before: index)
  }

  /// An action that is edited: the match without it.
  mutating func meet(without number: Word) {
    guard let number = wholeNumber(number.text), match.actions.indices.contains(number - 1) else { return }
    index = number - 1
    moment = match.actions[index].moment
    state = session.ledger.state(before: index)
    match.actions.remove(at: index)
  }

  /// What the line tells before.
  private mutating func meet(after clauses: [Clause]) {
    for clause in clauses {
      guard let (actions, known, bringsPlayers) = try? trial.actions(from: clause) else { continue }
      match = known
      if bringsPlayers { state = MatchState(replaying: match, upTo: index, rules: session.ledger.rules) }
      for action in actions {
        let action = Ledger.judge(action, in: state, match: match).action
        state.apply(action)
        match.actions.insert(action, at: index)
        index += 1
      }
    }
  }
}
