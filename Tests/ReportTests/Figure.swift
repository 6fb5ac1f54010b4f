/// One number of a page, and what it is about: `stat`, `team`, `player` and the other `data-` attributes of
/// docs/STATISTICS.md, its own and those of the elements around it.
struct Figure: Hashable, CustomStringConvertible {
  var about: [String: String]

  var stat: String { about["stat"] ?? "" }

  subscript(name: String) -> String? { about[name] }

  init(_ about: [String: String]) { self.about = about }

  var description: String {
    about.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}

extension Markup {
  /// The label of a cell on a narrow screen, which says nothing of the figure.
  private static let labels: Set<String> = ["data-h"]

  /// Every number that is one of the statistics, with how it is shown.
  func figures() -> [(figure: Figure, shown: String)] {
    elements.filter { $0.attributes["data-stat"] != nil }.map { element in
      var about: [String: String] = [:]
      for outer in path(element) {
        for (name, value) in outer.attributes where name.hasPrefix("data-") && !Self.labels.contains(name) {
          about[String(name.dropFirst(5))] = about[String(name.dropFirst(5))] ?? value
        }
      }
      return (Figure(about), text(of: element).trimmed)
    }
  }
}

extension String {
  var trimmed: String {
    let inner = drop { $0.isWhitespace }
    return String(inner.reversed().drop { $0.isWhitespace }.reversed())
  }
}
