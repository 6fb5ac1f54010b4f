/// The entry of the `.po` that a phrase of a page comes from, and what changes on the way.
package struct PhraseSource {
  let name: String
  private var isHeading = false
  /// The names of the places in the order of their numbers; without them there is one place at most, or they have
  /// numbers already.
  private var places: [String] = []

  package static func asIs(_ name: String, places: [String] = []) -> PhraseSource {
    PhraseSource(name: name, places: places)
  }

  /// It begins with a capital: it stands alone, where the program has it within a line.
  package static func heading(_ name: String) -> PhraseSource { PhraseSource(name: name, isHeading: true) }

  /// The text with the places of the stylesheets: `{1}`, and `{n}` for a number that counts.
  func said(_ text: String) -> String {
    var said = text.replacing("{count}", with: "{n}")
    for (index, place) in places.enumerated() { said = said.replacing("{\(place)}", with: "{\(index + 1)}") }
    if places.isEmpty { said = said.replacing(#/\{[a-z][a-z-]+\}/#, with: "{1}") }
    return isHeading ? capitalized(said) : said
  }
}

/// A text that begins with a capital.
func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
