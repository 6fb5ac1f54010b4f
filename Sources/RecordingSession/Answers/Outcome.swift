import MatchRules
import PromptLanguage

extension Session {
  /// The result of a line as facts; `OutcomeWording` words them.
  public struct Outcome: Sendable {
    /// The results in order. Everything they report as recorded is saved, unless the refusal says otherwise.
    public let facts: [Fact]
    /// Alerts for a user at the prompt; empty in a script.
    public let alerts: [Fact]
    /// Why the line was not executed completely. A line that the user dropped is reported as a fact, not as a refusal.
    public let refusal: Refusal?
    /// The lines that remain open, for a user at the prompt.
    public let open: [Fact]
    public let quits: Bool
    /// True if the line was a lookup, which records nothing.
    public let onlyLooked: Bool
    public let fate: Fate
    /// The match afterwards.
    public let ledger: Ledger

    init(_ report: Report, _ ledger: Ledger) {
      facts = report.facts
      alerts = report.alerts
      refusal = report.refusal
      open = report.open
      quits = report.quits
      onlyLooked = report.onlyLooked
      fate = report.fate
      self.ledger = ledger
    }

    /// Messages that do not belong to a line.
    init(_ facts: [Fact], _ ledger: Ledger) { self.init(Report(facts: facts), ledger) }
  }

  /// The result while the line is executed. Facts share the match until it changes; the next recording then copies it.
  struct Report {
    var facts: [Fact] = []
    var alerts: [Fact] = []
    var refusal: Refusal?
    var open: [Fact] = []
    var quits = false
    var onlyLooked = false
    /// The first clause that was not recorded.
    var unrecorded: Clause?
    /// The number under which the line, or a part of it, stays open.
    var kept: Int?
    var isDropped = false
    /// True if the user's decision is about the rest of a partially recorded line.
    var isOfRest = false

    var fate: Fate {
      if let kept { return .open(kept) }
      if isDropped { return .dropped }
      return refusal == nil ? .carriedOut : .refused
    }
  }
}
