extension FileName {
  /// The folder and the name of a path; the folder of a bare name is `.`.
  public static func split(_ path: String) -> (folder: String, name: String) {
    // Byte by byte: to Swift a slash and a mark to be put above it are one character.
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    return (slash == bytes.startIndex ? "/" : String(path[..<slash]), String(path[bytes.index(after: slash)...]))
  }

  /// The path of a name in a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
