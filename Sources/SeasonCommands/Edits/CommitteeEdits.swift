import CommandSupport
import MatchModel
import Phrases
import Seasons
import Standings

extension SeasonEdit {
  static let deduct = SeasonEdit(name: "deduct", operands: [.team, "POINTS"]) { draft throws(Failure) in
    let team = try draft.team(draft.words[0])
    let points = try draft.number("POINTS", draft.words[1], 1...999)
    return try draft.decide(.deduction(team: team, points: points), reasonAfter: 2)
  }

  /// Bans a player for a number of matches, starting after the player's last one.
  static let ban = SeasonEdit(name: "ban", operands: [.player, "MATCHES"]) { draft throws(Failure) in
    let player = try draft.player(draft.words[0])
    let matches = try draft.number("MATCHES", draft.words[1], 1...99)
    return try draft.decide(.ban(player: player.id, matches: matches), about: player, reasonAfter: 2)
  }

  /// Waives matches of a player's bans: all outstanding ones, or a number of them.
  static let lift = SeasonEdit(name: "lift", operands: [.player]) { draft throws(Failure) in
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
    return try draft.decide(
      .lift(player: player.id, matches: matches), about: player, reasonAfter: matches == nil ? 1 : 2)
  }

  /// Awards a result that replaces the one played.
  static let award = SeasonEdit(name: "award", operands: [.team, .team, "SCORE"], isAsked: true) {
    draft throws(Failure) in
    draft.console.words.award(try draft.award())
  }

  /// The order given by lots to teams that are level in everything else.
  static let lots = SeasonEdit(name: "lots", operands: [.team, .team], more: .team) { draft throws(Failure) in
    draft.add(Decision(.lots(try draft.teams(draft.words[...]))))
  }

  static let playOff = SeasonEdit(name: "play-off", operands: [.team, .team]) { draft throws(Failure) in
    let teams = try draft.teams(draft.words.prefix(2))
    return draft.add(Decision(.playOff(winner: teams[0], teams: teams), reason: draft.reason(after: 2)))
  }

  /// Withdraws a team. Its results are annulled unless the option to keep them is given.
  static let withdraw = SeasonEdit(name: "withdraw", operands: [.team]) { draft throws(Failure) in
    let team = try draft.team(draft.words[0])
    return try draft.decide(
      .withdrawal(team: team, keepsResults: draft.arguments.has(SeasonDraft.keep)), reasonAfter: 1)
  }

  /// Annuls a match file because the match was replayed.
  static let void = SeasonEdit(name: "void", operands: [.matchFile]) { draft throws(Failure) in
    let name = draft.words[0].split(separator: "/").last.map(String.init) ?? ""
    guard draft.season.matches.contains(where: { $0.file == name || $0.file.hasSuffix("/" + name) }) else {
      throw draft.wrong(Phrase("season.no-such-file", ["file": name]))
    }
    return draft.add(Decision(.void(file: name), reason: draft.reason(after: 1)))
  }

  static let revoke = SeasonEdit(name: "revoke", operands: ["NUMBER"], most: 1) { draft throws(Failure) in
    let said = draft.decisions
    guard let number = Int(draft.words[0]), number >= 1, number <= said.count else {
      throw draft.wrong(Phrase("season.no-such-decision", ["number": draft.words[0]]))
    }
    draft.removeDecision(at: number - 1)
    return draft.console.book(Phrase("season.revoked", ["what": said[number - 1]]))
  }
}

extension SeasonDraft {
  /// Adds a decision of the given day and competition. By default, a decision about a player belongs to the player's last
  /// match.
  fileprivate mutating func decide(
    _ what: Decision.What, about player: SeasonPlayer? = nil, reasonAfter count: Int
  ) throws(Failure) -> String {
    let date = try day() ?? player.map(lastDay) ?? ""
    let competition = if let player { try competition(of: player) } else { try competition() }
    return add(Decision(what, date: date, competition: competition, reason: reason(after: count)))
  }

  /// The date of the player's last match played; empty before the first.
  private func lastDay(of player: SeasonPlayer) -> String {
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

extension SeasonDraft {
  /// The indices of the results in the file that are awards.
  private var awards: [Int] { file.results.indices.filter { file.results[$0].awarded != nil } }

  /// The decisions, then the awards, then the confirmations, in words. They are numbered in this order, from 1.
  var decisions: [String] {
    file.decisions.map(said) + awards.map { console.words.award(file.results[$0]) }
      + file.confirmations.map(console.words.confirmation)
  }

  /// - Parameter index: among ``decisions``.
  fileprivate mutating func removeDecision(at index: Int) {
    let (decisions, awards) = (file.decisions.count, awards)
    if index < decisions {
      file.decisions.remove(at: index)
    } else if index >= decisions + awards.count {
      file.confirmations.remove(at: index - decisions - awards.count)
    } else if file.results[awards[index - decisions]].score == nil {
      file.results.remove(at: awards[index - decisions])
    } else {
      file.results[awards[index - decisions]].awarded = nil
    }
  }
}
