import Phrases
import Text

/// Arbitrary text: folding is idempotent, the width is defined, and searching for similar words ends.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: min(count, 400)), as: UTF8.self)
  let once = folded(text)
  precondition(folded(once) == once, "folded twice, it is another text")
  precondition(text.displayWidth >= 0)
  precondition(text.truncated(to: 20).displayWidth <= 20)
  _ = nearest(to: once, in: ["gol", "falta", "corner", "targeta", "substitució"])
  return 0
}
