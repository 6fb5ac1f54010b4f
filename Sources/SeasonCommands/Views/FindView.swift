import CommandSupport
import MatchModel
import Phrases
import Seasons

extension SeasonView {
  /// Finds players, teams, officials and notes that contain a text, including the traits of players. Accents and case
  /// are ignored.
  static let find = SeasonView("find", about: .anybody) { request throws(Failure) in
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
    var list = SeasonList(
      title: request.title(Phrase("season.find", ["text": text])),
      columns: [
        .name("id", weight: 1).whole, .name("name"), .name("team"), .name("numbers", weight: 3),
        .number("matches", weight: 2), .name("date"), .name("opponent"), .name("minute", weight: 4),
      ], empty: Phrase("season.nothing-found"))
    list.rows = players.map { player in
      [
        .text(player.id), .text(request.words.player(player)), .text(player.team),
        .text(player.numbers.map(ShirtNumber.text).joined(separator: " ")), .number(player.entries.count),
        .text(""), .text(""), .text(""),
      ]
    }
    let all = request.season.results.competitions.flatMap(\.matches)
    list.rows += teams.map { team in
      let matches = all.count { $0.result.home == team || $0.result.away == team }
      return [
        .text(Players.slug(team)), .text(team), .text(""), .text(""), .number(matches), .text(""), .text(""), .text(""),
      ]
    }
    list.rows += remarks.rows
    if remarks.withheld > 0 { request.console.say(Phrase("season.find-withheld", count: remarks.withheld)) }
    try request.show([list])
    if list.rows.isEmpty, remarks.withheld == 0 { throw request.wrong(Phrase("season.nothing-found")) }
  }
}

/// Texts in match files: traits of players, names of officials, and notes.
private struct Remarks {
  /// Ids of players whose traits contain the text.
  private(set) var players: Set<String> = []
  /// Officials by team and name, with their matches; then the notes with their files, newest first.
  private(set) var rows: [[SeasonList.Cell]] = []
  /// Notes left out because the output is passed on.
  private(set) var withheld = 0

  init(_ request: SeasonRequest, with text: String) {
    let wanted = folded(text)
    var officials: [[String]: Int] = [:]
    var notes: [[SeasonList.Cell]] = []
    for (match, remark, player) in request.remarks(where: { folded($0.text).contains(wanted) }) {
      let team = remark.side.map { match.result[$0] } ?? ""
      switch remark.kind {
      case .trait: if let player { players.insert(player.id) }
      case .official: officials[[team, remark.text], default: 0] += 1
      case .note where !request.isPrivate: withheld += 1
      case .note:
        let number = remark.side.flatMap { side in remark.place.map { match.sheet[side][$0].number } }
        let opponent = remark.side.map { match.result[$0.other] } ?? "\(match.result.home) - \(match.result.away)"
        notes.append([
          .text(match.file), .text(remark.text), .text(team), .text(number.map(ShirtNumber.text) ?? ""), .number(1),
          .text(match.result.date), .text(opponent), .text(remark.minute.isEmpty ? "" : remark.minute + "'"),
        ])
      }
    }
    rows = officials.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, count in
      [.text(""), .text(key[1]), .text(key[0]), .text(""), .number(count), .text(""), .text(""), .text("")]
    }
    rows += notes
  }
}
