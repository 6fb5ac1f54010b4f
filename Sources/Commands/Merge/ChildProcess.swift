import Glibc
import Text

/// Programs that this one runs.
enum ChildProcess {
  /// Runs a program found by PATH, with our standard streams.
  /// - Returns: its exit status; nil if it did not run or was killed.
  static func run(_ words: [String]) -> Int32? { start(words).flatMap(status) }

  /// Runs a program found by PATH, with no input and with error messages discarded.
  /// - Parameter limit: maximum number of bytes of output.
  /// - Returns: the output; nil if the program did not run, failed or printed more.
  static func output(_ words: [String], limit: Int) -> [UInt8]? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let child = start(words, &actions)
    posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    let bytes = readAll(ends[0], limit: limit)
    close(ends[0])
    guard let child, status(child) == 0 else { return nil }
    return bytes
  }

  private static func start(
    _ words: [String], _ actions: UnsafePointer<posix_spawn_file_actions_t>? = nil
  ) -> pid_t? {
    guard let program = words.first else { return nil }
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word.onDisk) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&child, program, actions, nil, arguments, environ) == 0 ? child : nil
  }

  private static func status(_ child: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Nil if there is more than the limit.
  private static func readAll(_ descriptor: CInt, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return count == 0 ? bytes : nil }
      guard bytes.count + count <= limit else { return nil }
      bytes += buffer[..<count]
    }
  }
}
