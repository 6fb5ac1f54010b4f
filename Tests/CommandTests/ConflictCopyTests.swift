import Commands
import Testing

/// The names that programs for synchronising give to conflict copies.
@Suite struct ConflictCopyTests {
  @Test(arguments: [
    "derby.sync-conflict-20261121-173000-ABCDEFG.xml", "derby.conflict-1.xml",
    "derby (conflicted copy 2026-11-21 173000).xml", "derby (Anna's conflicted copy 2026-11-21).xml",
    "derby (Copia en conflicto de Anna 2026-11-21).xml", "derby [Conflict].xml", "derby_conf(1).xml",
  ])
  func aCopyIsRecognisedByItsNameAlone(_ name: String) {
    #expect(ConflictCopy.original(of: name) == "derby.xml")
  }

  @Test(arguments: ["derby (1).xml", "derby-DESKTOP-7A2B.xml", "derby-ANNA.xml"])
  func otherCopiesAreRecognisedBesideTheirFile(_ name: String) {
    #expect(ConflictCopy.original(of: name) == nil)
    #expect(ConflictCopy.original(of: name, among: ["derby.xml"]) == "derby.xml")
  }

  @Test(arguments: ["derby.xml", "derby-2.xml", "derby (final).xml", "2026-11-21 Inca-Lloseta.xml", ".xml", "derby"])
  func otherFilesAreNone(_ name: String) {
    #expect(ConflictCopy.original(of: name, among: ["derby.xml", "2026-11-21 Inca.xml"]) == nil)
  }
}
