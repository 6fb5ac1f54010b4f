import MatchModel
import MatchRules
import Phrases

/// Which open lines another line puts right. What is not told again stays open.
extension Session {
  /// Seconds in which somebody who types a line again has the one before in mind.
  private static let atOnce: Double = 60

  /// Whether a line tells what an open one was to tell: of the same kind and the same players, typed at once, or for
  /// the same minute. What the very next line tells of a number that is one slip away is meant too.
  ///
  /// - Parameter line: nil where it cannot be read.
  func isPutRight(_ open: OpenLine, by line: ClauseLine?, _ text: String) -> Bool {
    // Who gave a minute has not given it up.
    if open.hasOwnTime, let line, line.time == nil, !line.clauses.allSatisfy(\.isWhistle) { return false }
    // Who gives another minute tells something else.
    let isNext = openLines.latest == open.number && line?.time == nil
    let isAtOnce = isTypedJustNow(open)
    if case .clauses(let old) = try? parser.parse(open.text) {
      guard let line else { return false }
      guard isAtOnce || isForTheMinute(of: open, old, line) else { return false }
      return old.clauses.allSatisfy { clause in line.clauses.contains { $0.tells(clause, isNext: isNext) } }
    }
    guard isAtOnce else { return false }
    let (typed, again) = (Self.letters(of: open.text), Self.letters(of: text))
    var numbers = Self.numbers(in: again)
    for number in Self.numbers(in: typed) {
      guard let place = numbers.firstIndex(of: number) else { return false }
      numbers.remove(at: place)
    }
    // Where no number says whose it is, the first letter of a short line may be another side's.
    let isSomebodys = !Self.numbers(in: typed).isEmpty || typed.first == again.first
    if editDistance(typed, again) <= max(isSomebodys ? 1 : 0, min(typed.count, again.count) / 3) { return true }
    return isNext && isSameBeginning(typed, again) || line?.clauses.first.map { isMisspelt(open.text, $0.kind) } == true
  }

  /// Whether a line that was recorded may have told what an open one was to tell, and yet is not taken for it: at
  /// another time, or in another minute.
  func isProbably(_ open: OpenLine, in line: ClauseLine) -> Bool {
    guard case .clauses(let old)? = try? parser.parse(open.text) else { return false }
    return old.clauses.allSatisfy { clause in
      !clause.isWhistle && clause.kind != .note && line.clauses.contains { $0.tells(clause, isNext: false) }
    }
  }

  /// Whether who types now has an open line in mind: neither a minute nor, where the match's clock has been set, a
  /// minute of play has passed.
  func isTypedJustNow(_ open: OpenLine) -> Bool {
    guard let typed = open.typed, abs(now - typed) < Self.atOnce else { return false }
    guard !open.hasOwnTime, let then = Self.seconds(open.time), let current = Self.seconds(typedMoment()) else {
      return true
    }
    return abs(current - then) < Int(Self.atOnce)
  }

  /// The seconds of `23:10'`; nil for a minute, which tells none.
  private static func seconds(_ time: String) -> Int? {
    if case .exact(let seconds)? = try? TimeExpression(time, column: 1) { seconds } else { nil }
  }

  /// Whether a line gives the minute of an open one, which has a moment or a minute of its own.
  private func isForTheMinute(of open: OpenLine, _ old: ClauseLine, _ line: ClauseLine) -> Bool {
    guard let time = line.time, let own = (try? TimeExpression(open.time, column: 1)) ?? old.time,
      let first = try? timekeeper.place(own, column: 1).moment,
      let second = try? timekeeper.place(time, column: 1).moment
    else { return false }
    return first.phase == second.phase && first.minute == second.minute
  }

  /// Whether both begin with the same number and letter: `9golaso` and `9g`.
  private func isSameBeginning(_ one: String, _ other: String) -> Bool {
    let head = one.prefix { $0.isNumber || "lvha?".contains($0) }
    guard head.contains(where: \.isNumber), head.count < one.count else { return false }
    return other.hasPrefix(one.prefix(head.count + 1))
  }

  /// Whether what cannot be read is nearly the word of that kind: `corne` and `c`.
  private func isMisspelt(_ text: String, _ kind: ClauseKind) -> Bool {
    guard case .unknownWord(_, let nearest?)? = problem(of: text)?.reason else { return false }
    return parser.vocabulary.clauses[nearest] == kind
  }

  private func problem(of text: String) -> LineProblem? {
    do {
      _ = try parser.parse(text)
      return nil
    } catch { return error }
  }

  private static func letters(of text: String) -> String { folded(text).filter { !$0.isWhitespace && $0 != "!" } }

  private static func numbers(in text: String) -> [Substring] { text.split { !$0.isNumber } }
}

extension Clause {
  /// Whether it begins or ends a period or the match.
  var isWhistle: Bool {
    switch kind {
    case .start, .end, .added, .finish, .abandon: true
    default: false
    }
  }

  /// Whether it tells what another clause was to tell.
  /// - Parameter isNext: whether it was typed right after it, so that a number one slip away is meant for the same.
  func tells(_ other: Clause, isNext: Bool) -> Bool {
    guard kind == other.kind else { return false }
    if kind == .note { return text.isEmpty || other.text.isEmpty || text == other.text }
    guard let asked = other.who, asked.name != .team else { return who?.side == other.who?.side || isWhistle }
    guard let who, who.side == asked.side else { return false }
    if who.name == asked.name { return true }
    // Of a substitution two numbers are told, and one of them is right.
    guard isNext, self.other == other.other || kind != .substitution, case .number(let one) = who.name,
      case .number(let another) = asked.name
    else { return false }
    guard editDistance(one.description, another.description) <= 1 else { return false }
    // A figure too many or too few is a slip of the finger. Another figure may as well be another player: then all the rest
    // must be the same.
    return one.description.count != another.description.count || isSame(as: other)
  }

  /// Whether only who did it is told otherwise.
  private func isSame(as other: Clause) -> Bool {
    var clause = self
    (clause.who, clause.column) = (other.who, other.column)
    return clause == other
  }
}
