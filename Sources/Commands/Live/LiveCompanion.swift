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
    guard let pipe = try? ChildProcess.pipe() else { return nil }
    defer { close(pipe.reading) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Use a separate process group, because Ctrl-C at the prompt is not meant for the server.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let words =
      [Program.name, "serve", "--lang", language.code, "--lan", "--with", String(getpid())] + options + ["--", path]
    let started = try? ChildProcess.start(words, program: "/proc/self/exe", attributes: &attributes) { actions in
      // The server closes its input when it is ready; see `Command.serve`.
      posix_spawn_file_actions_adddup2(&actions, pipe.writing, STDIN_FILENO)
    }
    close(pipe.writing)
    guard let started else { return nil }
    process = started
    _ = ChildProcess.readAll(pipe.reading)
  }

  /// Ends the server. If this program is killed, the server ends by itself.
  func end() {
    kill(process, SIGTERM)
    ChildProcess.status(process)
  }
}
