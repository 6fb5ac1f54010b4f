import MatchModel

/// Saves accepted changes. A change that cannot be saved waits, and is saved together with the next one.
struct Saving {
  let store: any MatchStore
  private let openLines: OpenLines
  /// Why some changes are not on disk yet; nil if all of them are.
  private(set) var unsaved: StoreProblem?
  /// True if a change has met the problem since the user was last told.
  private var isNew = false
  /// Changes that have not been saved, in order; each is an undo step.
  private var waiting: [(match: Match, label: String, source: MergedSource?)] = []

  init(_ store: any MatchStore, _ openLines: OpenLines) {
    self.store = store
    self.openLines = openLines
  }

  /// Saves a match as one undo step, after the waiting changes.
  mutating func save(_ match: Match, label: String, merging source: MergedSource?) {
    waiting.append((match, label, source))
    saveWaiting()
    isNew = unsaved != nil
  }

  mutating func saveWaiting() {
    unsaved = nil
    while let next = waiting.first {
      openLines.willSave()
      do { try store.save(next.match, label: next.label, merging: next.source) } catch {
        unsaved = error
        return
      }
      waiting.removeFirst()
      openLines.didSave()
    }
    flush()
  }

  /// Makes the match that was taken from the store durable.
  mutating func flushStep() {
    flush()
    isNew = unsaved != nil
  }

  private mutating func flush() { do { try store.flush() } catch { unsaved = error } }

  /// Why the changes since the last call are not on disk yet; nil if they are.
  mutating func takeProblem() -> StoreProblem? {
    defer { isNew = false }
    return isNew ? unsaved : nil
  }

  /// Drops changes that can never be saved. They must not be acknowledged, because they would be lost when the program
  /// ends.
  /// - Returns: the stored match, and the reason; nil if another attempt may succeed.
  mutating func givingUp() -> (kept: Match, problem: StoreProblem)? {
    guard let problem = unsaved, problem.isFinal, let kept = store.kept() else { return nil }
    waiting = []
    unsaved = nil
    return (kept, problem)
  }
}
