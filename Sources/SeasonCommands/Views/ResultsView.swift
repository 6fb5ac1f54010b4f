import CommandSupport
import Phrases
import Seasons
import Standings
import Text
import Wording

extension SeasonView {
  static let results = SeasonView("results") { request throws(Failure) in
    if SeasonOptions.isOfResults(request.arguments) {
      return request.console.write(Array(ResultCSV.text(of: request).utf8))
    }
    var list = list(request, title: request.title(Phrase("season.results"))) { $0.hasBegun }
    list.notes += request.ties { request.filter.passes($0, competition: $1) }.map(request.words.tie)
    try request.show([list])
  }

  /// The matches still to be played.
  static let fixtures = SeasonView("fixtures") { request throws(Failure) in
    let title = request.title(Phrase("season.fixtures"))
    try request.show([list(request, title: title) { !$0.hasBegun && !$0.isAnnulled }])
  }

  /// All matches of our team, or of the one in `--team`, against another team.
  static let versus = SeasonView("versus", about: .team) { request throws(Failure) in
    let other = try SeasonOptions.team(request.name ?? "", of: request.season, wrong: request.wrong)
    let us = try request.ownTeam()
    guard other != us else { throw request.wrong(Phrase("results.same-team", ["team": us])) }
    let title = request.book(Phrase("season.versus", ["one": us, "other": other]))
    func isBetweenThem(_ result: MatchResult) -> Bool { Set([result.home, result.away]) == [us, other] }
    var list = list(request, title: title, isBetweenThem)
    list.notes += request.ties { isBetweenThem($0) && request.filter.passes($0, competition: $1) }
      .map(request.words.tie)
    try request.show([list])
  }

  private static func list(
    _ request: SeasonRequest, title: String, _ isShown: (MatchResult) -> Bool
  ) -> SeasonList {
    let isOfParts = request.arguments.has(PartOptions.finish)
    var list = SeasonList(
      title: title,
      columns: [
        .name("date"), .name("time", weight: 4), .name("competition", weight: 5), .name("round", weight: 2),
        .name("home"), .name("away"), .number("home_goals").untitled, .number("away_goals").untitled,
        .name("state", weight: 1).untitled,
        // For parts, the column contains the key of the match, which `void` accepts.
        isOfParts ? .name("file").whole : .name("file", weight: 3),
      ], empty: Phrase("season.no-match"))
    // For human readers, the shoot-out is part of the score.
    if request.isForPrograms {
      list.columns += [
        .number("home_kicks").untitled, .number("away_kicks").untitled, .name("group").untitled,
        .name("stage").untitled,
      ]
    }
    let unlawful = Set(request.season.matches.filter(\.sheet.isUnlawful).map(\.file))
    for (competition, match) in request.matches(where: isShown) {
      let (result, score) = (match.result, match.result.outcome.score)
      list.rows.append([
        .text(result.date), .text(result.time), .text(competition),
        .text(request.isForPrograms ? result.round : round(result, request)), .text(result.home),
        .text(result.away), .number(score?.home), .number(score?.away),
        .text(state(result, request, isUnlawful: unlawful.contains(match.file))),
        .text(place(of: match, request)),
      ])
      if request.isForPrograms {
        list.rows[list.rows.count - 1] += [
          .number(result.shootOut?.home), .number(result.shootOut?.away), .text(result.group), .text(result.stage),
        ]
      }
    }
    return list
  }

  /// "12"; "Group A, 2".
  private static func round(_ result: MatchResult, _ request: SeasonRequest) -> String {
    let words = request.words
    return [words.group(result.group), words.round(result)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The file, and the line if it contains several matches. Human readers do not need the folder.
  private static func place(of match: SeasonResults.Source, _ request: SeasonRequest) -> String {
    let file = request.isForPrograms ? match.file : FileName.split(match.file).name
    return match.line.map { "\(file):\($0)" } ?? file
  }

  /// A code for programs, words for human readers.
  private static func state(_ result: MatchResult, _ request: SeasonRequest, isUnlawful: Bool) -> String {
    if result.isAnnulled { return request.isForPrograms ? "annulled" : request.book(Phrase("season.state.annulled")) }
    if request.isForPrograms { return result.outcome.code }
    return switch result.outcome {
    case .played where isUnlawful: request.book(Phrase("season.state.unlawful"))
    case .played where result.shootOut != nil:
      request.book(Phrase("season.tie-kicks", ["score": result.shootOut?.text ?? ""]))
    // The score or its absence already shows this.
    case .played, .pending: ""
    case .awarded: request.book(Phrase("season.state.awarded"))
    case .abandoned: request.book(Phrase("season.state.abandoned"))
    case .inProgress: request.book(Phrase("season.state.in-progress"))
    }
  }
}
