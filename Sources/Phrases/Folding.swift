/// Normalizes a text for comparison by removing case and accents, so that "GARCÍA", "Garcia" and "garcía" are equal.
///
/// Latin letters lose their diacritics (`ç` becomes `c`, `ø` becomes `o`), ligatures are expanded (`æ` becomes `ae`,
/// `ß` becomes `ss`), and the Catalan `l·l` becomes `ll`. Other alphabets lose only case and combining marks.
public func folded(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) {
    guard text.utf8.contains(where: isCapital) else { return text }
    return String(decoding: text.utf8.map { isCapital($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case ..<0x80: result.unicodeScalars.append(isCapital(UInt8(scalar.value)) ? lowercase(scalar) : scalar)
    case FoldingTable.range: result += FoldingTable.letters[Int(scalar.value - FoldingTable.range.lowerBound)]
    default: result += FoldingTable.fold(scalar)
    }
  }
  return withoutDotsOfTwoL(result)
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

private func lowercase(_ capital: Unicode.Scalar) -> Unicode.Scalar { Unicode.Scalar(UInt8(capital.value) | 0x20) }

/// Replaces `l·l` with `ll`. This comes last because combining marks may have separated the two letters.
private func withoutDotsOfTwoL(_ text: String) -> String {
  guard text.utf8.contains(0xB7) else { return text }
  let scalars = Array(text.unicodeScalars)
  var result = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated() {
    let isBetween = index > 0 && index + 1 < scalars.count && scalars[index - 1] == "l" && scalars[index + 1] == "l"
    if scalar != "·" || !isBetween { result.append(scalar) }
  }
  return String(result)
}

/// Folds single scalars. The Unicode name contains the base letter.
enum FoldingTable {
  static let range: ClosedRange<UInt32> = 0x80...0x17F

  /// The folded form of each scalar in `range`, computed when the first non-ASCII text is folded.
  static let letters: [String] = range.map { Unicode.Scalar($0).map(fold) ?? "" }

  static func fold(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return ""
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: break
    default: return scalar == "’" ? "'" : String(scalar)
    }
    if let letters = scalar.properties.name.flatMap(latinLetters) { return letters }
    // Use the lowercase letter, whose name may be simpler: U+212B is called "ANGSTROM SIGN".
    let small = scalar.properties.lowercaseMapping
    return small.unicodeScalars.elementsEqual([scalar]) ? small : small.unicodeScalars.map(fold).joined()
  }

  /// Maps "LATIN SMALL LETTER E WITH ACUTE" to "e". Nil if the name does not describe one or two Latin letters.
  private static func latinLetters(name: String) -> String? {
    let words = name.split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER" || words[2] == "LIGATURE" else { return nil }
    let isMarked = words.count > 4 && words[4] == "WITH"
    switch words[3...].joined(separator: " ") {
    case "SHARP S": return "ss"
    case "DOTLESS I": return "i"
    case "LONG S": return "s"
    case "ETH": return "d"
    case "THORN": return "th"
    default: break
    }
    guard words.count == 4 || isMarked, words[3].utf8.count <= 2 else { return nil }
    return words[3].lowercased()
  }
}
