import MatchModel

/// Time-outs of a team, `time-outs` (docs/LAWS.md, X8). They are recorded as the declared action `tempsmort`.
struct TimeOuts: Hashable, Sendable {
  let firstHalf: Int
  let secondHalf: Int

  /// Parses `1 1`.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, text.split(separator: " ").count == 2, numbers.allSatisfy((0...9).contains) else {
      return nil
    }
    firstHalf = numbers[0]
    secondHalf = numbers[1]
  }

  var text: String { "\(firstHalf) \(secondHalf)" }
}

/// Time-outs of a team in the last minutes of the last period, `time-outs-last`: `1 in 5` (docs/LAWS.md, X8).
public struct LastTimeOuts: Hashable, Sendable {
  public let count: Int
  /// Number of minutes before the end during which the limit applies.
  public let minutes: Int

  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "in", let count = Int(words[0]), let minutes = Int(words[2]),
      (0...9).contains(count), (1...90).contains(minutes)
    else { return nil }
    self.init(count, inMinutes: minutes)
  }

  package init(_ count: Int, inMinutes minutes: Int) {
    self.count = count
    self.minutes = minutes
  }

  var text: String { "\(count) in \(minutes)" }
}

extension ActionCode {
  public static let timeOut = ActionCode(rawValue: "tempsmort")
}

extension DeclaredAction {
  /// The action that a game with time-outs declares implicitly: `tm`, `ltm`, `vtm`.
  static let timeOut = DeclaredAction(.timeOut, "tm team")
}

extension DeclaredWords {
  static let timeOut = DeclaredWords("temps_mort | tiempo_muerto | time-out timeout time_out")
}

extension RuleSet {
  /// ``timeOuts``, with the declaration of their action.
  var declaredTimeOuts: TimeOuts? {
    get { timeOuts }
    set {
      timeOuts = newValue
      if newValue == nil {
        undeclare(.timeOut, in: \.actions)
      } else if action(.timeOut) == nil, let action = DeclaredAction.timeOut {
        declare(action, in: \.actions)
        if words(for: ActionCode.timeOut) == nil { words[ActionCode.timeOut.rawValue] = DeclaredWords.timeOut }
      }
    }
  }

  /// The periods that share their time-outs with the given one. Each period of extra time has separate ones.
  private func half(of period: Period) -> Set<Period> {
    guard period.kind == .regular else { return [period] }
    func isFirst(_ number: Int) -> Bool { (number - 1) * 2 < periods }
    return Set((1...max(1, periods)).filter { isFirst($0) == isFirst(period.number) }.map(Period.regular))
  }

  /// Maximum time-outs of a team in the half of the period.
  func mostTimeOuts(in period: Period) -> Int {
    switch period.kind {
    case .regular: timeOuts.map { (period.number - 1) * 2 < periods ? $0.firstHalf : $0.secondHalf } ?? 0
    case .extra: extraTimeOuts
    case .shootOut: 0
    }
  }

  /// True in the last minutes, which have a separate limit.
  func isLate(_ moment: Moment) -> Bool {
    guard let last = lastTimeOuts, let period = moment.phase.period, endsRegularTime(period),
      let elapsed = moment.elapsed ?? moment.minute.map({ self.elapsed(at: $0, in: period) })
    else { return false }
    return elapsed >= seconds(of: period) - Double(last.minutes * 60)
  }

  /// Number of time-outs taken that count in the period.
  func timeOuts(in period: Period, of taken: [Period: Int]) -> Int {
    half(of: period).reduce(0) { $0 + (taken[$1] ?? 0) }
  }
}

extension MatchState {
  /// Time-outs left in the current half or period of extra time. Nil if the game has none. Negative if more were taken
  /// than allowed.
  public func timeOutsLeft(_ side: Side) -> Int? { phase.period.flatMap { timeOutsLeft(side, in: $0) } }

  func timeOutsLeft(_ side: Side, in period: Period) -> Int? {
    guard rules.timeOuts != nil else { return nil }
    var left = rules.mostTimeOuts(in: period) - rules.timeOuts(in: period, of: self[side].timeOuts)
    // Once a time-out has been taken in the last minutes, the separate limit applies to the rest.
    if let last = rules.lastTimeOuts, rules.endsRegularTime(period), self[side].lateTimeOuts > 0 {
      left = min(left, last.count - self[side].lateTimeOuts)
    }
    guard period.kind == .regular, let most = rules.matchTimeOuts else { return left }
    return min(left, most - self[side].timeOuts.reduce(0) { $0 + ($1.key.kind == .regular ? $1.value : 0) })
  }
}
