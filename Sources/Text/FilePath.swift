extension FileName {
  /// Splits a path into folder and name. The folder of a bare name is `.`.
  public static func split(_ path: String) -> (folder: String, name: String) {
    // Search bytes: Swift treats a slash followed by a combining mark as one character.
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    return (slash == bytes.startIndex ? "/" : String(path[..<slash]), String(path[bytes.index(after: slash)...]))
  }

  public static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
