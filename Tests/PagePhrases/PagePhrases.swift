import MatchRules
import Phrases
import Wording

/// The stylesheets' phrases in one language, from its `.po`.
package struct PagePhrases {
  let language: Language
  let entries: Catalogue

  package init(language: Language, entries: Catalogue) {
    self.language = language
    self.entries = entries
  }

  /// The contents of a catalogue's file.
  package func file(of catalogue: PageCatalogue) throws(PagePhraseError) -> String {
    let name = catalogue.name(in: language)
    let lines = try phrases(of: catalogue).sorted { $0.key < $1.key }.map { "    <p k=\"\($0.key)\">\($0.value)</p>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(try entry("pages.source").other)
           \(try entry("pages.places").other) -->
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:template name="\(name)">
      \(lines.joined())  </xsl:template>
      </xsl:stylesheet>

      """
  }

  /// The phrases of a catalogue by key. Its own entries take precedence over derived ones.
  package func phrases(of catalogue: PageCatalogue) throws(PagePhraseError) -> [String: String] {
    var phrases = derived(for: catalogue)
    for (key, source) in catalogue.shared {
      phrases[key] = try markup(of: source)
      if [.page, .site].contains(catalogue) { phrases.merge(ofGames(key, source)) { $1 } }
    }
    for name in entries.keys {
      guard let key = catalogue.key(of: name) else { continue }
      guard catalogue.shared[key] == nil else { throw .twice(name) }
      phrases[key] = try markup(of: .asIs(name))
    }
    return phrases
  }

  /// The games with phrases of their own; see `Wording.adapted(to:)`.
  private static let games = Set(CitedLaws.allCases.flatMap(\.phraseSets))

  /// The games' own wordings of a phrase of a page, by key.
  func ofGames(_ key: String, _ source: PhraseSource) -> [String: String] {
    Self.games.reduce(into: [:]) { $0["game:\($1):\(key)"] = try? markup(of: source.playing($1)) }
  }

  package func markup(of source: PhraseSource) throws(PagePhraseError) -> String {
    let entry = try entry(source.name)
    let other = escaped(source.said(entry.other))
    return entry.one.map { "<one>\(escaped(source.said($0)))</one><other>\(other)</other>" } ?? other
  }

  private func entry(_ name: String) throws(PagePhraseError) -> Catalogue.Entry {
    guard let entry = entries[name] else { throw .missing(name) }
    return entry
  }
}

/// The text escaped for XML.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}

/// The reason why a catalogue cannot be made.
package enum PagePhraseError: Error, Equatable {
  /// The `.po` lacks the entry.
  case missing(String)
  /// The entry duplicates a shared phrase.
  case twice(String)
}
