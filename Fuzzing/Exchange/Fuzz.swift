import Exchange
import MatchModel
import MatchRules
import MatchXML
import Uses

/// A file in any foreign format: an imported match has the stated score, and a match file preserves it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = ForeignFile(name: "x", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  for (_, reading) in Import.read([file], options: ReadingOptions()) {
    for foreign in reading.matches {
      guard let settled = try? Settlement(rules: RuleSet()).settle(foreign, provenance: "fuzz"),
        settled.ledger.firstObjection == nil
      else { continue }
      if let stated = foreign.stated.score, foreign.course != .pending {
        precondition(settled.ledger.state.score == stated, "another score than the source states")
      }
      let written = MatchWriter(encoding: .utf8).bytes(of: settled.match)
      guard let again = try? MatchReader().read(written, file: "m.xml").match else {
        // A match file that is too large to be read again is refused when it is written.
        if written.count > 8 << 20 { continue }
        fatalError("what was written is not read")
      }
      precondition(MatchWriter(encoding: .utf8).bytes(of: again) == written, "read again, it is another match")
      Uses.all(of: again)
    }
  }
  return 0
}
