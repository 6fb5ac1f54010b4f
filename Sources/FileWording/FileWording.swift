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
  /// - Parameter styled: the level's word in its style.
  public func line(_ message: FileMessage, styled: (String) -> String) -> String {
    let place = message.line.map { "\(message.file):\($0):" } ?? "\(message.file):"
    let level = book(message.level == .error ? Phrase("file.error") : Phrase("file.warning"))
    return "\(place) \(styled(level + ":")) \(message.text)"
  }

  public func messages(_ problems: FileProblems) -> [FileMessage] {
    distinct(problems.problems.map { message(text($0.reason), $0.file, $0.line) })
  }

  /// Several errors of libxml2 may give the same message; show it once.
  func distinct(_ messages: [FileMessage]) -> [FileMessage] {
    messages.reduce(into: []) { distinct, message in
      if message != distinct.last { distinct.append(message) }
    }
  }

  /// - Parameter line: 0 if it concerns the whole file.
  func message(_ text: String, _ file: String, _ line: Int, level: FileMessage.Level = .error) -> FileMessage {
    FileMessage(file: file, line: line > 0 ? line : nil, level: level, text: text)
  }

  /// Messages for diagnostics. A stylesheet's own messages (`xsl:message`) are shown as warnings.
  public func messages(_ diagnostics: [XMLDiagnostic]) -> [FileMessage] {
    diagnostics.map { message(text($0), $0.file, $0.line, level: $0.level >= .error ? .error : .warning) }
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
