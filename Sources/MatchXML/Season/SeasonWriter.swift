import LibXML
import MatchModel
import Resources
import Seasons
import Standings

/// Writes a season file. Empty values are left out.
public enum SeasonWriter {
  public static func bytes(_ file: SeasonFile) -> [UInt8] {
    var root = XMLElementNode(
      Schema.seasonRoot,
      ["nom": file.name, "nostre": file.us, "competicio": file.competition, "reglament": file.rules],
      settings(file.settings))
    func add(_ name: String, _ entries: [XMLElementNode]) {
      if !entries.isEmpty { root.children.append(XMLElementNode(name, [:], entries)) }
    }
    add(
      "competicions",
      file.competitions.map { competition in
        XMLElementNode(
          "competicio", ["nom": competition.name, "reglament": competition.rules],
          aliases(competition.aliases) + settings(competition.settings))
      })
    add(
      "equips",
      file.teams.map { team in
        XMLElementNode("equip", ["codi": team.code, "nom": team.name, "filial": team.parent], aliases(team.aliases))
      })
    add("jugadors", file.players.map(player))
    add("resultats", file.results.map(result))
    add("decisions", file.decisions.map(decision))
    add("confirmacions", file.confirmations.map(confirmation))
    return root.document
  }

  private static func player(_ player: SeasonFile.Player) -> XMLElementNode {
    let memberships = player.memberships.map { entry in
      XMLElementNode(
        "fitxa",
        [
          "equip": entry.team, "dorsal": entry.number.map(ShirtNumber.text), "des": entry.from, "fins": entry.to,
        ])
    }
    return XMLElementNode(
      "jugador",
      ["codi": player.code, "nom": player.name, "llicencia": player.licence, "naixement": player.birth],
      aliases(player.aliases) + memberships)
  }

  private static func result(_ result: SeasonFile.Result) -> XMLElementNode {
    XMLElementNode(
      "resultat",
      [
        "competicio": result.competition, "data": result.date, "jornada": result.round, "local": result.home,
        "visitant": result.away, "gols": result.score?.text, "adjudicat": result.awarded?.text, "motiu": result.reason,
      ])
  }

  private static func confirmation(_ confirmation: Confirmation) -> XMLElementNode {
    let match = confirmation.match
    return XMLElementNode(
      "confirmacio",
      [
        "competicio": match.competition, "data": match.date, "jornada": match.round, "local": match.home,
        "visitant": match.away, "gols": match.score?.text, "qui": confirmation.person, "dia": confirmation.day,
        "empremta": confirmation.fileDigest, "fets": confirmation.factsDigest,
      ])
  }

  private static func aliases(_ names: [String]) -> [XMLElementNode] {
    names.map { XMLElementNode(name: "alias", text: $0) }
  }

  private static func settings(_ settings: [SeasonFile.Setting]) -> [XMLElementNode] {
    settings.map { XMLElementNode("parametre", ["clau": $0.key, "valor": $0.value]) }
  }

  private static func decision(_ decision: Decision) -> XMLElementNode {
    var element = element(decision.what)
    let day = ["sancio", "indult"].contains(element.name) ? "des" : "data"
    let common: KeyValuePairs<String, any XMLAttributeValue> = [
      day: decision.date, "competicio": decision.competition, "motiu": decision.reason,
    ]
    element.attributes += XMLElementNode(element.name, common).attributes
    return element
  }

  private static func element(_ what: Decision.What) -> XMLElementNode {
    switch what {
    case .deduction(let team, let points): XMLElementNode("descompte", ["equip": team, "punts": points])
    case .ban(let player, let matches): XMLElementNode("sancio", ["jugador": player, "partits": matches])
    case .lift(let player, let matches): XMLElementNode("indult", ["jugador": player, "partits": matches])
    case .lots(let teams): XMLElementNode("sorteig", ["equips": teams.joined(separator: "; ")])
    case .playOff(let winner, let teams):
      XMLElementNode("desempat", ["equips": teams.joined(separator: "; "), "guanyador": winner])
    case .withdrawal(let team, let keepsResults):
      XMLElementNode("retirat", ["equip": team, "resultats": keepsResults ? "conservats" : "anullats"])
    case .void(let file): XMLElementNode("anulla", ["fitxer": file])
    case .same(let one, let other): XMLElementNode("mateix", ["a": one, "b": other])
    case .different(let one, let other): XMLElementNode("diferent", ["a": one, "b": other])
    }
  }
}
