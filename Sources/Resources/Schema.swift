internal import CResources

/// The DTDs of match files and season files, embedded from the files in the folder `Schema`.
public enum Schema {
  /// The DTD for the files this program writes: `partit.dtd`. It includes ``documented2011``.
  public static let current = Array(schema_partit().memory)
  /// The DTD as documented in 2011: `partit-2011.dtd`.
  public static let documented2011 = Array(schema_partit_2011().memory)

  public static let currentName = "partit.dtd"
  /// The name under which ``current`` includes ``documented2011``.
  public static let documented2011Name = "partit-2011.dtd"

  /// Both DTDs by file name, for inclusion.
  public static let parts: [String: [UInt8]] = [currentName: current, documented2011Name: documented2011]

  /// The root element of match files. A DTD cannot specify the root element.
  public static let root = "partit"

  /// The DTD of season files: `temporada.dtd`.
  public static let season = Array(schema_temporada().memory)
  public static let seasonName = "temporada.dtd"
  /// The root element of season files, and their file name without extension.
  public static let seasonRoot = "temporada"
}
