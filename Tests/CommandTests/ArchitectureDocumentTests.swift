import Foundation
import Testing

/// docs/ARCHITECTURE.md matches the package: it lists every target in dependency order, and only existing files and
/// folders.
@Suite struct ArchitectureDocumentTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: projectFile(path), encoding: .utf8)
  }

  /// The words in backticks, in order.
  private static func named(in document: String) throws -> [String] {
    try text(document).matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }

  /// The targets of the package with their dependencies.
  private static func targets() throws -> [(name: String, dependencies: [String])] {
    let package = try text("Package.swift")
    let starts = package.matches(of: /\.(?:target|executableTarget|testTarget|systemLibrary)\(\s*name: "(\w+)"/)
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : package.endIndex
      let declaration = package[start.range.lowerBound..<end]
      let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/).map { $0.1 } ?? ""
      return (String(start.1), list.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }

  @Test func listsEveryTarget() throws {
    let targets = try Self.targets().map(\.name)
    #expect(targets.count > 30)
    #expect(Set(targets).subtracting(try Self.named(in: "docs/ARCHITECTURE.md")) == [])
  }

  /// The order of targets within a row does not matter.
  @Test func targetsAreInDependencyOrder() throws {
    let rows = try Self.text("docs/ARCHITECTURE.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    var row: [String: Int] = [:]
    for (index, line) in rows.enumerated() {
      let cell = line.split(separator: "|")[0]
      for name in cell.matches(of: /`(\w+)`/) where row[String(name.1)] == nil { row[String(name.1)] = index }
    }
    for target in try Self.targets() where !target.name.hasSuffix("Tests") {
      let place = try #require(row[target.name], "\(target.name) has no row")
      for dependency in target.dependencies where !dependency.isEmpty {
        let below = try #require(row[dependency], "\(dependency) has no row")
        #expect(below <= place, "\(target.name) stands above \(dependency), which it depends on")
      }
    }
  }

  @Test(arguments: ["docs/ARCHITECTURE.md", "docs/PROMPT.md", "CONTRIBUTING.md", "README.md"])
  func mentionedPathsExist(document: String) throws {
    let folders = ["Sources", "Tests", "Stylesheets", "Schema", "Fuzzing", "Benchmarks", "packaging", "debian", "docs"]
    let paths = try Self.named(in: document).filter { name in
      folders.contains { name == $0 || name.hasPrefix($0 + "/") } && !name.contains(" ")
    }
    #expect(!paths.isEmpty)
    let missing = paths.filter { !FileManager.default.fileExists(atPath: projectFile($0)) }
    #expect(missing == [])
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/PROMPT.md"])
  func linksAreNotBroken(document: String) throws {
    let folder = document.hasPrefix("docs/") ? "docs/" : ""
    let links = try Self.text(document).matches(of: /\]\(([^)#:]+)\)/).map { folder + $0.1 }
    #expect(links.filter { !FileManager.default.fileExists(atPath: projectFile($0)) } == [])
  }
}
