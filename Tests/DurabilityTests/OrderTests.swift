import TestSupport
import Testing

/// The order of system calls before each answer, as seen by strace.
@Suite struct OrderTests {
  @Test func flushesBeforeEveryAnswer() throws {
    let folder = try Folder(recording: [])
    let trace = folder.path + "/trace"
    let lines = ["start", "3' 9g", "5' v4y 4f9", "undo", "redo", "7' n windy", "del 2 !"]
    let result = try run(
      "/usr/bin/strace",
      ["-f", "-y", "-o", trace, "-e", "trace=write,fsync,fdatasync,rename,renameat,renameat2", Folder.program]
        + ["record", folder.match],
      text: Folder.script(lines))
    try #require(result.status == .exited(0), "\(result.error)")

    // The relevant calls since the previous answer, one letter each.
    var calls = ""
    var answers = 0
    for line in try Folder.contents(trace).split(separator: "\n") {
      if line.contains(/\ write\(\d+<[^>]*\/\.m\.xml\.\d+\.tmp>.* = \d+$/) {
        calls += "w"
      } else if line.contains(/\ fsync\(\d+<[^>]*\/\.m\.xml\.\d+\.tmp>\)\ += 0$/) {
        calls += "s"
      } else if line.contains(/\ rename\w*\(.*\.m\.xml\.\d+\.tmp.*"m\.xml".*\)\ += 0$/) {
        calls += "r"
      } else if line.contains("fsync("), line.contains("<\(folder.path)>)"), line.hasSuffix("= 0") {
        calls += "f"
      } else if line.contains(/\ write\(1</) {
        // An answer with several lines is written line by line.
        #expect(calls == "wsrf" || (answers > 0 && calls.isEmpty), "before \(line)")
        calls = ""
        answers += 1
      }
    }
    #expect(answers == result.output.split(separator: "\n").count)
    #expect(answers >= lines.count)
    #expect(calls == "")
  }

  /// Output files are created or replaced as safely as the match file.
  @Test(arguments: ["export m.xml -fo out", "report m.xml -o out", "report m.xml --format text -o out"])
  func flushesOutputFileBeforeExit(_ line: String) throws {
    let folder = try Folder(recording: ["start", "3' 9g"])
    for expected in ["wslf", "wsrf"] {
      let trace = folder.path + "/trace"
      let result = try run(
        "/usr/bin/strace",
        ["-f", "-y", "-o", trace, "-e", "trace=write,fsync,fdatasync,rename,renameat,renameat2,link,linkat"]
          + [Folder.program] + line.split(separator: " ").map(String.init), directory: folder.path)
      try #require(result.status == .exited(0), "\(result.error)")
      var calls = ""
      for line in try Folder.contents(trace).split(separator: "\n") {
        if line.contains(/\ write\(\d+<[^>]*\/\.out\.\d+\.tmp>.* = \d+$/) {
          calls += "w"
        } else if line.contains(/\ fsync\(\d+<[^>]*\/\.out\.\d+\.tmp>\)\ += 0$/) {
          calls += "s"
        } else if line.contains(/\ linkat\(.*\.out\.\d+\.tmp.*"out".*\)\ += 0$/) {
          calls += "l"
        } else if line.contains(/\ rename\w*\(.*\.out\.\d+\.tmp.*"out".*\)\ += 0$/) {
          calls += "r"
        } else if line.contains("fsync("), line.contains("<\(folder.path)>)"), line.hasSuffix("= 0") {
          calls += "f"
        }
      }
      #expect(calls == expected)
    }
  }
}
