import Glibc

/// The most memory this process has had, in bytes: of use only where nothing else runs in it. See ``Probe``.
public func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1024
}
