import Text

/// The kinds of output of a command, and the extensions of their files.
package struct FileEndings<Kind: Equatable & Sendable>: Sendable {
  package struct Line: Sendable {
    /// Longer ones before those with which they end. Messages name the first.
    let endings: [String]
    /// The kind of a file with such an extension if the user requests none.
    let usual: Kind?
    /// Other kinds that may be written to it.
    let others: [Kind]

    package init(_ endings: String..., usual: Kind? = nil, others: [Kind] = []) {
      self.endings = endings
      self.usual = usual
      self.others = others
    }
  }

  private let lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  /// The kind to write to a file.
  /// - Parameters:
  ///   - output: nil for standard output, and if the program chooses the name.
  ///   - requested: the kind that the user requests. Extensions that are not in the table are then allowed.
  ///   - usual: the kind if neither the user nor the name decides.
  ///   - allowsOthers: true to write the usual kind to files with extensions that are not in the table.
  ///   - isPossible: false for kinds that the rest of the command line rules out.
  /// - Throws: `Failure.usage` if no such output can have that extension.
  package func kind(
    of output: String?, requested: Kind?, usual: Kind, allowsOthers: Bool = false,
    isPossible: (Kind) -> Bool = { _ in true }
  ) throws(Failure) -> Kind {
    guard let output, let ending = Self.ending(of: output) else { return requested ?? usual }
    let line = lines.first { $0.endings.contains(where: ending.hasSuffix) }
    if let requested {
      guard let line, line.usual != requested, !line.others.contains(requested) else { return requested }
      throw refusal(output, naming: lines.filter { $0.usual == requested || $0.others.contains(requested) })
    }
    if line == nil, allowsOthers { return usual }
    guard let kind = line?.usual, isPossible(kind) else {
      throw refusal(output, naming: lines.filter { $0.usual.map(isPossible) ?? false })
    }
    return kind
  }

  private func refusal(_ output: String, naming lines: [Line]) -> Failure {
    .usage(.badEnding(output, expected: lines.map { $0.endings[0] }))
  }

  /// The extension in lower case, with any parts of the name between dots before it; nil if the name has no dot.
  private static func ending(of path: String) -> String? {
    let parts = FileName.split(path).name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, (1...5).contains(last.count), last.contains(where: \.isLetter),
      last.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return "." + parts.dropFirst().joined(separator: ".")
  }
}
