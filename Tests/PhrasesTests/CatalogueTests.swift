import Foundation
import Phrases
import TestSupport
import Testing

/// The three catalogues are complete and consistent.
@Suite struct CatalogueTests {
  private static func file(_ language: Language) -> URL {
    Project.sources.appending(path: "Phrases/\(language.code).po")
  }

  private static func read(_ language: Language) throws -> Catalogue {
    try Catalogue(po: Array(Data(contentsOf: file(language))))
  }

  /// gettext must be installed; this check is never skipped.
  @Test(arguments: Language.allCases)
  func msgfmtAcceptsTheFile(language: Language) throws {
    let process = try run("msgfmt", ["--check", "--output-file=/dev/null", Self.file(language).path()])
    #expect(process.status == .exited(0), "\(process.error)")
    #expect(process.error.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func programContainsTheFile(language: Language) throws {
    let read = try Self.read(language)
    #expect(!read.keys.isEmpty)
    let inside = Catalogue.builtIn(language)
    // The rest is for the stylesheets.
    let keys = Array(read.keys.prefix { !$0.hasPrefix("pages.") })
    #expect(inside.keys == keys)
    for key in keys { #expect(inside[key] == read[key], "\(key)") }
    for key in read.keys.dropFirst(keys.count) { #expect(inside[key] == nil, "\(key)") }
    #expect(inside[""] == nil && inside["no.such.key"] == nil)
  }

  /// Untranslated texts are not in `keys`, so this also checks completeness.
  @Test func keysAreTheSameInTheSameOrder() throws {
    let english = try Self.read(.en)
    let written = try String(contentsOf: Self.file(.en), encoding: .utf8).matches(of: #/(?m)^msgid ".+"$/#).count
    #expect(english.keys.count == written)
    for language in Language.allCases {
      let keys = try Self.read(language).keys
      #expect(keys == english.keys, "\(language): \(Set(keys).symmetricDifference(english.keys).sorted())")
    }
  }

  @Test func keysAreDottedLowercaseWords() throws {
    for key in try Self.read(.en).keys {
      #expect(key.wholeMatch(of: Project.key) != nil, "\(key)")
    }
  }

  @Test(arguments: [Language.es, .ca])
  func placeholdersAreTheSame(language: Language) throws {
    let (english, other) = (try Self.read(.en), try Self.read(language))
    for key in english.keys {
      let (first, second) = (try #require(english[key]), try #require(other[key], "\(language) \(key)"))
      #expect(places(first.other) == places(second.other), "\(language) \(key)")
      #expect((first.one == nil) == (second.one == nil), "\(language) \(key): a plural in one of them only")
    }
  }

  /// Phrases of pages for which another entry stands in most games (Tests/PagePhrases/SharedPhrases.swift).
  private static let shared = ["page.kind-shoot-out-kick": "page.kind-kick"]

  /// A game's own wording stands for a phrase of the same form.
  @Test func phrasesOfGamesReplaceOthers() throws {
    let english = try Self.read(.en)
    for key in english.keys {
      guard let base = key.firstMatch(of: #/^(page\.)?game\.[a-z]+\.(.+)$/#) else { continue }
      let name = String(base.1 ?? "") + base.2
      let usual = try #require(english[name] ?? Self.shared[name].flatMap { english[$0] }, "\(key)")
      let own = try #require(english[key])
      #expect(places(own.other) == places(usual.other) && (own.one == nil) == (usual.one == nil), "\(key)")
    }
  }

  /// Checks only the texts of the program. On a page, the number may be shown elsewhere.
  @Test(arguments: Language.allCases)
  func pluralsContainTheCount(language: Language) throws {
    let catalogue = Catalogue.builtIn(language)
    for key in catalogue.keys {
      guard let entry = catalogue[key], let one = entry.one else { continue }
      #expect(places(entry.other).contains("count"), "\(language) \(key)")
      #expect(places(one).union(["count"]) == places(entry.other), "\(language) \(key)")
    }
  }

  /// What happened to a person is said in a form for people of any gender: `expulsión`, not `expulsado`. Words that
  /// can be typed have both forms.
  @Test(arguments: [Language.es, .ca])
  func peopleMayBeOfAnyGender(language: Language) throws {
    let masculine =
      #/\b(expulsado|descalificado|sustituido|lesionado|sancionado|amonestado|excluido|expulsat|desqualificat|substituït|lesionat|sancionat|amonestat|exclòs)s?\b/#
    let catalogue = try Self.read(language)
    for key in catalogue.keys where !key.hasPrefix("words.") {
      for text in [catalogue[key]?.one, catalogue[key]?.other].compactMap({ $0 }) {
        #expect(text.firstMatch(of: masculine) == nil, "\(language) \(key)")
      }
    }
  }

  /// A brace that does not belong to a placeholder would be shown to users.
  @Test(arguments: Language.allCases)
  func bracesBelongToPlaceholders(language: Language) throws {
    let catalogue = try Self.read(language)
    for key in catalogue.keys {
      for text in [catalogue[key]?.one, catalogue[key]?.other].compactMap({ $0 }) {
        #expect(!text.replacing(Project.place, with: "").contains { "{}".contains($0) }, "\(language) \(key)")
      }
    }
  }

  private func places(_ text: String) -> Set<Substring> {
    Set(text.matches(of: Project.place).map(\.1))
  }
}
