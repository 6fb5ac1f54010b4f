/// A file in the format documented in 2011: without order, colours and parts.
struct DocumentedFile {
  var first = "1304776800"
  var second = "1304780700.25"
  var homeSquad = [(1, "Àngel", "si"), (9, "Bernat", "TRUE"), (14, "Cèlia", "No")]
  var awaySquad = [(4, "Zoe", "1"), (7, "Yago", "yes")]
  var home = ""
  var away = ""
  var encoding = "UTF-8"

  var text: String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <partit>
    <dadespartit iniciprimerapart="\(first)" inicisegonapart="\(second)">
    <iniciprimerapart>\(first)</iniciprimerapart><inicisegonapart>\(second)</inicisegonapart></dadespartit>
    \(team("Inca", homeSquad, home))
    \(team("Alcúdia", awaySquad, away))
    </partit>
    """
  }

  private func team(_ name: String, _ squad: [(Int, String, String)], _ actions: String) -> String {
    let players = squad.map {
      "<jugador>\n <dorsal> \($0.0) </dorsal>\n <nom>\($0.1)</nom>\n <titular>\($0.2)</titular>\n</jugador>"
    }
    return """
      <equip><dadesequip><nom>
      \(name)
      </nom></dadesequip>
      <plantilla>\(players.joined(separator: "\n"))</plantilla>
      <dadespartit inicisegonapart="\(second)" iniciprimerapart="\(first)">\(actions)</dadespartit></equip>
      """
  }

  static func goal(_ minute: String, _ scorer: String, assist: String = "", name: String = "") -> String {
    """
    <gol minut="\(minute)" dorsalautor="\(scorer)" dorsalassistencia="\(assist)" origen="corner" superficie="cap">\
    <minut>\(minute)</minut><autor>\(name)</autor><assistencia/><origen>corner</origen><superficie>cap</superficie></gol>
    """
  }

  static func card(_ minute: String, _ number: String) -> String {
    """
    <targeta minut="\(minute)" dorsal="\(number)" motiu=""><minut/><dorsal/><motiu/></targeta>
    """
  }

  static func substitution(_ minute: String, off: String, on: String) -> String {
    """
    <canvi minut="\(minute)" dorsalentra="\(on)" dorsalsurt="\(off)"><minut/><dorsalentra/><dorsalsurt/></canvi>
    """
  }
}
