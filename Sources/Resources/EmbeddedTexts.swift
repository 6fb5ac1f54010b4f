internal import CResources

/// Texts that are read where they are embedded, without a copy: static read-only memory, never freed.
public enum EmbeddedTexts {
  /// The catalogues in `Sources/Phrases`.
  public static var english: UnsafeBufferPointer<UInt8> { phrases_en().memory }
  public static var spanish: UnsafeBufferPointer<UInt8> { phrases_es().memory }
  public static var catalan: UnsafeBufferPointer<UInt8> { phrases_ca().memory }

  /// The first bytes of CHANGELOG.md.
  public static var changelog: UnsafeBufferPointer<UInt8> { version_changelog().memory }
}
