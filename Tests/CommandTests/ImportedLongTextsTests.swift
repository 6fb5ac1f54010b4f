import TestSupport
import Testing

/// Imported texts may be longer than match files allow; the imported match can still be read again.
@Suite struct ImportedLongTextsTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private func long(_ count: Int) -> String { String(repeating: "é", count: count) }

  private func taken(_ text: String, from name: String) throws {
    try programFolder.write(text, to: name)
    let result = try programFolder.shell(
      "set -e; mkdir out; futbolstats import \(name) -o out >/dev/null 2>&1; futbolstats show out/*.xml score")
    #expect(result.status == .exited(0), "\(result.error.prefix(500))")
    #expect(result.output.contains("1-0"))
  }

  @Test(arguments: ["title", "round", "venue", "referee", "coach", "scorer", "player"])
  func longTextsInFootballText(_ place: String) throws {
    func text(_ name: String) -> String { place == name ? name + " " + long(600) : name }
    try taken(
      """
      = \(text("title")) 1990
      ▪ \(text("round"))
      Sun Jun 10 1990 @ \(text("venue"))
        Inca v Muro  1-0
          (\(place == "scorer" ? long(600) : "Pau") 9')

      Inca: Pau - \(text("player")), Ona, Joan, Biel, Toni, Marc, Hugo, Sergi, Martí, Laia; Coach: \(text("coach"))
      Refs: \(text("referee"))
      """, from: "cup.txt")
  }

  @Test func longReasonForAbandonment() throws {
    try taken(
      "= Cup 1990\nSun Jun 10 1990\n  Inca v Muro  [abandoned at 1-0 in 65', \(long(12_000))]\n    (Pau 9')\n",
      from: "cup.txt")
  }

  @Test func longNoteInATimeline() throws {
    func clip(_ code: String, _ team: String, _ more: String = "") -> String {
      "<instance><start>10</start><end>11</end><code>\(code)</code><label><group>Team</group><text>\(team)</text></label>\(more)</instance>"
    }
    try taken(
      "<file><ALL_INSTANCES><instance><start>1</start><end>2</end><code>1H</code></instance>" + clip("Goal", "Inca")
        + clip("Note", "Muro", "<free_text>\(long(12_000))</free_text>") + "</ALL_INSTANCES></file>", from: "t.xml")
  }

  /// The path is stored too, as the match's source.
  @Test func longSourcePath() throws {
    let path = (0..<4).map { _ in String(repeating: "x", count: 200) }.joined(separator: "/")
    try programFolder.write("= Cup 1990\nSun Jun 10 1990\n  Inca v Muro  1-0\n    (Pau 9')\n", to: "cup.txt")
    let result = try programFolder.shell(
      "set -e; mkdir -p \(path) out; cp cup.txt \(path)/; futbolstats import \(path)/cup.txt -o out >/dev/null; futbolstats show out/*.xml score"
    )
    #expect(result.status == .exited(0), "\(result.error.prefix(500))")
  }
}
