import Glibc

/// The terminal's capabilities that affect our output.
public struct TerminalTraits: Sendable, Equatable {
  public var inputIsTerminal: Bool
  public var outputIsTerminal: Bool
  /// True if SGR escape sequences may be used: the terminal supports them, and `NO_COLOR` (no-color.org) is unset or
  /// empty.
  public var allowsColour: Bool
  public var isUTF8: Bool
  /// True if `TERM` names a terminal without cursor movement. Then write plain lines and never an escape byte.
  public var isDumb: Bool
  /// Width in columns; 80 if unknown.
  public var columns: Int
  /// Height in rows; 24 if unknown.
  public var rows: Int

  public init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, allowsColour: Bool = false, isUTF8: Bool = true,
    isDumb: Bool = true, columns: Int = 80, rows: Int = 24
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.allowsColour = allowsColour
    self.isUTF8 = isUTF8
    self.isDumb = isDumb
    self.columns = columns
    self.rows = rows
  }

  /// True if input and output are terminals, so the program can ask questions.
  public var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  /// Inspects two file descriptors and the environment (`TERM`, `NO_COLOR` and the locale's encoding, see
  /// ``CharacterEncoding/isUTF8``).
  public static func detect(input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO) -> TerminalTraits {
    let dumb = isDumb(term: variable("TERM"))
    let outputIsTerminal = isatty(output) == 1
    var traits = TerminalTraits(
      inputIsTerminal: isatty(input) == 1,
      outputIsTerminal: outputIsTerminal,
      allowsColour: outputIsTerminal && !dumb && (variable("NO_COLOR") ?? "").isEmpty,
      isUTF8: CharacterEncoding.isUTF8,
      isDumb: dumb || !outputIsTerminal)
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
