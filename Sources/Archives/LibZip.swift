internal import CLibZip

/// libzip, loaded on first use.
enum LibZip {
  /// Nil if libzip is not installed.
  static let functions: czip_functions? = {
    var functions = czip_functions()
    return czip_load(&functions) == 1 ? functions : nil
  }()
}
