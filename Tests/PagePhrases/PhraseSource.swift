/// The `.po` entry that a page's phrase comes from, and how it is transformed.
package struct PhraseSource {
  private(set) var name: String
  private var isHeading = false
  /// The names of the placeholders in the order of their numbers. Empty if there is at most one or they are numbered.
  private var places: [String] = []

  package static func asIs(_ name: String, places: [String] = []) -> PhraseSource {
    PhraseSource(name: name, places: places)
  }

  /// Capitalises the text, because on the page it stands alone and not within a line.
  package static func heading(_ name: String) -> PhraseSource { PhraseSource(name: name, isHeading: true) }

  /// The entry with a game's own wording.
  func playing(_ game: String) -> PhraseSource {
    var source = self
    source.name = "game.\(game).\(name)"
    return source
  }

  /// The text with the stylesheets' placeholders: `{1}`, and `{n}` for a count.
  func said(_ text: String) -> String {
    var said = text.replacing("{count}", with: "{n}")
    for (index, place) in places.enumerated() { said = said.replacing("{\(place)}", with: "{\(index + 1)}") }
    if places.isEmpty { said = said.replacing(#/\{[a-z][a-z-]+\}/#, with: "{1}") }
    return isHeading ? capitalized(said) : said
  }
}

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
