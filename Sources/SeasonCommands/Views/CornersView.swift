import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// Each team's corners for and against, and the shots and goals that resulted.
  static let corners = SeasonView(name: "corners") { request throws(Failure) in
    let counts = request.season.corners(request.filter)
    var list = SeasonList(
      request.title(Phrase("season.corners")), of: counts,
      columns: [
        .name("team", \.team), .number("matches", weight: 1, \.matches), .number("corners_for", \.for.corners),
        .number("corners_against", \.against.corners), .number("shots_for", weight: 3, \.for.shots),
        .number("shots_against", weight: 3, \.against.shots), .number("goals_for", \.for.goals),
        .number("goals_against", \.against.goals),
      ], notes: request.scoresOnly(request.filter), empty: Phrase("season.no-corners"))
    if counts.contains(where: { $0.withoutOrigin > 0 }) {
      list.notes.append(request.book(Phrase("season.corners-open")))
    }
    try request.show([list])
  }
}
