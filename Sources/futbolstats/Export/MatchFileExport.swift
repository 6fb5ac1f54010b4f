import Bounds
import MatchXML
import Storage

extension ExportFormat {
  private static let dtd = Option("dtd", choices: ["2011"], help: "option.export.dtd")
  private static let encoding = Option(
    "encoding", choices: FileEncoding.allCases.map(\.rawValue), help: "option.export.encoding")

  /// The match file itself, perhaps in the documented form or in another encoding.
  static let xml = ExportFormat(name: "xml", options: [dtd, encoding]) { arguments, _ throws(Failure) in
    let writer = MatchWriter(
      format: arguments.has(dtd) ? .documented2011 : .current,
      encoding: arguments.value(encoding).flatMap(FileEncoding.init(rawValue:)) ?? .latin1)
    let bytes = writer.bytes(of: try MatchLoading().load(arguments.operands[0]).accepted.match)
    let output = arguments.value(.output) ?? "-"
    do throws(FileError) { try StoredFile.check(bytes, output, limit: Bounds.matchFile) } catch { throw .file(error) }
    return bytes
  }
}
