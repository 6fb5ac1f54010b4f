import Seasons

extension Appearance: Record {
  static var empty: Appearance { Appearance(name: "", number: 0) }

  static let columns: [Column<Appearance>] = [
    Column("name", \.name),
    Column("number", \.number),
    Column("position", \.position),
    Column("licence", \.licence),
    Column("starter", \.isStarter),
    Column("spells", \.spells),
    Column("minutes_in_goal", \.minutesInGoal),
    Column("conceded_in_goal", \.concededInGoal),
    Column("goals", \.goals),
    Column("penalties", \.penaltyGoals),
    Column("own_goals", \.ownGoals),
    Column("assists", \.assists),
    Column("penalties_taken", \.penaltiesTaken),
    Column("corners", \.corners),
    Column("free_kicks", \.freeKicks),
    Column("goals_for", \.goalsFor),
    Column("goals_against", \.goalsAgainst),
    Column("booking", \.booking),
    Column("late", \.isLate),
    Column("hurt", \.isHurt),
  ]
}
