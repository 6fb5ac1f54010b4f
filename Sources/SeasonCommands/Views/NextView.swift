import CommandSupport
import Phrases
import Seasons
import Standings

extension SeasonView {
  /// The next match of a team, what matters for it, and the command that prepares its file.
  static let next = SeasonView(name: "next", isList: false) { request throws(Failure) in
    let (season, console) = (request.season, request.console)
    let us = try request.ownTeam()
    let last = season.places(playedBy: us).last.map { season.matches[$0] }
    let fixture = NextFixture.all(of: us, in: season, after: last?.result.date ?? "").first
    var lines = [
      fixture.map { console.book(Phrase("season.next", ["match": console.words.fixture($0.result)])) }
        ?? console.book(Phrase("next.none-known", ["team": us]))
    ]
    let briefing = NextBriefing(
      season: season, us: us, opponent: fixture?.result.side(of: us).flatMap { fixture?.result[$0.other] },
      competition: fixture?.result.competition ?? "", day: fixture?.result.date ?? "", options: request.options,
      folder: request.shellFolder, console: console, isPrivate: request.isPrivate)
    lines += briefing.lines + request.scoresOnly(SeasonFilter().of(us))
    if let file = fixture?.file, season.hasSquad(of: us, in: file) {
      let command = Program.line(.record, [ShellWord.operand(file)], console.book)
      lines.append(console.book(Phrase("next.record", ["command": command])))
    } else if let last {
      let words = [ShellWord.operand(last.file)] + (fixture == nil ? [console.book.placeholders(in: "TEAM")] : [])
      let command = Program.line(.next, words, console.book)
      lines.append(console.book(Phrase("next.prepare", ["command": command])))
    }
    console.print(wrapping: lines, indent: 2)
  }
}

extension Season {
  /// True if a match file has been prepared, unlike one from a calendar.
  fileprivate func hasSquad(of team: String, in file: String) -> Bool {
    matches.contains { match in
      guard match.file == file, let side = match.result.side(of: team) else { return false }
      return !match.sheet[side].isEmpty
    }
  }
}
