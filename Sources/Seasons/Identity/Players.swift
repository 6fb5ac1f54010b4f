import Phrases
import Standings

/// One person of a team over the season.
public struct SeasonPlayer: Sendable {
  /// The place of somebody in a match of the season.
  public struct Entry: Hashable, Sendable {
    /// In ``Season/matches``.
    public let match: Int
    public let side: MatchSide
    /// In the squad of that side.
    public let place: Int

    public init(match: Int, side: MatchSide, place: Int) {
      self.match = match
      self.side = side
      self.place = place
    }
  }

  /// Made of the team's and the player's name: `inca/joan-pons`.
  public let id: String
  /// As most files spell it; empty where no file names the player.
  public let name: String
  /// Every spelling, sorted.
  public let spellings: [String]
  public let team: String
  /// Every number worn, the most frequent first.
  public let numbers: [Int]
  /// In the order of the matches.
  public let entries: [Entry]
}

/// Who is who over a season. Names that are the same but for case, accents, blanks, hyphens and the order of their words
/// are one person of a team, unless one match lists two of them: then numbers decide. Whoever has no name is a number.
public struct Players: Sendable {
  /// By their ids.
  public let all: [SeasonPlayer]
  private let places: [SeasonPlayer.Entry: Int]

  /// Who that was; nil for an entry that is none of the season's.
  public subscript(entry: SeasonPlayer.Entry) -> SeasonPlayer? { places[entry].map { all[$0] } }

  init(_ matches: [Season.Match]) {
    var teams: [String: [Entry]] = [:]
    for (index, match) in matches.enumerated() {
      for side in MatchSide.allCases {
        let team = match.result[side]
        for (place, appearance) in match.sheet[side].enumerated() {
          let entry = SeasonPlayer.Entry(match: index, side: side, place: place)
          teams[team, default: []].append(Entry(entry, appearance.name, appearance.number))
        }
      }
    }
    let people = teams.sorted { (folded($0.key), $0.key) < (folded($1.key), $1.key) }.flatMap { team, entries in
      Self.people(entries).map { Person(team: team, entries: $0) }
    }
    all = Self.identified(people).sorted { $0.id < $1.id }
    var places: [SeasonPlayer.Entry: Int] = [:]
    for (place, player) in all.enumerated() { for entry in player.entries { places[entry] = place } }
    self.places = places
  }

  private struct Entry {
    let place: SeasonPlayer.Entry
    let name: String
    let number: Int
    let keys: NameKeys?

    init(_ place: SeasonPlayer.Entry, _ name: String, _ number: Int) {
      self.place = place
      self.name = name
      self.number = number
      keys = NameKeys(name)
    }
  }

  private struct Person {
    let team: String
    let entries: [Entry]
  }

  /// The entries of a team, by person.
  private static func people(_ entries: [Entry]) -> [[Entry]] {
    var byNumber: [Int: [Entry]] = [:]
    var names = Groups()
    for entry in entries {
      if let keys = entry.keys {
        names.join(keys.joined, keys.sorted)
      } else {
        byNumber[entry.number, default: []].append(entry)
      }
    }
    var byName: [String: [Entry]] = [:]
    for entry in entries {
      if let keys = entry.keys { byName[names.root(of: keys.joined), default: []].append(entry) }
    }
    return byName.values.flatMap(apart) + byNumber.values
  }

  /// Two of one name in one match are two people, told apart by their numbers.
  private static func apart(_ entries: [Entry]) -> [[Entry]] {
    let matches = entries.map(\.place.match)
    guard Set(matches).count < matches.count else { return [entries] }
    return Array(Dictionary(grouping: entries, by: \.number).values)
  }

  private static func identified(_ people: [Person]) -> [SeasonPlayer] {
    // By their first match and their numbers there, so that whoever was first has the plain id.
    let ordered = people.map { person in
      let entries = person.entries.sorted { ($0.place.match, $0.place.place) < ($1.place.match, $1.place.place) }
      return Person(team: person.team, entries: entries)
    }
    .sorted { one, other in
      let (a, b) = (one.entries[0], other.entries[0])
      return (a.place.match, a.place.side.rawValue, a.place.place) < (
        b.place.match, b.place.side.rawValue, b.place.place
      )
    }
    var taken: [String: Int] = [:]
    return ordered.map { person in
      let name = mostFrequent(person.entries.map(\.name)) ?? ""
      let number = mostFrequent(person.entries.map(\.number))
      let slug = slug(person.team) + "/" + (name.isEmpty ? number.map(String.init) ?? "" : slug(name))
      taken[slug, default: 0] += 1
      let times = taken[slug] ?? 1
      return SeasonPlayer(
        id: times == 1 ? slug : "\(slug)-\(times)", name: name, spellings: Set(person.entries.map(\.name)).sorted(),
        team: person.team, numbers: byFrequency(person.entries.map(\.number)), entries: person.entries.map(\.place))
    }
  }

  /// Letters and digits, folded, with hyphens between words: for names of files and for ids.
  public static func slug(_ name: String) -> String {
    let words = folded(name).split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "-" : words.joined(separator: "-")
  }

  private static func mostFrequent<Value: Hashable & Comparable>(_ values: [Value]) -> Value? {
    byFrequency(values).first
  }

  private static func byFrequency<Value: Hashable & Comparable>(_ values: [Value]) -> [Value] {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

/// Keys that mean the same, however many steps it takes to see it.
private struct Groups {
  private var parents: [String: String] = [:]

  mutating func join(_ one: String, _ other: String) {
    let (a, b) = (root(of: one), root(of: other))
    // The first by name leads, so that the order of joining does not matter.
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  func root(of key: String) -> String {
    var key = key
    while let parent = parents[key] { key = parent }
    return key
  }
}
