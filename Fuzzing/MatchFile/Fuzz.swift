import MatchModel
import MatchRules
import MatchXML

/// A match file: whatever is read can be judged, written, and read again as the same match.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let read = try? MatchReader().read(bytes, file: "m.xml") else { return 0 }
  let rules = RuleSet()
  let ledger = Ledger(replaying: read.match, rules: rules)
  _ = Todo.all(in: ledger)
  let written = MatchWriter(encoding: .utf8).bytes(of: read.match)
  guard let again = try? MatchReader().read(written, file: "m.xml") else { fatalError("what was written is not read") }
  let twice = MatchWriter(encoding: .utf8).bytes(of: again.match)
  precondition(written == twice, "read again, it is another match")
  return 0
}
