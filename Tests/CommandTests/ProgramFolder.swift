import Foundation
import Synchronization
import TestSupport
import Testing

/// A temporary folder with access to the built program, removed after the test.
final class ProgramFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  private struct File {
    let name: String
    let bytes: [UInt8]
    let permissions: Int
  }

  /// The files of each folder made so far, by the lines that made it.
  private static let folders = Mutex<[String: [File]]>([:])

  /// A folder set up by these shell lines, which run once for all tests that share them.
  /// - Parameter files: files that exist before the lines run.
  static func made(_ lines: String, from files: [String: String] = [:]) throws -> ProgramFolder {
    let made = try folders.withLock { folders in
      if let made = folders[lines] { return made }
      let folder = try ProgramFolder()
      for (name, text) in files { try folder.write(text, to: name) }
      let result = try folder.shell(lines)
      try #require(result.status == .exited(0), "\(result.error)\(result.output)")
      let made = try folder.allFiles()
      folders[lines] = made
      return made
    }
    let folder = try ProgramFolder()
    for file in made {
      let url = URL(fileURLWithPath: folder.path(file.name))
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: file.permissions], ofItemAtPath: url.path)
    }
    return folder
  }

  /// All files in the folder and the folders in it.
  private func allFiles() throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: path).compactMap { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
      return File(name: name, bytes: read(name), permissions: attributes[.posixPermissions] as? Int ?? 0o644)
    }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      // A folder that a test made unwritable.
      _ = try? run("/bin/sh", ["-c", "chmod -R u+rwX . && rm -rf \"$PWD\""], directory: path)
    }
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
