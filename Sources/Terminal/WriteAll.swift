import Glibc

/// Writes all of the bytes to a descriptor, however few it takes at a time.
/// - Returns: `errno` of the write that failed; nil where none did.
public func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
  var done = 0
  while done < bytes.count {
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
    if written < 0, errno == EINTR { continue }
    // Nothing, and no reason why: the next time would be no better.
    guard written != 0 else { return EIO }
    guard written > 0 else { return errno }
    done += written
  }
  return nil
}

/// Writes all of a text; gives up silently where nobody reads any more.
func writeAll(_ text: String, to descriptor: CInt) { _ = writeAll(Array(text.utf8), to: descriptor) }
