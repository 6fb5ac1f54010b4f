import CommandSupport
import Phrases
import Seasons
import Standings
import Text
import Wording

extension SeasonView {
  static let results = SeasonView(name: "results") { request throws(Failure) in
    if SeasonOptions.isOfResults(request.arguments) {
      return request.console.write(Array(ResultCSV.text(of: request).utf8))
    }
    var list = list(request, title: request.title(Phrase("season.results"))) { $0.hasBegun }
    list.notes += request.ties { request.filter.passes($0, competition: $1) }.map(request.words.tie)
    try request.show([list])
  }

  static let fixtures = SeasonView(name: "fixtures") { request throws(Failure) in
    let title = request.title(Phrase("season.fixtures"))
    try request.show([list(request, title: title) { !$0.hasBegun && !$0.isAnnulled }])
  }

  /// All matches of our team, or of the one in `--team`, against another team.
  static let versus = SeasonView(name: "versus", operand: .team) { request throws(Failure) in
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
    let unlawful = Set(request.season.matches.filter(\.sheet.isUnlawful).map(\.file))
    // For parts, the column contains the key of the match, which `void` accepts.
    let isOfParts = request.arguments.has(PartOptions.finish)
    let file: Column = .name("file", weight: isOfParts ? 0 : 3) { place(of: $0.match, request) }
    // For human readers, the shoot-out is part of the score.
    let others: [Column] = [
      .number("home_kicks", \.match.result.shootOut?.home).untitled,
      .number("away_kicks", \.match.result.shootOut?.away).untitled, .name("group", \.match.result.group).untitled,
      .name("stage", \.match.result.stage).untitled,
    ]
    return SeasonList(
      title, of: request.matches(where: isShown),
      columns: [
        .name("date", \.match.result.date), .name("time", weight: 4, \.match.result.time),
        .name("competition", weight: 5, \.competition),
        .name("round", weight: 2) { request.isForPrograms ? $0.match.result.round : round($0.match.result, request) },
        .name("home", \.match.result.home), .name("away", \.match.result.away),
        .number("home_goals", \.match.result.outcome.score?.home).untitled,
        .number("away_goals", \.match.result.outcome.score?.away).untitled,
        .name("state", weight: 1) {
          state($0.match.result, request, isUnlawful: unlawful.contains($0.match.file))
        }.untitled,
        isOfParts ? file.whole : file,
      ] + (request.isForPrograms ? others : []), empty: Phrase("season.no-match"))
  }

  private typealias Column = SeasonList.Column<(competition: String, match: SeasonResults.Source)>

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
