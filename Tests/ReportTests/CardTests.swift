import Foundation
import MatchRules
import MatchXML
import TestSupport
import Testing

/// Cards to share: the same bytes with `xsltproc`, the figures of the statistics, images of the right size, names that
/// fit.
@Suite struct CardTests {
  static let cards: [[String]] = [
    ["--card", "result"], ["--card", "lineup", "--of", "v"], ["--card", "player", "--of", "l9"],
  ]
  static let sizes: [(String, Int, Int)] = [("square", 1080, 1080), ("wide", 1200, 630)]

  private static func drawing(_ file: String, _ arguments: [String]) throws -> RunResult {
    try ReportFixture.run(
      ReportFixture.program, ["report", file, "-o", "-", "--format", "card-svg", "--lang", "en"] + arguments)
  }

  @Test(arguments: cards)
  func drawings(_ card: [String]) throws {
    let file = ReportFixture.handmade("rich")
    let facts = Facts(
      Ledger(
        replaying: try MatchReader().read(Array(Data(contentsOf: URL(filePath: file))), file: file).match,
        rules: RuleSet()))
    for (size, width, height) in Self.sizes {
      let made = try Self.drawing(file, card + ["--size", size])
      #expect(made.error == "")
      let told = stride(from: 0, to: card.count, by: 2).flatMap {
        ["--stringparam", String(card[$0].dropFirst(2)), card[$0 + 1]]
      }
      let theirs = try ReportFixture.run(
        "xsltproc",
        ["--stringparam", "lang", "en", "--stringparam", "size", size] + told + [
          ReportFixture.stylesheet("card.xsl"), file,
        ])
      #expect(firstDifference(made.outputBytes, theirs.outputBytes) == nil)
      let page = Markup(made.outputBytes)
      let drawing = try #require(page.first("svg"))
      #expect(drawing.attributes["width"] == String(width) && drawing.attributes["height"] == String(height))
      for (figure, shown) in page.figures() { #expect(facts.answer(figure) == .value(Int(shown) ?? -1), "\(figure)") }
      if card[1] != "lineup" { #expect(!page.figures().isEmpty) }
    }
  }

  @Test(arguments: sizes)
  func images(_ size: String, _ width: Int, _ height: Int) throws {
    let image = try ReportFixture.path("card-\(size).png")
    for _ in 1...2 {
      // Overwritten the second time, like any report of the program.
      let made = try ReportFixture.run(
        ReportFixture.program,
        ["report", ReportFixture.handmade("rich"), "-o", image, "--card", "result", "--size", size])
      #expect(made.status == .exited(0), "\(made.error)")
    }
    let bytes = Array(try Data(contentsOf: URL(filePath: image)))
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && number(16) == width && number(20) == height)
    #expect(bytes.firstRange(of: Array("FutbolStats".utf8)) != nil)
  }

  /// The ending of the file says what is made: the drawing, or its image.
  @Test func theEndingSaysWhatIsMade() throws {
    let file = ReportFixture.handmade("rich")
    for (name, arguments, beginning) in [
      ("ending.svg", ["--card", "result"], "<?xml"), ("ending.SVG", [], "<?xml"), ("ending.png", [], "\u{89}PNG"),
      ("ending.txt", [], "Lliga"), ("ending.players.csv", [], "Team,"), ("ending.htm", [], "<!DOCTYPE html>"),
      ("ending.md", ["--format", "text"], "Lliga"), ("ending.csv", ["--format", "csv-actions"], "Order,"),
    ] {
      let path = try ReportFixture.path(name)
      let made = try ReportFixture.run(
        ReportFixture.program, ["report", file, "-o", path, "--lang", "en"] + arguments)
      #expect(made.status == .exited(0), "\(name): \(made.error)")
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      #expect(bytes.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }), "\(name)")
    }
  }

  /// A browser draws the text: an element of no namespace would be in the file, and on no screen.
  @Test(arguments: cards)
  func textsInTheBrowser(_ card: [String]) throws {
    for (size, _, _) in Self.sizes {
      let drawing = try Self.drawing(ReportFixture.handmade("rich"), card + ["--size", size]).output
      let json = String(decoding: try JSONEncoder().encode(drawing), as: UTF8.self)
      let page = try ReportFixture.write(
        """
        <!DOCTYPE html><meta charset="utf-8"><title>card</title><body><pre id="r"></pre><script>
        const drawing = new DOMParser().parseFromString(\(json.replacing("<", with: "\\u003c")), "image/svg+xml");
        document.body.append(document.importNode(drawing.documentElement, true));
        const drawn = [...document.querySelectorAll("svg *")].filter(e => e instanceof SVGTextElement
          && e.getBBox().width > 0 && getComputedStyle(e).fill != "none").map(e => e.textContent);
        document.getElementById("r").textContent = "RESULT[" + drawn.join("|") + "]RESULT";
        </script>
        """.utf8, to: "card-\(card[1])-\(size).html")
      let told = try BrowserTests.chromium(["--virtual-time-budget=20000", "--dump-dom", page])
      let result = try #require(
        told.output.components(separatedBy: "RESULT[").dropFirst().first?.split(separator: "]RESULT").first)
      let texts = result.split(separator: "|").map(String.init)
      let team = card.contains("v") ? "Athletic Ñuñoa" : "UE Sant Martí de Provençals"
      // A long name has two lines.
      #expect(texts.joined(separator: " ").contains(team), "\(card) \(size): \(texts)")
      #expect(texts.count == Markup(Array(drawing.utf8)).all("text").count, "\(card) \(size)")
    }
  }

