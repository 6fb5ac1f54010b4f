import Foundation
import PagePhrases
import Phrases
import Testing

/// The catalogues of the stylesheets are what the `.po` files make of them, and nothing in them is written twice or never
/// said.
@Suite struct PageCatalogueTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func entries(_ language: Language) throws -> Catalogue {
    try Catalogue(po: Array(Data(contentsOf: root.appending(path: "Sources/Phrases/\(language.code).po"))))
  }

  /// The entries that only stylesheets say.
  private static func own(_ entries: Catalogue) -> [String] {
    entries.keys.filter { name in PageCatalogue.allCases.contains { name.hasPrefix($0.prefix) } }
  }

  private static func file(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Stylesheets/\(name).xsl"), encoding: .utf8)
  }

  @Test(arguments: Language.allCases, PageCatalogue.allCases)
  func catalogueIsMadeFromThePO(language: Language, catalogue: PageCatalogue) throws {
    let phrases = PagePhrases(language: language, entries: try Self.entries(language))
    let name = catalogue.name(in: language)
    let isMade = try phrases.file(of: catalogue) == Self.file(name)
    #expect(isMade, "Stylesheets/\(name).xsl is not what Sources/Phrases/\(language.code).po says: make phrases")
  }

  /// The program stops reading where these begin.
  @Test func whatOnlyStylesheetsSayStandsLast() throws {
    let keys = try Self.entries(.en).keys
    let first = try #require(keys.firstIndex(of: "pages.source"))
    #expect(Set(keys[..<first]) == Set(Catalogue.builtIn(.en).keys))
    #expect(Array(keys[first...]) == ["pages.source", "pages.places"] + Self.own(try Self.entries(.en)))
  }

  /// What is the same in all languages, but for capitals and the names of places, a page takes from the other entry.
  @Test func nothingIsTranslatedTwice() throws {
    let languages = try Language.allCases.map(Self.entries)
    func texts(_ key: String) -> [String] {
      languages.map {
        "\($0[key]?.one ?? "")|\($0[key]?.other ?? "")".lowercased().replacing(#/\{[^}]*\}/#, with: "{}")
      }
    }
    let others = languages[0].keys.filter { !$0.hasPrefix("words.") && !$0.hasPrefix("placeholder.") }
    let known = Dictionary(grouping: others, by: texts)
    for key in Self.own(languages[0]) where !Self.alike.contains(key) {
      #expect(known[texts(key)] == [key], "say one by the other in Tests/PagePhrases/SharedPhrases.swift")
    }
  }

  /// Other things of the same name: numbers of shirts and places, fouls and goals for, the run of a score and the command;
  /// and capitals that an abbreviation has.
  private static let alike: Set<String> = [
    "page.number-short", "page.short-fouls", "site.head-for", "scores.score-run", "scores.short-points",
  ]

  /// By its key, by the beginning that the rest is put to, as a code, or by a variable.
  @Test(arguments: PageCatalogue.allCases)
  func everyPhraseIsAskedFor(catalogue: PageCatalogue) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Stylesheets").path)
    let isOfSite = { (name: String) in name.hasPrefix("site") && name != "site-match.xsl" }
    let asking = files.filter { !$0.contains("phrases-") && (catalogue == .site) == isOfSite($0) }
    let text = try asking.map { try Self.file(String($0.dropLast(4))) }.joined()
    let keys = Set(text.matches(of: #/f:[wtn]\('([^']+)'/#).map { String($0.1) })
    let beginnings =
      text.matches(of: #/concat\('([a-z-]+-)',/#).map { String($0.1) }
      + text.matches(of: #/f:code\('([a-z]+)'/#).map { "\($0.1):" } + (Self.chosen[catalogue] ?? [])
    let phrases = PagePhrases(language: .en, entries: try Self.entries(.en))
    for key in try phrases.phrases(of: catalogue).keys.sorted() where !keys.contains(key) {
      #expect(beginnings.contains(where: key.hasPrefix), "\(catalogue) \(key)")
    }
  }

  /// What a variable of a stylesheet may hold, or the beginning of it.
  private static let chosen: [PageCatalogue: [String]] = [
    .page: ["slices", "five-minutes", "state", "men", "body", "origin", "zone", "period-", "substitutions-caption"],
    .scores: ["substitutions-caption-points"],
    .site: ["index", "discipline", "minutes", "defences", "together", "cards-by-round"],
  ]
}
