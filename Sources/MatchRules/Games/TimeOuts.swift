import MatchModel

/// How many time-outs a team has, `time-outs` (RULES X8). They are an action of the game's own, `tempsmort`.
public struct TimeOuts: Hashable, Sendable {
  /// Of the first half and of the second.
  public let firstHalf: Int
  /// How many in the second half.
  public let secondHalf: Int

  /// Reads `1 1`; nil for anything else.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, text.split(separator: " ").count == 2, numbers.allSatisfy((0...9).contains) else {
      return nil
    }
    (firstHalf, secondHalf) = (numbers[0], numbers[1])
  }

  /// As it is read.
  var text: String { "\(firstHalf) \(secondHalf)" }
}

/// How many time-outs a team has towards the end of the last period, `time-outs-last`: `1 in 5` minutes (RULES X8).
public struct LastTimeOuts: Hashable, Sendable {
  /// How many of them a team has.
  public let count: Int
  /// How many minutes before the end they begin to count.
  public let minutes: Int

  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "in", let count = Int(words[0]), let minutes = Int(words[2]),
      (0...9).contains(count), (1...90).contains(minutes)
    else { return nil }
    self.init(count, inMinutes: minutes)
  }

  package init(_ count: Int, inMinutes minutes: Int) { (self.count, self.minutes) = (count, minutes) }

  /// As it is read.
  var text: String { "\(count) in \(minutes)" }
}

extension ActionCode {
  /// A time-out.
  public static let timeOut = ActionCode(rawValue: "tempsmort")
}

extension DeclaredAction {
  /// What a game with time-outs declares by having them: `tm`, `ltm`, `vtm`.
  static let timeOut = DeclaredAction(.timeOut, "tm team")
}

extension DeclaredWords {
  /// What a time-out is called, where the rules do not say otherwise.
  static let timeOut = DeclaredWords("temps_mort | tiempo_muerto | time-out timeout")
}

extension RuleSet {
  /// Declares time-outs, or takes them from the game.
  mutating func setTimeOuts(_ value: TimeOuts?) {
    timeOuts = value
    if value == nil {
      undeclare(.timeOut)
    } else if action(.timeOut) == nil, let action = DeclaredAction.timeOut {
      declare(action)
      if words(for: .timeOut) == nil { words[ActionCode.timeOut.rawValue] = DeclaredWords.timeOut }
    }
  }

  /// The periods that share the time-outs of the half that a period belongs to; extra time has each its own.
  private func half(of period: Period) -> Set<Period> {
    guard period.kind == .regular else { return [period] }
    func isFirst(_ number: Int) -> Bool { (number - 1) * 2 < periods }
    return Set((1...max(1, periods)).filter { isFirst($0) == isFirst(period.number) }.map(Period.regular))
  }

  /// Most time-outs of a team in the half that the period belongs to.
  func mostTimeOuts(in period: Period) -> Int {
    switch period.kind {
    case .regular: timeOuts.map { (period.number - 1) * 2 < periods ? $0.firstHalf : $0.secondHalf } ?? 0
    case .extra: extraTimeOuts
    case .shootOut: 0
    }
  }

  /// Whether the moment is of the last minutes, in which a team has fewer time-outs.
  func isLate(_ moment: Moment) -> Bool {
    guard let last = lastTimeOuts, let period = moment.phase.period, endsRegularTime(period),
      let elapsed = moment.elapsed ?? moment.minute.map({ self.elapsed(at: $0, in: period) })
    else { return false }
    return elapsed >= seconds(of: period) - Double(last.minutes * 60)
  }

  /// How many of the time-outs that were taken count in the period.
  func timeOuts(in period: Period, of taken: [Period: Int]) -> Int {
    half(of: period).reduce(0) { $0 + (taken[$1] ?? 0) }
  }
}

extension MatchState {
  /// How many time-outs the side has left in the half, or the period of extra time, that is played; nil where the game
  /// has none. Below nought where more were taken.
  public func timeOutsLeft(_ side: Side) -> Int? {
    guard rules.timeOuts != nil, let period = phase.period else { return nil }
    var left = rules.mostTimeOuts(in: period) - rules.timeOuts(in: period, of: self[side].timeOuts)
    // Once one was taken in the last minutes, it is of these that the others are.
    if let last = rules.lastTimeOuts, rules.endsRegularTime(period), self[side].lateTimeOuts > 0 {
      left = min(left, last.count - self[side].lateTimeOuts)
    }
    guard period.kind == .regular, let most = rules.matchTimeOuts else { return left }
    return min(left, most - self[side].timeOuts.reduce(0) { $0 + ($1.key.kind == .regular ? $1.value : 0) })
  }
}
