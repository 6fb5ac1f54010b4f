import Foundation

enum Project {
  static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
    .standardizedFileURL.resolvingSymlinksInPath()

  static var key: Regex<(Substring, Substring)> { #/[a-z0-9-]+(\.[a-z0-9-]+)+/# }
  /// A name, or a number in what only stylesheets say.
  static var place: Regex<(Substring, Substring)> { #/\{([a-z][A-Za-z0-9-]*|[1-9])\}/# }

  /// The text of every Swift file of the program.
  static func swiftFiles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
  }
}

/// The keys of phrases found in Swift source.
struct KeyUsage {
  /// Whole keys given to `Phrase`, `lines`, `words` or `has`.
  private(set) var said: Set<String> = []
  /// Beginnings of keys given to them, completed by interpolation or `+`.
  private(set) var saidPrefixes: Set<String> = []
  /// Every string literal with the form of a key.
  private(set) var literals: Set<String> = []
  /// Every beginning of a string literal with the form of the beginning of a key.
  private(set) var prefixes: Set<String> = []

  mutating func read(_ source: String) {
    // A comment begins a line or follows a space; the slashes of an address do neither.
    let code = source.replacing(#/(?m)(^|\s)//.*$/#, with: "")
    // The simple kind, because the default one sees no boundary in "book.lines".
    let call = #/\b(Phrase|lines|words|has)\(\s*"([^"\\]*)("|\\\()/#.wordBoundaryKind(.simple)
    for match in code.matches(of: call) {
      let text = String(match.2)
      // Other types have a `has` and a `lines` too: what they are given is a key when it has a dot.
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
