import CResources

/// The DTDs of match files and season files, embedded from the files in the folder `Schema`.
public enum Schema {
  /// The DTD for the files this program writes: `partit.dtd`. It includes ``documented2011``.
  public static let current = bytes(schema_partit())
  /// The DTD as documented in 2011: `partit-2011.dtd`.
  public static let documented2011 = bytes(schema_partit_2011())

  public static let currentName = "partit.dtd"
  /// The name under which ``current`` includes ``documented2011``.
  public static let documented2011Name = "partit-2011.dtd"

  /// Both DTDs by file name, for inclusion.
  public static let parts: [String: [UInt8]] = [currentName: current, documented2011Name: documented2011]

  /// The root element of match files. A DTD cannot specify the root element.
  public static let root = "partit"

  /// The DTD of season files: `temporada.dtd`.
  public static let season = bytes(schema_temporada())
  public static let seasonName = "temporada.dtd"
  /// The root element of season files, and their file name without extension.
  public static let seasonRoot = "temporada"

  private static func bytes(_ file: EmbeddedFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
