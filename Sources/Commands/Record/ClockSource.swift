import CommandSupport
import Glibc
import MatchModel
import Text

/// Where the time comes from: the system, or an option.
enum ClockSource {
  static func system() -> ClockReading {
    ClockReading(wall: seconds(CLOCK_REALTIME), steady: seconds(CLOCK_BOOTTIME), boot: boot)
  }

  /// The time given by an option: seconds since 1970, at which all clocks stop, or `@FILE`. The file contains the
  /// seconds and is read each time, so that a test can move the clock. The seconds may be followed by the reading of
  /// the steady clock and an identifier of the system's boot: `1700000000 60 a`.
  /// - Returns: nil if the text is not a time.
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

  /// Rounded to milliseconds.
  private static func seconds(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1000
  }

  /// Identifies the boot of the system; empty if unknown.
  private static let boot: String = {
    let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    let bytes = readSome(36, from: descriptor).bytes
    return bytes.count == 36 ? String(decoding: bytes, as: UTF8.self) : ""
  }()
}

extension Option {
  /// The time, for scripts whose result must not depend on the time of day.
  static let clock = Option("clock", value: "SECONDS", help: "option.record.clock")
}

extension Arguments {
  func givenClock() throws(Failure) -> (() -> ClockReading)? {
    guard let text = value(.clock) else { return nil }
    guard let clock = ClockSource.given(text) else {
      throw .usage(.notAChoice(Option.clock.flag, text, ["1700000000", "@FILE"]))
    }
    return clock
  }
}
