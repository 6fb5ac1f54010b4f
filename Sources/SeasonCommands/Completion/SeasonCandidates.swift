import CommandSupport
import FileNames
import FileWording
import Phrases
import Seasons
import TextLayout

/// Completions for a command line about a season.
package struct SeasonCandidates {
  let completion: SeasonCompletion
  let console: Console

  package init(completion: SeasonCompletion, console: Console) {
    self.completion = completion
    self.console = console
  }

  /// Sorted and without duplicates; views are in the order of the help.
  package var words: [String] {
    let all = known
    // Prefixes of the whole name match first, otherwise prefixes of any word in it.
    let wanted = folded((completion.before + [completion.typed]).joined(separator: " "))
    let found = [{ $0.hasPrefix(wanted) }, { (" " + $0).contains(" " + wanted) }].lazy
      .map { (fits: (String) -> Bool) in all.filter { fits(folded($0)) } }.first { !$0.isEmpty }
    return rest(of: found ?? [])
  }

  /// The remainder of names whose first words have been typed already.
  private func rest(of names: [String]) -> [String] {
    guard !completion.before.isEmpty else { return names }
    return names.compactMap { name in
      let words = name.split(separator: " ")
      let isBegun = zip(words, completion.before).allSatisfy { folded(String($0)) == folded($1) }
      let rest = words.dropFirst(completion.before.count).joined(separator: " ")
      return isBegun && !rest.isEmpty ? rest : nil
    }
  }

  private var known: [String] {
    switch completion.kind {
    case .views: return views
    case .settings: return SeasonFile.Setting.names.map { $0 + "=" }
    case .files, .nothing: return []
    case .teams, .players, .anybody, .competitions, .matchFiles:
      guard let season else { return [] }
      return sorted(names(in: season))
    }
  }

  private func names(in season: Season) -> [String] {
    switch completion.kind {
    case .teams: teams(of: season)
    case .players: players(of: season)
    case .anybody: teams(of: season) + players(of: season)
    case .competitions: season.results.competitions.map(\.name) + season.file.competitions.map(\.name)
    case .matchFiles: season.matches.map { FileName.split($0.file).name }
    default: []
    }
  }

  private func teams(of season: Season) -> [String] { season.teams + season.file.teams.map(\.name) }

  /// Names, and the ids of players without a name. Once something has been typed, also the ids of all other players,
  /// which are needed to tell namesakes apart.
  private func players(of season: Season) -> [String] {
    let team = completion.team.flatMap(season.team(named:))
    let all = season.players.all.filter { player in team.map(player.isOf) ?? true }
    return all.map { $0.name.isEmpty || completion.typed.contains("/") ? $0.id : $0.name }
  }

  /// Views in the user's language; if none matches, in any language.
  private var views: [String] {
    let wanted = folded(completion.typed)
    let names = ([console.book] + Phrasebook.everyLanguage).lazy.map(SeasonView.names)
    return names.first { $0.contains { folded($0).hasPrefix(wanted) } } ?? []
  }

  /// Nil if the season cannot be read.
  private var season: Season? {
    guard let folder = try? SeasonFolder(completion.place) else { return nil }
    let season = SeasonReading(folder, console).read().season
    return season.results.competitions.isEmpty ? nil : season
  }

  private func sorted(_ names: [String]) -> [String] {
    Set(names.filter { !$0.isEmpty && visible($0) == $0 }).sorted { (folded($0), $0) < (folded($1), $1) }
  }
}
