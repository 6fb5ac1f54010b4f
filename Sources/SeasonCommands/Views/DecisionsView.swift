import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  static let decisions = SeasonView("decisions") { request throws(Failure) in
    let draft = SeasonDraft(
      file: request.season.file, season: request.season, words: [], arguments: request.arguments,
      console: request.console, place: request.place)
    let decisions = draft.decisions
    var list = SeasonList(
      title: request.title(Phrase("season.decisions")), columns: [.number("rank"), .name("decision")],
      empty: Phrase("season.nothing-decided"))
    list.rows = zip(1..., decisions).map { [.number($0), .text($1)] }
    guard !request.isForPrograms else { return try request.show([list]) }
    // Human readers get the full text.
    list.notes = zip(1..., decisions).map { "\($0) \($1)" }
    var lines = list.notes
    if lines.isEmpty, let empty = list.empty { lines = [request.book(empty)] }
    request.console.print(list.title)
    request.console.print(wrapping: [""] + lines, indent: 2)
  }
}
