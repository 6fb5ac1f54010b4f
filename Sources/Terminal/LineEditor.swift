import CEditLine
import Glibc

/// Reads lines from a person at a terminal: editing, history, completion and a prompt that lives, by libedit.
///
/// While an editor exists the terminal echoes nothing between two lines either: what is typed ahead waits for the next
/// prompt. Ctrl-C is kept for it too, and drops the line then. The modes are put back when the editor goes, at
/// `exit`, and on SIGTERM and SIGHUP.
///
/// On a dumb terminal, and where libedit is not installed, the same calls read plain lines. Ctrl-C never ends the program as long as an editor exists;
/// SIGTERM and SIGHUP do. Not for use from several threads.
public final class LineEditor {
  /// What the terminal can do; the size is that of the last line read, or newer.
  public internal(set) var traits: TerminalTraits
  /// Called when SIGTERM or SIGHUP, as from a terminal window that was closed, is about to end the program while a
  /// line is read.
  public var beforeDying: () -> Void = {}

  /// Called when the first key of a line is typed: when one comes while nothing stands in the line, again so when what
  /// stood there was taken away. Not on a dumb terminal, which hands over whole lines.
  public var lineBegins: () -> Void = {}

  /// How often the prompt is evaluated while nothing is typed, in milliseconds.
  static let promptInterval = 500

  let input: CInt
  let output: CInt
  /// libedit's handle; `nil` where lines are read plainly.
  private(set) var handle: OpaquePointer?
  private let history: History?
  /// What reads lines where libedit cannot.
  private lazy var plain = PlainLineInput(input: input, output: output)
  private var files: [UnsafeMutablePointer<FILE>] = []
  private var formerInterrupt = sigaction()

  /// What holds for the line being read.
  var reading = Reading(request: LineRequest(""))
  var signals: SignalWatch?
  /// Names of our commands, which libedit refers to as long as it lives.
  var commandNames: [WideString] = []

  /// Finds out what the terminal can do. Until the editor is freed, Ctrl-C does not end the program.
  public init(input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO) {
    self.input = input
    self.output = output
    traits = TerminalTraits.detect(input: input, output: output)
    if traits.isInteractive, !traits.isDumb, cel_load() == 0 { traits.becomeDumb() }
    let usesLibedit = traits.isInteractive && !traits.isDumb
    history = usesLibedit ? History(size: 500) : nil
    // A handler, not SIG_IGN: a program started from here must not inherit that Ctrl-C means nothing.
    var nothing = sigaction()
    nothing.__sigaction_handler.sa_handler = { _ in }
    nothing.sa_flags = CInt(SA_RESTART)
    sigaction(SIGINT, &nothing, &formerInterrupt)
    if usesLibedit { openLibedit() }
  }

  deinit {
    if let handle {
      cel_end(handle)
      TerminalGuard.end(input)
    }
    for file in files { fclose(file) }
    sigaction(SIGINT, &formerInterrupt, nil)
  }

  /// Asks for one line and waits for it. What was written to standard output before is flushed first.
  public func readLine(_ request: LineRequest) -> Input {
    fflush(nil)
    guard let handle else {
      traits.updateSize(of: output)
      return plain.readLine(request)
    }
    // Before the size is asked: what changes it afterwards is told.
    signals = SignalWatch([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT])
    defer { signals = nil }
    traits.updateSize(of: output)
    cel_resize(handle)
    reading = Reading(request: request)
    reading.evaluatePrompts()
    // Given up at the end: the closures may hold the caller.
    defer { reading = Reading(request: LineRequest("")) }

    var count: CInt = 0
    let text = cel_read_line(handle, &count).map { String(wide: $0, count: Int(count)) }
    guard let text else {
      writeAll("\n", to: output)
      return reading.outcome ?? .endOfInput
    }
    if let outcome = reading.outcome { return outcome }
    let line = text.last == "\n" ? String(text.dropLast()) : text
    if request.isRemembered { history?.add(line) }
    return .line(line)
  }

  private func openLibedit() {
    let streams = [(input, "r"), (output, "w")].compactMap { fdopen(dup($0.0), $0.1) }
    // libedit complains here about a TERM it does not know; we answer that with plain lines instead.
    let complaints = fopen("/dev/null", "w")
    files = streams + [complaints].compactMap(\.self)
    TerminalGuard.begin(input)
    guard files.count == 3, let handle = cel_init("futbolstats", files[0], files[1], files[2]) else { return }
    guard cel_capability(handle, "up") != nil, cel_capability(handle, "ce") != nil else {
      cel_end(handle)
      TerminalGuard.end(input)
      traits.becomeDumb()
      return
    }
    self.handle = handle
    configure(handle)
    if let history { cel_use_history(handle, history.handle) }
  }
}
