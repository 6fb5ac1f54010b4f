import Foundation
import Testing

/// The colours of the page have the contrast of WCAG 2.1, level AA: 4.5 to 1 for text, 3 to 1 for shapes that mean
/// something.
@Suite struct ContrastTests {
  static let palettes = ["light", "dark", "print"]

  @Test(arguments: palettes)
  func colours(_ palette: String) throws {
    let colours = try #require(try Self.colours()[palette])
    func contrast(_ one: String, _ other: String) throws -> Double {
      Self.contrast(try #require(colours[one], "\(one)"), try #require(colours[other], "\(other)"))
    }
    for text in ["fg", "soft", "home", "away"] {
      #expect(try contrast(text, "bg") >= 4.5, "\(text)")
    }
    for text in ["fg", "soft"] { #expect(try contrast(text, "band") >= 4.5, "\(text) on a band") }
    for shape in ["home", "away", "red"] { #expect(try contrast(shape, "bg") >= 3, "\(shape)") }
    for shape in ["home", "away"] { #expect(try contrast(shape, "band") >= 3, "\(shape) on a band") }
    // A yellow card is told by its edge from the paper, and by its colour from the edge's other side.
    #expect(try max(contrast("yellow", "bg"), contrast("edge", "bg")) >= 3)
    #expect(try contrast("on-red", "red") >= 3)
  }

  /// The custom properties of `:root`, by where they hold.
  private static func colours() throws -> [String: [String: String]] {
    let path = Workshop.stylesheet("part-style.xsl")
    let style = try String(contentsOfFile: path, encoding: .utf8)
    let blocks = style.matches(of: /:root \{([^}]*)\}/).map { String($0.output.1) }
    #expect(blocks.count == palettes.count)
    return Dictionary(
      uniqueKeysWithValues: zip(palettes, blocks).map { palette, block in
        let pairs = block.matches(of: /--([a-z-]+): (#[0-9a-f]+)/).map { (String($0.output.1), String($0.output.2)) }
        return (palette, Dictionary(uniqueKeysWithValues: pairs))
      })
  }

  /// WCAG 2.1, contrast ratio.
  private static func contrast(_ one: String, _ other: String) -> Double {
    let luminances = [luminance(one), luminance(other)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  /// WCAG 2.1, relative luminance of #rgb or #rrggbb.
  private static func luminance(_ colour: String) -> Double {
    var digits = Array(colour.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let channels = stride(from: 0, to: 6, by: 2).map { place in
      let value = Double(Int(String(digits[place...(place + 1)]), radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
