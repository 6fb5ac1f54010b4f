public import MatchModel

/// An action on the timeline with the resulting score and numbers of players.
public struct TimelineEntry: Equatable, Sendable {
  /// Position in the match's actions, from 0.
  public let index: Int
  /// Minutes of the regulation clock.
  public let minutes: Int
  /// Score after the action.
  public let score: BothSides<Int>
  /// Players of each side on the field after the action.
  public let players: BothSides<Int>
}

/// The course of the match before and after a substitution.
public struct SubstitutionEffect: Equatable, Sendable {
  /// Position in the match's actions, from 0.
  public let index: Int
  public let side: Side
  public let off: Person
  public let on: Person
  public let before: Stretch
  public internal(set) var after = Stretch()

  /// A stretch of the match with its length and both sides' figures.
  public struct Stretch: Equatable, Sendable {
    /// Minutes of the regulation clock.
    public internal(set) var minutes = 0
    /// Counted goals, including own goals.
    public internal(set) var goals = BothSides(0)
    /// Shots of both sides, without own goals.
    public internal(set) var shots = BothSides(0)

    static func - (a: Stretch, b: Stretch) -> Stretch {
      Stretch(
        minutes: a.minutes - b.minutes,
        goals: BothSides(home: a.goals.home - b.goals.home, away: a.goals.away - b.goals.away),
        shots: BothSides(home: a.shots.home - b.shots.home, away: a.shots.away - b.shots.away))
    }
  }
}
