import Glibc
import RecordingSession

/// Where the time comes from.
enum ClockSource {
  /// The system's clocks.
  static func system() -> ClockReading {
    ClockReading(wall: seconds(CLOCK_REALTIME), steady: seconds(CLOCK_BOOTTIME), boot: boot)
  }

  /// The time that an option gives: seconds since 1970, at which all clocks stand still; or `@FILE`, a file that holds
  /// them and is read whenever the time is asked for, which so goes on, or back, as somebody writes it. After them may
  /// stand there the seconds of the steady clock and the name of the computer's start: `1700000000 60 a`.
  /// - Returns: nil where it is no time.
  static func given(_ text: String) -> (() -> ClockReading)? {
    guard text.first == "@" else {
      guard let time = Double(text), time.isFinite else { return nil }
      return { ClockReading(time) }
    }
    let path = String(text.dropFirst())
    guard var last = reading(path) else { return nil }
    return {
      last = reading(path) ?? last
      return last
    }
  }

  private static func reading(_ path: String) -> ClockReading? {
    guard let bytes = try? InputFile.read(path, limit: 1000) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let wall = words.first.flatMap({ Double($0) }), wall.isFinite else { return nil }
    guard words.count > 1, let steady = Double(words[1]), steady.isFinite else { return ClockReading(wall) }
    return ClockReading(wall: wall, steady: steady, boot: words.count > 2 ? String(words[2]) : "")
  }

  /// To the millisecond.
  private static func seconds(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1000
  }

  /// Which start of the computer this is; empty where the system does not say.
  private static let boot: String = {
    let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 36)
    guard read(descriptor, &bytes, bytes.count) == bytes.count else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }()
}
