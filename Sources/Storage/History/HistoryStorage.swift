import Glibc
import Text

/// The bytes of the history: an append-only file, with a buffer for records that could not be written yet.
struct HistoryStorage {
  /// The position of the next record.
  var end: Int { written + unwritten.count }
  /// -1 if the history is not written to a file.
  private let descriptor: CInt
  /// Number of bytes in the file.
  private var written = 0
  private var unwritten: [UInt8] = []

  /// Opens or creates the file. If that fails, or if it is a link, a device or a file with several names, nothing is read
  /// from it or written to it, and everything stays in memory.
  init(_ path: String) {
    let opened = retrying {
      open(path.onDisk, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    }
    var status = stat()
    if opened >= 0, fstat(opened, &status) != 0 || status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1 {
      Glibc.close(opened)
      descriptor = -1
    } else {
      descriptor = opened
    }
  }

  func close() { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// The size of the file; 0 if the history is kept only in memory.
  var fileCount: Int {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// The bytes of the file, up to the first that cannot be read.
  func contents() -> [UInt8] { readAll(fileCount) { pread(descriptor, $0, $1, off_t($2)) }.bytes }

  mutating func removeAll() {
    unwritten = []
    adopt(0)
  }

  /// Accepts the first bytes of the file and ignores the rest as garbage.
  mutating func adopt(_ count: Int) {
    written = count
    if descriptor >= 0, fileCount != count { _ = ftruncate(descriptor, off_t(count)) }
  }

  mutating func append(_ bytes: [UInt8]) {
    unwritten += bytes
    while descriptor >= 0, !unwritten.isEmpty {
      let count = retrying {
        unwritten.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(written)) }
      }
      // If the write failed, for example because the disk is full, the next record tries again.
      guard count > 0 else { return }
      written += count
      unwritten.removeFirst(count)
    }
  }

  /// The bytes at the position. Nil if there are not enough.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    // The size of the file is not known until `adopt` has been called.
    let inFile = unwritten.isEmpty ? count : min(count, max(0, written - offset))
    guard let bytes = readFile(inFile, at: offset) else { return nil }
    let start = offset + inFile - written
    guard inFile < count else { return bytes }
    guard start + count - inFile <= unwritten.count else { return nil }
    return bytes + unwritten[start..<(start + count - inFile)]
  }

  private func readFile(_ count: Int, at offset: Int) -> [UInt8]? {
    guard count > 0 else { return [] }
    // Do not allocate a buffer whose length may be garbage.
    guard count <= fileCount - offset else { return nil }
    let bytes = readAll(count) { pread(descriptor, $0, $1, off_t(offset + $2)) }.bytes
    return bytes.count == count ? bytes : nil
  }
}
