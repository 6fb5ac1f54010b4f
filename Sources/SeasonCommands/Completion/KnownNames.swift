import CommandSupport
import Phrases
import Seasons
import Terminal
import Text

/// The names in the season that a command line is about. A season that cannot be read has no names.
struct KnownNames {
  private let season: Season?
  private let line: PartialLine

  /// - Parameter folder: the season's folder, from the first operand.
  init(_ line: PartialLine, in folder: (_ operand: String) -> String = { $0 }) {
    self.line = line
    season = try? line.arguments.operands.first.map { place throws(Failure) in
      let folder = try SeasonFolder(folder(Self.expanded(place)))
      return SeasonReading(folder, line.console.withoutWarnings, .people).read().season
    }
  }

  /// The path without the shell's abbreviation for the home folder.
  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = Environment.variables()["HOME"] else { return path }
    return home + path.dropFirst()
  }

  var teams: [Candidate] { sorted { $0.teams + $0.file.teams.map(\.name) } }

  /// Names, and the IDs of players without a name. Once a slash has been typed, these are the IDs of all players, because
  /// IDs distinguish players with the same name.
  var players: [Candidate] {
    sorted { season in
      let team = line.arguments.value(SeasonOptions.team).flatMap(season.team(named:))
      return season.players.all.filter { player in team.map(player.isOf) ?? true }
        .map { $0.name.isEmpty || line.typed.contains("/") ? $0.id : $0.name }
    }
  }

  var everybody: [Candidate] { teams + players }

  var competitions: [Candidate] { sorted { $0.results.competitions.map(\.name) + $0.file.competitions.map(\.name) } }

  var matchFiles: [Candidate] { sorted { $0.matches.map { FileName.split($0.file).name } } }

  private func sorted(_ names: (Season) -> [String]) -> [Candidate] {
    Set(season.map(names) ?? []).filter { !$0.isEmpty && visible($0) == $0 }
      .sorted { (folded($0), $0) < (folded($1), $1) }.map { Candidate($0) }
  }
}
