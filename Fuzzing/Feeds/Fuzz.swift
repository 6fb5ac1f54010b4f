import Exchange
import MatchModel
import MatchRules
import MatchXML
import Uses

/// A calendar or an event feed, possibly of several files separated by `----` on a line of its own. A settled match has
/// the stated score and survives writing and reading a match file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let files = bytes.split(separator: Array("\n----\n".utf8)).map { ForeignFile(name: "feed", bytes: Array($0)) }
  var options = ReadingOptions()
  options.zone = "Europe/Madrid"
  for (_, reading) in Import.read(files, options: options) {
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
      Uses.all(of: again)
    }
  }
  return 0
}
