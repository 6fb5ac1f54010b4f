import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// What somebody should look at: matches told in two ways, players who played suspended, who may be one person.
  static let check = SeasonView("check") { request throws(Failure) in
    let words = request.console.words
    var lines: [String] = request.season.results.conflicts.map { conflict in
      let place = conflict.other.line.map { "\(conflict.other.file):\($0)" } ?? conflict.other.file
      let score = conflict.other.result.counted.map { "\($0.home)-\($0.away)" } ?? ""
      let facts: KeyValuePairs<String, any PhraseArgument> = [
        "match": words.result(conflict.kept.result), "file": place, "score": score,
      ]
      return request.console.book(Phrase("season.told-twice", facts))
    }
    for record in request.season.discipline(until: request.filter.to, request.discipline) {
      lines += record.playedSuspended.map { result in
        let facts: KeyValuePairs<String, any PhraseArgument> = [
          "player": words.player(record.player), "team": record.team, "match": words.result(result),
        ]
        return request.console.book(Phrase("season.played-suspended", facts))
      }
    }
    for question in request.season.players.questions {
      let edit = request.console.book.words("words.season.same").first ?? SeasonEdit.same.name
      let parts = [
        request.shellFolder, edit, ShellWord.operand(question.one.id),
        ShellWord.operand(question.other.id),
      ]
      let other = request.console.book.words("words.season.different").first ?? SeasonEdit.different.name
      let facts: KeyValuePairs<String, any PhraseArgument> = [
        "question": words.question(question), "command": Program.line(.season, parts, request.console.book),
        "other": other,
      ]
      lines.append(request.console.book(Phrase("season.asked", facts)))
    }
    if lines.isEmpty { lines = [request.console.book(Phrase("season.nothing-to-check"))] }
    for line in lines.flatMap({ $0.split(separator: "\n") }).flatMap({
      String($0).wrapped(to: request.console.columns, indent: 2)
    }) { request.console.print(line) }
  }
}
