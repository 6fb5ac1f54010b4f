import CommandSupport
import Phrases
import Seasons
import Standings

package enum SeasonOptions {
  static let us = Option("us", value: .team, help: "option.season.us")
  static let competition = Option("competition", value: .competition, help: "option.season.competition")
  package static let team = Option("team", value: .team, help: "option.season.team")
  static let from = Option("from", value: "YYYY-MM-DD|FILE", help: "option.season.from")
  static let to = Option("to", value: "YYYY-MM-DD", help: "option.season.to")
  static let last = Option("last", value: "N", help: "option.season.last")
  static let format = Option(
    "format", choices: ["text", "csv", "football-data", "html", "xml", "card", "card-svg"], help: "option.season.format"
  )
  static let csv = Option("csv", help: "option.season.csv")
  /// `position` with the view `minutes`; the name of a person with `confirm` and `amend`.
  static let by = Option("by", value: Placeholder("position|NAME", words: ["position"]), help: "option.season.by")
  static let strict = Option("strict", help: "option.season.strict")

  static let filters = [competition, team, from, to, last]

  static func isForPrograms(_ arguments: Arguments) -> Bool { arguments.value(format).map { $0 != "text" } ?? false }

  /// True for formats made from the summary document.
  static func isOfSummary(_ arguments: Arguments) -> Bool {
    ["html", "xml"].contains(arguments.value(format) ?? "") || isCard(arguments)
  }

  static func isCard(_ arguments: Arguments) -> Bool { ["card", "card-svg"].contains(arguments.value(format) ?? "") }

  /// The arguments with the format implied by the extension of the output file, unless a format is given.
  static func withFormat(_ arguments: Arguments) throws(Failure) -> Arguments {
    if arguments.has(csv) {
      guard !arguments.has(format) else { throw .usage(.together(csv.flag, format.flag)) }
      return arguments.assuming(format, "csv")
    }
    let name = arguments.value(.output)?.lowercased() ?? ""
    let known = ["csv": "csv", "html": "html", "xml": "xml", "png": "card", "svg": "card-svg"]
    return known.first { name.hasSuffix("." + $0.key) }.map { arguments.assuming(format, $0.value) } ?? arguments
  }

  static func isOfResults(_ arguments: Arguments) -> Bool { arguments.value(format) == "football-data" }

  /// Refuses files about health that others may see.
  static func requirePrivate(_ privacy: Privacy, for view: String, _ arguments: Arguments) throws(Failure) {
    guard !privacy.isPrivate else { return }
    let output = isForPrograms(arguments) ? csv : Option.output
    throw .usage(.onlyWith("\(view) \(output.flag)", Privacy.isPrivate.flag))
  }

  /// The requested part of the season.
  /// - Parameter scope: home or away, the round, and the number of last matches, as for tables.
  static func filter(
    _ arguments: Arguments, _ scope: TableScope, _ season: Season, wrong: (Phrase) -> Failure
  ) throws(Failure) -> SeasonFilter {
    var filter = SeasonFilter()
    if let text = arguments.value(competition) {
      filter.select(competition: text, of: season.results.competitions.map(\.name))
    }
    filter.from = try arguments.date(from)
    filter.to = try arguments.date(to) ?? scope.date
    filter.side = scope.sides.count == 1 ? scope.sides[0] : nil
    filter.matchday = scope.matchday
    filter.last = scope.last
    if let text = arguments.value(team) { filter.team = try self.team(text, of: season, wrong: wrong) }
    return filter
  }

  /// Finds a team of a season by its name, an alias or a part of its name.
  static func team(_ text: String, of season: Season, wrong: (Phrase) -> Failure) throws(Failure) -> String {
    if let exact = season.team(named: text) { return exact }
    return try team(text, in: season.teams, wrong: wrong)
  }

  static func team(_ text: String, in teams: [String], wrong: (Phrase) -> Failure) throws(Failure) -> String {
    let found = NameSearch.found(text, in: teams) { [$0] }
    guard let team = found.first else { throw wrong(unknownTeam(text, known: teams)) }
    guard found.count == 1 else {
      throw wrong(Phrase("season.several", ["name": text, "known": found.joined(separator: ", ")]))
    }
    return team
  }

  /// The message for an unknown team: similar names, then all names.
  static func unknownTeam(_ text: String, known: [String]) -> Phrase {
    let near = NameSearch.nearest(to: text, in: known) { [$0] }
    let names = known.joined(separator: ", ")
    guard !near.isEmpty else { return Phrase("results.unknown-team", ["name": text, "known": names]) }
    return Phrase(
      "season.unknown-team-near", ["name": text, "near": near.prefix(3).joined(separator: ", "), "known": names])
  }
}
