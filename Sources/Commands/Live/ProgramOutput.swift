import CommandSupport
import Glibc

/// The output of a program that runs without input. Its error messages are discarded.
struct ProgramOutput {
  private let process: pid_t
  private let descriptor: CInt

  /// - Returns: nil if the program could not be started.
  init?(of words: [String], program: String? = nil) {
    guard let pipe = try? ChildProcess.pipe() else { return nil }
    defer { close(pipe.writing) }
    let started = try? ChildProcess.start(words, program: program) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, pipe.writing, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    guard let started else {
      close(pipe.reading)
      return nil
    }
    process = started
    descriptor = pipe.reading
  }

  init?(ofCommand words: [String]) { self.init(of: [Program.name] + words, program: "/proc/self/exe") }

  /// Lowers the program's priority in favour of others.
  func yield() { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), 10) }

  /// True once the program has closed its output.
  var hasEnded: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLHUP) != 0
  }

  /// Waits for the program to end.
  /// - Returns: nil if it failed or printed more than the limit.
  func bytes(limit: Int) -> [UInt8]? {
    let bytes = ChildProcess.readAll(descriptor, limit: limit)
    close(descriptor)
    return ChildProcess.status(process) == 0 ? bytes : nil
  }
}
