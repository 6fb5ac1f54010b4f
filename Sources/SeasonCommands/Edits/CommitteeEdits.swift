import CommandSupport
import MatchModel
import Phrases
import Seasons
import Standings

extension SeasonEdit {
  static let deduct = SeasonEdit("deduct", [.team, "POINTS"]) { draft throws(Failure) in
    let team = try draft.team(draft.words[0])
    let points = try draft.number("POINTS", draft.words[1], 1...999)
    return draft.add(
      Decision(
        .deduction(team: team, points: points), date: try draft.day() ?? "", competition: try draft.competition(),
        reason: draft.reason(after: 2)))
  }

  /// Bans a player for a number of matches, starting after the player's last one.
  static let ban = SeasonEdit("ban", [.player, "MATCHES"]) { draft throws(Failure) in
    let player = try draft.player(draft.words[0])
    let matches = try draft.number("MATCHES", draft.words[1], 1...99)
    return draft.add(
      Decision(
        .ban(player: player.id, matches: matches), date: try draft.day() ?? draft.lastDay(of: player),
        competition: try draft.competition(of: player), reason: draft.reason(after: 2)))
  }

  /// Waives matches of a player's bans: all outstanding ones, or a number of them.
  static let lift = SeasonEdit("lift", [.player]) { draft throws(Failure) in
    let player = try draft.player(draft.words[0])
    // A number is the count of matches; any other word begins the reason.
    let matches =
      try draft.words.count > 1 && Int(draft.words[1]) != nil ? draft.number("MATCHES", draft.words[1], 1...99) : nil
    let (day, competition) = (try draft.day(), try draft.competition(of: player))
    let options = try TableOptions(draft.arguments, draft.console.words)
    let isSuspended = draft.season.discipline(until: day, options.discipline(in: draft.file))
      .contains { $0.player.id == player.id && $0.competition == competition && $0.owed > 0 }
    guard isSuspended else {
      throw draft.wrong(Phrase("season.not-suspended", ["player": draft.console.words.player(player)]))
    }
    return draft.add(
      Decision(
        .lift(player: player.id, matches: matches), date: day ?? draft.lastDay(of: player),
        competition: competition, reason: draft.reason(after: matches == nil ? 1 : 2)))
  }

  /// Awards a result that replaces the one played.
  static let award = SeasonEdit("award", [.team, .team, "SCORE"], isAsked: true) { draft throws(Failure) in
    draft.console.words.award(try draft.award())
  }

  /// The order given by lots to teams that are level in everything else.
  static let lots = SeasonEdit("lots", [.team, .team], more: .team) { draft throws(Failure) in
    var teams: [String] = []
    for word in draft.words { teams.append(try draft.team(word)) }
    guard Set(teams).count == teams.count else { throw draft.wrong(Phrase("results.same-team", ["team": teams[0]])) }
    return draft.add(Decision(.lots(teams)))
  }

  static let playOff = SeasonEdit("play-off", [.team, .team]) { draft throws(Failure) in
    let (winner, loser) = (try draft.team(draft.words[0]), try draft.team(draft.words[1]))
    guard winner != loser else { throw draft.wrong(Phrase("results.same-team", ["team": winner])) }
    return draft.add(Decision(.playOff(winner: winner, teams: [winner, loser]), reason: draft.reason(after: 2)))
  }

  /// Withdraws a team. Its results are annulled unless the option to keep them is given.
  static let withdraw = SeasonEdit("withdraw", [.team]) { draft throws(Failure) in
    let team = try draft.team(draft.words[0])
    return draft.add(
      Decision(
        .withdrawal(team: team, keepsResults: draft.arguments.has(SeasonDraft.keep)), date: try draft.day() ?? "",
        competition: try draft.competition(), reason: draft.reason(after: 1)))
  }

  /// Annuls a match file because the match was replayed.
  static let void = SeasonEdit("void", [.matchFile]) { draft throws(Failure) in
    let name = draft.words[0].split(separator: "/").last.map(String.init) ?? ""
    guard draft.season.matches.contains(where: { $0.file == name || $0.file.hasSuffix("/" + name) }) else {
      throw draft.wrong(Phrase("season.no-such-file", ["file": name]))
    }
    return draft.add(Decision(.void(file: name), reason: draft.reason(after: 1)))
  }

  static let revoke = SeasonEdit("revoke", ["NUMBER"], most: 1) { draft throws(Failure) in
    let all = SeasonDecisions(draft.file)
    guard let number = Int(draft.words[0]), number >= 1, number <= all.count else {
      throw draft.wrong(Phrase("season.no-such-decision", ["number": draft.words[0]]))
    }
    let said = all.said(number, draft)
    all.remove(number, from: &draft.file)
    return draft.console.book(Phrase("season.revoked", ["what": said]))
  }
}

extension SeasonDraft {
  /// The date of the player's last match played; empty before the first.
  fileprivate func lastDay(of player: SeasonPlayer) -> String {
    let last = player.entries.last { season.matches[$0.match].sheet.isPlayed }
    return last.map { written(season.matches[$0.match].result.date) } ?? ""
  }

  /// The date for the season's file; empty if the match file has an invalid date.
  func written(_ date: String) -> String { DetailsCheck.isDate(date) ? date : "" }

  /// The competition of the player's last match, unless one is given.
  fileprivate func competition(of player: SeasonPlayer) throws(Failure) -> String {
    let said = try competition()
    guard said.isEmpty else { return said }
    let official = player.entries.last { season.matches[$0.match].result.kind != .friendly }
    return official.map { season.matches[$0.match].competition } ?? ""
  }
}

/// The numbered decisions, awards and confirmations of a season's file.
struct SeasonDecisions {
  private enum Entry {
    case decision(Int)
    /// Its index among the results in the file.
    case award(Int)
    case confirmation(Int)
  }

  private let entries: [Entry]

  init(_ file: SeasonFile) {
    entries =
      file.decisions.indices.map(Entry.decision)
      + file.results.indices.filter { file.results[$0].awarded != nil }.map(Entry.award)
      + file.confirmations.indices.map(Entry.confirmation)
  }

  var count: Int { entries.count }

  /// - Parameter number: from 1.
  func said(_ number: Int, _ draft: SeasonDraft) -> String {
    switch entries[number - 1] {
    case .decision(let index): draft.said(draft.file.decisions[index])
    case .award(let index): draft.console.words.award(draft.file.results[index])
    case .confirmation(let index): draft.console.words.confirmation(draft.file.confirmations[index])
    }
  }

  func remove(_ number: Int, from file: inout SeasonFile) {
    switch entries[number - 1] {
    case .decision(let index): file.decisions.remove(at: index)
    case .award(let index) where file.results[index].score == nil: file.results.remove(at: index)
    case .award(let index): file.results[index].awarded = nil
    case .confirmation(let index): file.confirmations.remove(at: index)
    }
  }
}
