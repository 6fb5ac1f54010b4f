import CommandSupport
import FileWording
import MatchReports
import MatchXML
import Phrases

/// Exports for the video of a match, made with stylesheets.
extension ExportFormat {
  /// XML for Sportscode.
  static let timeline = clips("timeline")
  /// For LosslessCut.
  static let cuts = clips("cuts")
  /// Chapters for the description of a video.
  static let chapters = clips("chapters")

  /// A format whose stylesheet has its name.
  private static func clips(_ name: String) -> ExportFormat {
    ExportFormat(name: name, options: ClipOptions.all + Privacy.options) { arguments, console throws(Failure) in
      let path = arguments.operands[0]
      let ledger = try MatchLoading().load(path).accepted
      let options = try ClipOptions(arguments, ledger)
      guard !options.offsets.needsStart else { throw .problem(Phrase("export.no-video-start"), in: path) }
      if let missing = options.offsets.missing {
        throw .problem(Phrase("export.no-offset", ["number": missing.number]), in: path)
      }
      var parameters: [ReportStylesheet.Parameter] = [
        ("lang", console.book.language.code), ("offsets", options.offsets.text), ("before", String(options.before)),
        ("after", String(options.after)), ("kinds", options.kinds.joined(separator: " ")), ("team", options.team),
      ]
      parameters += try Privacy(arguments).parameters
      if let start = options.offsets.start { parameters.append(("video", String(start))) }
      let made = try Failure.catchingXML(
        ReportStylesheet(builtIn: "\(name).xsl").make(
          of: MatchWriter().bytes(of: ledger.match), name: path, parameters: parameters))
      for message in console.files.messages(made.messages) {
        console.say(FileMessage(file: path, level: message.level, text: message.text))
      }
      return made.bytes
    }
  }
}
