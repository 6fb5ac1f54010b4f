import TestSupport
import Testing

/// Adding a timeline to a match from the shell.
@Suite struct ImportIntoTests {
  private static let timeline = """
    <file><ALL_INSTANCES>
    <instance><start>125</start><end>131</end><code>Kick-off 1</code></instance>
    <instance><start>867</start><end>880</end><code>Corner</code><label><group>Team</group><text>Inca</text></label></instance>
    <instance><start>900</start><end>910</end><code>Foul</code><label><group>Team</group><text>Muro</text></label></instance>
    </ALL_INSTANCES></file>
    """

  @Test func secondImportAddsNothing() throws {
    let programFolder = try ProgramFolder()
    try programFolder.write(Self.timeline, to: "t.xml")
    let first = try programFolder.shell(
      "futbolstats new derby.xml Inca Muro --date 2026-11-21 >/dev/null; futbolstats import t.xml --into derby.xml")
    #expect(first.output == "2026-11-21-inca-muro.xml  Inca 0-0 Muro; 2 events added\n1 match written\n")
    let second = try programFolder.shell("futbolstats import t.xml --into 2026-11-21-inca-muro.xml --lang ca; ls *.xml")
    #expect(
      second.status == .exited(0) && second.error == "t.xml: avís: 2 accions ja són al partit; es passen per alt\n")
    #expect(second.output == "1 partit ja hi era\n2026-11-21-inca-muro.xml\nderby.xml\nt.xml\n")
  }

  /// Declared actions are exported as clips and imported again.
  @Test func declaredActionsSurviveARoundTrip() throws {
    let programFolder = try ProgramFolder()
    let said = try programFolder.shell(
      """
      futbolstats new own.xml Inca Muro --date 2026-11-21 --rules charting >/dev/null
      printf 'start\\n13:30 9q5\\n14:00 9d+5,4\\nend\\n' | futbolstats record own.xml >/dev/null
      for lang in en es ca; do
        futbolstats export own.xml --format timeline --half1 0:02:05 --lang $lang -o $lang.xml
        grep -o '<code>[^<]*</code>' $lang.xml | sort -u
      done
      grep -o '<text>accio[^<]*' en.xml
      futbolstats export own.xml --format cuts --half1 0:02:05 --kinds recuperació
      futbolstats new again.xml Inca Muro --date 2026-11-21 --rules charting >/dev/null
      futbolstats import ca.xml --into again.xml
      futbolstats show 2026-11-21-inca-muro.xml log
      """)
    #expect(said.error == "")
    let codes = said.output.matches(of: /<code>([^<]*)<\/code>/).map { String($0.1) }
    #expect(
      codes == [
        "Inca duel", "Inca recovery", "Kick-off 1", "Inca duelo", "Inca recuperaci&#243;n", "Inicio 1", "Inca duel",
        "Inca recuperaci&#243;", "Inici 1",
      ], "\(said.output)")
    #expect(said.output.contains("\n927.00,940.00,\"14' Inca recovery, 9\"\n") && !said.output.contains("Inca duel, 9"))
    #expect(said.output.contains("tipus:duel resultat:guanyat") && said.output.contains("2 events added"))
    #expect(said.output.contains("15' duel: 9, won, zone 5, against v4"), "\(said.output)")
  }
}
