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
    for signal in signals where !isSignalIgnored(signal) { sigaddset(&watched, signal) }
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
}
