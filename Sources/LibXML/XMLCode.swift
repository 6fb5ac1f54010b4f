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
  /// An encoding that is not read.
  public static let unknownEncoding = 32
  /// A stylesheet was stopped because it went on and on. Not of libxml2, whose numbers are positive.
  public static let limitReached = -1
  /// The document declares entities, elements or attributes of its own.
  public static let internalSubset = -2
  /// The document has more elements, comments and the like than there may be.
  public static let tooManyNodes = -3
  /// The document has more attributes than there may be.
  public static let tooManyAttributes = -4
  /// An element has more attributes than it may have.
  public static let tooManyAttributesOfElement = -5
  /// A DTD allows an element a content of more names than there may be.
  public static let tooManyContentNames = -6
  /// The library that would do it is not installed.
  public static let noLibrary = -7
}
