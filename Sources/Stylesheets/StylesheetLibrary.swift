import CStylesheetData

/// The stylesheets of the reports, embedded in the program from the folder `Stylesheets`, which has their only copies.
public enum StylesheetLibrary {
  /// The file names, in alphabetical order: `report.xsl` and what it includes.
  public static var names: [String] {
    (0..<stylesheet_count()).map { String(cString: stylesheet_at($0).name) }
  }

  /// The content of the stylesheet of that file name; nil when there is none.
  public static func bytes(named name: String) -> [UInt8]? {
    guard let index = names.firstIndex(of: name) else { return nil }
    let start = stylesheet_at(index).bytes
    var end = start
    while end.pointee != 0 { end += 1 }
    return Array(UnsafeBufferPointer(start: start, count: end - start))
  }
}
