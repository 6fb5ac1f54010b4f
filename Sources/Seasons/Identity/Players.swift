import Phrases
import Standings

/// Who is who over a season. Names that are the same but for case, accents, blanks, hyphens and the order of their words
/// are one person of a team, unless one match lists two of them: then numbers decide. Whoever has no name is a number.
/// What the season's file says of people comes first.
public struct Players: Sendable {
  /// By their ids.
  public internal(set) var all: [SeasonPlayer]
  private let places: [SeasonPlayer.Entry: Int]
  /// Places in `all`, by every id that means one of them: the ids before two were joined, and those of other spellings.
  private let ids: [String: Int]
  /// Pairs of ids that somebody has declared to be two people.
  private let different: Set<[String]>

  /// Who that was; nil for an entry that is none of the season's.
  public subscript(entry: SeasonPlayer.Entry) -> SeasonPlayer? { places[entry].map { all[$0] } }

  /// The player of that id, be it one of before two were joined; nil if it is nobody's.
  public func named(_ id: String) -> SeasonPlayer? { ids[id].map { all[$0] } }

  init(_ matches: [Season.Match], _ file: SeasonFile, _ keys: TeamKeys) {
    let people = SquadPeople(matches, file, keys).people
    let joined = JoinedPeople(people, file)
    all = joined.players
    ids = joined.ids
    var places: [SeasonPlayer.Entry: Int] = [:]
    for (place, player) in all.enumerated() { for entry in player.entries { places[entry] = place } }
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
