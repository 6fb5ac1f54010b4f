import CommandSupport
import Commands
import Glibc
import TestSupport

/// Runs the program inside the test process, without starting another one.
///
/// - Parameters:
///   - arguments: the program's arguments.
///   - text: written to a file whose path replaces `-` in the arguments, because there is no standard input.
///   - directory: the working directory; nil for the tests' own, which asks for absolute paths.
public func runInProcess(
  _ arguments: [String], text: String? = nil, environment: [String: String] = ["LC_ALL": "C.UTF-8"],
  directory: String? = nil
) throws -> RunResult {
  let folder = try TemporaryFolder()
  let script = try text.map { try folder.write($0, to: "script") }
  let descriptors = try ["output", "messages"].map { name in
    let descriptor = open(folder.path(name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(call: "open", code: errno) }
    return descriptor
  }
  defer { for descriptor in descriptors { close(descriptor) } }
  func program() -> Int32 {
    Program.run(
      arguments.map { $0 == "-" ? script ?? $0 : $0 }, environment: environment, output: descriptors[0],
      messages: descriptors[1])
  }
  let status = try directory.map { try inDirectory($0, program) } ?? program()
  return RunResult(
    outputBytes: folder.read("output") ?? [], errorBytes: folder.read("messages") ?? [], status: .exited(status))
}
