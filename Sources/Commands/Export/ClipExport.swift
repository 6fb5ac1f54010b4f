import CommandSupport
import FileWording
import LibXML
import MatchModel
import MatchReports
import MatchXML
import Phrases

/// Exports for the video of a match, made with stylesheets.
extension ExportFormat {
  /// XML for Sportscode.
  static let timeline = ExportFormat(name: "timeline", options: ClipOptions.all + Privacy.options) {
    arguments, console throws(Failure) in
    try clips("timeline.xsl", arguments, console)
  }
  /// For LosslessCut.
  static let cuts = ExportFormat(name: "cuts", options: ClipOptions.all + Privacy.options) {
    arguments, console throws(Failure) in
    try clips("cuts.xsl", arguments, console)
  }
  /// Chapters for the description of a video.
  static let chapters = ExportFormat(name: "chapters", options: ClipOptions.all + Privacy.options) {
    arguments, console throws(Failure) in
    try clips("chapters.xsl", arguments, console)
  }

  private static func clips(_ stylesheet: String, _ arguments: Arguments, _ console: Console) throws(Failure) -> [UInt8]
  {
    let path = arguments.operands[0]
    let ledger = try MatchLoading().load(path).accepted
    let match = ledger.match
    let options = try ClipOptions(arguments, ledger, console)
    guard options.offsets.missing == nil || !match.actions.contains(where: { $0.kind == .periodStart }) else {
      throw .problem(options.refusal(console), in: path)
    }
    var parameters: [ReportStylesheet.Parameter] = [
      ("lang", console.book.language.code), ("offsets", options.offsets.text), ("before", String(options.before)),
      ("after", String(options.after)), ("kinds", options.kinds.joined(separator: " ")), ("team", options.team),
    ]
    parameters += try Privacy(arguments).parameters
    if let start = options.offsets.start { parameters.append(("video", String(start))) }
    do {
      let made = try ReportStylesheet(builtIn: stylesheet).make(
        of: MatchWriter().bytes(of: match), name: path, parameters: parameters)
      for message in console.files.messages(made.messages) {
        console.say(FileMessage(file: path, level: message.level, text: message.text))
      }
      return made.bytes
    } catch {
      throw .xml(error)
    }
  }
}
