import Terminal

/// The name that help gives to a value, such as `FILE`, and the completion of the value in a shell.
package struct Placeholder: Sendable, ExpressibleByStringLiteral {
  /// The name in help; or the allowed words, if nothing else is allowed.
  package let name: String
  package let completions: @Sendable (PartialLine) -> Completions

  package init(_ name: String, completions: @escaping @Sendable (PartialLine) -> Completions) {
    self.name = name
    self.completions = completions
  }

  /// A value that is one of the candidates. It may also be a file if the name contains `FILE` or `FOLDER`.
  package init(_ name: String, candidates: @escaping @Sendable (PartialLine) -> [Candidate]) {
    let takesFiles = Self.namesFile(name)
    self.init(name, completions: { Completions(candidates($0), takesFiles: takesFiles) })
  }

  package init(_ name: String, words: @autoclosure @escaping @Sendable () -> [String]) {
    self.init(name) { _ in words().map { Candidate($0) } }
  }

  package init(stringLiteral name: String) { self.init(name, words: []) }

  var isFile: Bool { Self.namesFile(name) }

  private static func namesFile(_ name: String) -> Bool {
    name.split(separator: "|").contains { ["FILE", "FOLDER"].contains($0) }
  }
}
