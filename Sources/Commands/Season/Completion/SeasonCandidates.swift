import FileNames
import FileWording
import Phrases
import Seasons
import TextLayout

/// The words that fit what is typed of a line about a season.
struct SeasonCandidates {
  let completion: SeasonCompletion
  let console: Console

  /// Sorted, once each; in the order in which help has them where they are views.
  var words: [String] {
    let all = known
    // By their beginnings, or else by the beginning of any word in them.
    let wanted = folded((completion.before + [completion.typed]).joined(separator: " "))
    let found = [{ $0.hasPrefix(wanted) }, { (" " + $0).contains(" " + wanted) }].lazy
      .map { (fits: (String) -> Bool) in all.filter { fits(folded($0)) } }.first { !$0.isEmpty }
    return rest(of: found ?? [])
  }

  /// What is still to be typed, where the first words of a name have been.
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

  /// Names, and the ids of those who have none; of all for whoever has begun to type one, as namesakes need.
  private func players(of season: Season) -> [String] {
    let team = completion.team.flatMap(season.team(named:))
    let all = season.players.all.filter { player in team.map(player.isOf) ?? true }
    return all.map { $0.name.isEmpty || completion.typed.contains("/") ? $0.id : $0.name }
  }

  /// In the language of whoever types; in any where that has none that fits.
  private var views: [String] {
    let wanted = folded(completion.typed)
    let names = ([console.book] + Phrasebook.everyLanguage).lazy.map(SeasonView.names)
    return names.first { $0.contains { folded($0).hasPrefix(wanted) } } ?? []
  }

  /// Nil where there is nothing to read.
  private var season: Season? {
    guard let folder = try? SeasonFolder(completion.place) else { return nil }
    let season = SeasonReading(folder, console).read().season
    return season.results.competitions.isEmpty ? nil : season
  }

  private func sorted(_ names: [String]) -> [String] {
    Set(names.filter { !$0.isEmpty && visible($0) == $0 }).sorted { (folded($0), $0) < (folded($1), $1) }
  }
}
