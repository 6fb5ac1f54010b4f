import Foundation

enum Project {
  static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
    .standardizedFileURL.resolvingSymlinksInPath()

  static var key: Regex<(Substring, Substring)> { #/[a-z0-9-]+(\.[a-z0-9-]+)+/# }
  /// A name, or a number in texts for stylesheets.
  static var place: Regex<(Substring, Substring)> { #/\{([a-z][A-Za-z0-9-]*|[1-9])\}/# }

  /// The contents of the program's Swift files.
  static func swiftFiles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
  }
}

/// Phrase keys found in Swift code.
struct KeyUsage {
  /// Complete keys passed to `Phrase`, `lines`, `words` or `has`.
  private(set) var said: Set<String> = []
  /// Prefixes of keys passed to them, completed by interpolation or `+`.
  private(set) var saidPrefixes: Set<String> = []
  /// String literals with the form of a key.
  private(set) var literals: Set<String> = []
  /// Prefixes of interpolated string literals with the form of a key's prefix.
  private(set) var prefixes: Set<String> = []

  mutating func read(_ source: String) {
    // A comment begins a line or follows a space, unlike the slashes of a URL.
    let code = source.replacing(#/(?m)(^|\s)//.*$/#, with: "")
    // Simple word boundaries, because the default ones do not see one in "book.lines".
    let call = #/\b(Phrase|lines|words|has)\(\s*"([^"\\]*)("|\\\()/#.wordBoundaryKind(.simple)
    for match in code.matches(of: call) {
      let text = String(match.2)
      // Other types have `has` and `lines` too; their argument is a key if it contains a dot.
      guard match.1 == "Phrase" || text.contains(".") else { continue }
      if match.3 == "\"" && !text.hasSuffix(".") { said.insert(text) } else { saidPrefixes.insert(text) }
    }
    for match in code.matches(of: #/"([a-z0-9-]+(?:\.[a-z0-9-]+)+)"/#) { literals.insert(String(match.1)) }
    for match in code.matches(of: #/"((?:[a-z0-9-]+\.)+)(?:"|\\\()/#) { prefixes.insert(String(match.1)) }
  }

  static func isFileName(_ literal: String) -> Bool {
    ["csv", "css", "dtd", "html", "json", "po", "txt", "xml", "xsl"].contains { literal.hasSuffix("." + $0) }
  }
}
