import Bounds
import Glibc
import TextFiles

/// A file that somebody wants to import.
public struct ForeignFile: Sendable {
  /// As the user named it; `-` is standard input.
  public let name: String
  public let bytes: [UInt8]
  /// Its text, whatever encoding it is in, with lines that end in `\n`.
  public let text: String

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    // What is packed or of another program is no text.
    let isBinary = bytes.starts(with: [0x50, 0x4B]) || bytes.starts(with: [0xD0, 0xCF])
    text = isBinary ? "" : TextFile.decoded(bytes)
  }

  /// The name of its first element, without a prefix, where it is XML; nil where it is none.
  public var xmlRoot: String? {
    var rest = text[...].drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard rest.first == "<" else { return nil }
    while rest.first == "<" {
      let name = rest.dropFirst()
      if name.hasPrefix("!--") {
        guard let end = name.firstRange(of: "-->") else { return nil }
        rest = name[end.upperBound...].drop(while: \.isWhitespace)
      } else if name.first == "?" || name.first == "!" {
        guard let end = name.firstIndex(of: ">") else { return nil }
        rest = name[name.index(after: end)...].drop(while: \.isWhitespace)
      } else {
        let whole = name.prefix { $0.isLetter || $0.isNumber || "_-.:".contains($0) }
        return whole.isEmpty ? nil : String(whole.split(separator: ":").last ?? whole)
      }
    }
    return nil
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
  /// What is wrong with a text of that size; nil where nothing is.
  var sizeProblem: ExchangeProblem? {
    guard bytes.count > Bounds.foreignText else { return nil }
    return ExchangeProblem(line: nil, .tooLarge(bytes.count, most: Bounds.foreignText))
  }
}

extension ExchangeProblem {
  /// What is wrong with so many matches in one file; nil where nothing is.
  init?(matches count: Int) {
    guard count > Bounds.foreignMatches else { return nil }
    self.init(line: nil, .tooManyMatches(count, most: Bounds.foreignMatches))
  }
}
