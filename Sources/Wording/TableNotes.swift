import Phrases
import Standings

extension Wording {
  /// Facts that a table does not show: deductions, awarded results, shared ranks, and matches that do not count.
  public func notes(_ table: LeagueTable) -> [String] {
    deductions(table) + sharedRanks(table) + awards(table) + leftOut(table) + zones(table)
  }

  /// "Inca 2-1 Llosetense, 2026-11-21". With a shoot-out: "Inca 1-1 (4-3) Llosetense".
  public func result(_ result: MatchResult) -> String {
    let kicks = result.shootOut.map { " (\($0.text))" } ?? ""
    let score = result.outcome.score.map { $0.text + kicks } ?? "-"
    let teams = [result.home, score, result.away].map(oneLine)
    return teams.joined(separator: " ") + (result.date.isEmpty ? "" : ", " + oneLine(result.date))
  }

  private func deductions(_ table: LeagueTable) -> [String] {
    table.deductions.map { deduction in
      let what = Phrase("table.deduction", ["team": oneLine(deduction.team)], count: deduction.points)
      return decided(what, for: deduction.reason)
    }
  }

  private func sharedRanks(_ table: LeagueTable) -> [String] {
    // A table without matches needs no notes.
    guard table.matches > 0 else { return [] }
    return table.ties.flatMap(\.level).compactMap { teams in
      guard let row = table.rows.first(where: { $0.record.team == teams.first }), row.record.played > 0 else {
        return nil
      }
      return book(Phrase("table.shared", ["rank": row.rank, "teams": list(teams)]))
    }
  }

  private func awards(_ table: LeagueTable) -> [String] {
    table.awarded.map { awarded($0, for: $0.reason) }
  }

  func awarded(_ match: MatchResult, for reason: String) -> String {
    decided(Phrase("table.awarded", ["match": result(match)]), for: reason)
  }

  private func decided(_ what: Phrase, for reason: String) -> String {
    reason.isEmpty ? book(what) : book(Phrase("table.with-reason", ["what": what, "reason": oneLine(reason)]))
  }

  private func leftOut(_ table: LeagueTable) -> [String] {
    var lines: [String] = []
    var pending = 0
    for match in table.leftOut {
      switch match.outcome {
      case .abandoned: lines.append(book(Phrase("table.undecided", ["match": result(match)])))
      case .inProgress: lines.append(book(Phrase("table.in-progress", ["match": result(match)])))
      default: pending += 1
      }
    }
    if pending > 0 { lines.append(book(Phrase("table.not-played", count: pending))) }
    if table.unconfirmed > 0 { lines.append(book(Phrase("table.unconfirmed", count: table.unconfirmed))) }
    return lines
  }

  private func zones(_ table: LeagueTable) -> [String] {
    guard !table.rules.zones.isEmpty else { return [] }
    return [book(Phrase("table.zones", ["zones": table.rules.zones.map { oneLine($0.text) }.joined(separator: ", ")]))]
  }
}
