import Bounds
import TestSupport
import Testing

extension Limit {
  /// The numbers of a match file and of a line of a part: the largest allowed value and one above it.
  static let numbers = [
    Limit(
      "minute of a match", grouped(Bounds.minute),
      said: "minut of <gol> is “1501”; expected a minute up to 1500: 23, or 45+2",
      below: { try goal($0, "minut=\"\(Bounds.minute)\"").output },
      above: { try goal($0, "minut=\"\(Bounds.minute + 1)\"").refused() }),
    Limit(
      "stoppage time in a minute", grouped(Bounds.periodMinutes),
      said: "afegit of <gol> is “1000”; expected a whole number from 0 to 999",
      below: { try goal($0, "minut=\"45\" afegit=\"\(Bounds.periodMinutes)\"").output },
      above: { try goal($0, "minut=\"45\" afegit=\"\(Bounds.periodMinutes + 1)\"").refused() }),
    Limit(
      "minutes of a period, minutes that are announced", grouped(Bounds.periodMinutes),
      said: "durada of <periode> is “1000”; expected a whole number from 0 to 999",
      below: { try period($0, "num=\"1\" durada=\"\(Bounds.periodMinutes)\"").output },
      above: { try period($0, "num=\"1\" durada=\"\(Bounds.periodMinutes + 1)\"").refused() }),
    Limit(
      "number of a period", grouped(Bounds.period),
      said: "part of <gol> is “100”; expected 0, the number of a period up to 99, or tanda",
      below: { try goal($0, "minut=\"1\" part=\"\(Bounds.period)\"").output },
      above: { try goal($0, "minut=\"1\" part=\"\(Bounds.period + 1)\"").refused() }),
    Limit(
      "place in the order of the match", grouped(Bounds.order),
      said: "ordre of <gol> is “1000000”; expected a whole number from 1 to 999999",
      below: { try goal($0, "minut=\"1\" ordre=\"\(Bounds.order)\"").output },
      above: { try goal($0, "minut=\"1\" ordre=\"\(Bounds.order + 1)\"").refused() }),
    Limit(
      "seconds since 1970, seconds of a period, with three decimals", "\(Bounds.secondDigits) digits",
      said: "segons of <gol> is “1000000000000”; expected seconds, of 12 digits at most: 1700000000 or 12.5",
      below: { try goal($0, "minut=\"1\" segons=\"\(repeated("9", Bounds.secondDigits)).999\"").output },
      above: { try goal($0, "minut=\"1\" segons=\"1\(repeated("0", Bounds.secondDigits))\"").refused() }),
    Limit(
      "points of an attempt", grouped(Bounds.points),
      said: "punts of <gol> is “100”; expected a whole number from 1 to 99",
      below: { try goal($0, "minut=\"1\" tipus=\"triple\" punts=\"\(Bounds.points)\"").output },
      above: { try goal($0, "minut=\"1\" tipus=\"triple\" punts=\"\(Bounds.points + 1)\"").refused() }),
    Limit(
      "goals of a side in an awarded result", grouped(Bounds.points),
      said: "adjudicat of <partit> is “100-0”; expected a score up to 99-99: 3-0",
      below: { try root($0, "adjudicat=\"\(Bounds.points)-0\"").accepted() },
      above: { try root($0, "adjudicat=\"\(Bounds.points + 1)-0\"").refused() }),
    Limit(
      "minutes of a dismissal", grouped(Bounds.dismissal),
      said: "durada of <targeta> is “91”; expected a whole number from 1 to 90",
      below: { try card($0, "durada=\"\(Bounds.dismissal)\"").output },
      above: { try card($0, "durada=\"\(Bounds.dismissal + 1)\"").refused() }),
    Limit(
      "stoppage of play of a substitution", grouped(Bounds.stoppage),
      said: "aturada of <canvi> is “1000”; expected a whole number from 1 to 999",
      below: { try change($0, "aturada=\"\(Bounds.stoppage)\"").output },
      above: { try change($0, "aturada=\"\(Bounds.stoppage + 1)\"").refused() }),
    Limit(
      "number of an unidentified player", grouped(Bounds.unidentified),
      said: "expected unidentified players, numbered up to 1000000: dorsalautor:1",
      below: { try goal($0, "minut=\"1\" desconeguts=\"dorsalautor:\(Bounds.unidentified)\"", scorer: "").output },
      above: {
        try goal($0, "minut=\"1\" desconeguts=\"dorsalautor:\(Bounds.unidentified + 1)\"", scorer: "").refused()
      }),
    Limit(
      "a number in a line of a part of a season", grouped(Bounds.rowNumber),
      said: "not a valid line of a season part, or one that was edited; make the part again",
      below: { try part($0, until: Bounds.rowNumber).accepted() },
      above: { try part($0, until: Bounds.rowNumber + 1).refused() }),
  ]

  /// The message about a match with this goal. `show` does not check the laws.
  private static func goal(_ folder: ProgramFolder, _ attributes: String, scorer: String = "9") throws -> RunResult {
    try shown(
      folder,
      "<gols><gol dorsalautor=\"\(scorer)\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" \(attributes)><minut/><autor/><assistencia/><origen/><superficie/></gol></gols>"
    )
  }

  private static func card(_ folder: ProgramFolder, _ attributes: String) throws -> RunResult {
    try shown(
      folder,
      "<targetes><targeta minut=\"1\" dorsal=\"9\" motiu=\"\" color=\"groga\" \(attributes)><minut/><dorsal/><motiu/></targeta></targetes>"
    )
  }

  private static func change(_ folder: ProgramFolder, _ attributes: String) throws -> RunResult {
    try shown(
      folder,
      "<canvis><canvi minut=\"1\" dorsalentra=\"12\" dorsalsurt=\"9\" \(attributes)><minut/><dorsalentra/><dorsalsurt/></canvi></canvis>"
    )
  }

  private static func shown(_ folder: ProgramFolder, _ actions: String) throws -> RunResult {
    try folder.match(actions: actions)
    return try folder.futbolstats("show", "m.xml")
  }

  private static func period(_ folder: ProgramFolder, _ attributes: String) throws -> RunResult {
    try folder.match {
      $0.append(toRoot: "<periodes><periode tipus=\"part\" ordre=\"1\" \(attributes)/></periodes>")
    }
    return try folder.futbolstats("show", "m.xml")
  }

  private static func root(_ folder: ProgramFolder, _ attributes: String) throws -> RunResult {
    try folder.validate { $0 = $0.replacing("<partit ", with: "<partit \(attributes) ") }
  }

  /// The message about a part in which a player returned and stayed until that minute.
  private static func part(_ folder: ProgramFolder, until minute: Int) throws -> RunResult {
    try folder.match()
    let made = try folder.futbolstats("season", "--partial", "m.xml")
    let line = made.output.replacing("\"spells\":[[0,0]]", with: "\"spells\":[[0,0],[0,\(minute)]]")
    try folder.write(line, to: "a.part")
    return try folder.futbolstats("season", "--finish", "a.part", "minutes")
  }
}
