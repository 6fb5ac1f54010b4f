import MatchModel
import Phrases
import Seasons
import Standings

extension SeasonView {
  /// Corners for and against in a team's matches, and the goals that came of them.
  static let corners = SeasonView("corners") { request throws(Failure) in
    guard let team = request.filter.team ?? request.us else { throw request.wrong(Phrase("season.whose")) }
    var list = SeasonList(
      title: request.title(Phrase("season.corners"), team: team),
      columns: [
        .name("date", weight: 1), .name("opponent"), .number("corners_for"), .number("corners_against"),
        .number("goals_for"), .number("goals_against"),
      ], empty: Phrase("season.no-match"))
    let files = Dictionary(request.season.matches.map { ($0.result, $0.sheet) }, uniquingKeysWith: { one, _ in one })
    var (counted, sum) = (0, [0, 0, 0, 0])
    for result in request.results(of: team) where result.isOver {
      guard let side = result.side(of: team) else { continue }
      // A match without corners, such as a result from a list, says nothing about them: not 0.
      let sheet = files[result].flatMap { $0.figures?.corners == nil ? nil : $0 }
      var cells = [SeasonList.Cell](repeating: .none, count: 4)
      if let sheet, let corners = sheet.figures?.corners {
        let goals = sheet.goals.filter { $0.origin == Origin.corner.rawValue }
        let numbers = [
          corners[side], corners[side.other], goals.count { $0.side == side }, goals.count { $0.side != side },
        ]
        cells = numbers.map { .number($0) }
        sum = zip(sum, numbers).map { $0 + $1 }
        counted += 1
      }
      list.rows.append([.text(result.date), .text(request.console.words.opponent(result, of: side))] + cells)
    }
    if counted > 0 {
      let facts: KeyValuePairs<String, any PhraseArgument> = [
        "for": sum[0], "against": sum[1], "scored": sum[2], "conceded": sum[3],
      ]
      list.notes.append(request.console.book(Phrase("season.corners-total", facts, count: counted)))
    }
    let unknown = list.rows.count - counted
    if unknown > 0 { list.notes.append(request.console.book(Phrase("season.corners-unknown", count: unknown))) }
    try request.show([list])
  }
}
