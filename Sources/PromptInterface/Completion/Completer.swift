import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// The completions at a place in the line: only what is allowed there.
public struct Offer: Equatable, Sendable {
  /// The range to be replaced, in Unicode scalars; it ends at the cursor.
  public var replaced: Range<Int>
  public var choices: [Choice]
  /// A description of the expected input, if there is nothing to choose from.
  public var hint: String?
}

extension PromptView {
  /// The completions at the cursor; `cursor` counts Unicode scalars.
  public func offer(for line: String, cursor: Int) -> Offer {
    var text = ""
    text.unicodeScalars.append(contentsOf: line.unicodeScalars.prefix(cursor))
    var completer = Completer(session: session, wording: wording, line: text)
    return completer.offer()
  }
}

/// Finds the completions. This file interprets the text before the cursor; the extensions in other files know what may
/// follow it.
struct Completer {
  let session: Session
  let wording: OutcomeWording
  /// The line up to the cursor.
  let line: String
  let cursor: Int
  /// The context of the next clause: the match, its state and the time after everything before the cursor.
  private(set) var match: Match
  private(set) var state: MatchState
  private(set) var moment: Moment
  /// Index of the next clause among the actions.
  private var index: Int

  var book: Phrasebook { wording.book }
  var vocabulary: Vocabulary { session.parser.vocabulary }
  var trial: Trial { Trial(match: match, state: state, moment: moment) }

  init(session: Session, wording: OutcomeWording, line: String) {
    self.session = session
    self.wording = wording
    self.line = line
    cursor = line.unicodeScalars.count
    match = session.ledger.match
    state = session.ledgerNow.state
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
    if hasTime, let first = before.popFirst() { goBack(to: first) }
    return clause(after: before, token, hasTime ? .clause : .line)
  }

  /// The completions within a clause. If nothing matches, the words before the cursor may be the beginning of a longer
  /// name.
  mutating func clause(after before: ArraySlice<Word>, _ token: Token, _ opening: Opening) -> Offer {
    let (match, state, index) = (match, state, index)
    for count in 0...min(Self.mostWords, before.count) {
      guard let place = session.parser.place(after: before.dropLast(count), line: line) else { continue }
      self.match = match
      self.state = state
      self.index = index
      apply(place.clauses)
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

  /// Maximum number of words of a name before the word at the cursor.
  private static let mostWords = 4

  private func offer(at place: LinePlace, _ token: Token, _ opening: Opening) -> Offer {
    switch place.kind {
    case .clause: return glued(token, place.clauses.isEmpty ? opening : .again, side: place.side)
    case .subject(let who): return token.offer(clauseWords(of: clauses(of: who)))
    case .part(let clause, let spec, let particle): return part(of: clause, spec, after: particle, token)
    case .reason(let clause):
      let offer = token.offer((mayStayOn(clause) ? stays : []) + reasons(for: clause))
      // A reason may be any text; it is completed only if it begins a listed one.
      return offer.choices.isEmpty && token.typed.contains(where: \.isNumber) ? glued(token, .again, side: nil) : offer
    case .reasonBegun(let clause, let words):
      return words.first.map { self.token(from: $0).offer(reasons(for: clause)) } ?? token.nothing
    case .minutes: return token.offer([.pattern("0-60", book(Phrase("hint.minutes")))])
    case .text: return token.nothing
    }
  }

  // MARK: - Second yellow cards

  /// The word that records a second yellow card without a dismissal.
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
    guard isOpen, let last = words.last else { return Token(typed: "", cursor: cursor) }
    return token(from: last)
  }

  /// The text from a word up to the cursor.
  private func token(from word: Word) -> Token {
    Token(typed: String(line.dropFirst(word.column - 1)), cursor: cursor)
  }

  // MARK: - Context of the clause

  /// Moves the context back to a typed time.
  private mutating func goBack(to word: Word) {
    guard let time = try? TimeExpression(word.text, column: 1),
      let place = try? session.timekeeper.place(time, column: 1)
    else { return }
    moment = place.moment
    guard place.index < index else { return }
    index = place.index
    state = session.ledger.state(before: index)
  }

  /// Removes an action that is being edited from the context.
  mutating func leaveOut(_ number: Word) {
    guard let number = wholeNumber(number.text), match.actions.indices.contains(number - 1) else { return }
    index = number - 1
    moment = match.actions[index].moment
    state = session.ledger.state(before: index)
    match.actions.remove(at: index)
  }

  /// Applies the preceding clauses to the context.
  private mutating func apply(_ clauses: [Clause]) {
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
