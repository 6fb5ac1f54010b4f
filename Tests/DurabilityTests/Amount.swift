import Glibc

/// How much of a test is done: a bounded share with all the others, and as much as `make durability` asks for.
enum Amount {
  /// How often the program is killed, over all tests that do.
  static let kills = number("DURABILITY_KILLS") ?? 320
  /// How many calls of the system fail.
  static let faults = number("DURABILITY_FAULTS") ?? 1_200
  /// From which the moments and the calls are drawn.
  static let seed = UInt64(number("DURABILITY_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
