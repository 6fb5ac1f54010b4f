import MatchRules

/// The number and length of a match's periods, as Football.TXT files written by this program state them unless they are
/// two halves of 45 minutes: `4 x 15`, `2 x 40, extra time 2 x 10`.
public struct StatedPeriods: Equatable, Sendable {
  private var regular: Periods
  private var extra: Periods?

  private struct Periods: Equatable, Sendable {
    var count: Int
    var minutes: Int

    var text: String { "\(count) x \(minutes)" }
  }

  /// Nil for two halves of 45 minutes with two 15-minute periods of extra time.
  init?(_ ledger: Ledger) {
    let (rules, usual) = (ledger.rules, RuleSet())
    regular = Periods(count: rules.periods, minutes: rules.periodLength)
    let hasExtraTime = ledger.state.periodsPlayed.contains { $0.kind == .extra }
    let usualExtra = Periods(count: usual.extraPeriods, minutes: usual.extraLength)
    extra = hasExtraTime ? Periods(count: rules.extraPeriods, minutes: rules.extraLength) : nil
    if extra == usualExtra { extra = nil }
    if extra == nil, regular == Periods(count: usual.periods, minutes: usual.periodLength) { return nil }
  }

  /// Nil for any other text, and for numbers that no rule set allows.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    guard let first = Self.periods(parts[0]), parts.count <= 2 else { return nil }
    regular = first
    if parts.count == 2 {
      let label = parts[1].drop { $0 == " " }
      guard label.hasPrefix("extra time"), let extra = Self.periods(label.dropFirst(10)) else { return nil }
      self.extra = extra
    }
    var rules = RuleSet()
    for (key, value) in parameters {
      do { try rules.set(key, to: value) } catch { return nil }
    }
  }

  private static func periods(_ text: Substring) -> Periods? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "x", let count = Int(words[0]), let minutes = Int(words[2]) else { return nil }
    return Periods(count: count, minutes: minutes)
  }

  var text: String { regular.text + (extra.map { ", extra time \($0.text)" } ?? "") }

  var parameters: [(key: String, value: String)] {
    var found = [("periods", "\(regular.count)"), ("period-length", "\(regular.minutes)")]
    if let extra { found += [("extra-periods", "\(extra.count)"), ("extra-length", "\(extra.minutes)")] }
    return found.map { (key: $0.0, value: $0.1) }
  }
}
