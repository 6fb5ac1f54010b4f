internal import CLoadedLibraries.EditLine
import Glibc
import Text

/// Reads lines from a terminal without cursor movement or from a screen reader: it prints the prompt once, leaves
/// editing to the terminal and never writes an escape byte.
final class PlainLineInput {
  private let input: CInt
  private let output: CInt
  private let reader: LineReader
  /// Installed for the whole run, so that Ctrl-C between two lines drops the next one.
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
        // The terminal has discarded its partial line; also drop what Ctrl-D has already passed on.
        _ = reader.takeRest()
        return .interrupted
      }
      guard events[0].revents != 0 else { continue }
      do { try reader.fill() } catch { return .endOfInput }
      if reader.atEnd { return reader.takeRest().map { .line($0.text) } ?? .endOfInput }
    }
  }

  /// Makes the terminal erase whole UTF-8 characters with Backspace, such as "ç". Stays set for the whole run because
  /// users type ahead.
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
