import Glibc

/// Puts the terminal's modes back however the program ends: by `exit`, by a signal that ends it, by a crash, or by its
/// editor's end.
///
/// One terminal for the whole process, as a signal handler and `atexit` know nothing else.
enum TerminalGuard {
  private struct State {
    var descriptor: CInt = -1
    var modes = termios()
    /// What each signal did before, at its number; nil until ours are set.
    var former: UnsafeMutablePointer<sigaction>?
  }

  /// What a program is ended with. One that it ignores is its own; what handles one has its turn after us.
  private static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  /// What a program dies of in which something goes wrong; Swift's backtracer may wait for these.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

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
    guard state.pointee.former == nil else { return }
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    former.initialize(repeating: sigaction(), count: 65)
    state.pointee.former = former
    provideStack()
    for signal in endings where !isSignalIgnored(signal) { restoreOn(signal, former) }
    for signal in crashes { restoreOn(signal, former) }
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

  /// The signal puts the modes back first, and then does what it did before.
  private static func restoreOn(_ signal: CInt, _ former: UnsafeMutablePointer<sigaction>) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      TerminalGuard.restore()
      if let former = TerminalGuard.state.pointee.former { sigaction(signal, former + Int(signal), nil) }
      // It waits until we return: then it meets the program as the first one did.
      raise(signal)
    }
    action.sa_flags = CInt(SA_ONSTACK)
    // No other signal comes between; nor is a program stopped, by SIGTTOU, that has lost its terminal to another.
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, former + Int(signal))
  }

  /// A stack for the handler, as the program's own may be what is used up; nothing where there is one already.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}