  /// The widest letters there are, at the length the format allows: whatever is set at that size stays within the card.
  @Test(arguments: ["W", "Wm", "Ñandú de la Mar ", "i"], [1, 12, 60])
  func namesFit(_ letters: String, _ times: Int) throws {
    let name = String(repeating: letters, count: times).trimmed
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let match = rich.replacing("UE Sant Martí de Provençals", with: name).replacing("Cesc Falguera", with: name)
    let file = try ReportFixture.write(
      try #require(match.data(using: .isoLatin1)), to: "long-\(letters.count)-\(times).xml")
    for card in Self.cards.map({ $0.map { $0 == "v" ? "l" : $0 } }) {
      for (size, width, _) in Self.sizes {
        let page = Markup(try Self.drawing(file, card + ["--size", size]).outputBytes)
        for text in page.all("text") {
          let said = page.text(of: text)
          let x = try #require(text.attributes["x"].flatMap(Double.init))
          let size = try #require(text.attributes["font-size"].flatMap(Double.init))
          let long = said.reduce(0) { $0 + Self.advance($1) } * size
          let isMiddle = text.attributes["text-anchor"] == "middle"
          #expect((isMiddle ? x - long / 2 : x) >= 0, "\(card) \(said)")
          #expect((isMiddle ? x + long / 2 : x + long) <= Double(width), "\(card) \(said)")
          #expect(size >= 10, "\(said)")
        }
      }
    }
  }

  /// Widths in DejaVu Sans Bold, the widest of the card's fonts, in ems.
  private static func advance(_ letter: Character) -> Double {
    switch letter {
    case "W": 1.103
    case "m": 1.042
    case "M", "…": 1.0
    case "w": 0.924
    case "i", "l", "j", "I", " ", "·", ".", ",", "'", "′": 0.38
    case "A"..."Z", "Ñ": 0.83
    default: 0.72
    }
  }

  /// A crest is embedded from a file or an address.
  @Test func crests() throws {
    let crest = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    let file = try ReportFixture.write(crest.utf8, to: "crest.svg")
    let address = "data:image/svg+xml;base64," + Data(crest.utf8).base64EncodedString()
    for value in [file, address] {
      let made = try Self.drawing(
        ReportFixture.handmade("rich"), ["--card", "result", "--param", "home-crest=" + value])
      #expect(made.output.contains("href=\"\(address)\""), "\(made.error)")
    }
  }
}
