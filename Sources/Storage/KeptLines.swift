import Bounds
internal import CSystem
import Glibc
import Text

/// Lines of text that belong to a file, in a hidden file next to it that exists only while there are lines.
///
/// The file is always either the old or the new one, and the lines are on disk when ``write(_:to:in:)`` returns.
public enum KeptLines {
  /// The lines in the file. Empty if it does not exist or cannot be read.
  /// - Parameter limit: a larger file is not one of ours.
  public static func read(_ path: String, limit: Int) -> [String] {
    guard let bytes = readFile(path, limit: limit, followsLinks: false) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Replaces the lines, or removes the file if the list is empty. If that fails, the old lines are kept.
  /// - Parameter folder: the descriptor of the folder of the file.
  static func write(_ lines: [String], to path: String, in folder: CInt) {
    if lines.isEmpty ? unlink(path.onDisk) == 0 : replace(path, lines) {
      try? SystemCalls.flush(folder: folder, path: path)
    }
  }

  private static func replace(_ path: String, _ lines: [String]) -> Bool {
    let temporary = path + ".tmp"
    // Left behind by a killed process or placed by someone else.
    unlink(temporary.onDisk)
    clo_begin()
    let descriptor = open(temporary.onDisk, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    let leftover = descriptor < 0 ? -1 : clo_remember(AT_FDCWD, temporary.onDisk)
    clo_end()
    defer { clo_forget(leftover) }
    guard descriptor >= 0 else { return false }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let isWhole = writeAll(bytes, to: descriptor) == nil && retrying { fsync(descriptor) } == 0
    guard close(descriptor) == 0, isWhole, rename(temporary.onDisk, path.onDisk) == 0 else {
      unlink(temporary.onDisk)
      return false
    }
    return true
  }
}

extension StoredFile {
  /// Begins the line with the fingerprint, which precedes the lines for later contents. Typed lines never contain this
  /// character.
  private static let mark = "\u{1D}"

  /// The lines kept with these contents.
  /// - Parameter limit: a larger file is not one of ours.
  public func openLines(limit: Int) -> [String] {
    let lines = KeptLines.read(openLinesPath, limit: limit)
    guard let place = lines.firstIndex(where: { $0.hasPrefix(Self.mark) }) else { return lines }
    return Array(lines[place] == marked ? lines[..<place] : lines[(place + 1)...])
  }

  /// Keeps lines.
  /// - Parameter next: the lines as soon as the file has other contents; nil if they stay the same. It covers the
  ///   moment between two files, of which each is replaced as a whole but not both at once.
  public func keep(openLines lines: [String], next: [String]? = nil) {
    KeptLines.write(lines + (next.map { [marked] + $0 } ?? []), to: openLinesPath, in: folderDescriptor)
  }

  /// Keeps the lines that belong to these contents through later saves, if a process was killed before the save that
  /// would have replaced them.
  func settleOpenLines() {
    guard KeptLines.read(openLinesPath, limit: Bounds.textFile).contains(where: { $0.hasPrefix(Self.mark) }) else {
      return
    }
    keep(openLines: openLines(limit: Bounds.textFile))
  }

  private var marked: String {
    let fingerprint = Fingerprint(contents)
    return Self.mark + "\(fingerprint.count) \(fingerprint.sum)"
  }
}
