import MatchModel

/// A line that is carried out and forgotten, for the first one that counts to find everything in its place: what the
/// program loads and builds when it first needs it takes longer than to answer.
extension Session {
  /// To be called once, before the first line.
  public func rehearse() {
    let stage = Session(ledger, store: Stage(), services: services, book: book, parser: parser)
    // Whoever plays and whatever the rules: lawful as long as a period runs.
    _ = OutcomeWording(book).lines(stage.perform("l?s+h").facts)
  }
}

/// Keeps nothing.
private final class Stage: MatchStore {
  func save(_ match: Match, label: String) throws(StoreProblem) {}
  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? { nil }
  func redo() throws(StoreProblem) -> StoredStep? { nil }
  func undone() -> Match? { nil }
  func prepare(for match: Match) {}
  func xml(_ match: Match) -> String { "" }
}
