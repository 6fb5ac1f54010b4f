import Glibc
import TestSupport

/// A temporary folder with a match, removed after the test.
final class Folder {
  static let program = builtProduct("futbolstats")
  static let schema =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    + "/Schema/partit.dtd"

  struct Failure: Error { let what: String }

  let path: String
  var match: String { path + "/m.xml" }

  /// - Parameter lines: lines to record first.
  init(recording lines: [String] = ["start"]) throws {
    var template = Array("/tmp/durability-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(what: "mkdtemp") }
    path = String(cString: made)
    _ = try expect(Self.program, ["new", match])
    if !lines.isEmpty { _ = try expect(Self.program, ["record", match], text: Self.script(lines)) }
  }

  deinit { _ = try? run("/bin/rm", ["-rf", path], text: "") }

  static func script(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Runs a program and expects success.
  private func expect(_ program: String, _ arguments: [String], text: String = "") throws -> String {
    let result = try run(program, arguments, text: text)
    guard result.status == .exited(0) else { throw Failure(what: result.output + result.error) }
    return result.output
  }

  func record(_ lines: [String]) throws -> RunResult {
    try run(Self.program, ["record", match], text: Self.script(lines))
  }

  /// The errors that `xmllint` finds in the files; empty if they are valid.
  func xmllint(_ files: [String]) throws -> String {
    try run("/usr/bin/xmllint", ["--noout", "--nonet", "--dtdvalid", Self.schema] + files, text: "").error
  }

  static func contents(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw Failure(what: "cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw Failure(what: "cannot write \(path)") }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw Failure(what: "cannot write \(path)") }
  }

  /// Number of actions in the match file. Checks that their numbers run from 1 without duplicates.
  func actionCount(_ file: String? = nil) throws -> Int {
    let numbers = try Self.contents(file ?? match).matches(of: /\ ordre="(\d+)"/).compactMap { Int($0.1) }.sorted()
    guard numbers == numbers.indices.map({ $0 + 1 }) else {
      throw Failure(what: "numbers of actions: \(numbers)")
    }
    return numbers.count
  }

  func goalCount(_ file: String? = nil) throws -> Int {
    try Self.contents(file ?? match).matches(of: /<gol\s/).count
  }
}
