internal import CResources

/// The stylesheets of the reports, embedded from the folder `Stylesheets`.
public enum StylesheetLibrary {
  /// File names in alphabetical order: `report.xsl` and the files it includes.
  public static var names: [String] {
    (0..<stylesheet_count()).map { String(cString: stylesheet_at($0).name) }
  }

  public static func bytes(named name: String) -> [UInt8]? {
    guard let index = names.firstIndex(of: name) else { return nil }
    let start = stylesheet_at(index).bytes
    var end = start
    while end.pointee != 0 { end += 1 }
    return Array(UnsafeBufferPointer(start: start, count: end - start))
  }
}
