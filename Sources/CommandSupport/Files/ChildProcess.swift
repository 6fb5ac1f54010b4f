import Glibc
import Synchronization
import Text

/// Programs that this one runs.
package enum ChildProcess {
  package struct NotStarted: Error {
    /// `errno`.
    package let code: CInt
  }

  /// Pipes are made and programs started one at a time. Otherwise, a child started by another thread could inherit the
  /// ends of a new pipe.
  private static let starting = Mutex(())

  /// A pipe that children inherit only if their streams are redirected to it.
  package static func pipe() throws(NotStarted) -> (reading: CInt, writing: CInt) {
    try starting.withLock { _ throws(NotStarted) in
      var ends: [CInt] = [-1, -1]
      guard Glibc.pipe(&ends) == 0 else { throw NotStarted(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }

  /// Starts a program found by PATH, with our standard streams except for those that are redirected.
  /// - Parameter program: its path, if that is not the first word.
  package static func start(
    _ words: [String], program: String? = nil, attributes: UnsafePointer<posix_spawnattr_t>? = nil,
    redirecting: (inout posix_spawn_file_actions_t) -> Void = { _ in }
  ) throws(NotStarted) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    redirecting(&actions)
    let arguments = words.map { strdup($0.onDisk) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = starting.withLock { _ in
      posix_spawnp(&child, program ?? words[0], &actions, attributes, arguments, environ)
    }
    guard code == 0 else { throw NotStarted(code: code) }
    return child
  }

  /// Runs a program found by PATH, with our standard streams.
  /// - Returns: its exit status; nil if it did not run or was killed.
  package static func run(_ words: [String]) -> Int32? { (try? start(words)).flatMap(status) }

  /// Waits for a program to end.
  /// - Returns: its exit status; nil if it was killed.
  @discardableResult
  package static func status(_ child: pid_t) -> Int32? {
    var status: Int32 = 0
    guard retrying({ waitpid(child, &status, 0) }) >= 0 else { return nil }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Reads to the end.
  /// - Returns: nil if reading fails or there is more than the limit.
  package static func readAll(_ descriptor: CInt, limit: Int = .max) -> [UInt8]? {
    let (bytes, failure) = readToEnd(of: descriptor, limit: limit)
    return failure == nil && bytes.count <= limit ? bytes : nil
  }
}
