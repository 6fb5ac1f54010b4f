import Bounds
import FileWording
import MatchModel
import Phrases
import Seasons

extension SeasonEdit {
  /// People from a table: whoever has the id, the licence or the name of somebody in the registry takes that place.
  static let registry = SeasonEdit("registry", ["FILE"], most: 1) { draft throws(Failure) in
    let path = draft.words[0]
    let bytes = try InputFile.read(path, limit: Bounds.textFile)
    let table = RegistryTable(try InputFile.text(bytes, path), file: path)
    guard table.problems.isEmpty else { throw .text(table.problems) }
    for title in table.passedOver {
      let text = draft.console.book(Phrase("results.column-passed-over", ["found": title]))
      draft.console.say(FileMessage(file: path, line: 1, level: .warning, text: text))
    }
    for var player in table.players {
      if player.code.isEmpty { player.code = draft.id(of: player) }
      if let index = draft.file.players.firstIndex(where: { $0.isSame(player) }) {
        draft.file.players[index] = player
      } else {
        draft.file.players.append(player)
      }
    }
    return draft.console.book(Phrase("season.registry.read", ["file": path], count: table.players.count))
  }

  /// The file of `registry --from FILE`; nil where the option, if it is there, has a date, as it has in other views.
  static func registryFile(_ words: ArraySlice<String>, _ arguments: Arguments) throws(Failure) -> String? {
    guard let file = arguments.value(SeasonOptions.from), !DetailsCheck.isDate(file), let word = words.first,
      named(word, [file])?.name == registry.name
    else { return nil }
    guard words.count == 1 else { throw .usage(.together(words[words.startIndex + 1], SeasonOptions.from.flag)) }
    return file
  }
}

extension SeasonDraft {
  /// The id of the one player of that name in that team, where the table does not say it; empty where it cannot be known.
  fileprivate func id(of player: SeasonFile.Player) -> String {
    // Whoever the registry has under that licence or name stays that person.
    if file.players.contains(where: { $0.isSame(player) }) { return "" }
    let teams = Set(player.memberships.map { folded($0.team) })
    let found = season.players.all.filter { known in
      known.spellings.contains { folded($0) == folded(player.name) }
        && (teams.isEmpty || known.teams.contains { teams.contains(folded($0)) })
    }
    return found.count == 1 ? found[0].id : ""
  }
}

extension SeasonView {
  /// Everybody of the season, with what the registry says: a table to fill in.
  static let registry = SeasonView("registry") { request throws(Failure) in
    let file = request.season.file
    var list = SeasonList(
      title: request.title(Phrase("season.registry")),
      columns: [
        .name("id", weight: 1), .name("name"), .name("aliases", weight: 4), .name("team"), .number("number"),
        .name("from", weight: 6), .name("to", weight: 6), .name("licence", weight: 2), .name("birth", weight: 3),
      ], empty: Phrase("season.nobody"))
    func row(
      _ id: String, _ name: String, _ aliases: [String], _ entry: SeasonFile.Membership, _ licence: String,
      _ birth: String
    ) {
      list.rows.append([
        .text(id), .text(name), .text(aliases.joined(separator: "|")), .text(entry.team), .number(entry.number),
        .text(entry.from), .text(entry.to), .text(licence), .text(birth),
      ])
    }
    var shown: Set<String> = []
    for player in request.season.players.all where request.filter.team.map(player.isOf) ?? true {
      guard !player.name.isEmpty else { continue }
      shown.insert(player.id)
      let known = file.players.first { $0.code == player.id || ($0.code.isEmpty && $0.name == player.name) }
      let own = request.season.memberships(of: player)
      let entries = known.map { $0.memberships.isEmpty ? own : $0.memberships } ?? own
      if let known { shown.insert(known.code.isEmpty ? known.name : known.code) }
      let aliases = known?.aliases ?? player.spellings.filter { $0 != player.name && !$0.isEmpty }
      for entry in entries { row(player.id, player.name, aliases, entry, player.licence, player.birth) }
    }
    // Whoever has not been in a squad yet.
    for player in file.players where !shown.contains(player.code.isEmpty ? player.name : player.code) {
      let entries = player.memberships.isEmpty ? [SeasonFile.Membership(team: "")] : player.memberships
      for entry in entries where request.filter.team.map({ $0 == entry.team }) ?? true {
        row(player.code, player.name, player.aliases, entry, player.licence, player.birth)
      }
    }
    try request.show([list])
  }
}
