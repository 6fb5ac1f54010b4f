import LibXML
import Seasons
import Text

extension SeasonElements {
  mutating func decision(_ element: XMLElementNode) -> Decision? {
    guard let what = what(element) else { return nil }
    let day = ["sancio", "indult"].contains(element.name) ? "des" : "data"
    return Decision(
      what, date: date(element, day), competition: element["competicio"] ?? "", reason: element["motiu"] ?? "",
      line: element.line)
  }

  private mutating func what(_ element: XMLElementNode) -> Decision.What? {
    switch element.name {
    case "descompte":
      let points = number(element, "punts", 1...999) ?? missing(element, "punts")
      return .deduction(team: required(element, "equip"), points: points)
    case "sancio":
      let matches = number(element, "partits", 1...99) ?? missing(element, "partits")
      return .ban(player: required(element, "jugador"), matches: matches)
    case "indult":
      return .lift(player: required(element, "jugador"), matches: number(element, "partits", 1...99))
    case "sorteig": return .lots(order(element, "equips"))
    case "desempat": return .playOff(winner: required(element, "guanyador"), teams: order(element, "equips"))
    case "retirat":
      return .withdrawal(team: required(element, "equip"), keepsResults: element["resultats"] == "conservats")
    case "anulla": return .void(file: required(element, "fitxer"))
    case "mateix": return .same(required(element, "a"), required(element, "b"))
    case "diferent": return .different(required(element, "a"), required(element, "b"))
    // Validation against the DTD has already reported this.
    default: return nil
    }
  }

  private mutating func missing(_ element: XMLElementNode, _ name: String) -> Int {
    if element[name] == nil { _ = required(element, name) }
    return 0
  }

  /// At least two names separated by semicolons.
  private mutating func order(_ element: XMLElementNode, _ name: String) -> [String] {
    let text = required(element, name)
    let names = text.split(separator: ";").map(\.oneSpaced).filter { !$0.isEmpty }
    if !text.isEmpty, names.count < 2 { report(element, .badOrder(element: element.name, name: name, found: text)) }
    return names
  }
}
