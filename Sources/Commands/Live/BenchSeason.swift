import CommandSupport
import LivePages
import MatchModel
import SeasonCommands
import Synchronization

/// What the bench page needs from the season about the match. Its files are read once for each match, opponents
/// and squad, because earlier matches do not change while a match is played.
final class BenchSeason: Sendable {
  struct Facts {
    var rival: [String] = []
    /// Players who are suspended, or one card away from it.
    var warnings: [String] = []
    var suspended = BothSides<Set<PlayerID>>([])
  }

  private struct Known {
    var file = ""
    /// The opponents' name.
    var rival: String?
    var squads: [[String]] = []
    var facts = Facts()
  }

  private let folder: String
  private let console: Console
  private let known = Mutex(Known())

  init(_ folder: String, _ console: Console) {
    self.folder = folder
    self.console = console
  }

  func facts(about state: LiveState) -> Facts {
    let match = state.ledger.match
    // Bans belong to people, so numbers and names are all that matters.
    let squads = Side.allCases.map { side in
      [match[side].name] + match[side].players.map { "\($0.number) \($0.name)" }
    }
    let rival = match.ours.map { match[$0.other].name }
    return known.withLock { known in
      let isNew = known.file != state.file
      if isNew || known.rival != rival {
        known.facts.rival = LiveSeason.rival(of: match, in: folder, console.book.language)
      }
      if isNew || known.squads != squads {
        let warnings = try? SuspensionWarnings(state.ledger, at: state.file, earlier: folder, console.withoutWarnings)
        known.facts.warnings = warnings?.lines ?? []
        known.facts.suspended = warnings?.players ?? BothSides([])
      }
      known.file = state.file
      known.rival = rival
      known.squads = squads
      var facts = known.facts
      if state.ledger.state.isOver {
        facts.warnings = []
        facts.suspended = BothSides([])
      }
      return facts
    }
  }
}
