import MatchModel

/// A match as read, and where in the file each thing stood.
public struct ReadMatch {
  /// What the file says, before the laws judge it.
  public var match: Match
  /// The line of each action of the match; for a whistle or end that the file only implies, that of its kick-off times.
  public var lines: [Int]
  /// The line of each player; of one whom the squad does not list, that of the first action that names them.
  public var playerLines: BothSides<[Int]>
  /// False where the file says nothing of the order of its actions, as no documented one does: they stand by minute,
  /// and which of several in a minute came first is the caller's choice.
  public var isOrdered: Bool
  /// Nil where the file has an encoding that this program does not write.
  public var encoding: FileEncoding?
  /// Whether the file has the documented names only.
  public var isDocumented2011: Bool
}
