import Glibc
import TestSupport
import Testing

/// A program ended by a signal leaves only the match and its undo history behind.
@Suite struct SignalTests {
  @Test(arguments: ["TERM", "HUP", "INT"]) func leavesNothingBehind(_ signal: String) throws {
    let folder = try Folder()
    let script = """
      mkfifo lines
      "\(Folder.program)" record m.xml --input lines >acknowledged &
      program=$!
      exec 3>lines
      echo c >&3
      until [ -s acknowledged ]; do :; done
      # Without job control, the shell starts background jobs with SIGINT ignored, and the program leaves it ignored.
      kill -\(signal) $program
      exec 3>&-
      wait $program
      rm -f lines acknowledged
      ls -A
      """
    let starter = signal == "INT" ? ["/bin/bash", "-m", "-c"] : ["/bin/bash", "-c"]
    let result = try run(starter[0], Array(starter.dropFirst()) + [script], directory: folder.path)
    #expect(result.output == ".m.xml.undo\nm.xml\n", "\(result.error)")
    #expect(try folder.actionCount() == 2)
  }
  /// A signal between creating and registering a file leaves nothing behind.
  @Test(arguments: [
    ["record", "m.xml", "--keep-going", "--input", "-"], ["report", "m.xml"], ["export", "m.xml", "-o", "x.xml"],
  ])
  func leavesNothingBehindAtAnyMoment(_ command: [String]) throws {
    var opened = 0
    var status = ExitStatus.signalled(SIGTERM)
    while status == .signalled(SIGTERM) {
      let folder = try Folder()
      opened += 1
      let result = try run(
        "/bin/sh",
        ["-c", "e=$1; shift; LD_PRELOAD=$e exec \"$@\"", "sh", builtProduct("libFaultyCalls.so"), Folder.program]
          + command,
        text: "c\n6g\nfrobnicate\ny99\n7y\nundo\n",
        environment: ["FAULTS_FOLDER": folder.path, "FAULTS_END": String(opened)], directory: folder.path)
      status = result.status
      let left = try run("/bin/ls", ["-A"], directory: folder.path).output.split(separator: "\n")
      #expect(!left.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(".lock") }, "\(opened): \(left)")
      #expect(try folder.xmllint([folder.match]) == "", "\(opened)")
    }
    #expect(opened > 3, "\(status)")
  }
  /// Interrupting the creation of a site leaves complete pages or none; the next run makes the missing ones.
  @Test func interruptedSiteHasOnlyCompletePages() throws {
    let folder = try Folder(recording: ["start", "9g", "v4f9y", "end"])
    let site = folder.path + "/site"
    func made(_ opened: Int?) throws -> RunResult {
      try run(
        "/bin/sh",
        ["-c", "e=$1; shift; LD_PRELOAD=$e exec \"$@\"", "sh", builtProduct("libFaultyCalls.so"), Folder.program]
          + ["season", "m.xml", "site", "site"],
        environment: opened.map { ["FAULTS_FOLDER": site, "FAULTS_END": String($0)] } ?? [:], directory: folder.path)
    }
    let whole = try made(nil)
    #expect(whole.status == .exited(0), "\(whole.error)")
    let names = try run("/bin/ls", ["-A"], directory: site).output
    let pages = try names.split(separator: "\n").map { ($0, try Folder.contents("\(site)/\($0)")) }
    for opened in [1, 2, 5, 9, 13] {
      _ = try run("/bin/rm", ["-r", site])
      #expect(try made(opened).status == .signalled(SIGTERM), "\(opened)")
      for name in try run("/bin/ls", ["-A"], directory: site).output.split(separator: "\n") {
        let page = pages.first { $0.0 == name }
        #expect(try page?.1 == Folder.contents("\(site)/\(name)"), "\(opened): \(name)")
      }
    }
    #expect(try made(nil).status == .exited(0))
    #expect(try run("/bin/ls", ["-A"], directory: site).output == names)
  }

  /// Open lines have their own file, which is written only at a prompt.
  @Test func leavesNothingBehindAtAPromptAtAnyMoment() throws {
    var opened = 0
    var status = ExitStatus.signalled(SIGTERM)
    while status == .signalled(SIGTERM) {
      let folder = try Folder()
      opened += 1
      let recorder = try PseudoTerminal(
        Folder.program, ["record", "m.xml"],
        environment: [
          "LD_PRELOAD": builtProduct("libFaultyCalls.so"), "FAULTS_FOLDER": folder.path,
          "FAULTS_END": String(opened),
        ], directory: folder.path)
      try recorder.type("c\rfrobnicate\rv7y99\rquit\r")
      status = try recorder.waitForExit()
      let left = try run("/bin/ls", ["-A"], directory: folder.path).output.split(separator: "\n")
      #expect(!left.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(".lock") }, "\(opened): \(left)")
    }
    #expect(status == .exited(0))
    #expect(opened > 6)
  }

  /// The program is ended while a line is being typed, by a signal or by closing the terminal.
  @Test(arguments: [SIGTERM, SIGHUP]) func leavesNothingBehindAtAPrompt(_ signal: CInt) throws {
    let folder = try Folder()
    let recorder = try PseudoTerminal(Folder.program, ["record", "m.xml"], directory: folder.path)
    try recorder.enter("c")
    try recorder.expect("corner")
    try recorder.type("v9")
    try recorder.expect("v9")
    recorder.signal(signal)
    _ = try recorder.waitForExit()
    #expect(recorder.isInOrder)
    let left = try run("/bin/ls", ["-A"], directory: folder.path).output
    #expect(left == ".m.xml.undo\nm.xml\n")
    #expect(try folder.actionCount() == 2)
  }
}
