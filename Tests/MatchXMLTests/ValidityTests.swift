import MatchModel
import MatchXML
import Resources
import SampleMatches
import TestSupport
import Testing

/// Validation with xmllint.
@Suite struct ValidityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, bytes) in Schema.parts { _ = try folder.write(bytes, to: name) }
  }

  /// Makes sure that the example has every standard kind of action.
  @Test func theExampleHasEveryKind() {
    #expect(Set(exampleMatch().actions.map(\.kind)) == Set(ActionKind.allCases).subtracting([.own]))
  }

  @Test(arguments: FileEncoding.allCases)
  func ownFilesAreValid(encoding: FileEncoding) throws {
    try expectValid(Schema.currentName) { MatchWriter(encoding: encoding).bytes(of: $0) }
  }

  @Test(arguments: FileEncoding.allCases)
  func strictExportsAreValidUnderBothDTDs(encoding: FileEncoding) throws {
    for dtd in [Schema.documented2011Name, Schema.currentName] {
      try expectValid(dtd) { MatchWriter(format: .documented2011, encoding: encoding).bytes(of: $0) }
    }
  }

  private func expectValid(_ dtd: String, _ write: (Match) -> [UInt8]) throws {
    var files = [try folder.write(write(exampleMatch()), to: "example.xml")]
    for seed in 0..<60 as Range<UInt64> {
      var random = RandomMatch(seed: seed)
      files.append(try folder.write(write(random.match()), to: "\(seed).xml"))
    }
    let judged = try run("xmllint", ["--noout", "--nonet", "--dtdvalid", folder.path(dtd)] + files)
    #expect(judged.status == .exited(0), "\(judged.error.prefix(2000))")
  }
}
