import MatchModel
import MatchReports
import MatchXML
import Testing

/// Files as documented in 2011, which stylesheets read as the program does (docs/FORMAT.md).
@Suite struct DocumentedPageTests {
  private static func match(_ actions: String) -> [UInt8] {
    let players = [5, 9].map { "<jugador><dorsal>\($0)</dorsal><nom>P\($0)</nom><titular>si</titular></jugador>" }
    let data = "<dadespartit iniciprimerapart=\"\" inicisegonapart=\"\">"
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <partit>\(data)<iniciprimerapart/><inicisegonapart>1304780700</inicisegonapart></dadespartit>
      <equip><dadesequip><nom>Inca</nom></dadesequip><plantilla>\(players.joined())</plantilla>
      \(data)\(actions)</dadespartit></equip>
      <equip><dadesequip><nom>Muro</nom></dadesequip><plantilla/>\(data)</dadespartit></equip></partit>
      """.utf8)
  }

  private static func goals(_ minutes: [String], inChildren: Bool = false) -> String {
    let goals = minutes.map { minute in
      "<gol minut=\"\(inChildren ? "" : minute)\" dorsalautor=\"9\" dorsalassistencia=\"\" origen=\"\" superficie=\"\">"
        + "<minut>\(inChildren ? minute : "")</minut><autor/><assistencia/><origen/><superficie/></gol>"
    }
    return "<gols>\(goals.joined())</gols>"
  }

  /// The period, minute, added minutes, action and number of each line.
  private static func lines(_ actions: String) throws -> [String] {
    let made = try ReportStylesheet(.actions).bytes(
      of: match(actions), name: "match.xml", parameters: [("lang", "en"), ("codes", "yes")])
    return String(decoding: made, as: UTF8.self).split(separator: "\r\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return [1, 2, 3, 6, 7].map { String(fields[$0]) }.joined(separator: " ")
    }
  }

  @Test func minutesMayHaveAddedTimeOrDecimals() throws {
    #expect(
      try Self.lines(Self.goals(["93", "45+2", "90+1", "45.7", "46", "45"])) == [
        "1 45  goal 9", "1 45  goal 9", "1 45 2 goal 9", "2 46  goal 9", "2 90 1 goal 9", "2 90 3 goal 9",
      ])
  }

  @Test func childElementsReplaceEmptyAttributes() throws {
    let lines = try Self.lines(
      "<foresdejoc><foradejoc minut=\"\" jugador=\"\"><minut> 31 </minut>"
        + "<jugador><dorsal>9</dorsal><nom>P9</nom><titular>si</titular></jugador></foradejoc></foresdejoc>"
        + "<targetes><targeta minut=\"\" dorsal=\"\" motiu=\"\">"
        + "<minut>23</minut><dorsal>5</dorsal><motiu/></targeta></targetes>")
    #expect(lines == ["1 23  card 5", "1 31  offside 9"])
  }

  @Test(arguments: [false, true]) func halvesAndMinutesAreThoseOfTheProgram(_ inChildren: Bool) throws {
    let actions = Self.goals(["12", "45+3", "52.9", "95"], inChildren: inChildren)
    let match = try MatchReader().read(Self.match(actions), file: "match.xml").match
    let read = match.actions.filter { $0.kind == .goal }.map { goal in
      let (minute, period) = (goal.moment.minute, goal.moment.phase.period)
      let added = minute.map { $0.added > 0 ? String($0.added) : "" } ?? ""
      return "\(period?.number ?? 0) \(minute?.minute ?? 0) \(added) goal 9"
    }
    #expect(try read.count == 4 && Self.lines(actions) == read)
  }
}
