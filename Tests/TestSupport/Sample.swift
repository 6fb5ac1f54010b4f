import Glibc

/// True if the tests run in full, which takes long: `make test-all`. Otherwise suites take samples of what they test.
public let testsEverything = getenv("FUTBOLSTATS_TEST_ALL").map { String(cString: $0) == "1" } ?? false

extension Collection {
  /// All elements if the tests run in full, otherwise this many, evenly distributed.
  public func sample(_ count: Int) -> [Element] {
    if testsEverything || count >= self.count { return Array(self) }
    let all = Array(self)
    return (0..<count).map { all[$0 * all.count / count] }
  }
}
