import LivePages
import Phrases
import Synchronization

/// The season's notes on the rival, computed once per match: earlier matches do not change while a match is played.
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
