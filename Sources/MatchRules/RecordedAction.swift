import MatchModel

/// A recorded action with its effects. It is immutable, and a class because the state is large.
public final class RecordedAction: Sendable {
  public let id: ActionID
  /// The action after the laws were applied, for example with the colour of a second yellow card.
  public let action: Action
  public let consequences: [Consequence]
  /// The score if it has changed.
  public let newScore: BothSides<Int>?
  public let state: MatchState

  /// - Parameter latest: the state after the last action of the match, if that is another one.
  public init(_ action: Action, as id: ActionID, before: MatchState, after: MatchState, latest: MatchState? = nil) {
    self.id = id
    self.action = action
    state = after
    consequences = Consequence.of(action, before: before, after: after, latest: latest)
    newScore = before.score == after.score ? nil : after.score
  }
}
