import MatchRules
import PromptLanguage

extension Session {
  /// The result of a line as facts, collected while the line is executed; `OutcomeWording` words them.
  public struct Outcome: Sendable {
    /// The results in order. Everything they report as recorded is saved, unless the refusal says otherwise.
    public internal(set) var facts: [Fact] = []
    /// Alerts for a user at the prompt; empty in a script.
    public internal(set) var alerts: [Fact] = []
    /// Why the line was not executed completely. A line that the user dropped is reported as a fact, not as a refusal.
    public internal(set) var refusal: Refusal?
    /// The lines that remain open, for a user at the prompt.
    public internal(set) var open: [Fact] = []
    public internal(set) var quits = false
    /// True if the line was a lookup, which records nothing.
    public internal(set) var onlyLooked = false
    /// True if the line got its minute from the clock, or was empty.
    var takesClock = false
    var progress = Progress.nothing
    /// The number under which the line, or a part of it, stays open.
    var kept: Int?
    var isDropped = false
    /// True if the user's decision is about the rest of a partially recorded line.
    var isOfRest = false
    /// The match afterwards. The facts share it until the match changes; the next recording then copies it.
    var snapshot: LedgerSnapshot

    public var ledger: Ledger { snapshot.ledger }

    /// The first clause that was not recorded, of a line that was recorded in part or clause by clause.
    var unrecorded: Clause? { if case .upTo(let clause) = progress { clause } else { nil } }

    var fate: Fate {
      if let kept { return .open(kept) }
      if isDropped { return .dropped }
      return refusal == nil ? .carriedOut : .refused
    }
  }
}
