import Bounds
internal import CLoadedLibraries.Zip

/// A ZIP archive in memory. Its files are read one at a time within the limits in `Bounds`. Use it from one thread at a
/// time.
public final class ZipArchive {
  /// Loaded on first use. Nil if libzip is not installed.
  private static let libzip = czip_load()?.pointee

  private let library: czip_functions
  /// libzip reads from this memory while the archive is open.
  private let memory: UnsafeMutableRawBufferPointer
  private let handle: OpaquePointer
  /// Bytes that may still be decompressed.
  private var allowance = Bounds.unpackedInAll

  /// True if the bytes begin like a non-empty archive.
  public static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// - Parameter bytes: the archive. The caller limits its size.
  public init(_ bytes: [UInt8]) throws(ZipProblem) {
    guard let library = Self.libzip else { throw .notInstalled }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
    memory.copyBytes(from: bytes)
    guard let source = library.zip_source_buffer_create(memory.baseAddress, UInt64(bytes.count), 0, nil) else {
      memory.deallocate()
      throw .damaged
    }
    guard let handle = library.zip_open_from_source(source, CInt(ZIP_RDONLY), nil) else {
      library.zip_source_free(source)
      memory.deallocate()
      throw .damaged
    }
    self.library = library
    self.memory = memory
    self.handle = handle
    let count = library.zip_get_num_entries(handle, 0)
    guard count <= Bounds.archivedFiles else { throw .tooManyFiles(Int(count)) }
  }

  deinit {
    library.zip_discard(handle)
    memory.deallocate()
  }

  public func contains(_ name: String) -> Bool { library.zip_name_locate(handle, name, 0) >= 0 }

  /// The contents of a file, or nil if there is no file with that name.
  public func file(_ name: String) throws(ZipProblem) -> [UInt8]? {
    let index = library.zip_name_locate(handle, name, 0)
    guard index >= 0 else { return nil }
    var facts = zip_stat()
    guard library.zip_stat_index(handle, UInt64(index), 0, &facts) == 0,
      facts.valid & UInt64(ZIP_STAT_SIZE) != 0, facts.valid & UInt64(ZIP_STAT_COMP_SIZE) != 0
    else { throw .damagedFile(name: name) }
    guard facts.encryption_method == UInt16(ZIP_EM_NONE) else { throw .encrypted }
    guard [ZIP_CM_STORE, ZIP_CM_DEFLATE].contains(CInt(facts.comp_method)) else { throw .damagedFile(name: name) }
    guard facts.size <= Bounds.unpacked else { throw .tooLarge(name: name) }
    guard facts.size <= allowance else { throw .tooLargeInAll }
    guard facts.size / UInt64(Bounds.packingRatio) <= facts.comp_size else { throw .bomb(name: name) }
    let bytes = try unpack(UInt64(index), name, size: Int(facts.size))
    allowance -= bytes.count
    return bytes
  }

  /// The size given in the archive may be wrong: extra bytes are not read, and missing ones are an error.
  private func unpack(_ index: UInt64, _ name: String, size: Int) throws(ZipProblem) -> [UInt8] {
    guard let file = library.zip_fopen_index(handle, index, 0) else { throw .damagedFile(name: name) }
    defer { _ = library.zip_fclose(file) }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count <= size {
        // The buffer has room for at least one byte, so it has an address.
        let got = library.zip_fread(file, buffer.baseAddress! + count, UInt64(size + 1 - count))
        guard got > 0 else {
          // At the end of a file libzip verifies the checksum.
          isWhole = got == 0 && count == size
          break
        }
        count += Int(got)
      }
    }
    guard isWhole else { throw .damagedFile(name: name) }
    return bytes
  }
}
