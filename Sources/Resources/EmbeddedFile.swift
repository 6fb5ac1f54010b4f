internal import CResources

extension EmbeddedFile {
  var memory: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
}
