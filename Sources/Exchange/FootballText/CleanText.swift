/// Cleans text for Football.TXT.
enum CleanText {
  private static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]

  /// A player's name: letters, single spaces, hyphens, quotes and full stops. `N.N.` if nothing remains.
  static func name(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || marks.contains(scalar.properties.generalCategory)
        || "'’-.".unicodeScalars.contains(scalar)
        ? Character(scalar) : " "
    }
    // A hyphen next to a space would separate two names.
    let words = String(kept).split(separator: " ").map { word in
      word.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed()
    }.map { String($0) }.filter { $0.contains { $0.isLetter } }
    return words.isEmpty ? "N.N." : words.joined(separator: " ")
  }

  /// A team's name, without anything that could be mistaken for a score, a place or a mark.
  static func team(_ text: String) -> String {
    let words = plain(text, without: "#@[]|;:,()").split(separator: " ").map { word -> String in
      if ["v", "vs", "vs."].contains(word) { return word + "." }
      if word.allSatisfy({ $0 == "-" || $0 == "–" }) { return "/" }
      guard word.first?.isNumber == true else { return String(word) }
      return String(word).replacing("-", with: " ").replacing("–", with: " ")
    }
    return words.isEmpty ? "N.N." : words.joined(separator: " ")
  }

  static func heading(_ text: String) -> String {
    let clean = plain(text, without: "#|").drop { "=▪»: ".contains($0) }
    return String(clean)
  }

  static func line(_ text: String) -> String { plain(text, without: "#@|") }

  private static func plain(_ text: String, without others: String) -> String {
    let kept = text.unicodeScalars.map { scalar -> Character in
      let isBlank = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      return isBlank || others.unicodeScalars.contains(scalar) ? " " : Character(scalar)
    }
    return String(kept).split(separator: " ").joined(separator: " ")
  }
}
