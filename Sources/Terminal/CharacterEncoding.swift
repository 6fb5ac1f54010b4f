import Glibc

/// The character encoding of the terminal, from the locale's `LC_CTYPE` only.
enum CharacterEncoding {
  /// True if the encoding is UTF-8.
  ///
  /// The first use adopts `LC_CTYPE` from the environment, or `C.UTF-8` for the C locale or one that is not installed,
  /// because libedit silently drops accented letters in the C locale. Later uses leave the locale alone: other threads
  /// may be reading it.
  static let isUTF8: Bool = {
    let name = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    if name == "C" || name == "POSIX" { _ = setlocale(LC_CTYPE, "C.UTF-8") }
    return String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }()
}
