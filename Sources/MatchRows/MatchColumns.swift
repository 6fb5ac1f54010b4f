import LibJSON
import MatchModel
import Seasons
import Standings

/// The match: teams, result and length.
extension MatchSheet: Record {
  static var empty: MatchSheet {
    MatchSheet(
      result: MatchResult("", "", .pending), length: 0, regularLength: 0, sideSize: 0, ours: nil, home: [], away: [])
  }

  static let columns: [Column<MatchSheet>] = [
    Column("match", \.result),
    Column("length", \.length),
    Column("regular_length", \.regularLength),
    Column("periods", \.periods),
    Column("side", \.sideSize),
    Column("unfollowed", \.isUnfollowed),
    Column("points", \.isOfPoints),
    Column("other_game", \.isOfOtherGame),
    Column("laws", \.laws) { $0 == .football || $0 == .none },
    Column("win_points", \.tablePoints.win) { $0 == TablePoints().win },
    Column("draw_points", \.tablePoints.draw) { $0 == TablePoints().draw },
    Column("loss_points", \.tablePoints.loss) { $0 == TablePoints().loss },
    Column("no_draws", \.hasNoDraws),
    Column("ours", \.ours),
    Column("minors", \.isOfMinors),
    Column("unlawful", \.isUnlawful),
    Column("referee", \.referee),
    Column("figures", \.figures),
    Column("home", \.home),
    Column("away", \.away),
    Column("officials", \.officials),
    Column("goals", \.goals),
    Column("remarks", \.remarks),
  ]
}

extension MatchSheet {
  /// Lines written before they named the game only say that it is not football.
  fileprivate var isOfOtherGame: Bool {
    get { laws != .football }
    set { laws = newValue ? .none : .football }
  }
}

extension MatchResult: Record {
  static var empty: MatchResult { MatchResult("", "", .pending) }

  static let columns: [Column<MatchResult>] = [
    Column("competition", \.competition),
    Column("group", \.group),
    Column("stage", \.stage),
    Column("round", \.round),
    Column("date", \.date),
    Column("time", \.time),
    Column("home", \.home),
    Column("away", \.away),
    Column("kind", \.kind),
    Column("outcome", \.outcome),
    Column("extra_time", \.isAfterExtraTime),
    Column("kicks", \.shootOut),
    Column("reason", \.reason),
    Column("annulled", \.isAnnulled),
    Column("bookings", \.bookings),
  ]
}

/// A state with its details.
extension MatchResult.Outcome: RowValue {
  func write(to json: inout JSONText) {
    json.object { json in
      json.name("state")
      json.text(code)
      if let score {
        json.name("score")
        score.write(to: &json)
      }
      if let absent {
        json.name("absent")
        absent.write(to: &json)
      }
    }
  }

  /// A state without its required score is read as pending; the line then differs when it is written again.
  init?(_ json: JSONValue) {
    switch (json["state"]?.string, json["score"].flatMap { MatchScore($0) }) {
    case ("played", let score?): self = .played(score)
    case ("awarded", let score?): self = .awarded(score, absent: json["absent"].flatMap { Side($0) })
    case ("abandoned", let score): self = .abandoned(score)
    case ("in-progress", let score?): self = .inProgress(score)
    default: self = .pending
    }
  }
}

extension MatchFigures: Record {
  static var empty: MatchFigures { MatchFigures() }

  static let columns: [Column<MatchFigures>] = [
    Column("half_time", \.halfTime),
    Column("shots", \.shots),
    Column("shots_on_target", \.shotsOnTarget),
    Column("fouls", \.fouls),
    Column("corners", \.corners),
    Column("shots_from_corners", \.shotsFromCorners),
    Column("goals_from_corners", \.goalsFromCorners),
    Column("yellows", \.yellows),
    Column("reds", \.reds),
  ]
}

extension MatchBookings: Record, RowValue {
  static var empty: MatchBookings { .none }

  static let columns: [Column<MatchBookings>] = [Column("home", \.home), Column("away", \.away)]
}

extension TeamBookings: Record {
  static var empty: TeamBookings { TeamBookings() }

  static let columns: [Column<TeamBookings>] = [Column("players", \.players), Column("officials", \.officials)]
}

extension Bookings: Record {
  static var empty: Bookings { Bookings() }
  var isNothing: Bool { self == Bookings() }

  static let columns: [Column<Bookings>] = [
    Column("yellows", \.yellows),
    Column("second_yellows", \.secondYellows),
    Column("reds", \.reds),
    Column("yellows_and_reds", \.yellowsAndReds),
  ]
}
