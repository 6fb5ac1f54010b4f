import Bounds
import FileNames
import FileWording
import Glibc
import LibXML
import Phrases
import Storage
import Terminal
import TextLayout
import Wording

/// What a command says, in the language of the user: results to standard output, messages to standard error.
final class Console: Sendable {
  let book: Phrasebook
  let words: Wording
  let files: FileWording
  private let output: OutputStream
  private let messages: OutputStream
  private let saysWarnings: Bool
  private let traits = TerminalTraits.detect()
  private let messageTraits = TerminalTraits.detect(output: STDERR_FILENO)

  convenience init(_ book: Phrasebook) { self.init(book, OutputStream(STDOUT_FILENO), OutputStream(STDERR_FILENO)) }

  private init(_ book: Phrasebook, _ output: OutputStream, _ messages: OutputStream, saysWarnings: Bool = true) {
    (self.book, self.output, self.messages, self.saysWarnings) = (book, output, messages, saysWarnings)
    words = Wording(book)
    files = FileWording(book)
  }

  /// The same, which says nothing but errors about files.
  var withoutWarnings: Console { Console(book, output, messages, saysWarnings: false) }

  /// Writes a line of a result.
  func print(_ line: String) { output.write((visible(line, keepingLines: true) + "\n").utf8) }

  /// Writes a line of a result at once. That it could not be is said at the end: see ``finish(_:)``.
  func printNow(_ line: String) {
    print(line)
    _ = output.flush()
  }

  /// Writes a line at once that has its colours already: what else is in it has been made visible.
  func printStyled(_ line: String) {
    output.write((line + "\n").utf8)
    _ = output.flush()
  }

  /// Writes a result as it is.
  func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// What is printed as a result while `body` runs, which goes nowhere else.
  func kept(_ body: () throws(Failure) -> Void) throws(Failure) -> [UInt8] { try output.kept(body) }

  /// A line about a file as bytes of a result.
  func line(_ phrase: Phrase) -> [UInt8] { Array((visible(book(phrase), keepingLines: true) + "\n").utf8) }

  /// The path of a file as bytes of a result: a script gets those that lead to it.
  func line(ofPath path: String) -> [UInt8] {
    traits.outputIsTerminal ? Array((visible(path) + "\n").utf8) : FileName.bytes(path) + [UInt8(ascii: "\n")]
  }

  /// Says nothing more: the terminal is somebody else's from here on. Input is closed, by which whoever waits for it knows.
  func fallSilent() {
    _ = output.flush()
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    for stream in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] { dup2(nowhere, stream) }
    close(nowhere)
  }

  /// The room there is for a line of help: a terminal's, though long lines are hard to read.
  var columns: Int { traits.outputIsTerminal ? max(20, min(traits.columns, 100)) : 80 }

  /// How far long work has come, for whoever sees messages on a terminal.
  func progress(of count: Int) -> ProgressBar {
    ProgressBar(count, isTerminal: messageTraits.outputIsTerminal, columns: messageTraits.columns)
  }

  /// Whether results are shown on a terminal.
  var outputIsTerminal: Bool { traits.outputIsTerminal }

  /// Whether a person is there, to read and to be asked.
  var isInteractive: Bool { traits.isInteractive }

  /// Writes a result where the user wants it: to a file, or to standard output for `-`.
  /// - Parameter permissions: as ``OutputFile`` has them.
  func write(
    _ bytes: [UInt8], to path: String, replacing: OutputFile.Replacing, permissions: mode_t? = nil
  ) throws(Failure) {
    if path == "-" { return write(bytes) }
    try OutputFile.write(bytes, to: path, replacing: replacing, permissions: permissions)
  }

  /// Says where something is wrong, and what.
  func say(_ message: FileMessage) {
    guard saysWarnings || message.level == .error else { return }
    var message = message
    // One message is one line, whatever is in it.
    (message.file, message.text) = (visible(message.file), shown(message.text))
    messages.write((files.line(message) { [messageTraits] in $0.style(on: messageTraits) } + "\n").utf8)
    _ = messages.flush()
  }

  /// Says what is passed over in a text file of the user's.
  func warn(_ problem: TextProblem) {
    say(FileMessage(file: problem.file, line: problem.line, level: .warning, text: problem.text(book)))
  }

  /// Says something that is about no file.
  func say(_ text: String) {
    messages.write("\(Program.name): \(shown(text))\n".utf8)
    _ = messages.flush()
  }

  /// A message without its middle where somebody's line of a million characters is quoted in it: what is wrong stands
  /// before it, and what would be right after it.
  private func shown(_ text: String) -> String {
    guard text.utf8.count > Bounds.message, text.unicodeScalars.count > Bounds.message else { return visible(text) }
    let half = Bounds.message / 2
    return visible("\(String(text.unicodeScalars.prefix(half)))…\(String(text.unicodeScalars.suffix(half)))")
  }

  /// Says what is wrong at a place of a script: `match.txt:12:5: error: ...`.
  func say(_ file: String, line: Int?, column: Int, _ text: String) {
    say(FileMessage(file: line.map { "\(file):\($0):\(column)" } ?? file, text: text))
  }

  /// Says what ended a command.
  func report(_ failure: Failure) {
    for message in failure.messages(files) { say(message) }
  }

  /// Says why a command line cannot be understood, and what would be right.
  func report(_ problem: UsageProblem, of command: Command?) {
    say(problem.text(words))
    for choice in problem.choices(book) { messages.write("  \(choice)\n".utf8) }
    let usage =
      if case .unknownCommand = problem { HelpPage(console: self).commands() } else {
        HelpPage(console: self).usage(of: command)
      }
    messages.write((usage + "\n").utf8)
    let more = Program.line(.help, command.map { [$0.name(in: book)] } ?? [], book)
    messages.write((book(Phrase("usage.more", ["command": more])) + "\n").utf8)
    _ = messages.flush()
  }

  /// Writes all that waits of a result.
  /// - Throws: where it cannot be written, for a reason that may pass; ``finish(_:)`` says which.
  func flushOrTryAgain() throws(Failure) {
    if let failure = output.flush(), FileError.isNotNow(failure) { throw .notNow(nil) }
  }

  /// Writes all that waits.
  /// - Returns: the exit status, which is that of the command unless its result could not be written. That nobody
  ///   reads on is no error.
  func finish(_ status: Int32) -> Int32 {
    guard let failure = output.flush(), failure != EPIPE else { return status }
    say(book(Phrase("file.standard-output", ["reason": files.system(failure)])))
    return max(status, ExitStatus.wrongInput)
  }
}

extension FileMessage.Level {
  fileprivate func style(on traits: TerminalTraits) -> @Sendable (String) -> String {
    let style: Style = self == .error ? .refusal : .warning
    return { style($0, on: traits) }
  }
}
