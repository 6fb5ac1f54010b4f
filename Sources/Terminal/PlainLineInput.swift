import CEditLine
import Glibc
import TextLayout

/// Lines from a terminal that cannot move its cursor, or through a screen reader: the prompt is written once, the
/// terminal itself does the erasing, and no escape byte is ever written.
final class PlainLineInput {
  private let input: CInt
  private let output: CInt
  private let reader: LineReader
  /// For as long as the program runs: Ctrl-C between two lines drops the next.
  private let signals = SignalWatch([SIGINT])
  private var formerSettings: termios?

  init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
    reader = LineReader(descriptor: input)
    eraseWholeCharacters()
  }

  deinit {
    if var formerSettings { tcsetattr(input, TCSADRAIN, &formerSettings) }
  }

  /// Reads one line.
  func readLine(_ request: LineRequest) -> Input {
    writeAll(styledCharacters(request.prompt()).compactMap(\.character).map(String.init).joined(), to: output)
    let input = nextLine()
    if case .line = input { return input }
    writeAll("\n", to: output)
    return input
  }

  private func nextLine() -> Input {
    while true {
      if let line = reader.takeBuffered() { return .line(line.text) }
      var events = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&events, nfds_t(events.count), -1)
      if signals.next() != nil {
        // The terminal has thrown its half line away; so do we with what Ctrl-D had pushed through.
        _ = reader.takeRest()
        return .interrupted
      }
      guard events[0].revents != 0 else { continue }
      do { try reader.fill() } catch { return .endOfInput }
      if reader.atEnd { return reader.takeRest().map { .line($0.text) } ?? .endOfInput }
    }
  }

  /// Tells the terminal that it erases UTF-8, so that Backspace takes a whole "ç"; for as long as the program runs,
  /// because people type ahead.
  private func eraseWholeCharacters() {
    var settings = termios()
    guard CharacterEncoding.isUTF8, tcgetattr(input, &settings) == 0, settings.c_iflag & tcflag_t(IUTF8) == 0 else {
      return
    }
    formerSettings = settings
    settings.c_iflag |= tcflag_t(IUTF8)
    tcsetattr(input, TCSADRAIN, &settings)
  }
}
