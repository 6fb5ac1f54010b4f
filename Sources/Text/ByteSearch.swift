extension [UInt8] {
  /// True if the text is among the bytes. The standard library's search is generic and many times slower.
  public func contains(text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, wanted.count <= count else { return wanted.isEmpty }
    return withUnsafeBufferPointer { bytes in
      (0...bytes.count - wanted.count).contains { start in
        bytes[start] == first && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
      }
    }
  }
}
