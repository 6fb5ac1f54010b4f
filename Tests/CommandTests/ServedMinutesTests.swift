import TestSupport
import Testing

/// The minutes of suspension that a team has served, as shown at the terminal.
@Suite struct ServedMinutesTests {
  @Test(arguments: [("en", "minutes served"), ("es", "minutos de sanción"), ("ca", "minuts de sanció")])
  func servedMinutesAddUp(_ language: String, _ words: String) throws {
    let programFolder = try ProgramFolder()
    let made = try programFolder.shell(
      """
      futbolstats new m.xml --home Inca --away Artà --rules handball
      printf '%s\\n' start "10' 4x" "10' 5x" "20' v4x" "30' end" > script
      futbolstats record m.xml --input script --clock 1400000000
      futbolstats show m.xml stats --lang \(language)
      """)
    #expect(made.output.contains("\n\(words)"), "\(made.output)\(made.error)")
    let line = made.output.split(separator: "\n").first { $0.hasPrefix(words) } ?? ""
    #expect(line.dropFirst(words.count).split(separator: " ") == ["4", "2"], "\(line)")
  }

  /// Two minutes from 10:15 and from 59:20 of a half that ends at 60:00.
  @Test func servedTimeHasSeconds() throws {
    let programFolder = try ProgramFolder()
    let made = try programFolder.shell(
      """
      futbolstats new m.xml --home Inca --away Artà --rules handball
      printf '%s\\n' start "10:15' 4x" "30:00' end" start "59:20' v4x" "60:00' end" > script
      futbolstats record m.xml --input script --clock 1400000000
      futbolstats show m.xml stats --lang en
      """)
    let line = made.output.split(separator: "\n").first { $0.hasPrefix("minutes served") } ?? ""
    #expect(line.split(separator: " ").suffix(2) == ["2:00", "0:40"], "\(made.output)\(made.error)")
  }
}
