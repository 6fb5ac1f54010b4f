import MatchModel
import MatchXML
import SampleMatches
import TestSupport
import Testing

/// The layout that stylesheets and other programs rely on.
@Suite struct LayoutTests {
  private let folder: TemporaryFolder
  private let lines: [String]

  init() throws {
    folder = try TemporaryFolder()
    lines = String(decoding: MatchWriter(encoding: .utf8).bytes(of: exampleMatch()), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    "<gol minut=\"12\" dorsalautor=\"4\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" propia=\"si\" ordre=\"5\" part=\"1\">"
      + "<minut>12</minut><autor>Wences</autor><assistencia/><origen/><superficie/></gol>",
    "<gol minut=\"20\" dorsalautor=\"\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" anullat=\"si\" ordre=\"6\" part=\"1\""
      + " desconeguts=\"dorsalautor:1 dorsalassistencia:2\">"
      + "<minut>20</minut><autor/><assistencia/><origen/><superficie/></gol>",
    "<gol minut=\"70\" dorsalautor=\"12\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" ordre=\"20\" part=\"2\" avis=\"D1 H1\">"
      + "<minut>70</minut><autor/><assistencia/><origen/><superficie/></gol>",
    "<jugada minut=\"3\" dorsalautor=\"9\" dorsalassistencia=\"\" origen=\"corner\" superficie=\"cap\" resultat=\"aturada\""
      + " zona=\"2\" ordre=\"3\" part=\"1\" segons=\"130.25\" hora=\"1795000130.25\">"
      + "<minut>3</minut><autor/><assistencia/><origen>corner</origen><superficie>cap</superficie></jugada>",
    "<targeta minut=\"26\" dorsal=\"\" motiu=\"protesta\" color=\"groga\" tecnic=\"coach\" ordre=\"9\" part=\"1\">"
      + "<minut>26</minut><dorsal/><motiu>protesta</motiu></targeta>",
    "<falta minut=\"25\" dorsal=\"4\" dorsalvictima=\"9\" ordre=\"7\" part=\"1\"><minut>25</minut><dorsal>4</dorsal></falta>",
    "<corner minut=\"45\" dorsal=\"7\" ordre=\"11\" part=\"1\" afegit=\"1\"><minut>45</minut></corner>",
    "<foradejoc minut=\"30\" jugador=\"10\" ordre=\"10\" part=\"1\"><minut>30</minut>"
      + "<jugador><dorsal>10</dorsal><nom/><titular>si</titular></jugador></foradejoc>",
    "<canvi minut=\"\" dorsalentra=\"14\" dorsalsurt=\"10\" aturada=\"1\" ordre=\"14\" part=\"1\" interval=\"si\">"
      + "<minut/><dorsalentra>14</dorsalentra><dorsalsurt>10</dorsalsurt></canvi>",
    "<nota dorsalJugador=\"\" anotacio=\"pluja&#10;forta\" ambit=\"partit\" ordre=\"1\" part=\"0\" interval=\"si\">"
      + "<dorsalJugador/><anotacio>pluja&#10;forta</anotacio></nota>",
    "<porter minut=\"60\" dorsal=\"5\" tipus=\"porter\" ordre=\"16\" part=\"2\"/>",
    "<entrada minut=\"62\" dorsal=\"8\" tipus=\"surt\" ordre=\"18\" part=\"2\"/>",
    "<llancament equip=\"visitant\" dorsal=\"\" resultat=\"desviada\" ordre=\"26\" part=\"tanda\" desconeguts=\"dorsal:1\"/>",
    "<periode tipus=\"part\" num=\"1\" inici=\"1795000000\" durada=\"45\" afegit=\"2\" ordre=\"2\" fi=\"1795002880\""
      + " minutfi=\"45\" afegitfi=\"3\" segonsfi=\"2880\" ordrefi=\"13\"/>",
    "<dadespartit iniciprimerapart=\"1795000000\" inicisegonapart=\"1795003800.5\">",
    "<jugador capita=\"si\"><dorsal>4</dorsal><nom>David</nom><titular>si</titular></jugador>",
    "<tecnic codi=\"coach\" nom=\"Núria\" carrec=\"entrenadora\"/>",
  ])
  func eachElementIsOnOneLine(line: String) {
    #expect(lines.contains { $0.drop { $0 == " " } == line })
  }

  @Test func rootElementHasTheDetails() {
    #expect(
      lines[1]
        == "<partit versio=\"1\" competicio=\"Lliga &quot;B&quot; &amp; Copa\" data=\"2026-11-21\" reglament=\"official\""
        + " parametres=\"name=Copa%20d'estiu windows=3\" nostre=\"local\" estat=\"acabat\" ordrefi=\"28\" partfi=\"tanda\""
        + " intervalfi=\"si\" horafi=\"1795007000\">")
  }

  @Test func theStatusFollowsTheWhistles() {
    var match = exampleMatch()
    func status() -> Substring? {
      String(decoding: MatchWriter().bytes(of: match), as: UTF8.self).firstMatch(of: #/estat="(\w+)"/#)?.1
    }
    match.actions.removeLast()
    #expect(status() == "enjoc")
    match.actions.append(MatchEnd(at: Moment(.during(.regular(2))), isAbandoned: true, reason: "boira"))
    #expect(status() == "abandonat")
    match.actions = [Note(at: Moment(.before), on: .match, text: "")]
    #expect(status() == "pendent")
  }

  /// Other programs read the same characters in every encoding.
  @Test(arguments: FileEncoding.allCases)
  func otherProgramsReadTheSameCharacters(encoding: FileEncoding) throws {
    var match = exampleMatch()
    let text = "Динамо «çà» ⚽️ \"a\" <b> & 'c'"
    match[.away].name = text
    match.details.venue = text
    let file = try folder.write(MatchWriter(encoding: encoding).bytes(of: match), to: "m.xml")
    for path in ["string(//equip[2]/dadesequip/nom)", "string(/partit/@estadi)"] {
      #expect(try run("xmllint", ["--xpath", path, file]).output == text + "\n")
    }
    let declared = MatchWriter(encoding: encoding).bytes(of: match).prefix { $0 != UInt8(ascii: "\n") }
    #expect(String(decoding: declared, as: UTF8.self).contains("encoding=\"\(encoding.rawValue)\""))
    if encoding == .latin1 {
      #expect(MatchWriter(encoding: encoding).bytes(of: match).contains(0xE7))
    }
  }
}
