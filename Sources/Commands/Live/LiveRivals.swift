import LivePages
import Phrases
import Synchronization

/// What a season says of the rival, asked for once for each match: the matches before it do not change while it is
/// played.
final class LiveRivals: Sendable {
  private let season: String
  private let language: Language
  private let known = Mutex<(file: String, lines: [String])?>(nil)

  init(season: String, _ language: Language) { (self.season, self.language) = (season, language) }

  func lines(for state: LiveState) -> [String] {
    known.withLock { known in
      if let known, known.file == state.file { return known.lines }
      let lines = LiveSeason.rival(of: state.ledger.match, in: season, language)
      known = (state.file, lines)
      return lines
    }
  }
}
