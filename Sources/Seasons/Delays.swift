import MatchModel
import Phrases

/// Players who were unavailable for part of a match for reasons other than the coach's choice.
struct Delays {
  private(set) var late: BothSides<Set<PlayerID>> = BothSides([])
  /// Players who left without being replaced, or whose injury was noted.
  private(set) var hurt: BothSides<Set<PlayerID>> = BothSides([])

  init(_ match: Match) {
    for action in match.actions {
      switch action.specific {
      case .departure(let departure): if let id = departure.player.playerID { hurt[departure.team].insert(id) }
      case .arrival(let arrival):
        guard let id = arrival.player.playerID, !hurt[arrival.team].contains(id) else { continue }
        late[arrival.team].insert(id)
      case .note(let note):
        if case .player(let side, .player(let id)) = note.subject, Self.tellsOfInjury(note.text) {
          hurt[side].insert(id)
        }
      default: continue
      }
    }
  }

  private static func tellsOfInjury(_ text: String) -> Bool {
    let words = folded(text).split { !$0.isLetter && $0 != "'" }
    return words.contains { word in prefixes.contains { word.hasPrefix($0) } }
      || phrases.contains { words.starts(with: $0) }
  }

  /// Prefixes of words that mean an injury anywhere in a note.
  private static let prefixes = ["injur", "hurt", "lesio"]

  /// The phrases with which the prompt takes an injury (docs/PROMPT.md). Some of their words also have other meanings,
  /// so they count at the beginning of a note only.
  private static let phrases = [
    "words.link.injured", "words.link.concussed", "words.particle.concussion",
  ].flatMap { Phrasebook.everyLanguage.words($0) }.map { folded($0).split(separator: "_") }
}
