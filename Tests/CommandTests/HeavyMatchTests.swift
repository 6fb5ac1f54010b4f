import Bounds
import Glibc
import TestSupport
import Testing

/// Matches with far more of something than any real match, but within the limits: each command answers or refuses
/// quickly.
@Suite struct HeavyMatchTests {
  /// The element of an action and its list; M is the minute, `common` the attributes that all have.
  private static let kinds: [(list: String, element: String)] = [
    (
      "gols",
      "<gol minut='M' dorsalautor='D' dorsalassistencia='8' origen='jugada' superficie='cap' C><minut/><autor/><assistencia/><origen/><superficie/></gol>"
    ),
    (
      "jugades",
      "<jugada minut='M' dorsalautor='D' dorsalassistencia='8' origen='jugada' superficie='cap' resultat='aturada' zona='5' C><minut/><autor/><assistencia/><origen/><superficie/></jugada>"
    ),
    ("faltes", "<falta minut='M' dorsal='D' dorsalvictima='9' C><minut/><dorsal/></falta>"),
    ("targetes", "<targeta minut='M' dorsal='D' motiu='' color='groga' C><minut/><dorsal/><motiu/></targeta>"),
    ("canvis", "<canvi minut='M' dorsalentra='E' dorsalsurt='F' C><minut/><dorsalentra/><dorsalsurt/></canvi>"),
    ("notes", "<nota minut='M' dorsalJugador='D' anotacio='windy' C><dorsalJugador/><anotacio/></nota>"),
    ("entrades", "<entrada minut='M' dorsal='D' tipus='entra' C/>"),
  ]

  private static func actions(_ kind: (list: String, element: String), _ count: Int) -> String {
    let lines = (0..<count).map { index in
      let minute = 1 + index * 45 / count
      let (on, off) = index % 2 == 0 ? ("12", "11") : ("11", "12")
      return kind.element.replacing("M'", with: "\(minute)'").replacing("'D'", with: "'\(1 + index % 11)'")
        .replacing("'E'", with: "'\(on)'").replacing("'F'", with: "'\(off)'")
        .replacing(" C", with: " part='1' segons='\(index * 2700 / count)' ordre='\(index + 2)'")
    }
    return "<\(kind.list)>\(lines.joined(separator: "\n"))</\(kind.list)>"
  }

  private static let cases = kinds.flatMap { kind in [1000, 9800].map { (kind.list, $0) } }

  @Test(arguments: cases.sample(3))
  func reportsAndExportsFinishQuickly(_ list: String, _ count: Int) throws {
    let folder = try ProgramFolder()
    let kind = try #require(Self.kinds.first { $0.list == list })
    try folder.match(actions: Self.actions(kind, count)) {
      $0.append(toRoot: "<periodes><periode tipus='part' num='1' inici='1795000000' durada='45' ordre='1'/></periodes>")
    }
    #expect(folder.read("m.xml").count < Bounds.matchFile)
    for command in [
      "report", "report --format text", "report --format message", "report --format csv-actions",
      "report --format csv-players", "report --format card-svg --card result",
      "report --format card-svg --card half-time", "report --format card-svg --card fixture",
      "report --format card-svg --card lineup", "report --format card-svg --card player --of l9",
      "export --format timeline --half1 0 --half2 1:00:00", "export --format chapters --half1 0 --half2 1:00:00",
      "export --format cuts --half1 0 --half2 1:00:00",
    ] {
      let made = try folder.shell("ulimit -t \(Self.seconds); futbolstats \(command) m.xml -o - >out")
      #expect([.exited(0), .exited(1)].contains(made.status), "\(command): \(made.status) \(made.error.prefix(300))")
      if count == 1000 { #expect(made.status == .exited(0), "\(command): \(made.error.prefix(300))") }
    }
  }

  /// Only the number of instructions limits the events on a page, because the templates are not nested. Events outside
  /// the statistics take little memory; the whole program has the megabytes.
  @Test(arguments: [("faltes", 6000, 150), ("notes", 9800, 100), ("entrades", 9800, 100)])
  func pageCanHaveThousandsOfEvents(_ list: String, _ count: Int, _ megabytes: Int) throws {
    let folder = try ProgramFolder()
    let kind = try #require(Self.kinds.first { $0.list == list })
    try folder.match(actions: Self.actions(kind, count)) {
      $0.append(toRoot: "<periodes><periode tipus='part' num='1' inici='1795000000' durada='45' ordre='1'/></periodes>")
    }
    let made = try folder.shell(
      "ulimit -t \(Self.seconds); ulimit -d \(megabytes << 10); futbolstats report m.xml -o - >out")
    #expect(made.status == .exited(0), "\(made.error.prefix(300))")
  }

  /// Processor time. An unoptimised build is slow in ways that have nothing to do with the stylesheets.
  private static var seconds: Int { isOptimised ? 2 : 10 }

  private static var isOptimised: Bool {
    var optimised = true
    assert(
      {
        optimised = false
        return true
      }())
    return optimised
  }

  /// A calendar with a single line, nearly as long as a file may be.
  @Test(arguments: [" v ", " vs. ", " - ", " @ "]) func longSummaryIsReadQuickly(_ separator: String) throws {
    let folder = try ProgramFolder()
    let summary = repeated("a" + separator, (Bounds.foreignText - 1000) / (1 + separator.utf8.count))
    try folder.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261121\nSUMMARY:\(summary)\nEND:VEVENT\nEND:VCALENDAR\n", to: "c.ics")
    let process = try folder.shell("ulimit -t \(Self.seconds); futbolstats import --list c.ics")
    #expect([.exited(0), .exited(1)].contains(process.status), "\(process.status) \(process.error.prefix(300))")
  }

  /// However little memory there is, an export is either complete or an error.
  @Test func exportIsCompleteOrFails() throws {
    let folder = try ProgramFolder()
    try folder.match(actions: Self.actions(Self.kinds[0], 1000)) {
      $0.append(toRoot: "<periodes><periode tipus='part' num='1' inici='1795000000' durada='45' ordre='1'/></periodes>")
    }
    let command = "futbolstats export --format timeline --half1 0 m.xml"
    let whole = try folder.shell(command)
    #expect(whole.status == .exited(0), "\(whole.error)")
    var failed = 0
    for megabytes in stride(from: 20, through: 90, by: 5) {
      // If Swift runs out of memory, the program crashes. If libxml2 does, the program must report it.
      let made = try folder.shell("ulimit -d \(megabytes << 10); \(command) 2>err")
      if made.status != .exited(0) { failed += 1 }
      if made.status == .exited(0) { #expect(made.outputBytes == whole.outputBytes, "with \(megabytes) MB") }
    }
    #expect(failed > 0)
  }
}
