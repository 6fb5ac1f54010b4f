import Exchange
import MatchModel
import MatchRules
import MatchXML

/// A calendar or a feed of events: what is settled has the score that is stated, and is written into a match file and
/// read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = ForeignFile(name: "feed", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  var options = ReadingOptions()
  options.zone = "Europe/Madrid"
  for (_, reading) in Import.read([file], options: options) {
    for match in reading.matches {
      guard let settled = try? Settlement(rules: RuleSet()).settle(match, provenance: "feed") else { continue }
      if match.course == .played, let stated = match.stated.score {
        precondition(settled.ledger.state.score == stated, "the score is another one")
      }
      let written = MatchWriter(encoding: .utf8).bytes(of: settled.match)
      guard let again = try? MatchReader().read(written, file: "m.xml").match else {
        fatalError("what was written is not read")
      }
      precondition(MatchWriter(encoding: .utf8).bytes(of: again) == written, "read again, it is another match")
    }
  }
  return 0
}
