/// What the program's own reports can be told by, so that one may take the place of another, and is not mistaken for
/// a match: their contents, not their names.
public enum MadeReport {
  /// Whether the file is a report that a stylesheet of the program made.
  public static func isOne(_ file: [UInt8]) -> Bool {
    isPage(file) || isText(file) || isTable(file) || isDrawing(file) || MadeImage.isOne(file)
  }

  /// A page names what generated it, in its head; so may the pages of a stylesheet of the user's. Those of before did
  /// so at their foot alone.
  private static func isPage(_ file: [UInt8]) -> Bool {
    file.starts(with: Array("<!DOCTYPE html>".utf8))
      && (contains(#"<meta name="generator" content="FutbolStats">"#, file.prefix(2048))
        || contains("<footer><p>FutbolStats · ", file.suffix(1024)))
  }

  /// The drawing of a card names what generated it.
  private static func isDrawing(_ file: [UInt8]) -> Bool {
    file.starts(with: Array("<?xml".utf8)) && contains(#"id="FutbolStats""#, file.prefix(512))
  }

  /// A text is signed, in its last line.
  private static func isText(_ file: [UInt8]) -> Bool {
    guard file.last == newline else { return false }
    return file.dropLast().suffix(512).split(separator: newline).last?.starts(with: Array("FutbolStats · ".utf8))
      ?? false
  }

  /// A table has the heads of our tables, in one of the languages, or by their codes.
  private static func isTable(_ file: [UInt8]) -> Bool {
    guard let end = file.prefix(4096).firstIndex(of: newline), end > 0, file[end - 1] == carriageReturn else {
      return false
    }
    return heads.contains(head(file[..<(end - 1)]))
  }

  /// The first columns, which no new statistic moves, whatever separates them.
  private static func head(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(maxSplits: 4, omittingEmptySubsequences: false) { Array(",;\t".utf8).contains($0) }.prefix(4).map { $0 }
  }

  /// As the stylesheets write them above no line.
  private static let heads: Set<[ArraySlice<UInt8>]> = {
    var heads: Set<[ArraySlice<UInt8>]> = []
    for kind in [ReportKind.players, .actions] {
      guard let report = try? Report(kind) else { continue }
      let parameters: [Report.Parameter] = [("lang", "en"), ("lang", "es"), ("lang", "ca"), ("codes", "yes")]
      for parameter in parameters {
        let table = try? report.bytes(of: Array("<partit/>".utf8), name: "", parameters: [parameter])
        guard let line = table?.split(separator: carriageReturn).first else { continue }
        heads.insert(head(line))
      }
    }
    return heads
  }()

  private static func contains(_ text: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.firstRange(of: Array(text.utf8)) != nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
