import Glibc

/// Puts the terminal's modes back however the program ends: by `exit`, by SIGTERM or SIGHUP, or by its editor's end.
///
/// One terminal for the whole process, as a signal handler and `atexit` know nothing else.
enum TerminalGuard {
  private struct State {
    var descriptor: CInt = -1
    var modes = termios()
  }

  /// Written by `begin` and `end` alone, on the thread of the line editor; the handler only reads it. Allocated once
  /// and touched before a handler is set, so that the handler meets neither a lock nor an initialiser.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    atexit { TerminalGuard.restore() }
    return state
  }()

  /// Remembers the terminal's modes as they are now, to return to.
  static func begin(_ descriptor: CInt) {
    var modes = termios()
    guard state.pointee.descriptor < 0, tcgetattr(descriptor, &modes) == 0 else { return }
    state.pointee.modes = modes
    state.pointee.descriptor = descriptor
    for signal in [SIGTERM, SIGHUP] { restoreOn(signal) }
  }

  /// The modes remembered are put back; nothing where none are. Safe in a signal handler, as `tcsetattr` is.
  static func restore() {
    guard state.pointee.descriptor >= 0 else { return }
    tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.modes)
  }

  /// Puts the modes back for good.
  static func end(_ descriptor: CInt) {
    guard state.pointee.descriptor == descriptor else { return }
    restore()
    state.pointee.descriptor = -1
  }

  /// A signal that would end the program puts the modes back first. One the program handles or ignores is its own.
  private static func restoreOn(_ signal: CInt) {
    var action = sigaction()
    // C says "default" by the number 0 in the place of a function, which can be read only as a number.
    guard sigaction(signal, nil, &action) == 0,
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0  // SIG_DFL
    else { return }
    action.__sigaction_handler.sa_handler = { signal in
      TerminalGuard.restore()
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
    }
    sigaction(signal, &action, nil)
  }
}
