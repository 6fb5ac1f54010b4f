import Glibc

/// The terminal's capabilities that affect our output.
public struct TerminalTraits: Sendable, Equatable {
  var inputIsTerminal = false
  public var outputIsTerminal = false
  /// True if SGR escape sequences may be used: the terminal supports them, and `NO_COLOR` (no-color.org) is unset or
  /// empty.
  public var allowsColour = false
  var isUTF8 = true
  /// True if `TERM` names a terminal without cursor movement. Then write plain lines and never an escape byte.
  public var isDumb = true
  /// Width in columns; 80 if unknown.
  public var columns = 80
  /// Height in rows; 24 if unknown.
  public var rows = 24

  package init() {}

  /// True if input and output are terminals, so the program can ask questions.
  public var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  /// Inspects standard input, a descriptor for output and the environment (`TERM`, `NO_COLOR` and the locale's encoding,
  /// see ``CharacterEncoding/isUTF8``).
  public static func detect(output: CInt = STDOUT_FILENO) -> TerminalTraits {
    let dumb = isDumb(term: variable("TERM"))
    var traits = TerminalTraits()
    traits.inputIsTerminal = isatty(STDIN_FILENO) == 1
    traits.outputIsTerminal = isatty(output) == 1
    traits.allowsColour = traits.outputIsTerminal && !dumb && (variable("NO_COLOR") ?? "").isEmpty
    traits.isUTF8 = CharacterEncoding.isUTF8
    traits.isDumb = dumb || !traits.outputIsTerminal
    traits.updateSize(of: output)
    return traits
  }

  /// Queries the size again. Keeps the last one if the terminal does not report it.
  mutating func updateSize(of descriptor: CInt) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    if size.ws_col > 0 { columns = Int(size.ws_col) }
    if size.ws_row > 0 { rows = Int(size.ws_row) }
  }

  /// Treats the terminal as one without cursor movement regardless of `TERM`.
  mutating func becomeDumb() {
    isDumb = true
    allowsColour = false
  }

  package static func isDumb(term: String?) -> Bool {
    switch term {
    case nil, "", "dumb", "unknown", "emacs": true
    default: false
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
