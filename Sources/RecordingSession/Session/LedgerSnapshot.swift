import MatchRules

/// A shared immutable ledger, because ledgers are large and a line needs many references to one.
final class LedgerSnapshot: Sendable {
  let ledger: Ledger
  init(_ ledger: Ledger) { self.ledger = ledger }
}
