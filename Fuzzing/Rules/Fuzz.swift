import MatchRules

/// A rule file: what is read says of each parameter a value that is read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let rules = try? RuleSet(text: text) else { return 0 }
  let told = rules.differences(from: RuleSet())
  do {
    let again = try RuleSet().overridden(by: told)
    precondition(again.differences(from: RuleSet()) == told, "told again, they are other rules")
  } catch { fatalError("\(error)") }
  return 0
}
