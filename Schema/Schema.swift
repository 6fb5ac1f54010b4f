import CSchemaData

/// The DTDs of the match file and of the season's, embedded in the program from the files of this folder, which are their
/// only copies.
public enum Schema {
  /// The DTD of the files this program writes: `partit.dtd`. It includes ``documented2011``.
  public static let current = bytes(schema_partit())
  /// The DTD as documented in 2011: `partit-2011.dtd`.
  public static let documented2011 = bytes(schema_partit_2011())

  /// The file name of ``current``.
  public static let currentName = "partit.dtd"
  /// The file name of ``documented2011``, by which ``current`` includes it.
  public static let documented2011Name = "partit-2011.dtd"

  /// Both DTDs by file name: what either may include.
  public static let parts: [String: [UInt8]] = [currentName: current, documented2011Name: documented2011]

  /// The element every match file has at its root. A DTD declares elements and cannot say which is the root.
  public static let root = "partit"

  /// The DTD of what is decided and known of a season beside its matches: `temporada.dtd`.
  public static let season = bytes(schema_temporada())
  /// The file name of ``season``.
  public static let seasonName = "temporada.dtd"
  /// The element at the root of such a file, and its name without the end.
  public static let seasonRoot = "temporada"

  private static func bytes(_ file: SchemaData) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
