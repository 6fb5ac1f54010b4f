import Foundation
import Phrases
import Testing

/// The error catalogue is complete: it contains every message in the phrases.
@Suite struct MessageCoverageTests {
  /// Messages about files, command lines and script lines. The laws' messages have their own tests.
  private static let namespaces = [
    "file.", "system.", "xml.", "format.", "usage.", "squad.", "sheet.", "results.", "fault.", "exchange.", "import.",
    "export.", "season.part.", "season.tar.",
  ]

  /// Messages that tests cannot cause.
  private static let outOfReach: Set<String> = [
    "file.cannot-sync", "file.cannot-lock", "xml.no-memory",
    // Results rather than error messages.
    "import.written", "import.listed", "import.refused", "import.placeholders", "import.breaches", "import.breach-in",
    "import.unchanged", "import.added", "import.known", "import.moved", "import.updated",
    // Only at the prompt; tests of questions and full disks cover these.
    "fault.declined", "fault.rest-declined", "fault.dropped", "fault.not-saved", "fault.earlier-not-saved",
    "fault.no-such-open-line", "fault.which-open-line",
  ]

  /// Import and export messages, tested in every language.
  private static let inEveryLanguage = ["sheet.", "exchange.", "import.", "export.", "season.part.", "season.tar."]

  @Test(arguments: Language.allCases) func everyMessageIsInTheCatalogue(_ language: Language) throws {
    let said = try ErrorCase.all.map { try $0.expected }.joined()
    let lines = said.split(separator: "\n")
    let catalogue = Catalogue.builtIn(language)
    let namespaces = language == .en ? Self.namespaces : Self.inEveryLanguage
    let keys = catalogue.keys.filter { key in
      namespaces.contains { key.hasPrefix($0) } && !Self.outOfReach.contains(key)
        && !["exchange.format.", "import.field-"].contains { key.hasPrefix($0) }
    }
    #expect(keys.count > 80)
    for key in keys {
      var text = catalogue[key]?.other ?? ""
      // Catalan may shorten the word before a value: `d'1`.
      if language == .ca { text.replace(#/\b(de|el|al|del|pel) (?=\{)/#, with: "") }
      let pieces = text.split(separator: #/\{[a-z-]+\}/#, omittingEmptySubsequences: false)
      let pattern = pieces.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*")
      // Expressions are slow on long texts.
      let longest = pieces.max { $0.utf8.count < $1.utf8.count } ?? ""
      let candidates = text.contains("\n") ? [said[...]] : lines.filter { $0.contains(longest) }
      #expect(
        candidates.contains { $0.range(of: pattern, options: .regularExpression) != nil },
        "no case of Errors says \(key) in \(language): \(text)")
    }
  }
}
