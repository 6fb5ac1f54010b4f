import Bounds
import CommandSupport
import MatchModel
import MatchXML
import Phrases
import Storage

extension ExportFormat {
  private static let dtd = Option("dtd", choices: ["2011"], help: "option.export.dtd")
  private static let encoding = Option(
    "encoding", choices: FileEncoding.allCases.map(\.rawValue), help: "option.export.encoding")

  /// The match file itself, possibly in the documented form or in another encoding.
  static let xml = ExportFormat(name: "xml", options: [dtd, encoding]) { arguments, console throws(Failure) in
    let path = arguments.operands[0]
    let writer = MatchWriter(
      format: arguments.has(dtd) ? .documented2011 : .current,
      encoding: arguments.value(encoding).flatMap(FileEncoding.init(rawValue:)) ?? .latin1)
    let match = try MatchLoading().load(path).accepted.match
    let bytes = writer.bytes(of: match)
    let output = arguments.value(.output) ?? "-"
    do throws(FileError) { try StoredFile.check(bytes, output, limit: Bounds.matchFile) } catch { throw .file(error) }
    let goals = match.actions.compactMap { $0 as? Goal }
    if writer.format == .documented2011, goals.contains(where: { !$0.isAnnulled && $0.points != 1 }) {
      console.warn(Phrase("export.points-not-kept"), in: path)
    }
    return bytes
  }
}
