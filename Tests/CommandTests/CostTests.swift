import TestSupport
import Testing

/// The cost of typed or piped input: generous limits on processor time and memory.
@Suite struct CostTests {
  /// A megabyte of unknown words took twenty seconds, because each was compared with all words of three languages.
  @Test(arguments: [60, 10_000]) func unknownWordsAreReportedQuickly(_ length: Int) throws {
    let programFolder = try ProgramFolder()
    try programFolder.match()
    let word = repeated("frobnicate", length / 10)
    try programFolder.write(repeated(word + "\n", min(100, 1_000_000 / length)), to: "script")
    let result = try programFolder.shell("ulimit -t 60; futbolstats record --keep-going --input script m.xml")
    #expect(result.status == .exited(1), "\(result.error.prefix(300))")
    #expect(result.error.contains("unknown word “frobnicate"))
  }

  /// An endless line took eighteen times its length in memory.
  @Test func endlessLineIsRefused() throws {
    let programFolder = try ProgramFolder()
    try programFolder.match()
    let result = try programFolder.shell(
      "head -c 30000000 /dev/zero | tr '\\0' a | { ulimit -d 102400; ulimit -t 60; exec futbolstats record m.xml; }")
    #expect(result.status == .exited(1))
    #expect(result.error == "-:1:1: error: this line is longer than 64 KiB; a script has one short line per event\n")
  }
}
