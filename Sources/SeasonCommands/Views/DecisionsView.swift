import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  static let decisions = SeasonView(name: "decisions", isOfStaff: true) { request throws(Failure) in
    let draft = SeasonDraft(
      file: request.season.file, season: request.season, words: [], arguments: request.arguments,
      console: request.console, place: request.place)
    let decisions = draft.decisions
    let title = request.title(Phrase("season.decisions"))
    guard !request.isForPrograms else {
      return try request.show([
        SeasonList(
          title, of: zip(1..., decisions), columns: [.number("rank") { $0.0 }, .name("decision") { $0.1 }], empty: nil)
      ])
    }
    // Human readers get the full text.
    let lines = zip(1..., decisions).map { "\($0) \($1)" }
    request.console.print(title)
    request.console.print(
      wrapping: [""] + (lines.isEmpty ? [request.book(Phrase("season.nothing-decided"))] : lines), indent: 2)
  }
}
