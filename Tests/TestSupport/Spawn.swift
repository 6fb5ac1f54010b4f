import Glibc
import Synchronization

/// A failed system call that the test depends on.
public struct SystemError: Error, CustomStringConvertible {
  public let call: String
  public let code: CInt

  public init(call: String, code: CInt) {
    self.call = call
    self.code = code
  }

  public var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// The descriptors for a child's 0, 1 and 2.
enum ChildStreams {
  /// A terminal by its path, opened by the child as its controlling terminal.
  case terminal(path: String)
  case descriptors(input: CInt, output: CInt, error: CInt)
}

/// Held while a child starts and while descriptors are created that children must not inherit, because tests run in
/// parallel.
let spawning = Mutex(())

/// Starts a program with default signals and exactly this environment.
func spawn(
  _ executable: String, _ arguments: [String], environment: [String: String], directory: String?,
  streams: ChildStreams
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }

  var flags = CInt(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
  var defaults = sigset_t()
  sigemptyset(&defaults)
  for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGHUP, SIGTERM] { sigaddset(&defaults, signal) }
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  var mask = sigset_t()
  sigemptyset(&mask)
  posix_spawnattr_setsigmask(&attributes, &mask)

  switch streams {
  case .terminal(let path):
    flags |= 0x80  // POSIX_SPAWN_SETSID, which glibc declares only with _GNU_SOURCE
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
  case .descriptors(let input, let output, let error):
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, error, 2)
  }
  posix_spawnattr_setflags(&attributes, CShort(flags))

  // env(1) looks up names without a folder and changes the directory, because glibc's chdir action is not imported into
  // Swift.
  let isDirect = directory == nil && executable.contains("/")
  let command = isDirect ? [executable] : ["/usr/bin/env"] + (directory.map { ["--chdir=\($0)"] } ?? []) + [executable]
  var argv = (command + arguments).map { strdup($0) } + [nil]
  var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for pointer in argv + envp { free(pointer) } }
  var child: pid_t = 0
  let code = spawning.withLock { _ in posix_spawn(&child, command[0], &actions, &attributes, &argv, &envp) }
  guard code == 0 else { throw SystemError(call: "posix_spawn \(command[0])", code: code) }
  return child
}

public enum ExitStatus: Equatable, Sendable {
  case exited(CInt)
  case signalled(CInt)

  init(waitStatus: CInt) {
    self = waitStatus & 0x7F == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(waitStatus & 0x7F)
  }
}

/// The default environment of children, independent of the machine's locale, colours and terminal.
public let plainEnvironment = [
  "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
]

/// The path of a built product, next to the test bundle in any scratch path. `TESTED_PROGRAM` can name another
/// `futbolstats`, such as the package's.
public func builtProduct(_ name: String) -> String {
  if name == "futbolstats", let other = getenv("TESTED_PROGRAM") { return String(cString: other) }
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let length = readlink("/proc/self/exe", &buffer, buffer.count)
  let own = String(decoding: buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  guard let slash = own.lastIndex(of: "/") else { return name }
  return own[...slash] + name
}
