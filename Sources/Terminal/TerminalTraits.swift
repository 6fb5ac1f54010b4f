import Glibc

/// What the terminal at hand can do, as far as it decides how we write to it.
public struct TerminalTraits: Sendable, Equatable {
  /// Standard input is a terminal: lines come from a person.
  public var inputIsTerminal: Bool
  /// Standard output is a terminal.
  public var outputIsTerminal: Bool
  /// SGR escape sequences are welcome: a capable terminal, and `NO_COLOR` (no-color.org) unset or empty.
  public var allowsColour: Bool
  /// Accents and arrows can be shown.
  public var isUTF8: Bool
  /// `TERM` names no terminal that can move its cursor: write plain lines, never an escape byte.
  public var isDumb: Bool
  /// Width in columns, 80 where unknown.
  public var columns: Int
  /// Height in rows, 24 where unknown.
  public var rows: Int

  /// No terminal at all, unless told otherwise.
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

  /// Both ends are a terminal: one may ask questions.
  public var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  /// Looks at two file descriptors and the environment (`TERM`, `NO_COLOR`, and the locale's encoding, see
  /// ``CharacterEncoding/adopt()``).
  public static func detect(input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO) -> TerminalTraits {
    let dumb = isDumb(term: variable("TERM"))
    let outputIsTerminal = isatty(output) == 1
    var traits = TerminalTraits(
      inputIsTerminal: isatty(input) == 1,
      outputIsTerminal: outputIsTerminal,
      allowsColour: outputIsTerminal && !dumb && (variable("NO_COLOR") ?? "").isEmpty,
      isUTF8: CharacterEncoding.adopt(),
      isDumb: dumb || !outputIsTerminal)
    traits.updateSize(of: output)
    return traits
  }

  /// Asks the terminal for its size again; leaves the last one where it does not say.
  public mutating func updateSize(of descriptor: CInt = STDOUT_FILENO) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    if size.ws_col > 0 { columns = Int(size.ws_col) }
    if size.ws_row > 0 { rows = Int(size.ws_row) }
  }

  /// Takes the terminal for one that cannot move its cursor, whatever `TERM` says.
  mutating func becomeDumb() {
    isDumb = true
    allowsColour = false
  }

  /// Whether a value of `TERM` means a terminal without cursor movement.
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
