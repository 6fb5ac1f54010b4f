import CommandSupport
import MatchModel
import Phrases
import Seasons

extension SeasonView {
  /// Finds players, teams, officials and notes that contain a text, including the traits of players. Accents and case
  /// are ignored.
  static let find = SeasonView(name: "find", operand: .anybody, isOfStaff: true) { request throws(Failure) in
    let text = request.name ?? ""
    let remarks = Remarks(request, with: text)
    let players = request.season.players.all.filter { player in
      guard request.filter.passes(player) else { return false }
      return player.spellings.contains { folded($0).contains(folded(text)) }
        || ShirtNumber(text).map { player.numbers.contains($0.rawValue) } ?? false
        || remarks.players.contains(player.id)
    }
    let teams = request.season.teams.filter { team in
      folded(team).contains(folded(text)) && request.filter.passes(team)
    }
    let matches = request.season.results.competitions.flatMap(\.matches)
    var found = players.map { player in
      Found(
        id: player.id, name: request.words.player(player), team: player.team,
        numbers: player.numbers.map(ShirtNumber.text).joined(separator: " "), matches: player.entries.count)
    }
    found += teams.map { team in
      Found(id: Players.slug(team), name: team, matches: matches.count { $0.result.side(of: team) != nil })
    }
    found += remarks.found
    let list = SeasonList(
      request.title(Phrase("season.find", ["text": text])), of: found,
      columns: [
        .name("id", weight: 1, \.id).whole, .name("name", \.name), .name("team", \.team),
        .name("numbers", weight: 3, \.numbers), .number("matches", weight: 2, \.matches), .name("date", \.date),
        .name("opponent", \.opponent), .name("minute", weight: 4, \.minute),
      ], empty: Phrase("season.nothing-found"))
    if remarks.withheld > 0 { request.console.say(Phrase("season.find-withheld", count: remarks.withheld)) }
    try request.show([list])
    if found.isEmpty, remarks.withheld == 0 { throw request.wrong(Phrase("season.nothing-found")) }
  }
}

/// A row of the list. Texts that do not apply to it are empty.
private struct Found {
  var id = ""
  let name: String
  var team = ""
  var numbers = ""
  let matches: Int
  var date = ""
  var opponent = ""
  var minute = ""
}

/// Texts in match files: traits of players, names of officials, and notes.
private struct Remarks {
  /// Ids of players whose traits contain the text.
  private(set) var players: Set<String> = []
  /// Officials by team and name, with their matches; then the notes with their files, newest first.
  private(set) var found: [Found] = []
  /// Notes left out because the output is passed on.
  private(set) var withheld = 0

  init(_ request: SeasonRequest, with text: String) {
    let wanted = folded(text)
    var officials: [[String]: Int] = [:]
    var notes: [Found] = []
    for (match, remark, player) in request.remarks(where: { folded($0.text).contains(wanted) }) {
      let team = remark.side.map { match.result[$0] } ?? ""
      switch remark.kind {
      case .trait: if let player { players.insert(player.id) }
      case .official: officials[[team, remark.text], default: 0] += 1
      case .note where !request.isPrivate: withheld += 1
      case .note:
        let number = remark.side.flatMap { side in remark.place.map { match.sheet[side][$0].number } }
        let opponent = remark.side.map { match.result[$0.other] } ?? "\(match.result.home) - \(match.result.away)"
        notes.append(
          Found(
            id: match.file, name: remark.text, team: team, numbers: number.map(ShirtNumber.text) ?? "", matches: 1,
            date: match.result.date, opponent: opponent, minute: remark.minute.isEmpty ? "" : remark.minute + "'"))
      }
    }
    found =
      officials.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { key, count in Found(name: key[1], team: key[0], matches: count) } + notes
  }
}
