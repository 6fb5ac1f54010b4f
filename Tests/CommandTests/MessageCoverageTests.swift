import Foundation
import Phrases
import Testing

/// The catalogue of errors is complete: each message of the phrases appears in it.
@Suite struct MessageCoverageTests {
  /// Messages about files, command lines and lines of a script; what the laws say has its own tests.
  private static let namespaces = [
    "file.", "system.", "xml.", "format.", "usage.", "squad.", "sheet.", "results.", "fault.", "exchange.", "import.",
    "export.", "season.part.", "season.tar.",
  ]

  /// What no test can bring about.
  private static let outOfReach: Set<String> = [
    "file.cannot-sync", "file.cannot-lock", "xml.no-memory",
    // Told once for all matches of an import.
    "exchange.placeholders",
    // Results, which are no messages.
    "import.written", "import.listed", "import.refused", "import.placeholders", "import.breaches", "import.breach-in",
    "import.unchanged", "import.added", "import.known", "import.moved", "import.updated",
    // Only at the prompt: the tests of questions and of full disks show these.
    "fault.declined", "fault.rest-declined", "fault.dropped", "fault.not-saved",
    "fault.no-such-open-line", "fault.which-open-line",
  ]

  /// What comes in and goes out is told in every language there.
  private static let inEveryLanguage = ["sheet.", "exchange.", "import.", "export.", "season.part.", "season.tar."]

  @Test(arguments: Language.allCases) func everyMessageIsInTheCatalogue(_ language: Language) throws {
    let said = try ErrorCase.all.map { try $0.expected }.joined()
    let catalogue = Catalogue.builtIn(language)
    let namespaces = language == .en ? Self.namespaces : Self.inEveryLanguage
    let keys = catalogue.keys.filter { key in
      namespaces.contains { key.hasPrefix($0) } && !Self.outOfReach.contains(key)
        && !["exchange.format.", "import.field-"].contains { key.hasPrefix($0) }
    }
    #expect(keys.count > 80)
    for key in keys {
      let text = catalogue[key]?.other ?? ""
      let pieces = text.split(separator: #/\{[a-z-]+\}/#, omittingEmptySubsequences: false)
      let pattern = pieces.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*")
      #expect(
        said.range(of: pattern, options: .regularExpression) != nil,
        "no case of Errors says \(key) in \(language): \(text)")
    }
  }
}
