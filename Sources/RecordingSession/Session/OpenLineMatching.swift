import MatchModel
import Phrases
import PromptLanguage

/// Decides which open lines are typed again. A line that only resembles an open one leaves it open.
extension Situation {
  /// Seconds in which a retyped line refers to the previous one.
  private static let atOnce: Double = 60

  /// True if a line is an open one typed again: the same events with all their details, typed at once or for the same
  /// minute. In the line typed immediately afterwards, a number that was wrong may be corrected.
  ///
  /// - Parameter line: nil if it cannot be parsed.
  func isRetyped(_ open: OpenLine, by line: ClauseLine?, _ text: String) -> Bool {
    if let line, isSuggested(line, for: open) { return true }
    let leading = TimeExpression.leading(in: LineParser.readable(text))
    let time = line == nil ? leading.time : line?.time
    // A line typed with a minute is not corrected by a line without one.
    if open.hasOwnTime, time == nil, line?.clauses.allSatisfy(\.isWhistle) != true { return false }
    let isNext = latestOpenLine == open.number && line?.time == nil
    if let old = parser.clauseLine(of: open.text) {
      guard let line, isTimely(time, for: open, old.time) else { return false }
      return line.contains(old.clauses) { clause, old in
        clause.retypes(old)
          || isNext
            && (corrects(clause, old, at: open.timeExpression) || isForTheOther(clause, old, at: open.timeExpression))
      }
    }
    if let line, time != nil || isTypedJustNow(open) {
      let suggested = suggestedLines(for: open)
      if isTimely(time, for: open, suggested.time), suggested.isContained(in: line) { return true }
    }
    return isTypedJustNow(open) && isTimely(time, for: open, nil)
      && isSlip(open.text, for: leading.rest, line, isNext: isNext)
  }

  /// True if a clause differs from an open one by the number or the side that made that unlawful.
  private func corrects(_ clause: Clause, _ old: Clause, at time: TimeExpression?) -> Bool {
    guard clause.correctsNumber(of: old) || clause.correctsSide(of: old), let trial = trial(at: time) else {
      return false
    }
    return !trial.isLawful(old) && trial.isLawful(clause)
  }

  /// True if a clause is the card that was proposed in place of the one for a player who was substituted.
  private func isForTheOther(_ clause: Clause, _ old: Clause, at time: TimeExpression?) -> Bool {
    cardAfterSubstitution(old, at: time)?.theirs.map(clause.retypes) ?? false
  }

  /// True if an unreadable text differs from another one only by a typing error or a misspelt word: both name the same
  /// sides, and the other one contains all numbers of the text.
  private func isSlip(_ text: String, for other: String, _ line: ClauseLine?, isNext: Bool) -> Bool {
    guard sides(in: text) == sides(in: other) else { return false }
    let (typed, again) = (Self.letters(of: text), Self.letters(of: other))
    var numbers = Self.numbers(in: again)
    for number in Self.numbers(in: typed) {
      guard let place = numbers.firstIndex(of: number) else { return false }
      numbers.remove(at: place)
    }
    // In a short line without a number, the first letter may stand for a different side.
    let isSomebodys = !Self.numbers(in: typed).isEmpty || typed.first == again.first
    let distance = editDistance(typed, again)
    let tolerated = isSomebodys ? 1 : 0
    guard let line else {
      // Two unreadable lines are treated as the same only if they differ by a typing error, or if a single code begins
      // with the other.
      let isCode = LineParser.words(of: text).count == 1 && isSameBeginning(typed, again)
      return isNext && (isCode || distance <= max(tolerated, min(typed.count, again.count) / 6))
    }
    if distance <= max(tolerated, min(typed.count, again.count) / 3) { return true }
    return isNext && isSameBeginning(typed, again) || line.clauses.first.map { isMisspelt(text, $0.kind) } == true
  }

