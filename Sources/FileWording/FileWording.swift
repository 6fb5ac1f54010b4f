public import LibXML
public import MatchXML
public import Phrases
public import Storage

/// Formats problems with files in one language. This is the only place where errors of the system, of XML, of a DTD and
/// of the format are put into words.
public struct FileWording: Sendable {
  public let book: Phrasebook

  public init(_ book: Phrasebook) { self.book = book }

  /// The message in the format of compilers, which editors understand: `derby.xml:12: error: ...`.
  /// - Parameter styled: the style of the level's word.
  public func line(_ message: FileMessage, styled: (FileMessage.Level) -> (String) -> String = { _ in { $0 } })
    -> String
  {
    let place = message.line.map { "\(message.file):\($0):" } ?? "\(message.file):"
    let level = book(message.level == .error ? Phrase("file.error") : Phrase("file.warning"))
    return "\(place) \(styled(message.level)(level + ":")) \(message.text)"
  }

  /// Messages about all problems in a match file.
  public func messages(_ problems: FileProblems) -> [FileMessage] {
    // Several errors of libxml2 may give the same message; show it once.
    var messages: [FileMessage] = []
    for problem in problems.problems {
      let message = FileMessage(
        file: problem.file, line: problem.line > 0 ? problem.line : nil, text: text(problem.reason))
      if message != messages.last { messages.append(message) }
    }
    return messages
  }

  /// Messages for diagnostics. A stylesheet's own messages (`xsl:message`) are shown as warnings.
  public func messages(_ diagnostics: [XMLDiagnostic]) -> [FileMessage] {
    diagnostics.map { diagnostic in
      FileMessage(
        file: diagnostic.file, line: diagnostic.line > 0 ? diagnostic.line : nil,
        level: diagnostic.level >= .error ? .error : .warning, text: text(diagnostic))
    }
  }

  public func message(_ error: FileError) -> FileMessage { FileMessage(file: path(of: error), text: text(error)) }

  private func path(of error: FileError) -> String {
    switch error {
    case .system(_, let path, _), .notRegularFile(let path, _),
      .tooLarge(let path, _, _), .wouldBeTooLarge(let path, _, _), .exists(let path),
      .lockIsNoFile(let path, _), .locked(let path, _):
      path
    }
  }
}
