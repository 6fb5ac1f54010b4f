import Foundation
import Phrases
import Testing

/// Every phrase used is in the catalogues, and every phrase in the catalogues is used.
@Suite struct UsageTests {
  private let keys = Set(Catalogue.builtIn(.en).keys)
  private let usage: KeyUsage

  init() throws {
    usage = try Project.swiftFiles().reduce(into: KeyUsage()) { $0.read($1) }
  }

  @Test func everyKeyInTheSourcesIsInTheCatalogues() {
    let missing = usage.said.subtracting(keys).sorted()
    #expect(missing.isEmpty, "used in Sources, missing in Sources/Phrases/*.po")
    // Also for keys stored in tables: a literal in one of the catalogues' namespaces is a key.
    let namespaces = Set(keys.compactMap { $0.split(separator: ".").first })
    let lost = usage.literals.subtracting(keys).filter { literal in
      namespaces.contains { literal.hasPrefix($0 + ".") } && !KeyUsage.isFileName(literal)
    }
    #expect(lost.isEmpty, "looks like a key, missing in Sources/Phrases/*.po")
  }

  @Test func everyKeyInTheCataloguesIsUsed() {
    let built = dynamicPrefixes.keys.filter(usage.prefixes.contains)
    let unused = keys.subtracting(usage.literals).filter { key in !built.contains { key.hasPrefix($0) } }
    #expect(unused.isEmpty, "in Sources/Phrases/*.po, never used in Sources")
  }

  @Test func builtKeysAreDocumented() {
    let unknown = usage.saidPrefixes.subtracting(dynamicPrefixes.keys)
    #expect(unknown.isEmpty, "keys built from codes: add their prefix to dynamicPrefixes")
    for prefix in usage.saidPrefixes {
      #expect(keys.contains { $0.hasPrefix(prefix) }, "no key begins with \(prefix)")
    }
  }

  @Test func usageIsFoundInSource() {
    var usage = KeyUsage()
    usage.read(
      """
      // Phrase("in.comment")
      let a = Phrase("a.one", ["x": 1]), b = book.lines( "b.two")
      let c = Phrase(
        "c.three", count: 2)  // Phrase("in.comment-too")
      let d = Phrase("law.\\(code)"), e = everyLanguage.words("words.\\(code)"), table = ["t.four", "not a key"]
      let url = "https://example.org"; let f = Phrase("f.five")
      let g = book.has("kind." + code), h = rules.has("tie-breakers")
      """)
    #expect(usage.said == ["a.one", "b.two", "c.three", "f.five"])
    #expect(usage.literals == ["a.one", "b.two", "c.three", "t.four", "f.five"])
    #expect(usage.saidPrefixes == ["law.", "words.", "kind."])
  }
}
