import Foundation
import LivePages
import Resources
import TestSupport
import Testing

/// The colours of the live pages comply with WCAG 2.1 AA, whatever the colours of the teams: a contrast of 4.5:1 for
/// text and 3:1 for meaningful shapes.
@Suite struct LiveContrastTests {
  /// Difficult colours: the corners of the RGB cube, and greys and colours near the middle.
  private static let teams = [
    "#ffffff", "#000000", "#ffff00", "#00ff00", "#0000ff", "#ff0000", "#00ffff", "#ff00ff", "#767676", "#808080",
    "#777777", "#f2e205", "#ff8000", "#c0c0c0", "#008000", "#a50044", "#6cabdd", "#0b6efd", "#e06666",
  ]
  private static let dark = "#16191c"

  private static func page(_ page: LivePage, _ colour: String) throws -> String {
    let room = LiveRoomTests.room(try LiveRoomTests.state(), [("home-colour", colour)])
    return LiveRoomTests.text(LiveRoomTests.get(room, page.path))
  }

  /// The palettes of the style sheet: light and dark.
  private static let palettes: [[String: String]] = String(decoding: LiveFiles.style, as: UTF8.self)
    .matches(of: /:root \{([^}]*)\}/).map { block in
      let pairs = block.output.1.matches(of: /--([a-z-]+): (#[0-9a-f]+)/)
      return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.output.1), String($0.output.2)) })
    }

  @Test func coloursOfThePages() throws {
    #expect(Self.palettes.count == 2)
    let light = try #require(Self.palettes.first)
    for palette in Self.palettes {
      let colours = light.merging(palette) { $1 }
      func contrast(_ one: String, _ other: String) throws -> Double {
        Contrast.ratio(try #require(colours[one]), try #require(colours[other]))
      }
      for text in ["fg", "soft"] {
        for ground in ["bg", "band"] { #expect(try contrast(text, ground) >= 4.5, "\(text) on \(ground)") }
      }
      #expect(try contrast("red", "bg") >= 3)
      // A yellow card stands out by itself, or else by its edge.
      #expect(try max(contrast("yellow", "bg"), min(contrast("soft", "bg"), contrast("yellow", "soft"))) >= 3)
      #expect(Contrast.ratio(Self.dark, try #require(colours["yellow"])) >= 4.5)
    }
  }

  /// Text on the areas of the scoreboard and of the overlay.
  @Test(arguments: [LivePage.board, .overlay], teams)
  func textOnTeamColour(page: LivePage, colour: String) throws {
    let text = try Self.page(page, colour)
    let found = try #require(text.firstMatch(of: /--home: (#[0-9a-f]+); --on-home: (#[0-9a-f]+);/))
    #expect(found.output.1 == colour)
    #expect(Contrast.ratio(colour, String(found.output.2)) >= 4.5)
  }

  /// Bars and edges of the page for phones, whose lightness is limited.
  @Test(arguments: teams)
  func teamColourOnThePage(colour: String) throws {
    let limits = try Self.page(.home, colour)
      .matches(of: /--home: oklch\(from (#[0-9a-f]+) (min|max)\(l, ([0-9.]+)\) c h\);/)
    #expect(limits.map(\.output.2) == ["min", "max"])
    for (limit, palette) in zip(limits, Self.palettes) {
      var seen = OklchColour(colour)
      let bound = try #require(Double("0\(limit.output.3)"))
      seen.lightness = limit.output.2 == "min" ? min(seen.lightness, bound) : max(seen.lightness, bound)
      for ground in ["bg", "band"] {
        let ratio = Contrast.ratio(seen.channels, Contrast.channels(try #require(palette[ground])))
        #expect(ratio >= 3, "\(colour) on \(ground): \(ratio)")
      }
    }
  }

  /// Text in fixed colours on fixed backgrounds, on the scoreboard and the overlay.
  @Test func fixedColours() {
    let style = String(decoding: LiveFiles.style, as: UTF8.self)
    #expect(style.contains(".page-board body { height: 100vh; overflow: hidden; background: #000; color: #fff;"))
    #expect(style.contains("padding: 4px 16px; background: \(Self.dark); }"))
    #expect(style.contains("border-inline-width: 3px; background: #fff; color: \(Self.dark);"))
    // The line of news lets a fifteenth of the picture through, which may be white.
    #expect(style.contains("background: \(Self.dark)ee;"))
    let news = Contrast.channels(Self.dark).map { $0 * 14 / 15 + 1 / 15 }
    #expect(Contrast.ratio(Self.dark, "#fff") >= 4.5 && Contrast.ratio(news, [1, 1, 1]) >= 4.5)
  }
}
