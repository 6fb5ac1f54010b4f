internal import CLibZip

/// libzip, loaded by whoever first needs it.
enum LibZip {
  /// Nil where it is not installed.
  static let functions: czip_functions? = {
    var functions = czip_functions()
    return czip_load(&functions) == 1 ? functions : nil
  }()
}
