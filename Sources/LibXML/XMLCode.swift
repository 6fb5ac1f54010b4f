/// libxml2's error codes (`xmlParserErrors`) that this program produces or tests for. They are part of libxml2's ABI.
/// Negative codes are our own.
public enum XMLCode {
  public static let documentEmpty = 4
  /// A file referred to by the document or DTD must not be read or does not exist.
  public static let loadRefused = 1549
  public static let wrongRoot = 531
  public static let noMemory = 2
  /// The document is too large for libxml2, or its entities expand to too much.
  public static let tooLarge = 89
  public static let unknownEncoding = 32
  /// A stylesheet reached a limit.
  public static let limitReached = -1
  /// The document has an internal DTD subset.
  public static let internalSubset = -2
  /// The document has too many elements, comments and other nodes.
  public static let tooManyNodes = -3
  public static let tooManyAttributes = -4
  public static let tooManyAttributesOfElement = -5
  /// A content model in the DTD has too many names.
  public static let tooManyContentNames = -6
  public static let noLibrary = -7
}
