import MatchModel
import MatchXML
import Uses

/// A match file: any match that is read can be validated, written, read again unchanged, and used like any other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let read = try? MatchReader().read(bytes, file: "m.xml") else { return 0 }
  let written = MatchWriter(encoding: .utf8).bytes(of: read.match)
  guard let again = try? MatchReader().read(written, file: "m.xml") else { fatalError("what was written is not read") }
  let twice = MatchWriter(encoding: .utf8).bytes(of: again.match)
  precondition(written == twice, "read again, it is another match")
  Uses.all(of: read.match)
  return 0
}
