import CommandSupport
import MatchModel
import Phrases
import RecordingSession
import Seasons
import Standings

/// The earlier matches of a season, for use at the prompt: everyone's playing time, and what is known about the
/// opponents. They are read when first needed.
package final class EarlierSeason {
  private let folder: String
  private let path: String
  private let console: Console

  /// - Parameters:
  ///   - path: the match that is recorded, which is left out.
  ///   - isRead: true if the files have been read before, so that their errors are known.
  package init(in folder: String, before path: String, isRead: Bool, _ console: Console) {
    self.folder = folder
    self.path = path
    self.console = isRead ? console.withoutFileMessages : console.withoutWarnings
  }

  package private(set) lazy var medical = MedicalRemarks(folder)

  private func read(before date: String) -> SeasonRequest? {
    guard let folder = try? SeasonFolder(folder) else { return nil }
    let outcome = SeasonReading(folder, console).read()
    let season = Season(
      outcome.sources(before: date, without: path), sheets: outcome.sheets, file: outcome.file, path: outcome.filePath)
    guard let options = try? TableOptions(.none, console.words) else { return nil }
    return SeasonRequest(
      arguments: .none, console: console.adapted(to: season.laws ?? .football), place: self.folder, shellPlace: [],
      shellFolder: "", read: outcome, season: season, options: options, filter: SeasonFilter(), name: nil,
      us: season.us)
  }

  private var known: (request: SeasonRequest?, totals: [PlayerTotals])?

  private func all(before date: String) -> (request: SeasonRequest?, totals: [PlayerTotals]) {
    if let known { return known }
    let request = read(before: date)
    let found = (request, request.map { $0.season.totals(SeasonFilter(), $0.discipline) } ?? [])
    known = found
    return found
  }

  /// The totals of a squad member, recognised by name, or by number if there is no name. Nil before the first match.
  package func totals(of id: PlayerID, _ side: Side, in match: Match) -> PlayerTotals? {
    let (request, totals) = all(before: match.details.date)
    guard let team = request?.season.team(named: match[side].name) else { return nil }
    let player = match[side][id]
    return totals.first { totals in
      guard totals.player.isOf(team) else { return false }
      if player.name.isEmpty {
        return totals.player.name.isEmpty && totals.player.numbers.contains(player.number.rawValue)
      }
      return totals.player.spellings.contains { folded($0) == folded(player.name) }
    }
  }

  /// The playing time that the competition of the match requires.
  package func playingTime(in match: Match) -> PlayingTimeRules {
    guard let request = all(before: match.details.date).request else { return PlayingTimeRules() }
    let known = request.season.results.competitions.map(\.name)
    let named = match.details.competition
    let competition = known.first { folded($0) == folded(named) } ?? (named.isEmpty ? known.first ?? "" : named)
    return request.options.playingTime(of: competition, in: request.season.file)
  }

  /// The scouting sheet of a side, with indented lines below each heading. Empty if nothing is known.
  package func scout(_ side: Side, in match: Match) -> [String] {
    guard let request = all(before: match.details.date).request,
      let team = request.season.team(named: match[side].name)
    else { return [] }
    let sections = ScoutSheet(team, request, MatchShares(request.season, request.filter)).sections
    return sections.flatMap { section in
      [console.book(section.heading)] + section.lines.map { "  " + $0 }
    }
  }
}