  /// True if an unreadable line names only a player who is also in the other line, and no action that the rules declare
  /// besides: the coach who asks for a time-out is not being cautioned.
  private func isAboutTheSame(_ text: String, _ line: ClauseLine) -> Bool {
    let named = LineParser.words(of: text).compactMap { parser.who($0) }.filter { $0.name != .team }
    guard named.count == 1, let clause = line.onlyClause, let who = clause.who else { return false }
    let words = LineParser.words(of: text)[...]
    let isAnother = words.indices.contains { place in
      guard case .own(let code)? = parser.vocabulary.clauses.match(words[place...])?.meaning else { return false }
      return clause.kind != .own(code)
    }
    if isAnother { return false }
    // Another word may name the side: `foul by 6 of theirs`.
    let sides = Set(LineParser.words(of: text).compactMap { parser.terms([$0])?.first?.side })
    let side = named[0].side ?? (sides.count > 1 ? nil : sides.first ?? parser.ours)
    return who.name == named[0].name && (who.side ?? parser.ours) == side
  }

  /// The sides named in a line, by letters or words.
  private func sides(in text: String) -> [Side] { LineParser.words(of: text).compactMap { parser.who($0)?.side } }

  /// True if a recorded line may mean the same as an open one, but is too different to settle it: at another time, with
  /// other details, or in other words about the same player.
  /// - Parameter isNext: true if it was typed immediately after the open one.
  func isProbably(_ open: OpenLine, in line: ClauseLine, isNext: Bool) -> Bool {
    guard let old = parser.clauseLine(of: open.text) else {
      return isNext && isAboutTheSame(open.text, line) || suggestedLines(for: open).isContained(in: line)
    }
    return old.clauses.allSatisfy { clause in
      !clause.isWhistle && clause.kind != .note
        && line.clauses.contains { other in
          other.resembles(clause)
            || isNext && (other.correctsNumber(of: clause) || other.isOfOtherTeam(than: clause))
        }
    }
  }

  /// True if the open line was typed less than a minute ago, also on the match clock if that has been set.
  func isTypedJustNow(_ open: OpenLine) -> Bool {
    guard let typed = open.typed, abs(now - typed) < Self.atOnce else { return false }
    guard !open.hasOwnTime, let then = Self.clock(open.time), let current = Self.clock(typedMoment()) else {
      return true
    }
    return current.period == then.period && abs(current.seconds - then.seconds) < Int(Self.atOnce)
  }

  /// The clock time in `23:10'` or `2/7:42'`; nil for a minute without seconds.
  private static func clock(_ time: String) -> (seconds: Int, period: Int?)? {
    if case .exact(let seconds, let period)? = try? TimeExpression(time, column: 1) { (seconds, period) } else { nil }
  }

  /// True if a line comes at the time of an open one: immediately after it if it gives no time, and otherwise for the
  /// same minute. A line typed immediately afterwards may also correct a minute that is missing or does not exist.
  /// - Parameter written: the time in the text of the open line.
  private func isTimely(_ time: TimeExpression?, for open: OpenLine, _ written: TimeExpression?) -> Bool {
    guard let time, let own = written ?? open.timeExpression else { return isTypedJustNow(open) }
    if time == own { return true }
    guard let second = timekeeper.moment(of: time) else { return false }
    guard let first = timekeeper.moment(of: own) else { return isTypedJustNow(open) }
    return first.phase == second.phase && first.minute == second.minute
  }

  /// True if both texts begin with the same number and letter: `9golaso` and `9g`.
  private func isSameBeginning(_ one: String, _ other: String) -> Bool {
    let head = one.prefix { $0.isNumber || "lvha?".contains($0) }
    guard head.contains(where: \.isNumber), head.count < one.count else { return false }
    return other.hasPrefix(one.prefix(head.count + 1))
  }

  /// True if an unreadable line resembles the word for that kind: `corne` and `c`.
  private func isMisspelt(_ text: String, _ kind: ClauseKind) -> Bool {
    guard case .unknownWord(_, let nearest?)? = parser.problem(of: text)?.reason else { return false }
    return parser.vocabulary.clauses[nearest] == kind
  }

