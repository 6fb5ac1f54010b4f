import MatchRules
import PromptLanguage

extension Session {
  /// What a line led to: facts, which `OutcomeWording` says in a language.
  public struct Outcome: Sendable {
    /// What came of it, first things first. What they say was recorded is on disk, or the refusal says that it is not.
    public let facts: [Fact]
    /// What to keep in mind from now on, for a person at the prompt; none on a pipe.
    public let alerts: [Fact]
    /// Why it was not carried out, or not all of it. What a person has dropped on being asked is no refusal: it is told
    /// by a fact.
    public let refusal: Refusal?
    /// What of it stays open, for a person at the prompt.
    public let open: [Fact]
    /// Whether nothing more is to be read.
    public let quits: Bool
    /// Whether the line was to look only, and so would have recorded nothing.
    public let onlyLooked: Bool
    /// The match after it.
    public let ledger: Ledger

    init(_ draft: Draft, _ ledger: Ledger) {
      (facts, alerts, refusal, open) = (draft.facts, draft.alerts, draft.refusal, draft.open)
      (quits, onlyLooked, self.ledger) = (draft.quits, draft.onlyLooked, ledger)
    }
  }

  /// The same while the line is being carried out. Its facts hold the match: what is recorded after
  /// one of them copies it.
  struct Draft {
    var facts: [Fact] = []
    var alerts: [Fact] = []
    var refusal: Refusal?
    var open: [Fact] = []
    var quits = false
    var onlyLooked = false
    /// The first clause that was not recorded.
    var unrecorded: Clause?
  }
}
