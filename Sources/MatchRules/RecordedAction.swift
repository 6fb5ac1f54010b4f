import MatchModel

/// An action that was recorded, and what it has changed. It never changes itself: an object, as a state is large.
public final class RecordedAction: Sendable {
  /// Its place in the match, from 0; people see it from 1.
  public let index: Int
  /// As the laws have settled it: the second yellow card of somebody has that colour.
  public let action: Action
  /// What follows from it.
  public let consequences: [Consequence]
  /// The score, where it is another one than before.
  public let newScore: BothSides<Int>?
  /// The match after it.
  public let state: MatchState

  /// - Parameter after: the state that the action has led to; what follows from it is the difference.
  public init(_ action: Action, at index: Int, before: MatchState, after: MatchState) {
    (self.index, self.action, state) = (index, action, after)
    consequences = Consequence.of(action, before: before, after: after)
    newScore = before.score == after.score ? nil : after.score
  }
}
