import MatchRows
import Uses

/// A line of a season part: it is written back unchanged, and makes a season.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard case .match(let line)? = try? PartLine(bytes) else { return 0 }
  precondition(line.bytes == bytes, "written again, it is another line")
  Uses.use(line.sheet)
  return 0
}
