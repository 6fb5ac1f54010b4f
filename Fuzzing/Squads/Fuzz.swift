import Squads
import Text
import Uses

/// A squad as text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = TextFile.decoded(Array(UnsafeBufferPointer(start: start, count: count)))
  precondition(!text.utf8.contains(0x0D), "a line end is left as it was")
  guard let squad = try? WrittenSquad(text, starters: 11) else { return 0 }
  Uses.use(squad)
  return 0
}
