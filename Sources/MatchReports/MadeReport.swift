/// Recognises the program's own reports by their contents, not their names, so that they can be overwritten and are not
/// mistaken for matches.
public enum MadeReport {
  /// True if the file was made by one of the program's stylesheets.
  public static func isOne(_ file: [UInt8]) -> Bool {
    isPage(file) || isText(file) || isTable(file) || isDrawing(file) || MadeImage.isOne(file)
  }

  /// Pages have a generator in the head, including those made with a user's stylesheet. Older pages have it only in the
  /// footer.
  private static func isPage(_ file: [UInt8]) -> Bool {
    file.starts(with: Array("<!DOCTYPE html>".utf8))
      && (contains(#"<meta name="generator" content="FutbolStats">"#, file.prefix(2048))
        || contains("<footer><p>FutbolStats · ", file.suffix(1024)))
  }

  /// The drawing of a card has a generator.
  private static func isDrawing(_ file: [UInt8]) -> Bool {
    file.starts(with: Array("<?xml".utf8)) && contains(#"id="FutbolStats""#, file.prefix(512))
  }

  /// The last line of a text report is a signature.
  private static func isText(_ file: [UInt8]) -> Bool {
    guard file.last == newline else { return false }
    return file.dropLast().suffix(512).split(separator: newline).last?.starts(with: Array("FutbolStats · ".utf8))
      ?? false
  }

  /// Tables have our headers, in one of the languages or as codes.
  private static func isTable(_ file: [UInt8]) -> Bool {
    guard let end = file.prefix(4096).firstIndex(of: newline), end > 0, file[end - 1] == carriageReturn else {
      return false
    }
    return heads.contains(head(file[..<(end - 1)]))
  }

  /// The first columns, which do not change when statistics are added, with any separator.
  private static func head(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(maxSplits: 4, omittingEmptySubsequences: false) { Array(",;\t".utf8).contains($0) }.prefix(4).map { $0 }
  }

  /// Headers as the stylesheets write them.
  private static let heads: Set<[ArraySlice<UInt8>]> = {
    var heads: Set<[ArraySlice<UInt8>]> = []
    for kind in [ReportKind.players, .actions] {
      guard let report = try? ReportStylesheet(kind) else { continue }
      let parameters: [ReportStylesheet.Parameter] = [("lang", "en"), ("lang", "es"), ("lang", "ca"), ("codes", "yes")]
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