  private static func letters(of text: String) -> String { folded(text).filter { !$0.isWhitespace && $0 != "!" } }

  static func numbers(in text: String) -> [Substring] { text.split { !$0.isNumber } }
}

extension Clause {
  /// True if this clause is another one typed again, perhaps with more details.
  func retypes(_ other: Clause) -> Bool {
    hasDetails(of: other) && (resembles(other) && hasPartner(of: other) || isReversed(other))
  }

  /// True if both have the same kind and subject, or if the other one names none.
  func resembles(_ other: Clause) -> Bool {
    guard kind == other.kind else { return false }
    return isWhistle || who?.side == other.who?.side && (!other.isOfPlayer || who?.name == other.who?.name)
  }

  /// True if this clause has one number of the other one with a typing error corrected, and all its details.
  func correctsNumber(of asked: Clause) -> Bool {
    guard kind == asked.kind, let who, let before = asked.who, who.side == before.side else { return false }
    let (isSubject, second) = (who.name != before.name, (now: other?.name, before: asked.other?.name))
    guard isSubject != (second.now != second.before), case .number(let one)? = isSubject ? who.name : second.now,
      case .number(let another)? = isSubject ? before.name : second.before,
      editDistance(one.description, another.description) <= 1
    else { return false }
    // An extra or missing digit is a typing error. A different digit may mean another player, so everything else must
    // be the same.
    guard one.description.count == another.description.count else { return hasDetails(of: asked) }
    var same = asked
    same.who = who
    same.other = other
    same.column = column
    return self == same
  }

  /// True if both are fouls with the same numbers, one by the other team.
  fileprivate func correctsSide(of asked: Clause) -> Bool {
    guard kind == .foul, let who, let other, who.side != asked.who?.side, hasDetails(of: asked) else { return false }
    return who.name == asked.who?.name && other.name == asked.other?.name
  }

  /// True if both are the same event of a player with the same number, one of the other team.
  fileprivate func isOfOtherTeam(than asked: Clause) -> Bool {
    guard kind == asked.kind, isOfPlayer, who?.name == asked.who?.name else { return false }
    return who?.side != asked.who?.side && hasDetails(of: asked)
  }

  /// True if the other clause names no second person, or the same as this one.
  func hasPartner(of asked: Clause) -> Bool {
    asked.other == nil || asked.other?.name == .unidentified(nil) || asked.other?.name == other?.name
  }

  /// True if both are the same substitution, one with the players swapped.
  private func isReversed(_ asked: Clause) -> Bool {
    guard kind == .substitution, let off = who, let on = other, off.name != .team else { return false }
    return off.side == asked.who?.side && off.name == asked.other?.name && on.name == asked.who?.name
  }

  /// True if this clause has the kind and all details of the other one. The people are not compared.
  func hasDetails(of asked: Clause) -> Bool {
    var completed = asked
    completed.who = who
    completed.other = other
    completed.asks = asks
    completed.column = column
    // A line may add these details, and no others.
    completed.bodyPart = asked.bodyPart ?? bodyPart
    completed.origin = asked.origin ?? origin
    completed.zone = asked.zone ?? zone
    completed.outcome = asked.outcome ?? outcome
    completed.foulCode = asked.foulCode ?? foulCode
    completed.card = asked.card ?? card
    completed.duration = asked.duration ?? duration
    completed.reason = asked.reason ?? reason
    if asked.text.isEmpty { completed.text = text }
    return completed == self
  }
}

extension ClauseLine {
  /// True if it has a clause like each of these, and each of its clauses counts only once.
  func contains(_ clauses: [Clause], where isAlike: (Clause, Clause) -> Bool) -> Bool {
    var rest = self.clauses
    return clauses.allSatisfy { clause in
      guard let index = rest.firstIndex(where: { isAlike($0, clause) }) else { return false }
      rest.remove(at: index)
      return true
    }
  }
}
