import Foundation
import LibXML
import MatchModel
import MatchXML
import SampleMatches
import TestSupport
import Testing

@Suite struct ProblemTests {
  /// All problems with line and reason.
  private func problems(_ text: String) -> [FileProblem] { problems(Array(text.utf8)) }

  private func problems(_ bytes: [UInt8]) -> [FileProblem] {
    do {
      _ = try MatchReader().read(bytes, file: "bad.xml")
      return []
    } catch {
      return error.problems
    }
  }

  private func line(of part: String, in text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(part) }.map { $0 + 1 } ?? 0
  }

  /// The example as text with one change.
  private func example(_ old: String, _ new: String) -> String {
    let text = String(decoding: MatchWriter(encoding: .utf8).bytes(of: exampleMatch()), as: UTF8.self)
    guard let range = text.firstRange(of: old) else {
      Issue.record("no \(old) in the example")
      return text
    }
    return text.replacingCharacters(in: range, with: new)
  }

  @Test(arguments: [
    ("<dorsal>9</dorsal>", "<dorsal>100</dorsal>", "dorsal", "100", FileProblem.Expected.shirtNumber),
    ("<dorsal>9</dorsal>", "<dorsal/>", "dorsal", "", .shirtNumber),
    ("dorsalautor=\"9\"", "dorsalautor=\"9a\"", "dorsalautor", "9a", .shirtNumber),
    ("minut=\"25\"", "minut=\"vint\"", "minut", "vint", .minute),
    ("minut=\"25\"", "minut=\"-3\"", "minut", "-3", .minute),
    ("afegit=\"1\"", "afegit=\"+1\"", "afegit", "+1", .number(0...999)),
    ("segons=\"130.25\"", "segons=\"2:10\"", "segons", "2:10", .seconds),
    ("segons=\"130.25\"", "segons=\"1e99\"", "segons", "1e99", .seconds),
    ("hora=\"1795000130.25\"", "hora=\"nan\"", "hora", "nan", .seconds),
    ("zona=\"2\"", "zona=\"10\"", "zona", "10", .number(1...9)),
    ("aturada=\"1\"", "aturada=\"0\"", "aturada", "0", .number(1...999)),
    ("part=\"2\"", "part=\"segona\"", "part", "segona", .period),
    ("ordre=\"20\"", "ordre=\"x\"", "ordre", "x", .number(1...999_999)),
    ("dorsalautor:1", "dorsalautor", "desconeguts", "dorsalautor dorsalassistencia:2", .unidentifiedPlayers),
    (
      "resultat=\"gol\"", "resultat=\"\"", "resultat", "",
      .code(["gol", "aturada", "pal", "desviada", "blocada", "fallat"])
    ),
    ("estat=\"acabat\"", "estat=\"acabat\" adjudicat=\"3:0\"", "adjudicat", "3:0", .score),
    (
      "estat=\"acabat\"", "estat=\"acabat\" identificador=\"DEADBEEF\"", "identificador", "DEADBEEF", .identifier
    ),
    ("<equip>", "<equip color=\"red\">", "color", "red", .colour),
    ("<equip>", "<equip color=\"#12345g\">", "color", "#12345g", .colour),
    ("<equip>", "<equip escut=\"../crest.png\">", "escut", "../crest.png", .crest),
    ("<equip>", "<equip escut=\"/etc/passwd\">", "escut", "/etc/passwd", .crest),
    ("<equip>", "<equip escut=\".hidden.png\">", "escut", ".hidden.png", .crest),
    ("windows=3", "windows", "parametres", "name=Copa%20d'estiu windows", .parameters),
    ("<titular>si</titular>", "<titular>potser</titular>", "titular", "potser", .yesOrNo),
    ("inici=\"1795000000\"", "inici=\"ahir\"", "inici", "ahir", .seconds),
  ])
  func reportsBadValuesWithLineAndExpectation(
    old: String, new: String, name: String, found: String, expected: FileProblem.Expected
  ) throws {
    let text = example(old, new)
    let values = problems(text).compactMap { problem -> String? in
      guard case .badValue(_, name, found, expected) = problem.reason else { return nil }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[problem.line - 1]
    }
    #expect(values.count == 1, "\(problems(text))")
    #expect(values.first?.contains(new) == true)
  }

  @Test func reportsEveryProblem() {
    var file = DocumentedFile()
    file.homeSquad = [(100, "a", "si"), (9, "b", "si"), (9, "c", "si")]
    file.home = "<gols>\n\(DocumentedFile.goal("x", "9"))\n\(DocumentedFile.goal("5", "-1"))\n<penal/></gols>"
    let found = problems(file.text)
    #expect(found.map(\.line) == found.map(\.line).sorted())
    #expect(found.allSatisfy { $0.file == "bad.xml" && $0.line > 0 })
    #expect(
      found.contains {
        $0.reason == .duplicateNumber(ShirtNumber(9)!, firstLine: line(of: "<dorsal> 9", in: file.text) - 1)
      })
    #expect(found.count { if case .badValue = $0.reason { true } else { false } } == 3)
    #expect(found.contains { if case .invalid(let it) = $0.reason { it.facts.contains("penal") } else { false } })
  }

  @Test func reportsDuplicateOrder() {
    let text = example("ordre=\"20\"", "ordre=\"21\"")
    let places = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("ordre=\"21\"") }.map { $0.offset + 1 }
    let found = problems(text)
    #expect(found.count == 1)
    #expect(Set(found.map(\.line) + [firstLine(found)]) == Set(places))
  }

  private func firstLine(_ problems: [FileProblem]) -> Int {
    if case .duplicateOrder(21, let line) = problems.first?.reason { line } else { 0 }
  }

  @Test func reportsUnknownAndDuplicateOfficials() {
    let found = problems(example("tecnic=\"coach\"", "tecnic=\"physio\""))
    #expect(found.map(\.reason) == [.unknownOfficial("physio", known: ["coach"])])
    let twice = problems(
      example("</tecnics>", "<tecnic codi=\"coach\" nom=\"\"/></tecnics>"))
    #expect(twice.count == 1)
    if case .duplicateOfficial("coach", _) = twice.first?.reason {} else { Issue.record("\(twice)") }
  }

  @Test func reportsCapitalisedNamesOf2011() {
    let printed =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<Partit>\n<DadesPartit><Temps>3</Temps></DadesPartit></Partit>"
    #expect(
      problems(printed) == [
        FileProblem(file: "bad.xml", line: 2, reason: .capitalisedName(found: "Partit", documented: "partit"))
      ])
    var file = DocumentedFile()
    file.home = "<Gols/>"
    let found = problems(file.text).map(\.reason)
    #expect(found.contains(.capitalisedName(found: "Gols", documented: "gols")))
  }

  @Test(arguments: [0, 1, 3])
  func requiresTwoTeams(count: Int) {
    let team =
      "<equip><dadesequip><nom/></dadesequip><plantilla/><dadespartit iniciprimerapart=\"\" inicisegonapart=\"\"/></equip>"
    let text =
      "<partit><dadespartit iniciprimerapart=\"\" inicisegonapart=\"\"><iniciprimerapart/><inicisegonapart/>"
      + "</dadespartit>" + String(repeating: team, count: count) + "</partit>"
    #expect(problems(text).contains { if case .invalid = $0.reason { true } else { false } })
  }

  @Test(arguments: [
    "", "not XML", "<partit>", "<a><b></a>", "\0\0\0", "<!DOCTYPE partit SYSTEM \"http://x/\"><partit/>",
  ])
  func refusesNonMatches(text: String) { #expect(!problems(text).isEmpty) }

  @Test func refusesTruncatedFiles() {
    let bytes = MatchWriter().bytes(of: exampleMatch())
    for count in stride(from: 0, to: bytes.count - 2, by: 7) { #expect(!problems(Array(bytes[..<count])).isEmpty) }
  }

  /// Files with random damage are read or refused without a crash.
  @Test func garbledFilesDoNotCrash() {
    let bytes = MatchWriter().bytes(of: exampleMatch())
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1500 {
      var garbled = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        garbled[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      _ = problems(garbled)
    }
  }

  /// A document that violates the DTD is still traversed.
  @Test func missingAttributesAreReportedOnlyByTheDTD() {
    let found = problems(example("<falta minut=\"25\" dorsal=\"4\"", "<falta"))
    #expect(found.count == 2)
    #expect(found.allSatisfy { if case .invalid = $0.reason { true } else { false } })
  }

  @Test func validatesAgainstACustomDTD() throws {
    let strict = try DTD(Array("<!ELEMENT partit EMPTY>".utf8), name: "mine.dtd")
    let bytes = MatchWriter().bytes(of: exampleMatch())
    #expect(throws: FileProblems.self) { try MatchReader(dtd: strict).read(bytes, file: "m.xml") }
  }
}
