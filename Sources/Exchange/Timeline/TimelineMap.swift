import Text
import Wording

/// Maps the codes of a user's template to kinds, one `code,kind` per line, with the kind's name in any language.
public enum TimelineMap {
  /// - Throws: the first invalid line.
  public static func kinds(_ text: String) throws(ExchangeProblem) -> [String: String] {
    var kinds: [String: String] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.prefix { $0 != "#" }
      if line.allSatisfy(\.isWhitespace) { continue }
      guard let comma = line.lastIndex(where: { ",;\t".contains($0) }) else {
        throw .badMark(String(line), line: index + 1)
      }
      let code = comparable(String(line[..<comma]).filter { $0 != "\"" })
      let kind = String(line[line.index(after: comma)...]).filter { $0 != "\"" }
      guard TimelineWords.builtIn.kind(kind) != nil else { throw .badMark(kind, line: index + 1) }
      kinds[code] = kind
    }
    return kinds
  }
}
