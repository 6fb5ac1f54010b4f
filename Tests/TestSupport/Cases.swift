import Glibc

/// How many random cases a test tries: a share that every run can afford, and with THOROUGH in the environment, as
/// `make thorough` has it, as many as are worth their time when a part of the program was rewritten.
public enum Cases {
  /// Whether the run is a thorough one.
  public static let isThorough = getenv("THOROUGH") != nil

  /// - Parameters:
  ///   - few: of every run.
  ///   - many: of a thorough one.
  public static func of(_ few: Int, thorough many: Int) -> Int { isThorough ? many : few }

  /// Seeds of random generators, the first ones of a thorough run.
  public static func seeds(_ few: UInt64, thorough many: UInt64) -> Range<UInt64> { 0..<(isThorough ? many : few) }
}
