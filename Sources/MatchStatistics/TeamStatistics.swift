import MatchModel

/// The side's position in goals.
public enum Lead: String, CaseIterable, Sendable {
  case leading, level, trailing

  init(_ mine: Int, against theirs: Int) { self = mine > theirs ? .leading : mine == theirs ? .level : .trailing }
}

/// The side's position in players on the field.
public enum Strength: String, CaseIterable, Sendable {
  case more, even, fewer

  init(_ mine: Int, against theirs: Int) { self = mine > theirs ? .more : mine == theirs ? .even : .fewer }
}

/// Time in a state of the match, with what the side did in it.
public struct Spell: Equatable, Sendable {
  /// Minutes of the regulation clock.
  public internal(set) var minutes = 0
  public internal(set) var tally = Tally()
}

/// The statistics of one side. Conceded goals and shots are among the statistics of the other side. The shoot-out is
/// not included.
public struct TeamStatistics: Equatable, Sendable {
  public internal(set) var whole = Tally()
  /// By period with the interval after it, including cards in the shoot-out; nil is before kick-off.
  public internal(set) var byPeriod: [Period?: Tally] = [:]
  /// By slice; nil for actions in intervals or at unknown minutes.
  public internal(set) var bySlice: [Slice?: Tally] = [:]
  /// By the score before each action: the goal that makes it 1-0 is scored while level. Running periods only.
  public internal(set) var byLead: [Lead: Spell] = [:]
  /// By the players on the field before each action: a sending-off counts with the players before it. Running periods
  /// only.
  public internal(set) var byStrength: [Strength: Spell] = [:]
  /// Total minutes of the regulation clock for which places were closed by sanctions, if line-ups are not tracked.
  public internal(set) var minutesServed = 0
  /// The part of `whole` that is not credited to an identified player.
  public internal(set) var unattributed = Tally()
}
