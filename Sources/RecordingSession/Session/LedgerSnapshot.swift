import MatchRules

/// A ledger that many hold and nobody changes: it is large, and a line copies it many times.
final class LedgerSnapshot: Sendable {
  let ledger: Ledger
  init(_ ledger: Ledger) { self.ledger = ledger }
}
