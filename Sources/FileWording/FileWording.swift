public import LibXML
public import MatchXML
public import Phrases
public import Storage

/// Says in one language what is wrong with files: the only place where errors of the system, of XML, of a DTD and of
/// the format become words.
public struct FileWording: Sendable {
  /// The catalogue of the language.
  public let book: Phrasebook

  /// - Parameter book: the catalogue of the language.
  public init(_ book: Phrasebook) { self.book = book }

  /// The message as compilers write theirs, so that editors find the place: `derby.xml:12: error: ...`.
  /// - Parameter styled: how a level's word stands out.
  public func line(_ message: FileMessage, styled: (FileMessage.Level) -> (String) -> String = { _ in { $0 } })
    -> String
  {
    let place = message.line.map { "\(message.file):\($0):" } ?? "\(message.file):"
    let level = book(message.level == .error ? Phrase("file.error") : Phrase("file.warning"))
    return "\(place) \(styled(message.level)(level + ":")) \(message.text)"
  }

  /// Everything that is wrong with a match file.
  public func messages(_ problems: FileProblems) -> [FileMessage] {
    // Different errors of libxml2 may be one to us: each is said once.
    var messages: [FileMessage] = []
    for problem in problems.problems {
      let message = FileMessage(
        file: problem.file, line: problem.line > 0 ? problem.line : nil, text: text(problem.reason))
      if message != messages.last { messages.append(message) }
    }
    return messages
  }

  /// What libxml2 or libxslt has said: a message of a stylesheet's own (`xsl:message`) is a warning.
  public func messages(_ diagnostics: [XMLDiagnostic]) -> [FileMessage] {
    diagnostics.map { diagnostic in
      FileMessage(
        file: diagnostic.file, line: diagnostic.line > 0 ? diagnostic.line : nil,
        level: diagnostic.level >= .error ? .error : .warning, text: text(diagnostic))
    }
  }

  /// Why a file could not be read or written.
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
