import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// Each team's corners for and against, and the shots and goals that resulted.
  static let corners = SeasonView("corners") { request throws(Failure) in
    var list = SeasonList(
      title: request.title(Phrase("season.corners")),
      columns: [
        .name("team"), .number("matches", weight: 1), .number("corners_for"), .number("corners_against"),
        .number("shots_for", weight: 3), .number("shots_against", weight: 3), .number("goals_for"),
        .number("goals_against"),
      ], empty: Phrase("season.no-corners"))
    let counts = request.season.corners(request.filter)
    list.rows = counts.map { count in
      let (made, against) = (count.for, count.against)
      return [
        .text(count.team), .number(count.matches), .number(made.corners), .number(against.corners),
        .number(made.shots), .number(against.shots), .number(made.goals), .number(against.goals),
      ]
    }
    list.notes += request.scoresOnly(request.filter)
    if counts.contains(where: { $0.withoutOrigin > 0 }) {
      list.notes.append(request.book(Phrase("season.corners-open")))
    }
    try request.show([list])
  }
}
