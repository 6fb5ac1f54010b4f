import Stylesheets

/// The reports that come with the program: a stylesheet each. A new one is a case here and a file in `Stylesheets`.
public enum ReportKind: String, CaseIterable, Sendable {
  /// One HTML page that needs nothing else.
  case page = "html"
  /// Plain text.
  case text
  /// One line a player, for a spreadsheet.
  case players = "csv-players"
  /// One line an action, for a spreadsheet.
  case actions = "csv-actions"
  /// A card to share, an image in PNG that is made of the drawing.
  case card
  /// The drawing of a card, in SVG.
  case drawing = "card-svg"

  /// The file name in `Stylesheets`.
  public var stylesheet: String {
    switch self {
    case .page: "report.xsl"
    case .text: "text.xsl"
    case .players: "csv-players.xsl"
    case .actions: "csv-actions.xsl"
    case .card, .drawing: "card.xsl"
    }
  }

  /// The end of the name of a file that holds it, where it stands beside the match's.
  public var suffix: String {
    switch self {
    case .page: ".html"
    case .text: ".txt"
    case .players: ".players.csv"
    case .actions: ".actions.csv"
    case .card: ".png"
    case .drawing: ".svg"
    }
  }

  /// Those whose stylesheet is in the program.
  public static let available = allCases.filter { StylesheetLibrary.names.contains($0.stylesheet) }
}
