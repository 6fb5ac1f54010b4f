import SeasonCommands
import Testing

/// The names that synchronisation programs give to conflict copies.
@Suite struct ConflictCopyTests {
  @Test(arguments: [
    "derby.sync-conflict-20261121-173000-ABCDEFG.xml", "derby.conflict-1.xml",
    "derby (conflicted copy 2026-11-21 173000).xml", "derby (Anna's conflicted copy 2026-11-21).xml",
    "derby (Copia en conflicto de Anna 2026-11-21).xml", "derby [Conflict].xml", "derby_conf(1).xml",
    "derby (conflicted copy anna 2026-11-21 173000).xml", "derby_conflict-20261121-173000.xml",
    "derby (copia conflictiva de PC2 2026-11-21).xml", "derby (còpia en conflicte de l'Anna 2026-11-21).xml",
    "derby (Copie en conflit de Anna 2026-11-21).xml", "derby (In Konflikt stehende Kopie von Anna 2026-11-21).xml",
    "derby (Anna's conflicted copy 2026-11-21 (1)).xml", "derby (Anna (mòbil)'s conflicted copy 2026-11-21).xml",
  ])
  func recognisesCopiesByNameAlone(_ name: String) {
    #expect(ConflictCopy.original(of: name) == "derby.xml")
  }

  @Test(arguments: ["derby (1).xml", "derby-DESKTOP-7A2B.xml", "derby-ANNA.xml"])
  func recognisesOtherCopiesBesideTheOriginal(_ name: String) {
    #expect(ConflictCopy.original(of: name) == nil)
    #expect(ConflictCopy.original(of: name, isBeside: Self.isDerby) == "derby.xml")
  }

  /// OneDrive's copies contain the name of the computer, which may look like a team's.
  @Test(arguments: [
    "derby-Annas-MacBook-Pro.xml", "derby-portatil.xml", "derby-Ordinador de l'Anna.xml", "derby-Anna-PC-2.xml",
  ])
  func computerNamesCountOnlyForTheSameMatch(_ name: String) {
    #expect(ConflictCopy.original(of: name, isBeside: Self.isDerby) == nil)
    let found = ConflictCopy.original(
      of: name, isBeside: Self.isDerby, isSameMatch: { copy, base in copy == name && base == "derby.xml" })
    #expect(found == "derby.xml")
  }

  @Test(arguments: ["derby.xml", "derby-2.xml", "derby (final).xml", "2026-11-21 Inca-Lloseta.xml", ".xml", "derby"])
  func otherFilesAreNotCopies(_ name: String) {
    let names: Set<String> = ["derby.xml", "2026-11-21 Inca.xml"]
    #expect(ConflictCopy.original(of: name, isBeside: names.contains) == nil)
  }

  private static func isDerby(_ name: String) -> Bool { name == "derby.xml" }
}
