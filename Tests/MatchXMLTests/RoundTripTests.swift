import MatchModel
import MatchXML
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: FileEncoding.allCases)
  func ownFilesRoundTripByteForByte(encoding: FileEncoding) throws {
    let writer = MatchWriter(encoding: encoding)
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomMatch(seed: seed)
      let bytes = writer.bytes(of: random.match())
      let read = try read(bytes)
      let again = writer.bytes(of: read.match)
      if again != bytes { Issue.record("seed \(seed): \(firstDifference(bytes, again))") }
      #expect(read.encoding == encoding)
      #expect(read.isOrdered)
      #expect(read.lines.count == read.match.actions.count)
    }
  }

  @Test func writingIsDeterministic() {
    var random = RandomMatch(seed: 7)
    let match = random.match()
    #expect(MatchWriter().bytes(of: match) == MatchWriter().bytes(of: match))
  }

  /// Compares every field of the match, its squads and its actions by reflection, so new fields are included.
  @Test func everyFieldRoundTrips() throws {
    var values: [String: Set<String>] = [:]
    for seed in 1000..<1200 as Range<UInt64> {
      var random = RandomMatch(seed: seed, isReadable: true)
      let match = random.match()
      let back = try read(MatchWriter().bytes(of: match)).match
      let (written, read) = (Fields(of: match), Fields(of: back.identified(by: match)))
      let lost =
        written.values.keys.filter { written.values[$0] != read.values[$0] }
        + read.values.keys.filter { written.values[$0] == nil }
      for path in lost.sorted().prefix(5) {
        let (old, new) = (written.values[path] ?? "nothing", read.values[path] ?? "nothing")
        Issue.record("seed \(seed), \(path): \(old) was written, \(new) was read")
      }
      values.merge(written.byName) { $0.union($1) }
    }
    // A field that is the same in all random matches might not be written at all.
    let constant = values.filter { $0.value.count == 1 }.keys.sorted()
    #expect(constant == [])
  }
}

/// All stored properties of a match, by reflection. Times are in milliseconds, as in files.
private struct Fields {
  /// By path: `.actions.3.moment.minute`.
  var values: [String: String] = [:]
  /// By type and name, wherever they occur: `Moment.minute`.
  var byName: [String: Set<String>] = [:]

  init(of match: Match) {
    for (name, value) in properties(of: match) {
      switch name {
      case "teams":
        for side in Side.allCases {
          let involved = Set(match.actions.flatMap(\.participants).filter { $0.side == side }.map(\.person))
          add(match[side], ".\(side)") { match[side][$0].isListed || involved.contains(.player($0)) }
        }
      // Compare the elements. The list's own properties describe identities in memory.
      case "actions": add(Array(match.actions), ".actions")
      default: add(value, "." + name, "Match." + name)
      }
    }
  }

  /// Adds players by number, because those who joined without being in the squad are written in another order.
  private mutating func add(_ team: Team, _ path: String, where isWritten: (PlayerID) -> Bool) {
    for id in team.playerIDsByNumber where isWritten(id) {
      add(team[id], "\(path).\(team[id].number.rawValue)")
    }
    for (name, value) in properties(of: team) where !["players", "playerIDs", "places"].contains(name) {
      add(value, "\(path).\(name)", "Team." + name)
    }
  }

  private mutating func add(_ value: Any, _ path: String, _ name: String? = nil) {
    let mirror = Mirror(reflecting: value)
    switch (value, mirror.displayStyle) {
    case (let time as Double, _): note("\(Int((time * 1000).rounded()))", path, name)
    case (let map as [String: String], _): note("\(map.sorted { $0.key < $1.key })", path, name)
    case (_, .optional):
      if let name { byName[name, default: []].insert(mirror.children.isEmpty ? "nil" : "some") }
      if let some = mirror.children.first { add(some.value, path, name) } else { note("nil", path, name) }
    case (_, .collection):
      note("\(mirror.children.count)", path, name)
      for (place, child) in mirror.children.enumerated() { add(child.value, "\(path).\(place)") }
    case (_, .struct), (_, .class):
      for child in properties(of: value) {
        add(child.value, "\(path).\(child.name)", "\(type(of: value)).\(child.name)")
      }
    default: note("\(value)", path, name)
    }
  }

  private mutating func note(_ value: String, _ path: String, _ name: String?) {
    values[path] = value
    if let name { byName[name, default: []].insert(value) }
  }

  /// The properties of a value, including inherited ones.
  private func properties(of value: Any) -> [(name: String, value: Any)] {
    var found: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let here = mirror {
      found += here.children.map { ($0.label ?? "", $0.value) }
      mirror = here.superclassMirror
    }
    return found
  }
}

func read(_ bytes: [UInt8], file: String = "match.xml") throws -> ReadMatch {
  try MatchReader().read(bytes, file: file)
}

func read(_ text: String) throws -> ReadMatch { try read(Array(text.utf8)) }

private func firstDifference(_ a: [UInt8], _ b: [UInt8]) -> String {
  let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
  let range = max(0, index - 120)..<(index + 60)
  func excerpt(_ bytes: [UInt8]) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
  return "\n\(excerpt(a))\n--- became ---\n\(excerpt(b))"
}
