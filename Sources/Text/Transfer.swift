import Glibc

// Reading and writing with descriptors, whatever signals arrive meanwhile.

/// The result of a system call, repeated for as long as a signal interrupts it.
public func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Writes all bytes to a descriptor, repeating after partial writes.
/// - Returns: the `errno` of a failed write, or nil.
public func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
  var done = 0
  while done < bytes.count {
    let written = retrying {
      bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
    }
    // Nothing was written, but no error was reported; retrying would not help.
    guard written != 0 else { return EIO }
    guard written > 0 else { return errno }
    done += written
  }
  return nil
}

/// Calls `read` until there are `size` bytes, the file ends, or an error occurs.
/// - Returns: the bytes that were read, and the `errno` of a failed read.
public func readAll(
  _ size: Int, _ read: (_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ done: Int) -> Int
) -> (bytes: [UInt8], failure: CInt?) {
  var failure: CInt?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, done in
    while done < size {
      let got = retrying { read(buffer.baseAddress.map { $0 + done }, size - done, done) }
      if got < 0 { failure = errno }
      guard got > 0 else { break }
      done += got
    }
  }
  return (bytes, failure)
}

/// The next bytes of a descriptor, at most `most`; empty at the end.
/// - Returns: the bytes, and the `errno` of a failed read.
public func readSome(_ most: Int, from descriptor: CInt) -> (bytes: [UInt8], failure: CInt?) {
  var failure: CInt?
  let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
    let got = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
    if got < 0 { failure = errno }
    count = max(0, got)
  }
  return (bytes, failure)
}

/// The contents of a regular file. Nil if it is anything else, cannot be read or exceeds the limit.
package func readFile(_ path: String, limit: Int, followsLinks: Bool = true) -> [UInt8]? {
  // O_NONBLOCK: do not wait for the other end of a named pipe.
  let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
  let descriptor = retrying { open(path.onDisk, flags) }
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
  let (bytes, failure) = readAll(Int(status.st_size)) { start, count, _ in read(descriptor, start, count) }
  return failure == nil ? bytes : nil
}
