import Seasons

/// A squad member in a match.
extension Appearance: Record {
  static var empty: Appearance { Appearance(name: "", number: 0) }

  static let columns: [Column<Appearance>] = [
    Column("name", \.name),
    Column("number", \.number),
    Column("position", \.position),
    Column("licence", \.licence),
    Column("starter", \.isStarter),
    Column("spells", \.spells, unit: "minutes", source: "docs/LAWS.md I3"),
    Column("minutes_in_goal", \.minutesInGoal, unit: "minutes", source: "docs/LAWS.md I3"),
    Column("conceded_in_goal", \.concededInGoal, unit: "goals"),
    Column("goals", \.goals, unit: "goals"),
    Column("penalties", \.penalties, unit: "goals"),
    Column("own_goals", \.ownGoals, unit: "goals"),
    Column("assists", \.assists, unit: "goals"),
    Column("penalties_taken", \.penaltiesTaken, unit: "penalties"),
    Column("corners", \.corners, unit: "corners"),
    Column("free_kicks", \.freeKicks, unit: "attempts"),
    Column("goals_for", \.goalsFor, unit: "goals"),
    Column("goals_against", \.goalsAgainst, unit: "goals"),
    Column("booking", \.booking),
    Column("late", \.isLate),
    Column("hurt", \.isHurt),
  ]
}
