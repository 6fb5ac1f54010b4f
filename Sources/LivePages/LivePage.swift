import Phrases

/// What is made of a match for everybody: a stylesheet and its parameters each. The bench page is not one of them.
package enum LivePage: String, CaseIterable, Sendable {
  case home, board, overlay, report, match, vmix

  /// Its path on the server.
  package var path: String {
    switch self {
    case .home: "/"
    case .match, .vmix: "/\(rawValue).json"
    default: "/\(rawValue)"
    }
  }

  /// Its name in a folder: `board.html`, or `board.ca.html` for one of its languages.
  package func fileName(_ language: Language? = nil) -> String {
    let name = self == .home ? "index" : rawValue
    return name + (language.map { "." + $0.code } ?? "") + (isJSON ? ".json" : ".html")
  }

  var stylesheet: String {
    switch self {
    case .home: "live-home.xsl"
    case .board, .overlay: "live-board.xsl"
    case .report: "report.xsl"
    case .match, .vmix: "live-json.xsl"
    }
  }

  package var isJSON: Bool { self == .match || self == .vmix }

  /// Whether its readers are told of changes.
  var hasEvents: Bool { self != .report && self != .vmix }

  var contentType: String { isJSON ? "application/json" : "text/html; charset=utf-8" }

  /// The report of a match is the same for everybody; the others have the clock in them.
  var hasClock: Bool { self != .report }
}
