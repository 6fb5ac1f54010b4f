internal import CLoadedLibraries.EditLine
import Glibc
import Text

/// Supplies libedit with keys from the terminal, interleaved with the clock, signals and our own commands.
///
/// Our commands are bound to C1 control codes, which keyboards do not send and `readKey` filters out.
extension LineEditor {
  enum Command {
    static let redraw: wchar_t = 0x80
    static let markDropped: wchar_t = 0x81
  }

  private enum Key {
    static let interrupt: wchar_t = 0x03
    static let newline: wchar_t = 0x0A
    static let suspend: wchar_t = 0x1A
  }

  private enum Event {
    case key, time
    case signal(CInt)
  }

  /// The next key for libedit, or `nil` to end the line immediately.
  func nextKey() -> wchar_t? {
    let key = awaitKey()
    if let key { reading.keys.note(key) }
    return key
  }

  private func awaitKey() -> wchar_t? {
    while true {
      if !reading.queue.isEmpty { return reading.queue.removeFirst() }
      let idle = reading.keys.isBetweenCommands
      if idle, reading.wasResized {
        reading.wasResized = false
        adaptToSize()
        continue
      }
      if idle, reading.untilEvaluation <= 0, reading.evaluatePrompts() { return Command.redraw }
      switch awaitEvent(timeout: idle ? max(0, reading.untilEvaluation) : -1) {
      case .time: continue
      case .signal(SIGWINCH): reading.wasResized = true
      case .signal(SIGINT): return interrupt(idle: idle)
      case .signal(SIGCONT): resume()
      case .signal(let signal): return die(of: signal)
      case .key:
        guard let key = readKey() else { return nil }
        if isLineEmpty { lineBegins() }
        switch key {
        case Key.interrupt: return interrupt(idle: idle)
        case Key.suspend where idle: suspend()
        case 0x80...0x9F: continue
        default: return key
        }
      }
    }
  }

  private func awaitEvent(timeout: Int) -> Event {
    guard let signals else { return .key }
    var events = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&events, nfds_t(events.count), CInt(timeout))
    if let signal = signals.next() { return .signal(signal) }
    return ready > 0 && events[1].revents != 0 ? .key : .time
  }

  /// Reads one character in the locale's encoding; invalid bytes are skipped. It reads byte by byte so that typed-ahead
  /// input stays in the terminal for the next reader.
  private func readKey() -> wchar_t? {
    var state = mbstate_t()
    while true {
      var byte: CChar = 0
      guard retrying({ read(input, &byte, 1) }) == 1 else { return nil }
      var key: wchar_t = 0
      // (size_t)-2: more bytes are needed; (size_t)-1: invalid, restart with the next byte.
      let length = mbrtowc(&key, &byte, 1, &state)
      if length >= 0 { return key }
      if length == -1 { state = mbstate_t() }
    }
  }

  /// Ctrl-C: marks the line, leaves it on the screen and ends it.
  private func interrupt(idle: Bool) -> wchar_t? {
    reading.outcome = .interrupted
    // Inside a key sequence, Enter would be taken as a part of it.
    guard idle else { return nil }
    reading.queue = [Key.newline]
    return Command.markDropped
  }

  /// Ctrl-Z. If no shell could resume this process, the system does not stop it, so it simply continues.
  private func suspend() {
    guard let handle else { return }
    cel_raw_mode(handle, 0)
    TerminalGuard.restore()
    kill(0, SIGTSTP)
    cel_raw_mode(handle, 1)
    // `resume` draws the line, so postpone the clock, which would draw it again.
    reading.postponeEvaluation()
  }

  /// Takes over the terminal after a stop: the shell has changed its modes and written below our line.
  private func resume() {
    guard let handle else { return }
    cel_raw_mode(handle, 0)
    cel_raw_mode(handle, 1)
    reading.evaluatePrompts()
    if reading.keys.isBetweenCommands { cel_draw_anew(handle) }
  }

  /// Restores the terminal and then raises the signal with its previous action. If the signal does not end the program,
  /// it ends the line.
  private func die(of signal: CInt) -> wchar_t? {
    if let handle { cel_raw_mode(handle, 0) }
    TerminalGuard.restore()
    writeAll("\n", to: output)
    beforeDying()
    signals = nil
    raise(signal)
    return nil
  }

  /// Clears the line after a change of the terminal's width and redraws it from its first row. Terminals handle rows
  /// differently; most re-wrap them, which is what this assumes.
  private func adaptToSize() {
    guard let handle else { return }
    traits.updateSize(of: output)
    let above = (reading.prompt.displayWidth + typed.before.displayWidth) / traits.columns
    writeAll("\r\(above > 0 ? "\u{1B}[\(above)A" : "")\u{1B}[J", to: output)
    cel_resize(handle)
    reading.evaluatePrompts()
    cel_draw_anew(handle)
  }
}
