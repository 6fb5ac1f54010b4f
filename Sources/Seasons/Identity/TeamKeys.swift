import Phrases

/// Normalised team names: without case, accents and the legal form of the club. `CE Inca` equals `Inca`; `Inca B` is
/// another team.
struct TeamKeys: Sendable {
  /// Keyed by folded spelling.
  private let keys: [String: String]
  /// Declared aliases, folded.
  private let aliases: [String: String]

  /// - Parameters:
  /// - meetings: both names and the date of every match. Teams that meet are different, whatever their names, as are
  ///     teams with different matches on the same day. A match that two files spell differently counts as one.
  ///   - teams: declared names of teams.
  init(_ meetings: [(home: String, away: String, date: String)], teams: [SeasonFile.Team]) {
    var aliases: [String: String] = [:]
    for team in teams { for alias in team.aliases { aliases[folded(alias)] = folded(team.name) } }
    self.aliases = aliases
    let meetings = meetings.map {
      (home: Self.name($0.home, aliases), away: Self.name($0.away, aliases), date: $0.date)
    }
    let spellings = Set(meetings.flatMap { [folded($0.home), folded($0.away)] } + teams.map { folded($0.name) })
    let groups = Dictionary(grouping: spellings, by: Self.withoutLegalForm)
    var apart: Set<String> = []
    for meeting in meetings {
      let (home, away) = (Self.withoutLegalForm(folded(meeting.home)), Self.withoutLegalForm(folded(meeting.away)))
      if home == away { apart.insert(home) }
    }
    // A team that was declared separately stays separate.
    for same in Dictionary(grouping: teams, by: { Self.withoutLegalForm(folded($0.name)) }) where same.value.count > 1 {
      apart.insert(same.key)
    }
    for (key, names) in groups where names.count > 1 && !apart.contains(key) {
      if Self.haveTwoMatchesOnADay(names, meetings) { apart.insert(key) }
    }
    var keys: [String: String] = [:]
    for (key, names) in groups { for name in names { keys[name] = apart.contains(key) ? name : key } }
    self.keys = keys
  }

  private static func haveTwoMatchesOnADay(
    _ names: [String], _ meetings: [(home: String, away: String, date: String)]
  ) -> Bool {
    // Opponents of each name by day.
    var days: [String: [String: Set<TeamMeetings.Part>]] = [:]
    for meeting in meetings where !meeting.date.isEmpty {
      let (home, away) = (folded(meeting.home), folded(meeting.away))
      for (name, opponent, isHome) in [(home, away, true), (away, home, false)] where names.contains(name) {
        days[meeting.date, default: [:]][name, default: []].insert(
          TeamMeetings.Part(date: meeting.date, isHome: isHome, opponent: withoutLegalForm(opponent)))
      }
    }
    return days.values.contains(where: areTwo)
  }

  /// True if two of the names had different matches on that day.
  private static func areTwo(_ day: [String: Set<TeamMeetings.Part>]) -> Bool {
    Array(day.values).pairs.contains { $0.one.isDisjoint(with: $0.other) }
  }

  func key(of name: String) -> String {
    let name = Self.name(name, aliases)
    return keys[name] ?? Self.withoutLegalForm(name)
  }

  private static func name(_ name: String, _ aliases: [String: String]) -> String {
    let name = folded(name)
    return aliases[name] ?? name
  }

  /// Legal forms of clubs that appear before or after a name.
  private static let legalForms: Set<String> = [
    "ac", "ad", "af", "afc", "ae", "as", "ca", "cd", "ce", "cf", "club", "cp", "fc", "pe", "rcd", "sc",
    "sd", "sv", "ud", "ue",
  ]

  /// Removes legal forms from both ends of a folded name, unless nothing remains.
  static func withoutLegalForm(_ name: String) -> String {
    var words = name.filter { $0 != "." }.split(whereSeparator: \.isWhitespace)[...]
    for phrase in [["club", "de", "futbol"], ["football", "club"], ["futbol", "club"]] {
      if words.count > phrase.count, words.suffix(phrase.count).map(String.init) == phrase {
        words = words.dropLast(phrase.count)
      }
      if words.count > phrase.count, words.prefix(phrase.count).map(String.init) == phrase {
        words = words.dropFirst(phrase.count)
      }
    }
    while words.count > 1, let first = words.first, legalForms.contains(String(first)) { words = words.dropFirst() }
    while words.count > 1, let last = words.last, legalForms.contains(String(last)) { words = words.dropLast() }
    return words.joined(separator: " ")
  }
}
