import MatchModel
import MatchRules
import Phrases
import Wording

/// What Tab offers at a place of the line: only what is legal there and then.
public struct Offer: Equatable, Sendable {
  /// What of the line it replaces, in Unicode scalars from the line's start; ends at the cursor.
  public var replaced: Range<Int>
  public var choices: [Choice]
}

extension Session {
  /// What could stand at the cursor. `cursor` counts Unicode scalars.
  public func offer(for line: String, cursor: Int) -> Offer {
    Completer(session: self).offer(for: line, cursor: cursor)
  }
}

/// Finds what could be typed: this file reads what stands before the cursor, the others know what may follow.
struct Completer {
  let session: Session

  var match: Match { session.ledger.match }
  var state: MatchState { session.ledger.state }
  var book: Phrasebook { session.book }
  var vocabulary: Vocabulary { session.parser.vocabulary }

  func offer(for line: String, cursor: Int) -> Offer {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    let start = (scalars.lastIndex { $0.properties.isWhitespace }).map { $0 + 1 } ?? 0
    let token = Token(typed: Self.text(scalars[start...]), start: start, cursor: scalars.count)
    var before = LineParser.words(of: Self.text(scalars[..<start]))
    let hasTime = before.first?.text.last.map { "'’′".contains($0) } == true
    if hasTime { before.removeFirst() }
    if let first = before.first, !hasTime, let kind = vocabulary.commands[first.text] {
      if kind == .edit, before.count > 1 { return clause(token, after: before.dropFirst(2), isFirst: false) }
      return token.offer(arguments(of: kind, before))
    }
    return clause(token, after: before[...], isFirst: before.isEmpty && !hasTime)
  }

  /// What could stand there of a clause, in words or glued.
  private func clause(_ token: Token, after before: ArraySlice<Word>, isFirst: Bool) -> Offer {
    if let begun = wordClause(before) {
      if token.typed.hasPrefix(",") {
        return token.offer(token.typed.dropFirst(), players(.assistant, begun.side))
      }
      return token.offer(words(after: begun, before))
    }
    if let reasons = reasons(after: before.last) {
      let offer = token.offer(reasons)
      if !offer.choices.isEmpty { return offer }
    }
    if before.count == 1, let first = before.first, session.parser.who(first) != nil {
      return token.offer(clauseWords(of: subjectClauses))
    }
    return glued(token, isFirst: isFirst)
  }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  // MARK: - Players

  func players(_ role: Role, _ side: Side, kind: ActionKind = .goal, prefixed: Bool = false) -> [Choice] {
    let kind: ActionKind = state.isShootOut ? .shootOutKick : kind
    let mark = prefixed ? mark(side) : ""
    var people = state.candidates(for: role, of: side, kind: kind, in: match)
    if role == .booked { people += state.unlistedOfficials(of: side, in: match) }
    return people.map { person in
      switch person {
      case .player(let id): Choice(mark + match[side][id].number.description, match[side][id].name)
      case .official(let code): Choice(mark + code.rawValue, match[side].official(code)?.name ?? "")
      case .unidentified(let number): Choice(mark + "?\(number)", "")
      }
    }
  }

  /// Everybody who may still be written about, and who was not recognised and waits for a number: `v?1=`.
  var people: [Choice] {
    Side.allCases.flatMap { side in
      let open = Todo.all(in: session.ledger).compactMap { todo -> Choice? in
        guard case .unidentified(side, let number, let actions) = todo, let last = actions.last else { return nil }
        return Choice(mark(side) + "?\(number)=", Self.withoutNumber(session.logLine(last)), isOpen: true)
      }
      return players(.booked, side, prefixed: true).map { Choice($0.key, $0.label, isOpen: true) } + open
    }
  }

  /// What is typed before a number of the side: nothing for ours.
  func mark(_ side: Side) -> String {
    side == match.ours ? "" : side == .home ? "l" : "v"
  }

  /// A line of the log, whose number is said already.
  static func withoutNumber(_ line: String) -> String {
    String(line.drop { $0 == " " }.drop { $0.isNumber }.drop { $0 == " " })
  }
}

/// The word at the cursor.
struct Token {
  let typed: String
  let start: Int
  let cursor: Int

  /// The choices that begin with the word.
  func offer(_ choices: [Choice]) -> Offer { offer(typed, choices) }

  /// The choices that begin with the tail of the word.
  func offer(_ tail: some StringProtocol, _ choices: [Choice]) -> Offer {
    let tail = String(tail)
    return Offer(replaced: (cursor - tail.unicodeScalars.count)..<cursor, choices: Self.begin(tail, choices))
  }

  /// The choices whose key, or one of whose words, begins with what is typed.
  static func begin(_ typed: String, _ choices: [Choice]) -> [Choice] {
    let wanted = folded(typed)
    if wanted.isEmpty { return choices }
    let beginning = choices.filter { folded($0.key).hasPrefix(wanted) }
    if !beginning.isEmpty || wanted.count < 2 { return beginning }
    return choices.filter { folded($0.label).hasWord(beginning: wanted) }
  }
}
