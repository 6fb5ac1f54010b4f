import Foundation
import PagePhrases
import Phrases
import Testing

/// The stylesheets' catalogues match the `.po` files, without duplicate or unused phrases.
@Suite struct PageCatalogueTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func entries(_ language: Language) throws -> Catalogue {
    try Catalogue(po: Array(Data(contentsOf: root.appending(path: "Sources/Phrases/\(language.code).po"))))
  }

  /// Entries that only stylesheets use.
  private static func own(_ entries: Catalogue) -> [String] {
    entries.keys.filter { name in PageCatalogue.allCases.contains { name.hasPrefix($0.prefix) } }
  }

  private static func file(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Stylesheets/\(name).xsl"), encoding: .utf8)
  }

  @Test(arguments: Language.allCases, PageCatalogue.allCases)
  func catalogueMatchesThePO(language: Language, catalogue: PageCatalogue) throws {
    let phrases = PagePhrases(language: language, entries: try Self.entries(language))
    let name = catalogue.name(in: language)
    let isMade = try phrases.file(of: catalogue) == Self.file(name)
    #expect(isMade, "Stylesheets/\(name).xsl is not what Sources/Phrases/\(language.code).po says: make phrases")
  }

  @Test func positionsMatchThePO() throws {
    #expect(try PositionStylesheet.file == Self.file("positions"), "Stylesheets/positions.xsl: make phrases")
  }

  @Test func roundsMatchTheProgram() throws {
    #expect(try RoundStylesheet.file == Self.file("rounds"), "Stylesheets/rounds.xsl: make phrases")
  }

  /// The program's index contains only the entries before them.
  @Test func stylesheetEntriesComeLast() throws {
    let keys = try Self.entries(.en).keys
    let first = try #require(keys.firstIndex(of: "pages.source"))
    #expect(Set(keys[..<first]) == Set(Catalogue.builtIn(.en).keys))
    #expect(Array(keys[first...]) == ["pages.source", "pages.places"] + Self.own(try Self.entries(.en)))
  }

  /// A page uses the program's entry for texts that are equal in all languages except for capitals and placeholder
  /// names.
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
      #expect(known[texts(key)] == [key], "share one entry in Tests/PagePhrases/SharedPhrases.swift")
    }
  }

  /// Different things with the same name: shirt numbers and ranks, fouls and goals for, a scoring run and the command;
  /// and abbreviations with capitals.
  private static let alike: Set<String> = [
    "page.number-short", "page.short-fouls", "site.head-for", "scores.score-run", "scores.short-points",
  ]

  /// Every phrase is used: by its key, by a prefix that is completed, as a code, or through a variable.
  @Test(arguments: PageCatalogue.allCases)
  func everyPhraseIsUsed(catalogue: PageCatalogue) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Stylesheets").path)
    let isOfSite = { (name: String) in name.hasPrefix("site") && name != "site-match.xsl" }
    let asking = files.filter {
      $0.hasSuffix(".xsl") && !$0.contains("phrases-") && (catalogue == .site) == isOfSite($0)
    }
    let text = try asking.map { try Self.file(String($0.dropLast(4))) }.joined()
    let keys = Set(text.matches(of: #/f:[wtn]\('([^']+)'/#).map { String($0.1) })
    let beginnings =
      text.matches(of: #/concat\('([a-z-]+-)',/#).map { String($0.1) }
      + text.matches(of: #/f:code\('([a-z-]+)'/#).map { "\($0.1):" } + (Self.chosen[catalogue] ?? [])
    let phrases = PagePhrases(language: .en, entries: try Self.entries(.en))
    let made = try phrases.phrases(of: catalogue).keys
    // A game's own wording is used wherever the usual one is.
    let ofGames = made.filter { $0.hasPrefix("game:") }
    #expect(ofGames.filter { !made.contains($0.replacing(#/^game:[a-z]+:/#, with: "")) } == [])
    for key in Set(made).subtracting(ofGames).sorted() where !keys.contains(key) {
      #expect(beginnings.contains(where: key.hasPrefix), "\(catalogue) \(key)")
    }
  }

  /// Possible values, or prefixes of values, of a stylesheet's variable.
  private static let chosen: [PageCatalogue: [String]] = [
    .page: [
      "slices", "five-minutes", "state", "men", "body", "origin", "zone", "period-", "log-period-",
      "substitutions-caption",
    ],
    .scores: ["substitutions-caption-points"],
    .site: ["index", "discipline", "minutes", "defences", "together", "cards-by-round", "positions"],
  ]
}
