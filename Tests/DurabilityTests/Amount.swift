import Glibc
import TestSupport

/// The amount of durability testing: a small share in the normal test run, or as much as `make durability` requests.
enum Amount {
  /// Number of times the program is killed, over all tests.
  static let kills = number("DURABILITY_KILLS") ?? (testsEverything ? 320 : 80)
  /// Number of failing system calls.
  static let faults = number("DURABILITY_FAULTS") ?? (testsEverything ? 1_200 : 300)
  /// Seed for choosing moments and calls.
  static let seed = UInt64(number("DURABILITY_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
