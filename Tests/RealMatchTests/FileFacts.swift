import LibXML
import WorldCupData

/// Facts counted from the elements of a match file.
struct FileFacts {
  private let root: XMLElementNode
  private var teams: [XMLElementNode] { root.children("equip") }

  init(_ path: String) throws {
    root = try XMLDocument.tree(of: RealMatchFixture.bytes(of: path), name: path)
  }

  var state: String? { root["estat"] }

  /// Home and away goals by period.
  func goals(periods: Int) -> [[Int]] {
    (1...periods).map { period in
      teams.map { actions("gols", "gol", of: $0).count { $0["part"] == String(period) && $0["anullat"] != "si" } }
    }
  }

  /// Goals by number of the scorer: for the own side, or own goals.
  func scorers(_ side: WorldCupMatch.Side, own: Bool) -> [String: Int] {
    let credited = own ? side.other : side
    let goals = actions("gols", "gol", of: team(credited)).filter { ($0["propia"] == "si") == own }
    return goals.reduce(into: [:]) { $0[$1["dorsalautor"] ?? "", default: 0] += 1 }
  }

  /// Y, R, Y+2Y or Y+R by number.
  func cards(_ side: WorldCupMatch.Side) -> [String: String] {
    let names = ["groga": "Y", "segonagroga": "2Y", "vermella": "R"]
    var cards: [String: [String]] = [:]
    for card in actions("targetes", "targeta", of: team(side)).sorted(by: inOrder) {
      cards[card["dorsal"] ?? "", default: []].append(names[card["color"] ?? ""] ?? "?")
    }
    return cards.mapValues { $0.joined(separator: "+") }
  }

  func substitutions(_ side: WorldCupMatch.Side) -> Int { actions("canvis", "canvi", of: team(side)).count }

  /// Starters and substitutes who came on, minus players who went off or were sent off.
  func onField(_ side: WorldCupMatch.Side) -> [Int] {
    let team = team(side)
    let squad = team.child("plantilla")?.children("jugador") ?? []
    var numbers = Set(squad.filter { $0.child("titular")?.text == "si" }.map { $0.child("dorsal")?.text ?? "" })
    let changes = actions("canvis", "canvi", of: team) + actions("targetes", "targeta", of: team)
    for action in changes.sorted(by: inOrder) {
      if action.name == "canvi" {
        numbers.remove(action["dorsalsurt"] ?? "")
        numbers.insert(action["dorsalentra"] ?? "")
      } else if action["color"] != "groga" {
        numbers.remove(action["dorsal"] ?? "")
      }
    }
    return numbers.compactMap { Int($0) }.sorted()
  }

  /// Kicks scored, home and away. Nil without a shoot-out.
  var shootOut: [Int]? {
    root.child("tanda").map { kicks in
      ["local", "visitant"].map { side in
        kicks.children("llancament").count { $0["equip"] == side && $0["resultat"] == "gol" }
      }
    }
  }

  private func team(_ side: WorldCupMatch.Side) -> XMLElementNode { teams[side == .home ? 0 : 1] }

  private func actions(_ list: String, _ name: String, of team: XMLElementNode) -> [XMLElementNode] {
    team.child("dadespartit")?.child(list)?.children(name) ?? []
  }

  private func inOrder(_ one: XMLElementNode, _ other: XMLElementNode) -> Bool {
    (one["ordre"].flatMap { Int($0) } ?? 0) < (other["ordre"].flatMap { Int($0) } ?? 0)
  }
}
