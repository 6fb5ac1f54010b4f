import Bounds
import CommandSupport
import Text

extension PartOptions {
  /// Writes the given files as a part of a season.
  /// - Returns: true if every file could be read; the part is written in any case.
  static func writePartial(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
    let lists = [filesFrom, zeros].filter(arguments.has)
    if let list = lists.first, arguments.has(tar) { throw .usage(.together(list.flag, tar.flag)) }
    if let more = arguments.operands.first, let other = lists.first ?? (arguments.has(tar) ? tar : nil) {
      throw .usage(.together(more, other.flag))
    }
    let output = try PartOutput(arguments.value(.output) ?? "-", force: arguments.has(.force), console)
    let files = SharedFiles(console)
    if let bundle = arguments.value(tar) {
      try files.take(archive: bundle)
    } else if lists.isEmpty {
      try arguments.requireOperands("FILE")
      files.take(arguments.operands)
    } else {
      files.take(try names(in: arguments.value(filesFrom) ?? "-", withZeros: arguments.has(zeros)))
    }
    for line in try files.lines() { try output.write(line) }
    try output.finish()
    return files.allAreGood
  }

  /// The file names in a list from another program, separated by line feeds or terminated by zero bytes.
  /// - Parameter path: `-` is standard input.
  private static func names(in path: String, withZeros: Bool) throws(Failure) -> [String] {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: Bounds.nameList) } catch { throw error.asNotNow }
    let end = withZeros ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map(FileName.text)
  }

  static func writeMerged(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
    try arguments.requireOperands("FILE")
    let output = try PartOutput(arguments.value(.output) ?? "-", force: arguments.has(.force), console)
    var merge = try PartMerge(arguments.operands)
    try merge.write(to: output)
    try output.finish()
    return true
  }
}
