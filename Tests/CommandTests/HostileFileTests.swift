import Bounds
import Glibc
import TestSupport
import Testing

/// Files made to hang the program or exhaust memory: every reader refuses them within 2 seconds of processor time and
/// 200 MB of memory.
@Suite struct HostileFileTests {
  static let files: [(name: String, make: String)] = [
    (
      "entities",
      "<!DOCTYPE partit [<!ENTITY e '$(yes x | head -40000 | tr -d \"\\n\")'>]><partit>$(yes '&e;' | head -20000)</partit>"
    ),
    (
      "entity in an attribute",
      "<!DOCTYPE partit [<!ENTITY e '$(yes x | head -40000 | tr -d \"\\n\")'>]><partit a='$(yes '&e;' | head -20000)'/>"
    ),
    ("attributes", "<partit $(seq -f \"a%g=''\" 200000)/>"),
    ("comments", "<partit>$(yes '<!---->' | head -1000000)</partit>"),
    ("elements", "<partit>$(yes '<a/>' | head -1000000)</partit>"),
    ("errors", "<partit>$(yes '&x;' | head -1000000)</partit>"),
    ("invalid", "<partit>$(yes '<a b=\"c\"/>' | head -190000)</partit>"),
    ("64 MiB of text", "<partit>$(yes xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | head -2000000)</partit>"),
  ]

  @Test(arguments: files.map(\.name), ["validate", "show", "export", "report -o -", "record"].sample(2))
  func isRefusedQuickly(_ name: String, _ command: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let programFolder = try ProgramFolder()
    let made = try programFolder.shell("cat >match.xml <<END\n\(file.make)\nEND\n")
    try #require(made.status == .exited(0), "\(made.error)")
    // Limits data rather than address space, because a program reserves a lot of address space without using it.
    let read = try programFolder.shell("ulimit -t 2; ulimit -d 204800; futbolstats \(command) match.xml </dev/null")
    #expect(read.status == .exited(1), "\(read.error.prefix(500))")
    #expect(read.error.contains("match.xml:") && read.error.contains("error:"))
  }
}
