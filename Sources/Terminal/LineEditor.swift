internal import CLoadedLibraries.EditLine
import Glibc

/// Reads lines from a user at a terminal with libedit: editing, history, completion and a live prompt.
///
/// While an editor exists, the terminal does not echo between lines either, and typed-ahead input stays for the next
/// prompt. Ctrl-C then drops the line and never ends the program; SIGTERM and SIGHUP do. The modes are restored when
/// the editor is freed, at `exit`, and on SIGTERM and SIGHUP.
///
/// On a dumb terminal or without libedit, the same calls read plain lines. Not thread-safe.
public final class LineEditor {
  /// Capabilities of the terminal. The size is updated with each line.
  public internal(set) var traits: TerminalTraits
  /// Called when SIGTERM or SIGHUP (from a closed terminal window, for example) is about to end the program during a
  /// read.
  public var beforeDying: () -> Void = {}

  /// Called when a key is typed on an empty line, including a line that was cleared. Not called on a dumb terminal,
  /// which only delivers complete lines.
  public var lineBegins: () -> Void = {}

  /// Interval for evaluating the prompt while nothing is typed, in milliseconds.
  static let promptInterval = 500

  let input = STDIN_FILENO
  let output = STDOUT_FILENO
  /// libedit's handle. `nil` if lines are read without it.
  private(set) var handle: OpaquePointer?
  private let history: History?
  /// Reads lines where libedit cannot be used.
  private lazy var plain = PlainLineInput(input: input, output: output)
  private var files: [UnsafeMutablePointer<FILE>] = []
  private var formerInterrupt = sigaction()

  var reading = Reading(request: LineRequest(""))
  var signals: SignalWatch?
  /// Names of our commands, which libedit refers to for its lifetime.
  var commandNames: [WideString] = []

  /// Detects the terminal's capabilities. Until the editor is freed, Ctrl-C does not end the program.
  public init() {
    traits = .detect()
    if traits.isInteractive, !traits.isDumb, cel_load() == 0 { traits.becomeDumb() }
    let usesLibedit = traits.isInteractive && !traits.isDumb
    history = usesLibedit ? History(size: 500) : nil
    // A handler instead of SIG_IGN, because child processes would inherit an ignored Ctrl-C.
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

  /// Prompts for a line and waits for it. Flushes standard output first.
  public func readLine(_ request: LineRequest) -> Input {
    fflush(nil)
    guard let handle else {
      traits.updateSize(of: output)
      return plain.readLine(request)
    }
    // Install this before querying the size, so that later changes are noticed.
    signals = SignalWatch([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT])
    defer { signals = nil }
    traits.updateSize(of: output)
    cel_resize(handle)
    reading = Reading(request: request)
    reading.evaluatePrompts()
    // Release the closures, which may retain the caller.
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
    // libedit complains here about an unknown TERM; we fall back to plain lines instead.
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
