import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// "first half", "period 3", "extra time, second half", "shoot-out".
  public func period(_ period: Period, rules: RuleSet) -> String { name(of: period, by: rules, in: "period.") }

  /// In a sentence: "the first half", "period 3", "la primera part".
  public func thePeriod(_ period: Period, rules: RuleSet) -> String { name(of: period, by: rules, in: "the-period.") }

  /// In the log, next to a verb: "first half", "la primera part".
  package func loggedPeriod(_ period: Period, rules: RuleSet) -> String {
    name(of: period, by: rules, in: "log-period.")
  }

  /// Abbreviated: "1st", "ET2".
  public func shortPeriod(_ period: Period, rules: RuleSet) -> String {
    name(of: period, by: rules, in: "short-period.")
  }

  /// "third", for the third quarter.
  func ordinal(ofQuarter number: Int) -> Phrase { Phrase("quarter.\(number)") }

  /// - Parameter keys: the beginning of the catalogue keys of one form of the names.
  private func name(of period: Period, by rules: RuleSet, in keys: String) -> String {
    let isExtra = period.kind == .extra
    let number = isExtra ? period.number - rules.periods : period.number
    let name =
      switch (period.kind, isExtra ? rules.extraPeriods : rules.periods, number) {
      case (.regular, 2, 1): "first-half"
      case (.regular, 2, 2): "second-half"
      case (.regular, 4, _): "quarter"
      case (.regular, _, _): "numbered"
      case (.extra, 1, 1): "extra-time"
      case (.extra, 2, 1): "extra-time-first-half"
      case (.extra, 2, 2): "extra-time-second-half"
      case (.extra, _, _): "extra-time-numbered"
      case (.shootOut, _, _): "shoot-out"
      }
    return book(Phrase(keys + name, ["number": number, "ordinal": ordinal(ofQuarter: number)]))
  }
}
