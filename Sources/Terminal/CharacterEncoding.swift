import Glibc

/// The character encoding people type and read in: the locale's `LC_CTYPE`, and no other category.
public enum CharacterEncoding {
  /// Takes `LC_CTYPE` from the environment. Where it is the C locale (or one that is not installed) it falls back to
  /// `C.UTF-8`, because libedit silently drops accented letters in the C locale.
  ///
  /// - Returns: whether the encoding in force is UTF-8.
  @discardableResult
  public static func adopt() -> Bool {
    let name = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    if name == "C" || name == "POSIX" { _ = setlocale(LC_CTYPE, "C.UTF-8") }
    return isUTF8
  }

  /// Whether the encoding in force is UTF-8.
  public static var isUTF8: Bool {
    String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }
}
