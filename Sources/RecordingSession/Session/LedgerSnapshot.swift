import MatchRules

/// A shared immutable ledger, because ledgers are large and a line needs many references to one.
package final class LedgerSnapshot: Sendable {
  let ledger: Ledger
  package init(_ ledger: Ledger) { self.ledger = ledger }
}

/// The match of a session.
struct CurrentMatch {
  var recorded: LedgerSnapshot
  /// The draft that a question is about.
  var asked: LedgerSnapshot?

  /// The match that is seen: while a question is being asked, the draft that it is about.
  var seen: LedgerSnapshot { asked ?? recorded }
}
