import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// "first half", "period 3", "extra time, second half", "shoot-out".
  public func period(_ period: Period, rules: RuleSet) -> String { book(PeriodNames(period, rules: rules).plain) }

  /// In a sentence: "the first half", "period 3", "la primera part".
  public func thePeriod(_ period: Period, rules: RuleSet) -> String { book(PeriodNames(period, rules: rules).definite) }

  /// In the log, next to a verb: "first half", "la primera part".
  func loggedPeriod(_ period: Period, rules: RuleSet) -> String { book(PeriodNames(period, rules: rules).logged) }

  /// Abbreviated: "1st", "ET2".
  public func shortPeriod(_ period: Period, rules: RuleSet) -> String { book(PeriodNames(period, rules: rules).short) }
}

private struct PeriodNames {
  let plain: Phrase
  let definite: Phrase
  let logged: Phrase
  let short: Phrase

  init(_ period: Period, rules: RuleSet) {
    switch period.kind {
    case .regular:
      switch (rules.periods, period.number) {
      case (2, 1):
        self.init("period.first-half", "the-period.first-half", "log-period.first-half", "short-period.first-half")
      case (2, 2):
        self.init("period.second-half", "the-period.second-half", "log-period.second-half", "short-period.second-half")
      case (_, let number):
        self.init(
          "period.numbered", "the-period.numbered", "log-period.numbered", "short-period.numbered", number)
      }
    case .extra:
      switch (rules.extraPeriods, period.number - rules.periods) {
      case (1, 1):
        self.init("period.extra-time", "the-period.extra-time", "log-period.extra-time", "short-period.extra-time")
      case (2, 1):
        self.init(
          "period.extra-time-first-half", "the-period.extra-time-first-half", "log-period.extra-time-first-half",
          "short-period.extra-time-first-half")
      case (2, 2):
        self.init(
          "period.extra-time-second-half", "the-period.extra-time-second-half", "log-period.extra-time-second-half",
          "short-period.extra-time-second-half")
      case (_, let number):
        self.init(
          "period.extra-time-numbered", "the-period.extra-time-numbered", "log-period.extra-time-numbered",
          "short-period.extra-time-numbered", number)
      }
    case .shootOut:
      self.init("period.shoot-out", "the-period.shoot-out", "log-period.shoot-out", "short-period.shoot-out")
    }
  }

  private init(_ plain: String, _ definite: String, _ logged: String, _ short: String, _ number: Int = 0) {
    self.plain = Phrase(plain, ["number": number])
    self.definite = Phrase(definite, ["number": number])
    self.logged = Phrase(logged, ["number": number])
    self.short = Phrase(short, ["number": number])
  }
}
