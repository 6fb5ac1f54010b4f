import LibXML
import MatchModel
import Resources
import Seasons
import Standings

/// Writes a season file. Empty values are left out.
public enum SeasonWriter {
  /// The file in UTF-8.
  public static func bytes(_ file: SeasonFile) -> [UInt8] { root(file).document }

  private static func root(_ file: SeasonFile) -> XMLElementNode {
    var root = element(
      Schema.seasonRoot,
      [("nom", file.name), ("nostre", file.us), ("competicio", file.competition), ("reglament", file.rules)],
      settings(file.settings))
    func add(_ name: String, _ entries: [XMLElementNode]) {
      if !entries.isEmpty { root.children.append(element(name, [], entries)) }
    }
    add(
      "competicions",
      file.competitions.map { competition in
        element(
          "competicio", [("nom", competition.name), ("reglament", competition.rules)],
          aliases(competition.aliases) + settings(competition.settings))
      })
    add(
      "equips",
      file.teams.map { team in
        element("equip", [("codi", team.code), ("nom", team.name), ("filial", team.parent)], aliases(team.aliases))
      })
    add("jugadors", file.players.map(player))
    add("resultats", file.results.map(result))
    add("decisions", file.decisions.map(DecisionElement.element))
    add("confirmacions", file.confirmations.map(confirmation))
    return root
  }

  private static func player(_ player: SeasonFile.Player) -> XMLElementNode {
    let memberships = player.memberships.map { entry in
      element(
        "fitxa",
        [
          ("equip", entry.team), ("dorsal", entry.number.map(ShirtNumber.text) ?? ""), ("des", entry.from),
          ("fins", entry.to),
        ])
    }
    return element(
      "jugador",
      [
        ("codi", player.code), ("nom", player.name), ("llicencia", player.licence), ("naixement", player.birth),
      ], aliases(player.aliases) + memberships)
  }

  private static func result(_ result: SeasonFile.Result) -> XMLElementNode {
    element(
      "resultat",
      [
        ("competicio", result.competition), ("data", result.date), ("jornada", result.round), ("local", result.home),
        ("visitant", result.away), ("gols", result.score?.text ?? ""), ("adjudicat", result.awarded?.text ?? ""),
        ("motiu", result.reason),
      ])
  }

  private static func confirmation(_ confirmation: Confirmation) -> XMLElementNode {
    let match = confirmation.match
    return element(
      "confirmacio",
      [
        ("competicio", match.competition), ("data", match.date), ("jornada", match.round), ("local", match.home),
        ("visitant", match.away), ("gols", match.score?.text ?? ""), ("qui", confirmation.person),
        ("dia", confirmation.day), ("empremta", confirmation.fileDigest), ("fets", confirmation.factsDigest),
      ])
  }

  private static func aliases(_ names: [String]) -> [XMLElementNode] {
    names.map { XMLElementNode(name: "alias", text: $0) }
  }

  private static func settings(_ settings: [SeasonFile.Setting]) -> [XMLElementNode] {
    settings.map { element("parametre", [("clau", $0.key), ("valor", $0.value)]) }
  }

  static func element(
    _ name: String, _ attributes: [(name: String, value: String)], _ children: [XMLElementNode] = []
  ) -> XMLElementNode {
    XMLElementNode(
      name: name,
      attributes: attributes.filter { !$0.value.isEmpty }.map { XMLAttribute(name: $0.name, value: $0.value) },
      children: children)
  }
}

/// Writes a decision.
enum DecisionElement {
  static func element(_ decision: Decision) -> XMLElementNode {
    let (name, own) = attributes(decision.what)
    let day = ["sancio", "indult"].contains(name) ? "des" : "data"
    return SeasonWriter.element(
      name,
      own + [(day, decision.date), ("competicio", decision.competition), ("motiu", decision.reason)])
  }

  private static func attributes(_ what: Decision.What) -> (String, [(name: String, value: String)]) {
    switch what {
    case .deduction(let team, let points): ("descompte", [("equip", team), ("punts", String(points))])
    case .ban(let player, let matches): ("sancio", [("jugador", player), ("partits", String(matches))])
    case .lift(let player, let matches):
      ("indult", [("jugador", player), ("partits", matches.map(String.init) ?? "")])
    case .lots(let teams): ("sorteig", [("equips", teams.joined(separator: "; "))])
    case .playOff(let winner, let teams):
      ("desempat", [("equips", teams.joined(separator: "; ")), ("guanyador", winner)])
    case .withdrawal(let team, let keepsResults):
      ("retirat", [("equip", team), ("resultats", keepsResults ? "conservats" : "anullats")])
    case .void(let file): ("anulla", [("fitxer", file)])
    case .same(let one, let other): ("mateix", [("a", one), ("b", other)])
    case .different(let one, let other): ("diferent", [("a", one), ("b", other)])
    }
  }
}
