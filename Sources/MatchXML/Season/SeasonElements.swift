import LibXML
import Seasons
import Text

/// Converts the elements of a season file to values.
struct SeasonElements {
  var problems: [SeasonProblem] = []

  mutating func file(_ root: XMLElementNode) -> SeasonFile {
    var file = SeasonFile()
    file.name = root["nom"] ?? ""
    file.us = root["nostre"] ?? ""
    file.competition = root["competicio"] ?? ""
    file.rules = family(root)
    file.settings = settings(root)
    file.competitions = entries(root, "competicions", "competicio") { reader, element in
      var competition = SeasonFile.Competition(reader.required(element, "nom"))
      competition.aliases = element.aliases
      competition.rules = reader.family(element)
      competition.settings = reader.settings(element)
      competition.line = element.line
      return competition
    }
    file.teams = entries(root, "equips", "equip") { reader, element in
      var team = SeasonFile.Team(reader.required(element, "nom"))
      team.code = element["codi"] ?? ""
      team.aliases = element.aliases
      team.parent = element["filial"] ?? ""
      team.line = element.line
      return team
    }
    file.players = entries(root, "jugadors", "jugador") { $0.player($1) }
    file.results = entries(root, "resultats", "resultat") { $0.result($1) }
    file.decisions = (root.child("decisions")?.children ?? []).compactMap { decision($0) }
    file.confirmations = entries(root, "confirmacions", "confirmacio") { $0.confirmation($1) }
    unique(file.teams.flatMap { team in ([team.name] + team.aliases).map { ($0, team.line) } })
    unique(file.players.filter { !$0.code.isEmpty }.map { ($0.code, $0.line) })
    return file
  }

  private mutating func entries<Entry>(
    _ root: XMLElementNode, _ list: String, _ name: String,
    _ read: (inout SeasonElements, XMLElementNode) -> Entry
  ) -> [Entry] {
    (root.child(list)?.children(name) ?? []).map { read(&self, $0) }
  }

  private mutating func player(_ element: XMLElementNode) -> SeasonFile.Player {
    var player = SeasonFile.Player(required(element, "nom"))
    player.code = element["codi"] ?? ""
    player.aliases = element.aliases
    player.licence = element["llicencia"] ?? ""
    player.birth = date(element, "naixement")
    player.memberships = element.children("fitxa").map { entry in
      SeasonFile.Membership(
        team: required(entry, "equip"), number: shirtNumber(entry, "dorsal"), from: date(entry, "des"),
        to: date(entry, "fins"))
    }
    player.line = element.line
    return player
  }

  private mutating func confirmation(_ element: XMLElementNode) -> Confirmation {
    var confirmation = Confirmation(result(element), by: element["qui"] ?? "", on: date(element, "dia"))
    if confirmation.match.score == nil, element["gols"] == nil { _ = required(element, "gols") }
    confirmation.fileDigest = element["empremta"] ?? ""
    confirmation.factsDigest = element["fets"] ?? ""
    confirmation.line = element.line
    return confirmation
  }

  private mutating func result(_ element: XMLElementNode) -> SeasonFile.Result {
    var result = SeasonFile.Result(home: required(element, "local"), away: required(element, "visitant"))
    result.competition = element["competicio"] ?? ""
    result.date = date(element, "data")
    result.round = element["jornada"] ?? ""
    result.score = score(element, "gols")
    result.awarded = score(element, "adjudicat")
    result.reason = element["motiu"] ?? ""
    result.line = element.line
    return result
  }

  /// Duplicate names of people or teams would be ambiguous.
  private mutating func unique(_ names: [(name: String, line: Int)]) {
    var lines: [String: Int] = [:]
    for (name, line) in names where !name.isEmpty {
      if let first = lines[name] { problems.append(SeasonProblem(line: line, reason: .twice(name, firstLine: first))) }
      lines[name] = line
    }
  }
}

extension XMLElementNode {
  var aliases: [String] { children("alias").map(\.text.oneSpaced).filter { !$0.isEmpty } }
}
