import CommandSupport
import Glibc
import Text

/// Runs this program again to get the output of another command.
struct OwnProgram {
  private let process: pid_t
  private let output: CInt

  /// - Returns: nil if it could not be started.
  init?(_ words: [String]) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = ([Program.name] + words).map { strdup($0.onDisk) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, environ)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    output = ends[0]
  }

  /// Lowers its priority in favour of other programs.
  func yield() { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), 10) }

  /// True once the program has closed its output.
  var hasEnded: Bool {
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLHUP) != 0
  }

  /// Waits for the program to end.
  /// - Returns: its output; nil if it failed.
  func result(limit: Int) -> [UInt8]? {
    defer { close(output) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, bytes.count < limit else { break }
      bytes += buffer[..<count]
    }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? bytes : nil
  }
}
