import Terminal
import Testing

@Suite struct CandidateListTests {
  private let traits: TerminalTraits = {
    var traits = TerminalTraits()
    (traits.columns, traits.rows) = (20, 6)
    return traits
  }()

  @Test func shortCandidatesAreInColumns() {
    let list = CandidateList.lines(["a", "b", "c", "d", "e", "f", "g"].map { Candidate($0) }, on: traits)
    #expect(list == ["a  c  e  g", "b  d  f"])
  }

  @Test func countsCandidatesThatDoNotFit() {
    let list = CandidateList.lines((1...30).map { Candidate("player\($0)") }, on: traits)
    #expect(list.count == 3)
    #expect(list.last == "… +28")
  }

  @Test func descriptionsAreTruncatedToTheScreen() {
    let list = CandidateList.lines([Candidate("8", description: "Andrés Iniesta Luján")], on: traits)
    #expect(list == ["8  Andrés Iniesta …"])
  }
}
