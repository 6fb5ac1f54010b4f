import Foundation
import TestSupport

/// A temporary folder with access to the built program, removed after the test.
final class ProgramFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // Also removes folders that a test made unwritable.
    _ = try? run("/bin/sh", ["-c", "chmod -R u+rwX . && rm -rf \"$PWD\""], directory: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  func read(_ name: String) -> [UInt8] { FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) } ?? [] }

  func text(_ name: String) -> String { String(decoding: read(name), as: UTF8.self) }

  /// All files, including hidden ones.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// Runs the program in this folder.
  func futbolstats(
    _ arguments: String..., text: String = "", environment: [String: String] = [:]
  ) throws -> RunResult {
    try run(builtProduct("futbolstats"), arguments, text: text, environment: environment, directory: path)
  }

  /// Runs shell commands in this folder. They find the program by name, and `unprivileged`, which runs a program
  /// subject to file permissions even if the tests run as root.
  func shell(_ lines: String, environment: [String: String] = [:]) throws -> RunResult {
    let prelude = """
      unprivileged() {
        if [ "$(id -u)" = 0 ]; then
          setpriv --inh-caps=-all --bounding-set=-dac_override,-dac_read_search "$@"
        else
          "$@"
        fi
      }

      """
    let folder = String(builtProduct("futbolstats").dropLast("/futbolstats".count))
    let search = folder + ":" + (plainEnvironment["PATH"] ?? "")
    return try run(
      "/bin/sh", ["-c", prelude + lines], environment: environment.merging(["PATH": search]) { $1 }, directory: path)
  }
}
