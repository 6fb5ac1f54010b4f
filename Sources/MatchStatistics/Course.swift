import MatchModel

/// One action in the course of the match: where it stands on the clock, and how the match stood after it.
public struct TimelineEntry: Equatable, Sendable {
  /// Its place in the match's actions, from 0.
  public let index: Int
  /// Minutes of the regulation clock.
  public let minutes: Int
  /// Goals after it.
  public let score: BothSides<Int>
  /// How many players of each side are on the field after it.
  public let players: BothSides<Int>
}

/// What happened around a substitution: before it, and from it to the end.
public struct SubstitutionEffect: Equatable, Sendable {
  /// Its place in the match's actions, from 0.
  public let index: Int
  /// The team that made it.
  public let side: Side
  /// Who went off.
  public let off: Person
  /// Who came on.
  public let on: Person
  /// From kick-off to the substitution.
  public let before: Stretch
  /// From the substitution to the end.
  public internal(set) var after: Stretch

  /// A part of the match: its length and what both sides did in it.
  public struct Stretch: Equatable, Sendable {
    /// Minutes of the regulation clock.
    public internal(set) var minutes = 0
    /// Goals that count, own goals included.
    public internal(set) var goals = BothSides(0)
    /// Shots of both sides, own goals left out.
    public internal(set) var shots = BothSides(0)

    static func - (a: Stretch, b: Stretch) -> Stretch {
      Stretch(
        minutes: a.minutes - b.minutes,
        goals: BothSides(home: a.goals.home - b.goals.home, away: a.goals.away - b.goals.away),
        shots: BothSides(home: a.shots.home - b.shots.home, away: a.shots.away - b.shots.away))
    }
  }
}

/// The shoot-out, kick by kick (RULES D7: no goals of the match).
public struct ShootOutStatistics: Equatable, Sendable {
  /// Both sides' kicks, in the order in which they were taken.
  public internal(set) var kicks: [Kick] = []
  /// Kicks scored by each side.
  public internal(set) var score = BothSides(0)
  /// Nil while it is undecided.
  public internal(set) var winner: Side?

  /// A kick, and what came of it.
  public struct Kick: Equatable, Sendable {
    /// The side that took it.
    public let side: Side
    /// Who took it.
    public let taker: Person
    /// How it ended.
    public let outcome: Outcome
  }
}
