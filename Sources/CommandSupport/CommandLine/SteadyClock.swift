import Glibc

package enum SteadyClock {
  /// Seconds of a monotonic clock, which cannot be set.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
