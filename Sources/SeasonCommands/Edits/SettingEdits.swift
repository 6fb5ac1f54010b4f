import CommandSupport
import Phrases
import Seasons
import Standings

extension SeasonEdit {
  /// Sets our team, the season's name, or rules for one competition or for all.
  static let set = SeasonEdit(name: "set", operands: [.setting], more: .setting) { draft throws(Failure) in
    let competition = try draft.competition()
    for pair in draft.words {
      guard let equals = pair.firstIndex(of: "="), equals != pair.startIndex else {
        throw .usage(.notAPair("set", pair))
      }
      let (key, value) = (SettingKey.named(String(pair[..<equals])), String(pair[pair.index(after: equals)...]))
      if competition.isEmpty {
        try draft.set(key, value)
      } else {
        try draft.set(key, value, of: competition)
      }
    }
    return ([competition].filter { !$0.isEmpty } + [draft.words.joined(separator: ", ")]).joined(separator: ": ")
  }

  /// Adds another name that match files use for a team.
  static let alias = SeasonEdit(name: "alias", operands: [.team, .teamName], more: .team) { draft throws(Failure) in
    let team = try draft.team(draft.words[0])
    let names = draft.words.dropFirst().filter { $0 != team }
    for other in draft.file.teams where other.name != team {
      if let name = names.first(where: { $0 == other.name || other.aliases.contains($0) }) {
        throw draft.wrong(Phrase("season.alias-taken", ["name": name, "team": other.name]))
      }
    }
    for name in names {
      guard let other = draft.season.team(named: name), other != team,
        draft.season.results.competitions.contains(where: { competition in
          competition.matches.contains { Set([$0.result.home, $0.result.away]) == [team, other] }
        })
      else { continue }
      throw draft.wrong(Phrase("season.teams-met", ["one": team, "other": other]))
    }
    let index = draft.file.teams.firstIndex { $0.name == team } ?? draft.file.teams.count
    if index == draft.file.teams.count { draft.file.teams.append(SeasonFile.Team(team)) }
    draft.file.teams[index].aliases += names.filter { !draft.file.teams[index].aliases.contains($0) }
    return ([team] + draft.file.teams[index].aliases).joined(separator: " = ")
  }

  static let licence = SeasonEdit(name: "licence", operands: [.player, "NUMBER"], most: 2) { draft throws(Failure) in
    let player = try draft.player(draft.words[0])
    if let other = draft.season.players.all.first(where: { $0.licence == draft.words[1] && $0.id != player.id }) {
      let facts: Phrase.Arguments = [
        "licence": draft.words[1], "player": draft.console.words.player(other),
        "command": same.line([other.id, player.id], in: ShellWord.operand(draft.place), draft.console.book),
      ]
      throw draft.wrong(Phrase("season.licence-taken", facts))
    }
    let index = draft.registered(player)
    draft.file.players[index].licence = draft.words[1]
    return "\(draft.file.players[index].name): \(draft.words[1])"
  }
}

extension SeasonDraft {
  fileprivate mutating func set(_ key: String, _ value: String) throws(Failure) {
    switch key {
    case "name": file.name = value
    case "us": file.us = value.isEmpty ? "" : try team(value)
    case "competition": file.competition = value
    case "rules": file.rules = try family(value)
    default: file.settings = try changed(file.settings, key, value, SettingKey.all(ofCompetition: false))
    }
  }

  fileprivate mutating func set(_ key: String, _ value: String, of competition: String) throws(Failure) {
    let index = file.competitions.firstIndex { $0.name == competition } ?? file.competitions.count
    if index == file.competitions.count { file.competitions.append(SeasonFile.Competition(competition)) }
    switch key {
    case "rules": file.competitions[index].rules = try family(value)
    case "alias": file.competitions[index].aliases.append(value)
    default:
      let known = SettingKey.all(ofCompetition: true)
      file.competitions[index].settings = try changed(file.competitions[index].settings, key, value, known)
    }
  }

  private func family(_ name: String) throws(Failure) -> String {
    guard name.isEmpty || RuleFamily.named(name) != nil else {
      throw .usage(.unknownWord(name, known: RuleFamily.all.map(\.name)))
    }
    return name
  }

  /// The settings with the rule replaced, or removed if the value is empty.
  private func changed(
    _ settings: [SeasonFile.Setting], _ key: String, _ value: String, _ known: [String]
  ) throws(Failure) -> [SeasonFile.Setting] {
    var settings = settings
    let setting = SeasonFile.Setting(key, value)
    if value.isEmpty, SeasonFile.Setting.names.contains(key) {
      settings.removeAll { $0.key == key }
      return settings
    }
    try TableOptions.check(setting, console.words, by: SeasonEdit.set.name(in: console.book), known: known)
    if let index = settings.firstIndex(where: { $0.key == key }) {
      settings[index] = setting
    } else {
      settings.append(setting)
    }
    return settings
  }

  /// Index of the player's entry in the registry, which is created if necessary.
  mutating func registered(_ player: SeasonPlayer) -> Int {
    if let known = file.players.firstIndex(where: { $0.code == player.id }) { return known }
    let folded = folded(player.name)
    if let named = file.players.firstIndex(where: { Phrases.folded($0.name) == folded && $0.code.isEmpty }) {
      return named
    }
    var entry = SeasonFile.Player(player.name)
    entry.code = player.id
    entry.aliases = player.spellings.filter { $0 != player.name && !$0.isEmpty }
    entry.memberships = season.memberships(of: player)
    file.players.append(entry)
    return file.players.count - 1
  }
}
