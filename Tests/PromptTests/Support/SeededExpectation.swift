import Testing

/// Records failures of a random run together with its seed, which repeats the run.
struct SeededExpectation {
  let seed: UInt64

  func callAsFunction(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { Issue.record("session \(seed): \(what())") }
  }
}
