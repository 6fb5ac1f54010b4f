import CommandSupport
import Glibc
import Phrases

/// The server of a match that is being recorded, in a separate process, so that problems with it do not affect the
/// recorder.
struct LiveCompanion {
  private let process: pid_t

  /// Starts `serve --lan` for the match, and waits until it has printed its address or an error.
  /// - Parameter options: further words for `serve`.
  /// - Returns: nil if it could not be started.
  init?(_ path: String, _ language: Language, options: [String] = []) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The server closes its input when it is ready; see `Command.serve`.
    posix_spawn_file_actions_adddup2(&actions, writing, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Use a separate process group, because Ctrl-C at the prompt is not meant for the server.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let words =
      [Program.name, "serve", "--lang", language.code, "--lan", "--with", String(getpid())] + options + ["--", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0.onDisk) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &arguments, environ)
    close(writing)
    guard failure == 0 else { return nil }
    self.process = process
    var byte: UInt8 = 0
    while read(reading, &byte, 1) != 0 {
      if errno != EINTR { break }
    }
  }

  /// Ends the server. If this program is killed, the server ends by itself.
  func end() {
    kill(process, SIGTERM)
    var status: CInt = 0
    waitpid(process, &status, 0)
  }
}
