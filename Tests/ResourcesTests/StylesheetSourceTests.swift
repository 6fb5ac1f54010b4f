import Foundation
import Testing

/// Keeps the sources of the stylesheets tidy.
@Suite struct StylesheetSourceTests {
  private static let sources: [String: String] = {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Stylesheets")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".xsl") && !$0.contains("phrases-") }.map {
        ($0, (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) ?? "")
      })
  }()

  @Test func `no line is longer than 140 characters`() {
    #expect(Self.sources.count > 50)
    for (name, source) in Self.sources
    where !name.hasPrefix("live") {
      for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        // A data: address and a list of characters cannot be broken.
        if line.contains("data:image") || line.contains("ABCDEFGHIJ") { continue }
        #expect(line.count <= 140, "\(name):\(number + 1)")
      }
    }
  }

  @Test func `every top-level variable and parameter is used`() {
    var used: Set<Substring> = []
    for source in Self.sources.values { used.formUnion(source.matches(of: /\$([\w-]+)/).map(\.output.1)) }
    for (name, source) in Self.sources {
      for match in source.matches(of: /\n  <xsl:(?:variable|param) name="([\w-]+)"/) {
        #expect(used.contains(match.output.1), "\(name): \(match.output.1)")
      }
    }
  }

  /// Parameters that several stylesheets have in common are in parameters.xsl.
  @Test func `no parameter is declared twice`() {
    var places: [Substring: [String]] = [:]
    for (name, source) in Self.sources where !name.hasPrefix("live") {
      for match in source.matches(of: /\n  <xsl:param name="([\w-]+)"/) {
        places[match.output.1, default: []].append(name)
      }
    }
    #expect(places["lang"] == ["parameters.xsl"])
    for (parameter, names) in places {
      #expect(names.count == 1, "\(parameter): \(names)")
    }
  }

  /// For each node that such a pattern matches, libxslt counts the siblings before it. The events in Opta's files are
  /// matched in the order of their list, so it continues from the last one.
  @Test func `no match pattern has a predicate`() {
    for (name, source) in Self.sources where name != "import-opta.xsl" {
      #expect(source.matches(of: /<xsl:template match="[^"]*\[[^"]*"/).map { String($0.output) } == [], "\(name)")
    }
  }
}
