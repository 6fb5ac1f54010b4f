import Text

enum LocalFile {
  private static let sizeLimit = 64 << 20

  /// The contents of a file that the user has named.
  static func required(_ path: String) throws(XMLError) -> [UInt8] {
    if let bytes = readFile(path, limit: sizeLimit) { return bytes }
    throw XMLError(
      XMLDiagnostic(
        domain: .io, code: XMLCode.loadRefused, level: .fatal, file: path, facts: [path],
        message: "\(path) cannot be read"))
  }

  /// The contents of a file in a folder or below it, after resolving symbolic links.
  static func read(_ name: String, within folder: String) -> [UInt8]? {
    guard let base = FileName.resolved(folder), let file = FileName.resolved(base + "/" + name) else { return nil }
    return file.hasPrefix(base == "/" ? "/" : base + "/") ? readFile(file, limit: sizeLimit) : nil
  }
}
