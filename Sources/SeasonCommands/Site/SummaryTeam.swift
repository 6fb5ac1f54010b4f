import LibXML
import Seasons
import Text

/// A team in the summary: its goals, the players who were on the field together, and notes for the staff.
struct SummaryTeam {
  let summary: SeasonSummary
  let team: String

  private var season: Season { summary.season }
  private var filter: SeasonFilter { summary.request.filter }

  var parts: [XMLElementNode] {
    // In games with points, how goals were scored is of little interest.
    (summary.totals.areOfPoints ? [] : season.goals(of: team, filter).map(group))
      + season.pairs(of: team, filter).map { together("parella", $0) }
      + season.defences(of: team, filter).map { together("porteria", $0) }
      + (summary.isPrivate ? sheet : [])
  }

  private func group(_ group: GoalGroup) -> XMLElementNode {
    let kind =
      switch group.kind {
      case .quarter: "quart"
      case .standing: "marcador"
      case .origin: "origen"
      case .bodyPart: "superficie"
      case .zone: "zona"
      }
    let name = summary.words.goals(group.kind, by: summary.season.gameRules)
    return XMLElementNode(
      "grup", ["tipus": kind, "nom": visible(name), "favor": group.scored, "contra": group.conceded])
  }

  private func together(_ name: String, _ together: Partnership) -> XMLElementNode {
    XMLElementNode(
      name,
      [
        "partits": together.matches, "minuts": together.minutes, "favor": together.goalsFor,
        "contra": together.goalsAgainst, "diferencia": summary.words.signed(together.difference),
      ], together.players.map { XMLElementNode("amb", ["jugador": summary.names.player($0)]) })
  }

  /// The sections of the scouting sheet, as printed on the terminal.
  private var sheet: [XMLElementNode] {
    ScoutSheet(team, summary.request, summary.shares).sections.map { section in
      XMLElementNode(
        "apartat", ["codi": section.code, "nom": summary.request.book(section.heading)],
        section.lines.map { XMLElementNode(name: "linia", text: visible($0)) })
    }
  }
}
