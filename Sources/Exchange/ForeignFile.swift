import Bounds
import FileWording
import Phrases
import Text

/// A file to import.
public struct ForeignFile: Sendable {
  /// The name given by the user; `-` is standard input.
  let name: String
  let bytes: [UInt8]
  /// The decoded text with `\n` line endings.
  public let text: String
  /// The root element without its prefix. Nil if the file is not XML.
  let xmlRoot: String?

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    // Archives and Office files are not text.
    let isBinary = bytes.starts(with: [0x50, 0x4B]) || bytes.starts(with: [0xD0, 0xCF])
    text = isBinary ? "" : TextFile.decoded(bytes)
    xmlRoot = Self.xmlRoot(of: text)
  }

  /// The first byte other than white space and a byte order mark. Nil in an empty file.
  var firstByte: UInt8? {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[mark...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  var isJSON: Bool { firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") }
}

extension ForeignFile {
  /// - Throws: the reason why the file cannot be read as text.
  func checkText() throws(ExchangeProblem) {
    if bytes.count > Bounds.foreignText {
      throw ExchangeProblem(
        line: nil, Phrase("exchange.too-large", ["found": bytes.count.mebibytes, "most": Bounds.foreignText.mebibytes]))
    }
    if let breach = TextFile.breach(in: bytes) { throw ExchangeProblem(line: breach.line, Phrase(breach)) }
  }

  /// A prefix of the text that is sufficient to recognise the format.
  var beginning: Substring {
    let text = text
    guard let end = text.utf8.index(text.startIndex, offsetBy: Bounds.lineBytes, limitedBy: text.endIndex) else {
      return text[...]
    }
    return text[..<(end.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(before: end))]
  }

  private static func xmlRoot(of text: String) -> String? {
    var rest = text[...].drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while rest.first == "<" {
      let name = rest.dropFirst()
      let isComment = name.hasPrefix("!--")
      if isComment || name.first == "?" || name.first == "!" {
        guard let end = end(of: name, isComment ? "-->" : ">") else { return nil }
        rest = name[end...].drop(while: \.isWhitespace)
      } else {
        let whole = name.prefix { $0.isLetter || $0.isNumber || "_-.:".contains($0) }
        return whole.isEmpty ? nil : String(whole.split(separator: ":").last ?? whole)
      }
    }
    return nil
  }

  /// The position after the first occurrence of the mark. Searches bytes, because a large file may consist mostly of a
  /// comment.
  private static func end(of text: Substring, _ mark: String) -> Substring.Index? {
    let (bytes, mark) = (text.utf8, Array(mark.utf8))
    var place = bytes.startIndex
    while let found = bytes[place...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) { return bytes.index(found, offsetBy: mark.count) }
      place = bytes.index(after: found)
    }
    return nil
  }
}

extension ExchangeProblem {
  static func check(matches count: Int) throws(ExchangeProblem) {
    if count <= Bounds.foreignMatches { return }
    throw ExchangeProblem(
      line: nil, Phrase("exchange.too-many-matches", ["found": count, "most": Bounds.foreignMatches]))
  }
}
