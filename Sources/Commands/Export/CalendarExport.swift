import CommandSupport
import MatchReports
import MatchXML

extension ExportFormat {
  /// Calendar events, several matches in one file. They never contain names of players.
  static let calendar = ExportFormat(name: "ics", options: Privacy.options, takesSeveral: true) {
    arguments, console throws(Failure) in
    var text = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//FutbolStats//futbolstats//EN\r\n".utf8)
    let stylesheet = try Failure.catchingXML(ReportStylesheet(builtIn: "calendar.xsl"))
    let parameters = [("lang", console.book.language.code), ("part", "event")]
    for path in arguments.operands {
      let match = try MatchLoading().load(path).accepted.match
      text += try Failure.catchingXML(
        stylesheet.bytes(of: MatchWriter().bytes(of: match), name: path, parameters: parameters))
    }
    return text + Array("END:VCALENDAR\r\n".utf8)
  }
}
