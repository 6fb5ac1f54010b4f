/// A number on a page with its meaning: `stat`, `team`, `player` and the other `data-` attributes of
/// docs/STATISTICS.md, from the element and its ancestors.
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
  /// The cell's label and unit on a narrow screen, which do not belong to the figure.
  private static let labels: Set<String> = ["data-h", "data-u"]

  /// All statistics on the page, with their text.
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

extension Markup {
  /// The signs beside each player of a line-up, such as “goal 12′”, by the player's side and number.
  func lineup(of team: String) -> [String: [String]] {
    var signs: [String: [String]] = [:]
    for line in all("li") {
      guard let player = line.attributes["data-player"], player.hasPrefix(team + "-") else { continue }
      signs[player] = descendants(of: line, "span").filter { $0.attributes["class"] == "badge" }.map { badge in
        let shape = descendants(of: badge, "use").first?.attributes["href"]?.dropFirst("#s-".count) ?? ""
        return shape + " " + text(of: badge)
      }
    }
    return signs
  }
}

extension String {
  var trimmed: String {
    let inner = drop { $0.isWhitespace }
    return String(inner.reversed().drop { $0.isWhitespace }.reversed())
  }
}
