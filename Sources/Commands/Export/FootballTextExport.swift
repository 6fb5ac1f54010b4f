import CommandSupport
import Exchange
import Phrases

extension ExportFormat {
  /// Football.TXT, several matches in one file.
  static let footballText = ExportFormat(name: "football.txt", options: Privacy.options, takesSeveral: true) {
    arguments, console throws(Failure) in
    let privacy = try Privacy(arguments)
    let matches = try arguments.operands.map { path throws(Failure) in
      privacy.shown(try MatchLoading().load(path).accepted)
    }
    var writer = FootballTextWriter()
    let text = writer.text(of: matches)
    let losses = FootballTextLoss.allCases.compactMap { loss in
      writer.losses[loss].flatMap { $0 > 0 ? console.book(Phrase(loss.rawValue, count: $0)) : nil }
    }
    if !losses.isEmpty {
      console.warn(
        Phrase("export.left-out", ["list": losses.joined(separator: ", ")]),
        in: arguments.operands.joined(separator: " "))
    }
    return Array(text.utf8)
  }
}
