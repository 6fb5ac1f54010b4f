import Glibc

/// A program in its own terminal, which a test types into and watches. It is killed when this object is freed.
public final class PseudoTerminal {
  /// The condition that was not met in time, with the screen.
  public struct Timeout: Error, CustomStringConvertible {
    public let awaited: String
    public let screen: String
    public let transcript: String

    public var description: String {
      "not seen in time: \(awaited)\n--- screen ---\n\(screen)\n--- output ---\n\(transcript.debugDescription)"
    }
  }

  /// Keys without text.
  public enum Key: String, Sendable {
    case enter = "\r"
    case tab = "\t"
    case backspace = "\u{7F}"
    case escape = "\u{1B}"
    case interrupt = "\u{3}"
    case endOfInput = "\u{4}"
    case up = "\u{1B}[A"
    case down = "\u{1B}[B"
    case right = "\u{1B}[C"
    case left = "\u{1B}[D"
    case home = "\u{1}"
    case end = "\u{5}"
    case killLine = "\u{15}"
    case delete = "\u{1B}[3~"
  }

  /// The current screen.
  public private(set) var screen: Screen
  /// All output as text, including escape sequences.
  public private(set) var transcript = ""

  public let process: pid_t
  private let master: CInt
  private let kept: AnyObject?
  private var status: ExitStatus?
  private var undecoded: [UInt8] = []
  private var expected: String.Index

  /// - Parameters:
  ///   - environment: added to ``plainEnvironment`` and `TERM=xterm-256color`; overrides variables with the same name.
  ///   - keeping: an object to keep alive, such as the folder the program works in.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, directory: String? = nil, keeping: AnyObject? = nil
  ) throws {
    kept = keeping
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw SystemError(call: "open /dev/ptmx", code: errno) }
    var unlock: CInt = 0
    var number: CInt = 0
    // grantpt and ptsname are not imported into Swift; TIOCSPTLCK and TIOCGPTN are in ioctl_tty(2).
    guard ioctl(master, 0x4004_5431, &unlock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw SystemError(call: "ioctl /dev/ptmx", code: errno)
    }
    screen = Screen(columns: columns, rows: rows)
    expected = transcript.startIndex
    Self.setSize(of: master, columns, rows)
    let terminal = ["TERM": "xterm-256color"].merging(plainEnvironment) { $1 }
    process = try spawn(
      executable, arguments, environment: terminal.merging(environment) { $1 }, directory: directory,
      streams: .terminal(path: "/dev/pts/\(number)"))
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  public func type(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw SystemError(call: "write", code: errno) }
      bytes.removeFirst(written)
    }
  }

  public func press(_ keys: Key...) throws {
    for key in keys { try type(key.rawValue) }
  }

  public func enter(_ line: String) throws {
    try type(line + Key.enter.rawValue)
  }

  /// Resizes the terminal; the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int = 24) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(of: master, columns, rows)
  }

  public func signal(_ number: CInt) {
    kill(process, number)
  }

  /// True if the terminal is in the state in which shells start programs: with echo, line editing, and Ctrl-C as a
  /// signal.
  public var isInOrder: Bool {
    var settings = termios()
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(master, &settings) == 0 && settings.c_lflag & wanted == wanted
  }

  /// Waits until the output contains the text. Successive calls continue after the previous match.
  public func expect(_ text: String, timeout: Double = 60) throws {
    try wait(for: "the text \(text.debugDescription)", timeout: timeout) {
      guard let found = self.transcript[self.expected...].firstRange(of: text) else { return false }
      self.expected = found.upperBound
      return true
    }
  }

  /// Waits until the output matches the pattern. Successive calls continue after the previous match.
  public func expect(_ pattern: Regex<Substring>, timeout: Double = 60) throws {
    try wait(for: "the pattern", timeout: timeout) {
      guard let found = self.transcript[self.expected...].firstMatch(of: pattern) else { return false }
      self.expected = found.range.upperBound
      return true
    }
  }

  /// Waits until the screen satisfies the condition.
  public func expectScreen(
    _ awaited: String = "the screen", timeout: Double = 60, where condition: (Screen) -> Bool
  ) throws {
    try wait(for: awaited, timeout: timeout) { condition(self.screen) }
  }

  /// Waits until the cursor's row has this text.
  public func expectCurrentLine(_ text: String, timeout: Double = 60) throws {
    try expectScreen("the line \(text.debugDescription)", timeout: timeout) { $0.currentLine == text }
  }

  /// Waits until the program has ended and all of its output has been read.
  @discardableResult
  public func waitForExit(timeout: Double = 60) throws -> ExitStatus {
    if let status { return status }
    let deadline = ContinuousClock.now + .seconds(timeout)
    while try readMore(until: deadline, awaiting: "its end") {}
    var code: CInt = 0
    while waitpid(process, &code, 0) < 0 && errno == EINTR {}
    let ended = ExitStatus(waitStatus: code)
    status = ended
    return ended
  }

  private func wait(for awaited: String, timeout: Double, until condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while !condition() {
      guard try readMore(until: deadline, awaiting: awaited) else { throw timedOut(awaited + " (it ended)") }
    }
  }

  /// Waits for output. Returns false at its end.
  private func readMore(until deadline: ContinuousClock.Instant, awaiting awaited: String) throws -> Bool {
    let left = Int((deadline - .now) / .milliseconds(1))
    var event = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard left > 0 else { throw timedOut(awaited) }
    let ready = poll(&event, 1, CInt(left))
    if ready < 0 && errno == EINTR { return true }
    guard ready > 0 else { throw timedOut(awaited) }
    let bytes = readSome(master)
    decode(bytes)
    return !bytes.isEmpty
  }

  /// Appends complete UTF-8; an incomplete character waits for its rest.
  private func decode(_ bytes: [UInt8]) {
    undecoded += bytes
    var end = undecoded.count
    let tail = undecoded.suffix(3)
    if let lead = tail.lastIndex(where: { $0 >= 0xC0 }) {
      let length = undecoded[lead] >= 0xF0 ? 4 : undecoded[lead] >= 0xE0 ? 3 : 2
      if undecoded.count - lead < length { end = lead }
    }
    let text = String(decoding: undecoded[..<end], as: UTF8.self)
    undecoded.removeFirst(end)
    let offset = transcript.utf8.distance(from: transcript.startIndex, to: expected)
    transcript += text
    expected = transcript.utf8.index(transcript.startIndex, offsetBy: offset)
    screen.feed(text)
  }

  private func timedOut(_ awaited: String) -> Timeout {
    Timeout(awaited: awaited, screen: screen.text, transcript: String(transcript.suffix(2000)))
  }

  private static func setSize(of master: CInt, _ columns: Int, _ rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}
