import TestSupport
import Testing

func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

extension ProgramFolder {
  /// A match made by the program, with additional elements in the home side's actions and further edits.
  func match(_ name: String = "m.xml", actions: String = "", _ edit: (inout String) -> Void = { _ in }) throws {
    _ = try futbolstats("new", name, "--force")
    var text = text(name)
    if !actions.isEmpty {
      let empty = "<dadespartit iniciprimerapart=\"\" inicisegonapart=\"\"/>"
      let place = try #require(text.firstRange(of: empty))
      text.replaceSubrange(place, with: empty.dropLast(2) + ">" + actions + "</dadespartit>")
    }
    edit(&text)
    try write(text, to: name)
  }

  /// Pads the file with spaces up to this size.
  func fill(_ name: String, to size: Int) throws {
    let bytes = read(name)
    try write(bytes + Array(repeating: UInt8(ascii: " "), count: size - bytes.count), to: name)
  }

  /// Validates a match file with this edit.
  func validate(_ edit: (inout String) -> Void) throws -> RunResult {
    try match("m.xml", edit)
    return try futbolstats("validate", "m.xml")
  }

  func record(_ script: String, in name: String = "m.xml") throws -> RunResult {
    try futbolstats("record", name, text: script)
  }
}

extension String {
  /// Inserts text before the end of the root element.
  mutating func append(toRoot xml: String) {
    if let end = ranges(of: "</partit>").last { insert(contentsOf: xml, at: end.lowerBound) }
  }

  /// Inserts text after the XML declaration.
  mutating func insert(beforeRoot xml: String) {
    if let root = firstRange(of: "<partit") { insert(contentsOf: xml, at: root.lowerBound) }
  }
}

/// Small samples made by a script of the benchmarks, in a temporary folder.
func benchmarkSamples(_ script: String) throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  let made = try run("python3", ["-B", projectFile("Benchmarks/" + script), "--small", folder.path])
  try #require(made.status == .exited(0), "\(made.error)")
  return folder
}
