import MatchModel
import Phrases

/// Identifies people across a season. Within a team, names that differ only in case, accents, spaces, hyphens or the
/// order of words belong to one person. If one match lists two of them, the numbers decide. A player without a name is
/// identified by number. The season file takes precedence.
public struct Players: Sendable {
  /// Sorted by ID.
  public internal(set) var all: [SeasonPlayer]
  /// Indices in `all` by match and side, in the order of the squad; -1 for none.
  private let places: [[Int32]]
  /// Indices in `all` by every ID that refers to a player, including those before merging and for other spellings.
  private let ids: [String: Int]
  /// Pairs of IDs declared to be different people.
  private let different: Set<[String]>

  /// Nil for an entry outside this season.
  public subscript(entry: SeasonPlayer.Entry) -> SeasonPlayer? {
    guard places.indices.contains(entry.squad), places[entry.squad].indices.contains(entry.place) else { return nil }
    let place = Int(places[entry.squad][entry.place])
    return place < 0 ? nil : all[place]
  }

  /// The player with the ID, including IDs before merging.
  public func named(_ id: String) -> SeasonPlayer? { ids[id].map { all[$0] } }

  init(_ matches: [Season.Match], _ file: SeasonFile, _ keys: TeamKeys) {
    let joined = JoinedPeople(SquadPeople(matches, file, keys), file)
    all = joined.players
    ids = joined.ids
    var places = matches.flatMap { match in
      Side.allCases.map { Array(repeating: Int32(-1), count: match.sheet[$0].count) }
    }
    for (place, player) in all.enumerated() {
      for entry in player.entries {
        places[entry.squad][entry.place] = Int32(place)
      }
    }
    self.places = places
    different = Set(
      file.decisions.compactMap { decision in
        guard case .different(let a, let b) = decision.what, let one = joined.ids[a], let other = joined.ids[b] else {
          return nil
        }
        return [joined.players[one].id, joined.players[other].id].sorted()
      })
  }

  func areDifferent(_ one: SeasonPlayer, _ other: SeasonPlayer) -> Bool {
    different.contains([one.id, other.id].sorted())
  }

  /// The folded name with hyphens between words, for file names and IDs.
  public static func slug(_ name: String) -> String {
    let words = folded(name).split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "-" : words.joined(separator: "-")
  }
}
