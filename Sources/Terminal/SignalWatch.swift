import CEditLine
import Glibc

/// Signals as something to read, while a line is awaited: no handler, hence nothing that must be async-signal-safe.
///
/// From init to deinit the signals are blocked in this thread and come out of `descriptor` (signalfd). Their former
/// disposition counts again afterwards; one that was ignored at the start (nohup) is not watched.
final class SignalWatch {
  let descriptor: CInt
  private var formerMask = sigset_t()

  init(_ signals: [CInt]) {
    var watched = sigset_t()
    sigemptyset(&watched)
    for signal in signals where !Self.isIgnored(signal) { sigaddset(&watched, signal) }
    pthread_sigmask(SIG_BLOCK, &watched, &formerMask)
    descriptor = signalfd(-1, &watched, CInt(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  deinit {
    close(descriptor)
    pthread_sigmask(SIG_SETMASK, &formerMask, nil)
  }

  /// The next signal that came, or `nil`.
  func next() -> CInt? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &info, size) == size ? CInt(info.ssi_signo) : nil
  }

  private static func isIgnored(_ signal: CInt) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // C says "ignored" by the number 1 in the place of a function, which can be read only as a number.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1  // SIG_IGN
  }
}
