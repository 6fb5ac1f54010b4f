import Foundation
import MatchRules
import MatchXML
import TestSupport
import Testing

/// Cards to share: the same bytes with `xsltproc`, the figures of the statistics, images of the right size, names that
/// fit.
@Suite struct CardTests {
  static let cards: [[String]] = [
    ["--card", "result"], ["--card", "fixture"], ["--card", "lineup", "--of", "v"], ["--card", "player", "--of", "l9"],
  ]
  static let sizes: [(String, Int, Int)] = [("square", 1080, 1080), ("wide", 1200, 630), ("story", 1080, 1920)]

  private static func drawing(_ file: String, _ arguments: [String], _ language: String = "en") throws -> RunResult {
    try ReportFixture.run(
      ReportFixture.program, ["report", file, "-o", "-", "--format", "card-svg", "--lang", language] + arguments)
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
      let fields = stride(from: 0, to: card.count, by: 2).flatMap { place -> [String] in
        ["--stringparam", String(card[place].dropFirst(2)), card[place + 1]]
      }
      let theirs = try ReportFixture.run(
        "xsltproc",
        ["--stringparam", "lang", "en", "--stringparam", "size", size] + fields + [
          ReportFixture.stylesheet("card.xsl"), file,
        ])
      #expect(firstDifference(made.outputBytes, theirs.outputBytes) == nil)
      let page = Markup(made.outputBytes)
      let drawing = try #require(page.first("svg"))
      #expect(drawing.attributes["width"] == String(width) && drawing.attributes["height"] == String(height))
      for (figure, shown) in page.figures() {
        #expect(facts.answer(figure) == .value(Facts.number(shown) ?? -1), "\(figure)")
      }
      if ["result", "player"].contains(card[1]) { #expect(!page.figures().isEmpty) }
    }
  }

