import MatchModel
import Phrases

/// Players who could not play for the whole time, for reasons other than the coach's choice.
struct Delays {
  /// Players who arrived after kick-off.
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
    let words = folded(text).split { !$0.isLetter }
    return words.contains { word in injury.contains { word.hasPrefix($0) } }
  }

  /// Prefixes of words for injuries in the program's languages.
  private static let injury = ["injur", "hurt", "lesio"]
}
