import Glibc
import TestSupport
import Testing

/// Progress of long operations, and the files left by an interruption.
@Suite struct ProgressTests {
  private let programFolder: ProgramFolder

  /// 1,001 files with one result each, with 22 home teams and 26 away teams.
  init() throws {
    programFolder = try ProgramFolder.made(
      """
      mkdir season && cd season
      for number in $(seq 1001); do
        printf 'round,home,away,score\\n%d,Home %d,Away %d,%d-1\\n' \\
          $number $((number % 22)) $((number % 26)) $((number % 4)) > r$number.csv
      done
      """)
  }

  @Test func onlyATerminalShowsProgress() throws {
    let piped = try programFolder.futbolstats("season", "season", "table")
    #expect(piped.status == .exited(0) && piped.error.isEmpty)

    // The terminal shows only messages.
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "\(builtProduct("futbolstats")) season season table > table.txt"], directory: programFolder.path
    )
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.transcript.contains(/\r\[#* *\] +\d+ \/ 1001/), "\(terminal.transcript)")
    // The progress is erased and is not part of the result.
    #expect(terminal.screen.text.filter { !$0.isWhitespace } == "")
    #expect(programFolder.text("table.txt") == piped.output)
  }

  @Test func fewFilesShowNoProgress() throws {
    try programFolder.write("home,away,score\nA,B,1-0\n", to: "one.csv")
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["season", "one.csv", "table"], directory: programFolder.path)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.transcript.contains("[") && terminal.transcript.contains("Pts"))
  }

  /// If Ctrl-C is pressed while files are read, the output file stays absent or unchanged.
  @Test(arguments: [false, true]) func interruptWhileReadingWritesNothing(_ isThere: Bool) throws {
    if isThere { try programFolder.write("<!DOCTYPE html>mine", to: "table.html") }
    let before = programFolder.names
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"),
      ["season", "season", "table", "--format", "html", "-o", "table.html", "--force"], directory: programFolder.path)
    try terminal.expect("/ 1001")
    try terminal.press(.interrupt)
    // Completed output is intact.
    if try terminal.waitForExit() == .signalled(SIGINT) {
      #expect(programFolder.names == before)
      if isThere { #expect(programFolder.text("table.html") == "<!DOCTYPE html>mine") }
    }
    #expect(!programFolder.names.contains { $0.hasSuffix(".tmp") })
  }
}
