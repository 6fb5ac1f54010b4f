import MatchModel

/// A match read from a file, with line numbers.
public struct ReadMatch {
  /// The match before the laws were applied.
  public var match: Match
  /// The line of each action. Implied whistles have the line of the kick-off times.
  public var lines: [Int]
  /// False if the file does not define an order of actions, as in the 2011 format. They are then sorted by minute, and
  /// the caller decides the order within a minute.
  public var isOrdered: Bool
  /// Nil for an encoding that this program cannot write.
  public var encoding: FileEncoding?
}
