import Bounds
import MatchXML
import Storage

extension Command {
  private static let dtd = Option("dtd", choices: ["2011"], help: "option.export.dtd")
  private static let encoding = Option(
    "encoding", choices: FileEncoding.allCases.map(\.rawValue), help: "option.export.encoding")

  /// Writes a match in the documented form, or in another encoding.
  static let export = Command(
    "export", operands: [.file], options: [dtd, encoding, .output, .force], summary: "program.export",
    help: "program.export.help"
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("FILE")
    let output = arguments.value(.output) ?? "-"
    try SourceFiles([path]).refuse(output)
    let loaded = try MatchLoading().load(path)
    let writer = MatchWriter(
      format: arguments.has(dtd) ? .documented2011 : .current,
      encoding: arguments.value(encoding).flatMap(FileEncoding.init(rawValue:)) ?? .latin1)
    let bytes = writer.bytes(of: loaded.accepted.match)
    do throws(FileError) { try StoredFile.check(bytes, output, limit: Bounds.matchFile) } catch { throw .file(error) }
    try console.write(bytes, to: output, replacing: arguments.has(.force) ? .anything : .nothing)
    return true
  }
}
