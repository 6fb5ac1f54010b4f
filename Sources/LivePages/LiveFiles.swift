import CResources

package enum LiveFiles {
  package static let script = bytes(live_page_script())
  package static let style = bytes(live_page_style())

  private static func bytes(_ data: EmbeddedFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: data.bytes, count: data.count))
  }
}
