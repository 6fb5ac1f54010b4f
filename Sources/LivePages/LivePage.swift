import Phrases

/// The public pages of a match, each made by a stylesheet with its parameters. The bench page is not among them.
package enum LivePage: String, CaseIterable, Sendable {
  case home, board, overlay, report, match, vmix

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

  var hasEvents: Bool { self != .report && self != .vmix }

  var contentType: String { isJSON ? "application/json" : "text/html; charset=utf-8" }

  /// Seconds after which the page is made again while the clock runs; nil for the report, which has no clock. A mixer
  /// shows the clock that it reads, while other pages keep it running themselves.
  var lifetime: Double? {
    switch self {
    case .report: nil
    case .vmix: 0.5
    case .home, .board, .overlay, .match: 10
    }
  }
}
