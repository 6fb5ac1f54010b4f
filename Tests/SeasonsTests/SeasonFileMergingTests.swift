import Seasons
import Testing

/// Two versions of `temporada.xml`.
@Suite struct SeasonFileMergingTests {
  private static let base: SeasonFile = {
    var file = SeasonFile()
    file.teams = [SeasonFile.Team("Inca"), SeasonFile.Team("Llosetense")]
    file.decisions = [Decision(.deduction(team: "Inca", points: 1), line: 7)]
    return file
  }()

  @Test func decisionsAreMergedAsASet() {
    var (one, other) = (Self.base, Self.base)
    one.decisions.append(Decision(.void(file: "a.xml"), line: 8))
    other.decisions.append(Decision(.void(file: "b.xml"), line: 8))
    other.decisions.append(Decision(.void(file: "a.xml"), line: 9))
    let (file, conflicts) = one.merged(with: other, base: Self.base)
    #expect(conflicts.isEmpty)
    #expect(
      file.decisions.map(\.what) == [
        .deduction(team: "Inca", points: 1), .void(file: "a.xml"), .void(file: "b.xml"),
      ])
  }

  @Test func changesInEitherVersionAreKept() {
    var (one, other) = (Self.base, Self.base)
    one.decisions = []
    other.teams[0].aliases = ["UD Inca"]
    let (file, conflicts) = one.merged(with: other, base: Self.base)
    #expect(conflicts.isEmpty && file.decisions.isEmpty)
    #expect(file.teams[0].aliases == ["UD Inca"])
  }

  @Test func changesInBothVersionsConflict() {
    var (one, other) = (Self.base, Self.base)
    one.teams[0].aliases = ["UD Inca"]
    other.teams[0].aliases = ["CE Inca"]
    let (file, conflicts) = one.merged(with: other, base: Self.base)
    #expect(conflicts.map(\.name) == ["Inca"])
    #expect(file.teams[0].aliases == ["UD Inca"])
  }

  @Test func mergingWithItselfChangesNothing() {
    let (file, conflicts) = Self.base.merged(with: Self.base, base: nil)
    #expect(conflicts.isEmpty && file.teams == Self.base.teams)
  }
}
