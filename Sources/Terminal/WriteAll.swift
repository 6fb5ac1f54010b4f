import Glibc

/// Writes all bytes to a descriptor, repeating after partial writes.
/// - Returns: the `errno` of a failed write, or nil.
public func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
  var done = 0
  while done < bytes.count {
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
    if written < 0, errno == EINTR { continue }
    // Nothing was written, but no error was reported; retrying would not help.
    guard written != 0 else { return EIO }
    guard written > 0 else { return errno }
    done += written
  }
  return nil
}

/// Writes all of the text. Errors are ignored, because they mean that no one is reading any more.
func writeAll(_ text: String, to descriptor: CInt) { _ = writeAll(Array(text.utf8), to: descriptor) }
