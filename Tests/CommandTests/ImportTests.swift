import Foundation
import Testing

/// Modules import only their dependencies in Package.swift. SwiftPM itself does not object to importing indirect
/// dependencies, so a module could reach upward unnoticed.
@Suite struct ImportTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// The targets under `Sources` with their dependencies.
  private static let dependencies: [String: Set<String>] = {
    let package = (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    var all: [String: Set<String>] = [:]
    for target in package.matches(of: #/[tT]arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#) {
      all[String(target.output.1)] = Set((target.output.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.output.1) })
    }
    return all
  }()

  @Test func everyImportIsADeclaredDependency() throws {
    #expect(Self.dependencies.count > 30)
    for (target, allowed) in Self.dependencies.sorted(by: { $0.key < $1.key }) {
      let folder = Self.root.appending(path: "Sources/\(target)")
      guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { continue }
      for case let file as URL in files where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).matches(of: #/(?m)^(?:\w+ )?import (\w+)/#) {
          let imported = String(line.output.1)
          guard Self.dependencies[imported] != nil else { continue }
          #expect(allowed.contains(imported), "\(target)/\(file.lastPathComponent) imports \(imported)")
        }
      }
    }
  }

  @Test func recorderHasThreeLayers() throws {
    let words: Set = ["Wording", "FileWording"]
    let upper: Set = ["RecordingSession", "PromptInterface", "Commands", "Storage", "MatchXML", "Seasons"]
    #expect(try #require(Self.dependencies["PromptLanguage"]).isDisjoint(with: upper))
    #expect(
      try #require(Self.dependencies["RecordingSession"]).isDisjoint(
        with: words.union(upper).subtracting(["RecordingSession"])))
  }
}
