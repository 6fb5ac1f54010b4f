import Phrases
import Standings

/// Explanations of a table's order.
extension Wording {
  /// The order of the criteria, and how each tie was broken, with figures: one line per criterion.
  public func why(_ table: LeagueTable) -> [String] {
    let first = table.rules.rankBy == .points ? Criterion.points : .pointsPerMatch
    let order = ([first] + table.rules.tieBreakers).map { criterion($0, scoresPoints: table.rules.scoresPoints) }
      .joined(separator: "; ")
    let lines = [book(Phrase("why.order", ["criteria": order]))]
    if table.ties.isEmpty { return lines + [book(Phrase("why.no-tie"))] }
    return lines + table.ties.flatMap { [""] + why($0, in: table) }
  }

  /// How a tie was broken: the teams, then one line per criterion.
  public func why(_ tie: TieBreak, in table: LeagueTable) -> [String] {
    let teams = list(tie.teams)
    let title =
      tie.criterion == .points
      ? Phrase("why.points", ["teams": teams], count: tie.figure.numerator)
      : Phrase("why.points-per-match", ["figure": figure(tie.figure, of: tie.criterion), "teams": teams])
    let steps = tie.steps.map { step in
      let what = what(step, in: table)
      if Set(step.teams) == Set(tie.teams) { return what }
      let isAnew = Set(step.among) == Set(step.teams)
      return isAnew
        ? Phrase("why.alone", ["teams": list(step.teams), "what": what])
        : Phrase("why.of", ["teams": list(step.teams), "what": what])
    }
    let level = tie.level.map { Phrase("why.level", ["teams": list($0)]) }
    return [book(title)] + (steps + level).map { "  " + book($0) }
  }

  /// The effect of a criterion on teams that were level.
  private func what(_ step: TieBreakStep, in table: LeagueTable) -> Phrase {
    let name = phrase(of: step.criterion, scoresPoints: table.rules.scoresPoints)
    switch step.effect {
    case .parted(let parts):
      let places = parts.map { part in
        let index = part.first.flatMap(step.teams.firstIndex)
        return list(part) + (index.map { " " + figure(step.figures[$0], of: step.criterion) } ?? "")
      }
      return Phrase("why.parted", ["criterion": name, "figures": places.joined(separator: "; ")])
    case .levelStill:
      let value = step.figures.first.map { figure($0, of: step.criterion) } ?? ""
      return Phrase("why.level-still", ["criterion": name, "figure": value])
    case .incomplete(let played, let all): return Phrase("why.incomplete", ["played": played, "all": all])
    case .unknown: return Phrase("why.unknown", ["criterion": name])
    }
  }

  /// "Inca, Llosetense".
  func list(_ teams: [String]) -> String { teams.map(oneLine).joined(separator: ", ") }
}
