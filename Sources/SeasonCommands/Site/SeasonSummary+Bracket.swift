import LibXML
import Phrases
import Seasons
import Standings
import Text
import Wording

extension SeasonSummary {
  func places(of competition: SeasonResults.Competition) -> [XMLElementNode] {
    guard let places = request.placeAcrossGroups(of: competition) else { return [] }
    return [
      XMLElementNode(
        "millors",
        [
          "nom": words.title(places), "lloc": places.place, "classificats": places.certain,
        ], places.table.rows.map { row($0, of: []) })
    ]
  }

  func bracket(of competition: SeasonResults.Competition) -> [XMLElementNode] {
    let bracket = request.bracket(of: competition)
    guard !bracket.isEmpty else { return [] }
    let champion = bracket.champion.map { words.book(Phrase("season.champion", ["team": visible($0)])) }
    return [XMLElementNode("quadre", ["campio": champion], bracket.inOrder.map(round))]
  }

  private func round(_ round: Bracket.Round) -> XMLElementNode {
    XMLElementNode(
      "ronda",
      [
        "nom": visible(words.cupRound(round.round)), "equips": round.round.teams,
      ], round.ties.map(tie))
  }

  private func tie(_ tie: CupTie) -> XMLElementNode {
    let last = tie.matches.last
    return XMLElementNode(
      "creuament",
      [
        "partit": last.flatMap(names.match), "prorroga": last?.isAfterExtraTime == true ? "si" : "",
        "nota": words.decision(tie, withKicks: false),
      ],
      tie.teams.map { team in
        let goals = tie.aggregate == nil ? tie.goals(of: team).suffix(1) : tie.goals(of: team)[...]
        return XMLElementNode(
          "costat",
          [
            "equip": names.team(team), "gols": goals.contains(nil) ? "" : String(goals.compactMap(\.self).reduce(0, +)),
            "penals": tie.kicks(of: team), "guanya": tie.winner == team ? "si" : "",
          ])
      })
  }
}
