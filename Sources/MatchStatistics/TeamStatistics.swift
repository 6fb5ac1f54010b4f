import MatchModel

/// How a side stands in goals.
public enum Lead: String, CaseIterable, Sendable {
  case leading, level, trailing

  init(_ mine: Int, against theirs: Int) { self = mine > theirs ? .leading : mine == theirs ? .level : .trailing }
}

/// How a side stands in players on the field.
public enum Strength: String, CaseIterable, Sendable {
  case more, even, fewer

  init(_ mine: Int, against theirs: Int) { self = mine > theirs ? .more : mine == theirs ? .even : .fewer }
}

/// What a side did while the match stood so, and for how long it did.
public struct Spell: Equatable, Sendable {
  /// Minutes of the regulation clock.
  public internal(set) var minutes = 0
  /// What the side did meanwhile.
  public internal(set) var tally = Tally()
}

/// What the match says of one side. What it conceded is what the other side's says. Kicks of the shoot-out are in
/// none of it.
public struct TeamStatistics: Equatable, Sendable {
  /// The whole match.
  public internal(set) var whole = Tally()
  /// By period with the interval after it, cards in the shoot-out too; nil is before kick-off.
  public internal(set) var byPeriod: [Period?: Tally] = [:]
  /// By quarter of an hour; nil is what belongs to none: in an interval, or at an unknown minute.
  public internal(set) var bySlice: [Slice?: Tally] = [:]
  /// By the state of the score as each thing happened: the goal that makes it 1-0 is scored at level. Running periods
  /// only.
  public internal(set) var byLead: [Lead: Spell] = [:]
  /// By the players on the field as each thing happened: a card that sends off is shown with the players there were. Running
  /// periods only.
  public internal(set) var byStrength: [Strength: Spell] = [:]
  /// Minutes of the regulation clock for which places were closed for a time or for good, each place counted, where nobody
  /// follows who is on the field.
  public internal(set) var minutesServed = 0
  /// The part of the whole that no identified player has: nobody named, unidentified, or an official.
  public internal(set) var unattributed = Tally()
}
