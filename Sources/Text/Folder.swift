import Glibc

extension FileName {
  /// The names in an open folder; empty if it cannot be read.
  public static func names(inFolder descriptor: CInt) -> [String] {
    // A separate descriptor, because reading a folder moves its position and closing the stream closes the descriptor.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          text(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path with all links resolved. Nil if it does not exist.
  public static func resolved(_ path: String) -> String? {
    guard let real = realpath(path.onDisk, nil) else { return nil }
    defer { free(real) }
    return text(cString: real)
  }
}
