/// The reports that come with the program, one stylesheet each. To add a report, add a case here and a file in
/// `Stylesheets`.
public enum ReportKind: String, CaseIterable, Sendable {
  /// A self-contained HTML page.
  case page = "html"
  case text
  /// The result as plain text for a chat.
  case message
  /// One line per player, for spreadsheets.
  case players = "csv-players"
  /// One line per action, for spreadsheets.
  case actions = "csv-actions"
  /// A card to share: a PNG image rendered from the drawing.
  case card
  /// The drawing of a card as SVG.
  case drawing = "card-svg"

  public var stylesheet: String {
    switch self {
    case .page: "report.xsl"
    case .text: "text.xsl"
    case .message: "message.xsl"
    case .players: "csv-players.xsl"
    case .actions: "csv-actions.xsl"
    case .card, .drawing: "card.xsl"
    }
  }

  /// The end of the file name for a report next to its match file.
  public var suffix: String {
    switch self {
    case .page: ".html"
    case .text: ".txt"
    case .message: ".message.txt"
    case .players: ".players.csv"
    case .actions: ".actions.csv"
    case .card: ".png"
    case .drawing: ".svg"
    }
  }
}
