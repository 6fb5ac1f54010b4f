import MatchRules

/// A shared immutable ledger, because ledgers are large and a line needs many references to one.
package final class LedgerSnapshot: Sendable {
  let ledger: Ledger
  package init(_ ledger: Ledger) { self.ledger = ledger }
}