  @Test(arguments: sizes)
  func images(_ size: String, _ width: Int, _ height: Int) throws {
    let image = try ReportFixture.path("card-\(size).png")
    for _ in 1...2 {
      // The second run overwrites the file, as with any report.
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

  /// A custom stylesheet also makes an image for `.png` and a drawing for `.svg`.
  @Test func customStylesheetMakesImages() throws {
    for (name, beginning) in [("own-card.png", [0x89, 0x50, 0x4E, 0x47]), ("own-card.svg", Array("<?xml".utf8))] {
      let image = try ReportFixture.path(name)
      let made = try ReportFixture.run(
        ReportFixture.program,
        ["report", ReportFixture.handmade("rich"), "-o", image, "--stylesheet", ReportFixture.stylesheet("card.xsl")])
      #expect(made.status == .exited(0), "\(made.error)")
      #expect(Array(try Data(contentsOf: URL(filePath: image))).starts(with: beginning), "\(name)")
    }
  }

  /// `1 Goal`, `2 Goals`: the words agree with the numbers.
  @Test(arguments: [
    ("en", ["goals": ("Goal", "Goals"), "shots": ("Shot", "Shots"), "saves": ("Save", "Saves")]),
    ("es", ["goals": ("Gol", "Goles"), "shots": ("Tiro", "Tiros"), "corners": ("Córner", "Córners")]),
    ("ca", ["goals": ("Gol", "Gols"), "shots": ("Xut", "Xuts"), "assists": ("Assistència", "Assistències")]),
  ])
  func wordsAgreeWithTheirNumbers(_ language: String, _ words: [String: (one: String, more: String)]) throws {
    var seen: Set<Bool> = []
    for number in 1...11 {
      for side in ["l", "v"] {
        let made = try Self.drawing(
          ReportFixture.handmade("rich"), ["--card", "player", "--of", "\(side)\(number)"], language)
        #expect(made.error == "")
        for tile in made.output.matches(of: /data-stat="([a-z-]+)"[^>]*>(\d+)<\/text>\s*<text[^>]*>([^<]+)</) {
          guard let word = words[String(tile.1)] else { continue }
          #expect(String(tile.3) == (tile.2 == "1" ? word.one : word.more), "\(side)\(number)")
          seen.insert(tile.2 == "1")
        }
      }
    }
    #expect(seen == [true, false])
  }

  /// A crest with a coordinate system of eight by eight has sharp edges, with almost no colours between its own two.
  @Test func crestsAreSharp() throws {
    let crest = try ReportFixture.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#ff0000"/>\
      <rect x="2" y="2" width="4" height="4" fill="#0000ff"/></svg>
      """.utf8, to: "sharp.svg")
    let image = try ReportFixture.path("sharp.png")
    let made = try ReportFixture.run(
      ReportFixture.program,
      ["report", ReportFixture.handmade("rich"), "-o", image, "--card", "result", "--param", "home-crest=" + crest])
    #expect(made.status == .exited(0), "\(made.error)")
    let result = try Browser.result(
      of: """
        const image = new Image();
        image.onload = () => {
          const canvas = document.createElement("canvas"); canvas.width = 1080; canvas.height = 1080;
          const context = canvas.getContext("2d"); context.drawImage(image, 0, 0);
          const data = context.getImageData(0, 0, 1080, 1080).data;
          let blue = 0, between = 0;
          for (let i = 0; i < data.length; i += 4) {
            const [r, g, b] = data.slice(i, i + 3);
            if (g < 10 && b > 245) blue++; else if (g < 10 && r > 20 && r < 235 && r + b > 240) between++;
          }
          done(`${blue} ${between}`);
        };
        image.src = "data:image/png;base64,\(Data(contentsOf: URL(filePath: image)).base64EncodedString())";
        """)
    let counts = result.split(separator: " ").compactMap { Int($0) }
    try #require(counts.count == 2, "\(result)")
    #expect(counts[0] > 4000 && counts[1] < counts[0] / 8, "\(counts)")
  }

  @Test func extensionDeterminesTheOutput() throws {
    let file = ReportFixture.handmade("rich")
    for (name, arguments, beginning) in [
      ("ending.svg", ["--card", "result"], "<?xml"), ("ending.SVG", [], "<?xml"), ("ending.png", [], "\u{89}PNG"),
      ("ending.txt", [], "Lliga"), ("ending.players.csv", [], "Team,"), ("ending.htm", [], "<!DOCTYPE html>"),
      ("ending.message.txt", [], "Lliga"), ("message.txt", ["--format", "message"], "Lliga"),
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

  /// A browser draws the text: an element without a namespace would be in the file but on no screen.
  @Test(arguments: cards)
  func browserDrawsAllTexts(_ card: [String]) throws {
    for (size, _, _) in Self.sizes.sample(1) {
      let drawing = try Self.drawing(ReportFixture.handmade("rich"), card + ["--size", size]).output
      let result = try Browser.result(
        of: """
          const drawing = new DOMParser().parseFromString(\(Browser.json(drawing)), "image/svg+xml");
          document.body.append(document.importNode(drawing.documentElement, true));
          const drawn = [...document.querySelectorAll("svg *")].filter(e => e instanceof SVGTextElement
            && e.getBBox().width > 0 && getComputedStyle(e).fill != "none").map(e => e.textContent);
          done(drawn.join("|"));
          """)
      let texts = result.split(separator: "|").map(String.init)
      let team = card.contains("v") ? "Athletic Ñuñoa" : "UE Sant Martí de Provençals"
      // A long name has two lines.
      #expect(texts.joined(separator: " ").contains(team), "\(card) \(size): \(texts)")
      #expect(texts.count == Markup(Array(drawing.utf8)).all("text").count, "\(card) \(size)")
    }
  }

  /// Even with the widest letters at the maximum length of a name, all text stays within the card.
  @Test(arguments: ["W", "Wm", "Ñandú de la Mar ", "i"], [60, 12, 1].sample(1))
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
          // A regular letter is at most 0.94 times as wide as a bold one.
          let weight = text.attributes["font-weight"] == "400" ? 0.94 : 1
          let long = said.reduce(0) { $0 + Self.advance($1) } * size * weight
          let isMiddle = text.attributes["text-anchor"] == "middle"
          let isEnd = text.attributes["text-anchor"] == "end"
          let left = isMiddle ? x - long / 2 : isEnd ? x - long : x
          #expect(left >= 0, "\(card) \(said)")
          #expect(left + long <= Double(width), "\(card) \(said)")
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

  /// The names of both teams have the same size, and each crest is centred above its name.
  @Test(arguments: sizes)
  func namesAndCrests(_ size: String, _ width: Int, _ height: Int) throws {
    let crest = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"
    let file = ReportFixture.handmade("rich")
    let page = Markup(
      try Self.drawing(file, ["--card", "result", "--size", size, "--param", "away-crest=" + crest]).outputBytes)
    let names = page.all("text").filter {
      ["UE Sant Martí", "de Provençals", "Athletic Ñuñoa", "Athletic", "Ñuñoa"].contains(page.text(of: $0))
    }
    #expect(names.count >= 3)
    #expect(Set(names.compactMap { $0.attributes["font-size"] }).count == 1)
    let image = try #require(page.first("image"))
    let left = try #require(image.attributes["x"].flatMap(Double.init))
    let side = try #require(image.attributes["width"].flatMap(Double.init))
    let away = try #require(names.last?.attributes["x"].flatMap(Double.init))
    #expect(left + side / 2 == away)
    // The other team has its initials in place of a crest.
    #expect(page.all("text").contains { page.text(of: $0) == "USM" })
  }

  /// The texts of a card.
  private static func lines(_ file: String, _ arguments: String...) throws -> [String] {
    let page = Markup(try drawing(file, arguments).outputBytes)
    return page.all("text").map { page.text(of: $0) }
  }

  @Test func cardsShowTheStateOfTheMatch() throws {
    let playing = try Self.lines(ReportFixture.handmade("in-progress"), "--card", "result")
    #expect(playing.contains("In progress, 30′") && playing.contains("Lluís Muntané 18′"))
    let abandoned = try Self.lines(ReportFixture.abandoned(), "--card", "result")
    #expect(abandoned.contains("Match abandoned: Pluja & vent <fort>") && abandoned.contains("Result awarded: 3–0"))
    let kicks = try Self.lines(ReportFixture.handmade("extra-time"), "--card", "result")
    #expect(kicks.contains("After extra time") && kicks.contains("Shoot-out 4–1"))
    #expect(kicks.contains("Carles Puigmal 47′, 60′ (pen.)") && kicks.contains("Ander Herrán 106′ (o.g.)"))
    let half = try Self.lines(ReportFixture.handmade("rich"), "--card", "half-time")
    #expect(half.contains("Half-time") && half.contains("1–1") && !half.contains("Lluís Muntané 90+5′"))
    let fixture = try Self.lines(ReportFixture.handmade("rich"), "--card", "fixture")
    #expect(fixture.contains("Wednesday") && fixture.contains("17:30") && fixture.contains("15 October 2025"))
    #expect(fixture.contains("Camp Municipal de la Verneda") && !fixture.contains("3–2"))
    // The card of a match that has not begun.
    #expect(try !Self.lines(ReportFixture.handmade("pending"), "--card", "result").contains("0–0"))
  }

  @Test func minorsAppearByNumber() throws {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let youth = rich.replacing("reglament=\"amateur\"", with: "reglament=\"youth\"")
    let file = try ReportFixture.write(try #require(youth.data(using: .isoLatin1)), to: "card-minors.xml")
    // The own goal is by a player of the visitors.
    #expect(
      try Self.lines(file, "--card", "result").filter { $0.hasPrefix("No.") } == [
        "No. 9: 12′", "No. 8 (Athletic Ñuñoa): 50′ (o.g.)", "No. 10: 90+5′", "No. 6: 42′", "No. 2: 78′",
      ])
    let lineup = try Self.lines(file, "--card", "lineup", "--of", "l")
    #expect(lineup.contains("9") && !lineup.contains { $0.contains("Falguera") || $0.contains("Romaní") })
    #expect(try Self.lines(file, "--card", "lineup", "--of", "l", "--names", "full").contains("Cesc Falguera"))
  }

  @Test func benchAndCoach() throws {
    let lines = try Self.lines(ReportFixture.handmade("rich"), "--card", "lineup", "--of", "l")
    #expect(lines.contains("Substitutes") && lines.contains { $0.contains("12 Oriol Romaní") })
    #expect(lines.contains("Coach: Pep Ferrer"))
  }

  /// WCAG's contrast of text for 4,096 colours, computed here.
  @Test func textIsReadableOnEveryColour() throws {
    let sheet = """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions">
        <xsl:import href="part-contrast.xsl"/><xsl:output method="text"/>
        <xsl:template match="/"><xsl:for-each select="//c"><xsl:value-of select="concat(., ' ', f:text-on(string(.)), '&#10;')"/></xsl:for-each></xsl:template>
      </xsl:stylesheet>
      """
    let levels = stride(from: 0, through: 255, by: 17).map { $0 }
    let colours = levels.flatMap { r in levels.flatMap { g in levels.map { b in [r, g, b] } } }
    func hex(_ colour: [Int]) -> String {
      "#" + colour.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let own = try ReportFixture.write(sheet.utf8, to: "contrast.xsl")
    let list = try ReportFixture.write(
      ("<l>" + colours.map { "<c>\(hex($0))</c>" }.joined() + "</l>").utf8, to: "colours.xml")
    let made = try ReportFixture.run("xsltproc", ["--path", ReportFixture.stylesheet(""), own, list])
    let lines = made.output.split(separator: "\n")
    #expect(lines.count == 4096, "\(made.error)")
    func luminance(_ colour: [Int]) -> Double {
      let linear = colour.map { Double($0) / 255 }.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    for (colour, line) in zip(colours, lines) {
      let ground = luminance(colour) + 0.05
      #expect(line.hasPrefix(hex(colour)))
      #expect((line.hasSuffix("#fff") ? 1.05 / ground : ground / 0.05) >= 4.5, "\(line)")
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
