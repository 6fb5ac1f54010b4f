internal import CLoadedLibraries.EditLine
import Glibc

/// Receives signals through a descriptor while a line is read, so no handler has to be async-signal-safe.
///
/// From init to deinit the signals are blocked in this thread and delivered through `descriptor` (signalfd). Their
/// previous actions are restored afterwards. Signals ignored at the start (nohup) are not watched.
package final class SignalWatch {
  package let descriptor: CInt
  private var formerMask = sigset_t()

  package init(_ signals: [CInt]) {
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

  package func next() -> CInt? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &info, size) == size ? CInt(info.ssi_signo) : nil
  }
}
