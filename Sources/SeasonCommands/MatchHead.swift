import CommandSupport

/// The first element of a match file, without reading the match.
enum MatchHead {
  /// The identifier of the match; nil if the file has none or cannot be read.
  static func identifier(in path: String) -> String? {
    guard let bytes = try? InputFile.read(path) else { return nil }
    let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let root = text.firstRange(of: "<partit "), let end = text[root.upperBound...].firstIndex(of: ">"),
      let attribute = text[root.upperBound..<end].firstRange(of: "identificador=\"")
    else { return nil }
    let value = text[attribute.upperBound..<end].prefix { $0 != "\"" }
    return value.isEmpty ? nil : String(value)
  }
}
