import MatchModel
import Phrases

/// Who could not play all the time they were there for, whatever the coach would have liked.
struct Delays {
  /// Who came when the match had begun.
  private(set) var late: BothSides<Set<PlayerID>> = BothSides([])
  /// Who left and was not replaced, or is noted as injured.
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

  /// How words for an injury begin, in the program's languages.
  private static let injury = ["injur", "hurt", "lesio"]
}
