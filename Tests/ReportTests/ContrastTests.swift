import Foundation
import TestSupport
import Testing

/// The colours of the page comply with WCAG 2.1 AA: a contrast of 4.5:1 for text and 3:1 for meaningful shapes.
@Suite struct ContrastTests {
  static let palettes = ["light", "dark", "print"]

  @Test(arguments: palettes)
  func colours(_ palette: String) throws {
    let colours = try #require(try Self.colours()[palette])
    func contrast(_ one: String, _ other: String) throws -> Double {
      Contrast.ratio(try #require(colours[one], "\(one)"), try #require(colours[other], "\(other)"))
    }
    for text in ["fg", "soft", "home", "away"] {
      #expect(try contrast(text, "bg") >= 4.5, "\(text)")
    }
    for text in ["fg", "soft"] { #expect(try contrast(text, "band") >= 4.5, "\(text) on a band") }
    for shape in ["home", "away", "red"] { #expect(try contrast(shape, "bg") >= 3, "\(shape)") }
    for shape in ["home", "away"] { #expect(try contrast(shape, "band") >= 3, "\(shape) on a band") }
    // A yellow card stands out from the page by its edge, and from the edge by its colour.
    #expect(try max(contrast("yellow", "bg"), contrast("edge", "bg")) >= 3)
    #expect(try contrast("on-red", "red") >= 3)
  }

  /// The bars of the comparison are visible with the rules of all their classes.
  @Test func bars() throws {
    let style = try ["part-style.xsl", "part-match-style.xsl"].map {
      try String(contentsOfFile: ReportFixture.stylesheet($0), encoding: .utf8)
    }.joined()
    let opacities = Dictionary(
      style.matches(of: /\.([a-z0-9]+) \{[^}]*?[ ;]opacity: ([0-9.]+)/).compactMap { match in
        Double(match.output.2).map { (String(match.output.1), $0) }
      }
    ) { min($0, $1) }
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("extra-time")))
    let table = try #require(page.all("table").first { $0.attributes["class"]?.hasPrefix("compare") ?? false })
    let bars = page.descendants(of: table, "rect").compactMap {
      $0.attributes["class"]?.split(separator: " ").map(String.init)
    }
    #expect(bars.count > 30)
    for (palette, colours) in try Self.colours() {
      let paper = try #require(colours["bg"])
      for classes in Set(bars) {
        let side = try #require(["home", "away"].first { classes.contains("b" + $0) })
        let opacity = classes.compactMap { opacities[$0] }.reduce(1, *)
        let seen = Self.blended(try #require(colours[side]), on: paper, opacity)
        #expect(Contrast.ratio(seen, paper) >= 3, "\(palette) \(classes)")
      }
    }
  }

  private static func blended(_ colour: String, on paper: String, _ opacity: Double) -> String {
    zip(Contrast.channels(colour), Contrast.channels(paper)).reduce("#") { text, pair in
      let value = (pair.0 * opacity + pair.1 * (1 - opacity)) * 255
      let digits = String(Int(value.rounded()), radix: 16)
      return text + (digits.count == 1 ? "0" : "") + digits
    }
  }

  /// The custom properties of `:root` by context.
  private static func colours() throws -> [String: [String: String]] {
    let path = ReportFixture.stylesheet("part-style.xsl")
    let style = try String(contentsOfFile: path, encoding: .utf8)
    let blocks = style.matches(of: /:root \{([^}]*)\}/).map { String($0.output.1) }
    #expect(blocks.count == palettes.count)
    return Dictionary(
      uniqueKeysWithValues: zip(palettes, blocks).map { palette, block in
        let pairs = block.matches(of: /--([a-z-]+): (#[0-9a-f]+)/).map { (String($0.output.1), String($0.output.2)) }
        return (palette, Dictionary(uniqueKeysWithValues: pairs))
      })
  }
}
