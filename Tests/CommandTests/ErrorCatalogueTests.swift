import Foundation
import ProgramInProcess
import TestSupport
import Testing

/// All error messages, with a folder for each in `Errors`: the shell commands that cause it (`command`), its input, and
/// the expected output (`expected`: the exit status, then standard error).
///
/// To record the current output: `RECORD_ERRORS=1 swift test --filter ErrorCatalogueTests`. That run fails; review its
/// changes.
@Suite struct ErrorCatalogueTests {
  @Test(arguments: ErrorCase.all) func messageMatchesTheCatalogue(_ error: ErrorCase) throws {
    let said = try error.run()
    if ProcessInfo.processInfo.environment["RECORD_ERRORS"] != nil {
      try Data(said.utf8).write(to: error.folder.appending(path: "expected"))
      Issue.record("recorded")
    } else {
      #expect(said == (try error.expected))
    }
  }

  @Test func casesThatOnlyCallTheProgramNeedNoShell() throws {
    let calls = try ErrorCase.all.compactMap { try ErrorCase.calls(in: $0.command) }
    #expect(calls.count > 190)
    for line in ["show a.xml | cat", "show $file", "show a.xml 2>/dev/null", "show *.xml", "show -", "record a.xml"] {
      #expect(ErrorCase.calls(in: "futbolstats " + line) == nil)
    }
    let lines = "futbolstats new '' \"the derby\" --us=none >/dev/null\nfutbolstats record a.xml --input lines\n"
    #expect(
      ErrorCase.calls(in: lines) == [["new", "", "the derby", "--us=none"], ["record", "a.xml", "--input", "lines"]])
  }

  @Test func everyCaseHasAnErrorAndAStatus() throws {
    for error in ErrorCase.all {
      let lines = try error.expected.split(separator: "\n")
      #expect(lines.count > 1, "\(error): nothing is said")
      #expect(["exit 0", "exit 1", "exit 2", "exit 3"].contains(lines.first ?? ""), "\(error)")
    }
  }
}

/// A folder in `Errors`.
struct ErrorCase: CustomTestStringConvertible, Sendable {
  let name: String

  static let errors = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Errors")

  static let all: [ErrorCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: errors.path())) ?? []
    return names.sorted().map(ErrorCase.init)
  }()

  var folder: URL { Self.errors.appending(path: name) }
  var testDescription: String { name }

  var expected: String {
    get throws { try String(contentsOf: folder.appending(path: "expected"), encoding: .utf8) }
  }

  var command: String {
    get throws { try String(contentsOf: folder.appending(path: "command"), encoding: .utf8) }
  }

  /// Runs the command in a folder with the input.
  /// - Returns: the contents for `expected`.
  func run() throws -> String {
    let programFolder = try ProgramFolder()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    for file in files where file != "command" && file != "expected" {
      try FileManager.default.copyItem(atPath: folder.appending(path: file).path(), toPath: programFolder.path(file))
    }
    let results =
      if threadsMayHaveDirectories, let calls = Self.calls(in: try command) {
        try calls.map { try runInProcess($0, environment: plainEnvironment, directory: programFolder.path) }
      } else {
        [try programFolder.shell(try command)]
      }
    let messages = results.map(\.error).joined()
    let last = try #require(results.last).status
    guard case .exited(let status) = last else { return "\(last)\n" + messages }
    return "exit \(status)\n" + messages
  }

  /// The arguments of each line, if all lines only call the program and it can run in the tests' process.
  static func calls(in command: String) -> [[String]]? {
    let lines = command.split(separator: "\n")
    let calls = lines.compactMap(arguments)
    return calls.count == lines.count ? calls : nil
  }

  private static func arguments(of line: Substring) -> [String]? {
    let word = /(?:[\w.\/:,+=@%-]|'[^'"]*'|"[^"'$`\\]*")+/
    // Standard output is not part of the catalogue.
    let line = line.replacing(/\ +> ?\/dev\/null$/, with: "")
    let words = line.matches(of: word).map { $0.output.filter { !"'\"".contains($0) } }
    guard line.replacing(word, with: "").allSatisfy({ $0 == " " }), words.first == "futbolstats" else { return nil }
    let arguments = Array(words.dropFirst())
    // These start git, handle signals, or read standard input.
    let needsProcess =
      arguments.contains { ["merge", "serve", "-"].contains($0) }
      || arguments.contains("record") && !arguments.contains("--input")
    return needsProcess ? nil : arguments
  }
}
