/// The numbers of libxml2 (`xmlParserErrors`) that this program itself gives or asks for.
///
/// They are part of the library's binary interface and never change.
public enum XMLCode {
  /// There is nothing in the document.
  public static let documentEmpty = 4
  /// A file that the document or DTD asks for may not be read, or is not there.
  public static let loadRefused = 1549
  /// The root element is not the one expected.
  public static let wrongRoot = 531
  /// No memory.
  public static let noMemory = 2
  /// The document is larger than the library can read, or its entities grow too large.
  public static let tooLarge = 89
  /// A stylesheet was stopped because it went on and on. Not of libxml2, whose numbers are positive.
  public static let limitReached = -1
}
