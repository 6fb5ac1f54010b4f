import MatchRules

/// A rule file: what is read says of each parameter a value that is read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let rules = try? RuleSet(text: text) else { return 0 }
  var again = RuleSet()
  for parameter in RuleParameter.all {
    do { try again.set(parameter.key, to: parameter.read(rules)) } catch { fatalError("\(parameter.key): \(error)") }
  }
  precondition(again == rules, "told again, they are other rules")
  return 0
}
