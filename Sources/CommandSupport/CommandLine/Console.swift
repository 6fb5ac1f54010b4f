import Bounds
import FileWording
import Glibc
import MatchRules
import Phrases
import Storage
import Terminal
import Text
import Wording

/// The output of a command in the user's language: results to standard output, messages to standard error.
package final class Console: Sendable {
  package let book: Phrasebook
  package let words: Wording
  package let files: FileWording
  private let output: OutputStream
  private let messages: OutputStream
  /// The mildest messages about files that are said; nil for none.
  private let mildest: FileMessage.Level?
  private let traits: TerminalTraits
  private let messageTraits: TerminalTraits

  package convenience init(_ book: Phrasebook, output: CInt = STDOUT_FILENO, messages: CInt = STDERR_FILENO) {
    self.init(book, OutputStream(output), OutputStream(messages))
  }

  private init(
    _ book: Phrasebook, _ output: OutputStream, _ messages: OutputStream, mildest: FileMessage.Level? = .warning
  ) {
    self.book = book
    self.output = output
    self.messages = messages
    self.mildest = mildest
    traits = TerminalTraits.detect(output: output.descriptor)
    messageTraits = TerminalTraits.detect(output: messages.descriptor)
    words = Wording(book)
    files = FileWording(book)
  }

  package var withoutWarnings: Console { Console(book, output, messages, mildest: .error) }

  /// For files about which everything has been said: no messages about files at all.
  package var withoutFileMessages: Console { Console(book, output, messages, mildest: nil) }

  /// The same console in the words of a game.
  package func adapted(to laws: CitedLaws) -> Console {
    Console(words.adapted(to: laws).book, output, messages, mildest: mildest)
  }

  package func print(_ line: String) { output.write((visible(line, keepingLines: true) + "\n").utf8) }

  package func print(_ phrase: Phrase) { print(book(phrase)) }

  /// Writes texts to standard output, broken into lines that fit the terminal.
  package func print(wrapping texts: [String], indent: Int = 0) {
    for line in texts.flatMap({ $0.wrapped(to: columns, indent: indent) }) { print(line) }
  }

  /// Writes a line to standard output and flushes. A failure is reported at the end; see ``finish(_:)``.
  package func printNow(_ line: String) {
    print(line)
    _ = output.flush()
  }

  package func printNow(_ phrase: Phrase) { printNow(book(phrase)) }

  /// Writes and flushes a line that contains colours. The caller has already made its other control characters visible.
  package func printStyled(_ line: String) {
    output.write((line + "\n").utf8)
    _ = output.flush()
  }

  /// Writes bytes to standard output unchanged.
  package func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// The bytes that `body` prints to standard output; they are captured, not written.
  package func kept(_ body: () throws(Failure) -> Void) throws(Failure) -> [UInt8] { try output.kept(body) }

  /// A line about a file, as bytes for standard output.
  package func line(_ phrase: Phrase) -> [UInt8] { Array((visible(book(phrase), keepingLines: true) + "\n").utf8) }

  /// The path of a file as bytes for standard output: unchanged for a script, with control characters made visible for
  /// a terminal.
  package func line(ofPath path: String) -> [UInt8] {
    traits.outputIsTerminal ? Array((visible(path) + "\n").utf8) : FileName.bytes(path) + [UInt8(ascii: "\n")]
  }

  /// Stops all output, because another program controls the terminal from now on. Also closes standard input, so that
  /// readers see its end.
  package func fallSilent() {
    _ = output.flush()
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    for stream in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] { dup2(nowhere, stream) }
    close(nowhere)
  }

  /// Columns available for help: the terminal's width, up to a limit because long lines are hard to read.
  package var columns: Int { traits.outputIsTerminal ? max(20, min(traits.columns, 100)) : 80 }

  func progress(of count: Int) -> ProgressBar {
    ProgressBar(count, isTerminal: messageTraits.outputIsTerminal, columns: messageTraits.columns)
  }

  package var outputIsTerminal: Bool { traits.outputIsTerminal }

  /// True if a user is present who can read messages and answer questions.
  package var isInteractive: Bool { traits.isInteractive }

  /// Writes a result to a file, or to standard output for `-`.
  /// - Parameter permissions: as in ``OutputFile``.
  package func write(
    _ bytes: [UInt8], to path: String, replacing: OutputFile.Replacing, permissions: mode_t? = nil
  ) throws(Failure) {
    if path == "-" { return write(bytes) }
    try OutputFile.write(bytes, to: path, replacing: replacing, permissions: permissions)
  }

  /// A warning about a file, to be reported by ``say(_:)``.
  package func warning(_ what: Phrase, in file: String, line: Int? = nil) -> FileMessage {
    FileMessage(file: file, line: line, level: .warning, text: book(what))
  }

  package func say(_ message: FileMessage) {
    guard let mildest, mildest == .warning || message.level == .error else { return }
    var message = message
    // One line per message, whatever the text contains.
    message.file = visible(message.file)
    message.text = shown(message.text)
    let style: Style = message.level == .error ? .refusal : .warning
    messages.write((files.line(message) { style($0, on: messageTraits) } + "\n").utf8)
    _ = messages.flush()
  }

  package func warn(_ problem: TextProblem) { warn(.text([problem])) }

  package func warn(_ what: Phrase, in file: String, line: Int? = nil) { say(warning(what, in: file, line: line)) }

  /// Reports a failure that does not prevent the command from doing its work.
  package func warn(_ failure: Failure) {
    for message in failure.warnings(files) { say(message) }
  }

  /// Prints a message that concerns no file.
  package func say(_ text: String) {
    messages.write("\(Program.name): \(shown(text))\n".utf8)
    _ = messages.flush()
  }

  package func say(_ phrase: Phrase) { say(book(phrase)) }

  /// Shortens the middle of a long message, which may quote a line of a million characters. The problem is described at
  /// the beginning, and the remedy at the end.
  private func shown(_ text: String) -> String {
    guard text.utf8.count > Bounds.message, text.unicodeScalars.count > Bounds.message else { return visible(text) }
    let half = Bounds.message / 2
    return visible("\(String(text.unicodeScalars.prefix(half)))…\(String(text.unicodeScalars.suffix(half)))")
  }

  /// Reports a problem at a place in a script: `match.txt:12:5: error: ...`.
  package func say(_ file: String, line: Int?, column: Int, _ text: String) {
    say(FileMessage(file: line.map { "\(file):\($0):\(column)" } ?? file, text: text))
  }

  package func report(_ failure: Failure) {
    for message in failure.messages(files) { say(message) }
  }

  package func report(_ problem: UsageProblem, of command: Command?) {
    say(problem.phrase(words))
    for choice in problem.choices { messages.write("  \(choice)\n".utf8) }
    let usage =
      if case .unknownCommand = problem { HelpPage(console: self).commands() } else {
        HelpPage(console: self).usage(of: command)
      }
    messages.write((usage + "\n").utf8)
    let more = Program.line(.help, command.map { [$0.name.shown(in: book)] } ?? [], book)
    messages.write((book(Phrase("usage.more", ["command": more])) + "\n").utf8)
    _ = messages.flush()
  }

  /// Writes the buffered results.
  /// - Throws: for a failure that may be temporary; ``finish(_:)`` reports others.
  package func flushOrTryAgain() throws(Failure) {
    if let failure = output.flush(), FileError.isNotNow(failure) { throw .notNow(nil) }
  }

  /// Writes everything that is buffered.
  /// - Returns: the command's exit status, unless its results could not be written. A closed pipe is not an error.
  package func finish(_ status: Int32) -> Int32 {
    guard let failure = output.flush(), failure != EPIPE else { return status }
    say(Phrase("file.standard-output", ["reason": files.system(failure)]))
    return max(status, ExitStatus.wrongInput)
  }
}
