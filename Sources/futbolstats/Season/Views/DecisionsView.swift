import Phrases
import Seasons

extension SeasonView {
  /// What was decided beside the pitch, numbered.
  static let decisions = SeasonView("decisions") { request throws(Failure) in
    let draft = SeasonDraft(
      file: request.season.file, season: request.season, words: [], arguments: request.arguments,
      console: request.console, place: request.place)
    let all = SeasonDecisions(draft.file)
    var list = SeasonList(
      title: request.title(Phrase("season.decisions")), columns: [.number("rank"), .name("decision")],
      empty: Phrase("season.nothing-decided"))
    list.rows = (0..<all.count).map { [.number($0 + 1), .text(all.said($0 + 1, draft))] }
    try request.show([list])
  }
}
