import Glibc

/// The peak memory of this process in bytes. Only useful if nothing else runs in it; see ``Probe``.
public func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1024
}
