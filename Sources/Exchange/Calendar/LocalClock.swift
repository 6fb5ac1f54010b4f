import Glibc
import Synchronization
import Text

/// Local times in time zones.
public enum LocalClock {
  /// True if the system has the zone: `Europe/Madrid`.
  public static func knows(_ zone: String) -> Bool {
    if zone == "UTC" { return true }
    let isName = zone.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber || "+-_/".utf8.contains(byte)
    }
    guard isName, zone.first?.isLetter == true, !zone.hasSuffix("/") else { return false }
    var facts = stat()
    let found = stat("/usr/share/zoneinfo/" + zone, &facts) == 0
    return found && facts.st_mode & S_IFMT == S_IFREG
  }

  /// Converts a UTC time to local time.
  /// - Parameter zone: nil for the system's zone.
  static func local(date: String, time: String, zone: String?) -> (date: String, time: String)? {
    let parts = (date.split(separator: "-") + time.split(separator: ":")).compactMap { CInt($0) }
    guard parts.count == 5 else { return nil }
    var seconds = VideoTime.instant(utc: parts + [0])
    var there = tm()
    inZone(zone) { _ = localtime_r(&seconds, &there) }
    let day = [(there.tm_year + 1900, 4), (there.tm_mon + 1, 2), (there.tm_mday, 2)]
    return (
      date: day.map { String($0).zeroPadded(to: $1) }.joined(separator: "-"),
      time: [there.tm_hour, there.tm_min].map { String($0).zeroPadded(to: 2) }.joined(separator: ":")
    )
  }

  /// Held while the zone is changed, because the C library has a single zone for the whole process and calendars are read
  /// in parallel.
  private static let currentZone = Mutex(())

  /// Calls `body` with this current zone, or the system's if nil.
  private static func inZone(_ zone: String?, _ body: () -> Void) {
    currentZone.withLock { _ in
      let before = getenv("TZ").map { String(cString: $0) }
      if let zone { setenv("TZ", zone, 1) }
      tzset()
      body()
      guard zone != nil else { return }
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
  }
}
