import Foundation
import Phrases
import Testing
import Wording

/// Every text about a match exists in every language, and the samples cover all of them: a new reason, consequence or
/// kind of action must appear in the goldens of all languages.
@Suite struct KeyTests {
  /// All keys in the target's source.
  private static func keys() throws -> Set<String> {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/Wording").standardizedFileURL
    var keys: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/"([a-z]+(?:[.-][a-z]+)*\.[a-z-]+)"/#) { keys.insert(String(match.1)) }
    }
    return keys
  }

  @Test(arguments: Language.allCases)
  func everyKeyHasAText(language: Language) throws {
    let book = Phrasebook(language)
    let keys = try Self.keys()
    #expect(keys.count > 200)
    for key in keys.sorted() { #expect(book.has(key), "\(language): \(key)") }
  }

  /// Formats every sentence with a catalogue whose texts are their keys.
  @Test func samplesCoverEverySentence() throws {
    let english = Catalogue.builtIn(.en)
    var po = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    po += "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    for key in english.keys {
      let places = english[key]?.other.matches(of: #/\{[a-z]+\}/#).map { String($0.0) } ?? []
      let text = "<\(key)> \(places.joined(separator: " "))"
      let one = "<\(key)[1]> \(places.joined(separator: " "))"
      po += "\nmsgid \"\(key)\"\n"
      po +=
        english[key]?.one == nil
        ? "msgstr \"\(text)\"\n" : "msgid_plural \"\(key)\"\nmsgstr[0] \"\(one)\"\nmsgstr[1] \"\(text)\"\n"
    }
    let wording = Wording(Phrasebook(.en, catalogue: try Catalogue(po: Array(po.utf8))))
    var said: Set<String> = []
    for sample in samples(wording) {
      for match in sample.text.matches(of: #/<([a-z.-]+(?:\[1\])?)>/#) { said.insert(String(match.1)) }
    }
    let keys = try Self.keys().filter { !$0.hasPrefix("words.") }
    let expected = keys.union(keys.filter { english[$0]?.one != nil }.map { $0 + "[1]" })
    #expect(expected.subtracting(said).sorted() == [])
  }
}
