import CommandSupport
import FileWording
import MatchModel
import Phrases
import Seasons

extension SeasonEdit {
  /// Adds people from a table. A row replaces the registered person with the same id, licence or name. If the row has
  /// no id, values missing from the table are kept.
  static let registry = SeasonEdit(name: "registry", operands: ["FILE"], most: 1) { draft throws(Failure) in
    let path = draft.words[0]
    let table = RegistryTable(try InputFile.text(of: path), file: path)
    guard table.problems.isEmpty else { throw .text(table.problems) }
    for title in table.passedOver {
      let what = Phrase("results.column-passed-over", ["found": title])
      draft.console.warn(what, in: path, line: 1)
    }
    let names = SeasonNames(draft.season, teams: Set(table.players.flatMap(\.memberships).map(\.team)))
    draft.sayUnknownTeams(of: table.players, in: path)
    for var player in table.players {
      let hasNoID = player.code.isEmpty
      if hasNoID {
        player.memberships = player.memberships.map(names.spelt)
        player.code = names.id(of: player, in: draft.file)
      }
      guard let index = draft.file.players.firstIndex(where: { $0.isSame(player) }) else {
        draft.file.players.append(player)
        continue
      }
      // A table without ids comes from another source, so values that it lacks are kept.
      if hasNoID, !player.code.isEmpty {
        var known = draft.file.players[index]
        if !player.licence.isEmpty { known.licence = player.licence }
        if !player.birth.isEmpty { known.birth = player.birth }
        known.complete(with: player)
        draft.file.players[index] = known
      } else {
        draft.file.players[index] = player
      }
    }
    return draft.console.book(Phrase("season.registry.read", ["file": path], count: table.players.count))
  }

  /// The file in `registry --from FILE`; nil if the option is missing or contains a date, as it does for other views.
  static func registryFile(_ words: ArraySlice<String>, _ arguments: Arguments) throws(Failure) -> String? {
    guard let file = arguments.value(SeasonOptions.from), DetailsCheck.date(typed: file) == nil, let word = words.first,
      named(word, [file])?.name == registry.name
    else { return nil }
    guard words.count == 1 else { throw .usage(.together(words[words.startIndex + 1], SeasonOptions.from.flag)) }
    return file
  }
}

extension SeasonDraft {
  /// Warns about teams without matches, which may be misspelt.
  fileprivate func sayUnknownTeams(of players: [SeasonFile.Player], in path: String) {
    guard !season.teams.isEmpty else { return }
    let named = Set(players.flatMap(\.memberships).map(\.team)).filter { season.team(named: $0) == nil }
    for team in named.sorted() {
      let text = console.words.stranger(.team(team, line: 0), teams: season.teams)
      console.say(FileMessage(file: path, level: .warning, text: text))
    }
  }
}

/// The players of a season by name, for rows without an id.
private struct SeasonNames {
  private let players: [String: [SeasonPlayer]]
  /// Teams in the season's spelling.
  private let teams: [String: String]

  init(_ season: Season, teams: Set<String>) {
    self.teams = Dictionary(uniqueKeysWithValues: teams.map { ($0, season.team(named: $0) ?? $0) })
    var players: [String: [SeasonPlayer]] = [:]
    for player in season.players.all {
      for name in Set(player.spellings.map(folded)) { players[name, default: []].append(player) }
    }
    self.players = players
  }

  func spelt(_ membership: SeasonFile.Membership) -> SeasonFile.Membership {
    var membership = membership
    membership.team = teams[membership.team] ?? membership.team
    return membership
  }

  /// The id of the player with that licence; otherwise of the only player with that name in one of the teams. Empty
  /// without a unique match, and for entries in the file without an id.
  func id(of player: SeasonFile.Player, in file: SeasonFile) -> String {
    if !player.licence.isEmpty, let known = file.players.first(where: { $0.licence == player.licence }) {
      return known.code
    }
    if file.players.contains(where: { $0.isSame(player) }) { return "" }
    let own = Set(player.memberships.map(\.team))
    let found = players[folded(player.name), default: []].filter {
      own.isEmpty || $0.teams.contains(where: own.contains)
    }
    return found.count == 1 ? found[0].id : ""
  }
}

extension SeasonView {
  /// The registry as a table to fill in, with every player of the season.
  static let registry = SeasonView(name: "registry", isOfStaff: true) { request throws(Failure) in
    let file = request.season.file
    typealias Row = (
      id: String, name: String, aliases: [String], entry: SeasonFile.Membership, licence: String, birth: String
    )
    var rows: [Row] = []
    var shown: Set<String> = []
    for player in request.season.players.all where request.filter.passes(player) && !player.name.isEmpty {
      shown.insert(player.id)
      let known = file.players.first { $0.code == player.id || ($0.code.isEmpty && $0.name == player.name) }
      let own = request.season.memberships(of: player)
      let entries = known.map { $0.memberships.isEmpty ? own : $0.memberships } ?? own
      if let known { shown.insert(known.code.isEmpty ? known.name : known.code) }
      let aliases = known?.aliases ?? player.spellings.filter { $0 != player.name && !$0.isEmpty }
      rows += entries.map { (player.id, player.name, aliases, $0, player.licence, player.birth) }
    }
    // People who have not been in a squad yet.
    for player in file.players where !shown.contains(player.code.isEmpty ? player.name : player.code) {
      let entries = player.memberships.isEmpty ? [SeasonFile.Membership(team: "")] : player.memberships
      rows += entries.filter { request.filter.passes($0.team) }
        .map { (player.code, player.name, player.aliases, $0, player.licence, player.birth) }
    }
    let list = SeasonList(
      request.title(Phrase("season.registry")), of: rows,
      columns: [
        .name("id", weight: 1, \.id).whole, .name("name", \.name),
        .name("aliases", weight: 4) { $0.aliases.joined(separator: "|") }, .name("team", \.entry.team),
        .shirt("number") { $0.entry.number.map(ShirtNumber.text) ?? "" }, .name("from", weight: 6, \.entry.from),
        .name("to", weight: 6, \.entry.to), .name("licence", weight: 2, \.licence), .name("birth", weight: 3, \.birth),
      ], empty: Phrase("season.nobody"))
    try request.show([list])
  }
}
