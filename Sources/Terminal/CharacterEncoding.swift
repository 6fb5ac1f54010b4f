import Glibc

/// The character encoding of the terminal, from the locale's `LC_CTYPE` only.
public enum CharacterEncoding {
  /// Adopts `LC_CTYPE` from the environment. Falls back to `C.UTF-8` for the C locale or one that is not installed,
  /// because libedit silently drops accented letters in the C locale.
  ///
  /// - Returns: true if the encoding is UTF-8.
  @discardableResult
  public static func adopt() -> Bool {
    let name = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    if name == "C" || name == "POSIX" { _ = setlocale(LC_CTYPE, "C.UTF-8") }
    return isUTF8
  }

  public static var isUTF8: Bool {
    String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }
}
