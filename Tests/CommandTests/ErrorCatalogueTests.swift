import Foundation
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

  /// Runs the command in a folder with the input.
  /// - Returns: the contents for `expected`.
  func run() throws -> String {
    let programFolder = try ProgramFolder()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    for file in files where file != "command" && file != "expected" {
      try FileManager.default.copyItem(atPath: folder.appending(path: file).path(), toPath: programFolder.path(file))
    }
    let result = try programFolder.shell(String(contentsOf: folder.appending(path: "command"), encoding: .utf8))
    guard case .exited(let status) = result.status else { return "\(result.status)\n" + result.error }
    return "exit \(status)\n" + result.error
  }
}
