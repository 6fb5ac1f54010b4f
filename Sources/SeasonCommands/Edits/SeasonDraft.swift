import CommandSupport
import Phrases
import Seasons
import Standings

/// A season's file while it is edited, and the arguments of the edit.
struct SeasonDraft {
  static let date = Option("date", value: "YYYY-MM-DD", help: "option.season.date")
  static let keep = Option("keep", help: "option.season.keep")
  static let yes = Option("yes", short: "y", help: "option.season.yes")

  var file: SeasonFile
  let season: Season
  /// The words after the name of the edit.
  let words: [String]
  let arguments: Arguments
  let console: Console
  let place: String

  func wrong(_ what: Phrase) -> Failure { .problem(what, in: place) }

  /// The reason: the words after the first `count`.
  func reason(after count: Int) -> String { words.dropFirst(count).joined(separator: " ") }

  /// Finds a team by its name or a part of it, and returns it as the season spells it.
  func team(_ text: String) throws(Failure) -> String {
    let known = Set(season.teams + file.teams.map(\.name)).sorted { (folded($0), $0) < (folded($1), $1) }
    if let exact = season.team(named: text) { return exact }
    return try SeasonOptions.team(text, in: known, wrong: wrong)
  }

  /// Several different teams.
  func teams(_ texts: ArraySlice<String>) throws(Failure) -> [String] {
    let teams = try texts.map { text throws(Failure) in try team(text) }
    guard Set(teams).count == teams.count else { throw wrong(Phrase("results.same-team", ["team": teams[0]])) }
    return teams
  }

  func player(_ text: String) throws(Failure) -> SeasonPlayer {
    if let known = season.players.named(text) { return known }
    let team = try arguments.value(SeasonOptions.team).map { text throws(Failure) in try self.team(text) }
    return try PlayerSearch(season: season, console: console).found(text, of: team, wrong)
  }

  /// A number of points or matches.
  /// - Parameter operand: name for the error message: `POINTS`.
  func number(_ operand: String, _ text: String, _ range: ClosedRange<Int>) throws(Failure) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        .badValue(
          console.book.placeholders(in: operand), text,
          expected: Phrase("format.expects-number", ["least": range.lowerBound, "most": range.upperBound])))
    }
    return number
  }

  func day() throws(Failure) -> String? { try arguments.date(Self.date) }

  /// The competition from `--competition`; empty without it.
  func competition() throws(Failure) -> String {
    guard let text = arguments.value(SeasonOptions.competition) else { return "" }
    let names = season.results.competitions.map(\.name) + file.competitions.map(\.name)
    let found = NameSearch.found(text, in: Array(Set(names)).sorted()) { [$0] }
    if found.count > 1 {
      throw wrong(Phrase("season.several", ["name": text, "known": found.joined(separator: ", ")]))
    }
    // A competition without any matches yet is allowed.
    return found.first ?? text
  }

  mutating func add(_ decision: Decision) -> String {
    file.decisions.append(decision)
    return said(decision)
  }

  func said(_ decision: Decision) -> String {
    console.words.decision(decision) { id in season.players.named(id).map(console.words.player) ?? id }
  }
}

struct PlayerSearch {
  let season: Season
  let console: Console

  /// - Parameter team: the team whose players are searched; nil for all.
  func found(_ text: String, of team: String?, _ wrong: (Phrase) -> Failure) throws(Failure) -> SeasonPlayer {
    if let known = season.players.named(text) { return known }
    let all = season.players.all.filter { player in team.map(player.isOf) ?? true }
    let found = NameSearch.found(text, in: all) { $0.spellings + [$0.id] }
    guard let player = found.first else {
      let near = NameSearch.nearest(to: text, in: all) { $0.spellings }
      guard !near.isEmpty else { throw wrong(Phrase("season.unknown-player", ["name": text])) }
      throw wrong(Phrase("season.unknown-player-near", ["name": text, "near": listed(near.prefix(3))]))
    }
    guard found.count == 1 else {
      let more =
        found.count > Self.most ? [console.book(Phrase("season.and-more", count: found.count - Self.most))] : []
      throw wrong(
        Phrase(
          "season.several-players",
          ["name": text, "known": ([listed(found.prefix(Self.most))] + more).joined(separator: ", ")]))
    }
    return player
  }

  /// Maximum number of candidates listed.
  private static let most = 9

  private func listed(_ players: some Sequence<SeasonPlayer>) -> String {
    players.map { "\(console.words.player($0)) (\($0.id))" }.joined(separator: ", ")
  }
}
