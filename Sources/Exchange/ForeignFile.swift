import Bounds
import Glibc
import TextFiles

/// A file that somebody wants to import.
public struct ForeignFile: Sendable {
  /// As the user named it; `-` is standard input.
  public let name: String
  /// Its contents, as they are.
  public let bytes: [UInt8]
  /// Its text, whatever encoding it is in, with lines that end in `\n`.
  public let text: String
  /// The name of its first element, without a prefix, where it is XML; nil where it is none.
  public let xmlRoot: String?

  /// - Parameter name: as the user named it; `-` is standard input.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    // What is packed or of another program is no text.
    let isBinary = bytes.starts(with: [0x50, 0x4B]) || bytes.starts(with: [0xD0, 0xCF])
    text = isBinary ? "" : TextFile.decoded(bytes)
    xmlRoot = Self.xmlRoot(of: text)
  }

  /// Whether it looks like JSON.
  public var isJSON: Bool { beginsJSON(with: UInt8(ascii: "{")) || beginsJSON(with: UInt8(ascii: "[")) }

  /// Whether that is its first sign, as of an object or an array.
  func beginsJSON(with sign: UInt8) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == sign
  }

  /// Whether that stands anywhere in its bytes. Of a text of some megabytes this takes a hundredth of the time.
  func holds(_ text: String) -> Bool {
    let sought = Array(text.utf8)
    return bytes.withUnsafeBytes { buffer in
      var start = 0
      while let base = buffer.baseAddress, buffer.count - start >= sought.count,
        let found = memchr(base + start, CInt(sought[0]), buffer.count - start - sought.count + 1)
      {
        if memcmp(found, sought, sought.count) == 0 { return true }
        start = found - UnsafeMutableRawPointer(mutating: base) + 1
      }
      return false
    }
  }
}

extension ForeignFile {
  /// What is wrong with it where it is read as a text; nil where nothing is.
  var textProblem: ExchangeProblem? {
    guard bytes.count <= Bounds.foreignText else {
      return ExchangeProblem(line: nil, .tooLarge(bytes.count, most: Bounds.foreignText))
    }
    return TextFile.breach(in: bytes).map { ExchangeProblem(line: $0.line, .brokenText($0)) }
  }

  /// So much of its text as tells what it is.
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

  /// Behind the first place where that stands. By bytes: a comment may be all of a large file.
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
  /// What is wrong with so many matches in one file; nil where nothing is.
  init?(matches count: Int) {
    guard count > Bounds.foreignMatches else { return nil }
    self.init(line: nil, .tooManyMatches(count, most: Bounds.foreignMatches))
  }
}
