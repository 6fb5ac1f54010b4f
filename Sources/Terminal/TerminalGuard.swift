import Glibc

/// Restores the terminal's modes however the program ends: `exit`, a fatal signal, a crash, or the end of the editor.
///
/// It supports one terminal per process, because signal handlers and `atexit` take no context.
enum TerminalGuard {
  private struct State {
    var descriptor: CInt = -1
    var modes = termios()
    /// The previous action of each signal, by number. Nil until our handlers are installed.
    var former: UnsafeMutablePointer<sigaction>?
  }

  /// Signals that end a program. Ignored ones are left alone; existing handlers run after ours.
  private static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  /// Crash signals, which Swift's backtracer may also handle.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Written only by `begin` and `end` on the line editor's thread; the handler only reads it. It is allocated before a
  /// handler is installed, so that the handler never runs an initialiser or takes a lock.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    atexit { TerminalGuard.restore() }
    return state
  }()

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

  /// Restores the saved modes, if any. Async-signal-safe, as `tcsetattr` is.
  static func restore() {
    guard state.pointee.descriptor >= 0 else { return }
    tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.modes)
  }

  /// Restores the modes and forgets them.
  static func end(_ descriptor: CInt) {
    guard state.pointee.descriptor == descriptor else { return }
    restore()
    state.pointee.descriptor = -1
  }

  /// Restores the modes on a signal, then runs its previous action.
  private static func restoreOn(_ signal: CInt, _ former: UnsafeMutablePointer<sigaction>) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      TerminalGuard.restore()
      if let former = TerminalGuard.state.pointee.former { sigaction(signal, former + Int(signal), nil) }
      // The signal stays pending until this handler returns, and then has its previous effect.
      raise(signal)
    }
    action.sa_flags = CInt(SA_ONSTACK)
    // Block all other signals, including SIGTTOU, which would stop a program that is no longer in the foreground.
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, former + Int(signal))
  }

  /// Provides a stack for the handler, because the crash may be a stack overflow. Does nothing if the thread already
  /// has one.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}
