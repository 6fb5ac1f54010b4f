import Phrases
import Standings

/// Who is who over a season. Names that are the same but for case, accents, blanks, hyphens and the order of their words
/// are one person of a team, unless one match lists two of them: then numbers decide. Whoever has no name is a number.
/// What the season's file says of people comes first.
public struct Players: Sendable {
  /// By their ids.
  public internal(set) var all: [SeasonPlayer]
  /// Places in `all`, by match and side, in the order of the squad; -1 for nobody.
  private let places: [[Int32]]
  /// Places in `all`, by every id that means one of them: the ids before two were joined, and those of other spellings.
  private let ids: [String: Int]
  /// Pairs of ids that somebody has declared to be two people.
  private let different: Set<[String]>

  /// Who that was; nil for an entry that is none of the season's.
  public subscript(entry: SeasonPlayer.Entry) -> SeasonPlayer? {
    guard places.indices.contains(entry.squad), places[entry.squad].indices.contains(entry.place) else { return nil }
    let place = Int(places[entry.squad][entry.place])
    return place < 0 ? nil : all[place]
  }

  /// The player of that id, be it one of before two were joined; nil if it is nobody's.
  public func named(_ id: String) -> SeasonPlayer? { ids[id].map { all[$0] } }

  init(_ matches: [Season.Match], _ file: SeasonFile, _ keys: TeamKeys) {
    let joined = JoinedPeople(SquadPeople(matches, file, keys), file)
    all = joined.players
    ids = joined.ids
    var places = matches.flatMap { match in
      MatchSide.allCases.map { Array(repeating: Int32(-1), count: match.sheet[$0].count) }
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

  /// Whether somebody has said that they are two people.
  func areDifferent(_ one: SeasonPlayer, _ other: SeasonPlayer) -> Bool {
    different.contains([one.id, other.id].sorted())
  }

  /// Letters and digits, folded, with hyphens between words: for names of files and for ids.
  public static func slug(_ name: String) -> String {
    let words = folded(name).split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "-" : words.joined(separator: "-")
  }
}
