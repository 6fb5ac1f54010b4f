import Foundation
import TestSupport
import Testing

/// Help, version, language, and the common behaviour of all commands.
@Suite struct HelpTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private static let commands = [
    "new", "next", "record", "show", "validate", "report", "serve", "season", "merge", "import", "export", "rules",
    "manual", "help",
  ]

  @Test(arguments: commands) func everyCommandHasHelp(_ command: String) throws {
    let page = try programFolder.futbolstats("help", command)
    #expect(page.status == .exited(0))
    #expect(page.error.isEmpty)
    #expect(page.output.hasPrefix("Usage: futbolstats \(command) "))
    #expect(page.output.contains("--lang en|es|ca"))
    // A phrase that no catalogue has is shown as its key.
    #expect(page.output.firstMatch(of: #/\b(option|program)\.[a-z]/#) == nil)
    #expect(try programFolder.futbolstats(command, "--help").output == page.output)
    #expect(try programFolder.futbolstats(command, "-h").output == page.output)
  }

  @Test(arguments: commands) func commandHelpIsTranslated(_ command: String) throws {
    let pages = try ["en", "es", "ca"].map { try programFolder.futbolstats("help", command, "--lang", $0).output }
    #expect(Set(pages).count == 3)
    #expect(pages[1].hasPrefix("Uso: "))
    #expect(pages[2].hasPrefix("Ús: "))
    for page in pages[1...] { #expect(page.firstMatch(of: #/\b(FILE|YYYY|NAME)\b/#) == nil) }
  }

  @Test(arguments: ["es", "ca"]) func manualTranslatesPlaceholders(_ language: String) throws {
    let names = try programFolder.futbolstats("manual", "--list").output.split(separator: "\n").map(String.init)
    let page = try names.map { try programFolder.futbolstats("manual", $0, "--lang", language).output }.joined()
    #expect(page.firstMatch(of: #/\.S[HS] .*\b(FILE|NAME)\b|\\fB.*\b(FILE|NAME|YYYY|FOLDER)\b/#) == nil)
  }

  @Test func overviewListsEveryCommand() throws {
    let overview = try programFolder.futbolstats("help").output
    for command in Self.commands { #expect(overview.contains("\n  \(command) ")) }
    #expect(try programFolder.futbolstats("--help").output == overview)
  }

  /// The file is in the folder where packaging/place installs the documents of a package.
  @Test(arguments: [("en", "GUIDE.md"), ("es", "GUIDE.es.md"), ("ca", "GUIDE.ca.md")])
  func overviewAndManualMentionTheGuide(_ language: String, _ guide: String) throws {
    for arguments in [["help"], ["manual", "futbolstats.1"]] {
      let text = try run(builtProduct("futbolstats"), arguments + ["--lang", language]).output
      #expect(text.contains("/usr/share/doc/futbolstats/\(guide)"))
    }
    let folder = try TemporaryFolder()
    _ = try run(projectFile("packaging/place"), ["install", builtProduct("futbolstats"), "/usr", folder.path])
    let installed = folder.path + "/usr/share/doc/futbolstats/"
    let text = try String(contentsOfFile: installed + guide, encoding: .utf8)
    let pictures = text.matches(of: /[("](pictures\/[^)"]*)/)
    #expect(pictures.count >= 5)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: installed + picture.1))
    }
  }

  @Test func versionIsOneLine() throws {
    let version = try programFolder.futbolstats("--version").output
    #expect(version.wholeMatch(of: #/futbolstats \d+\.\d+\.\d+(~dev)?\n/#) != nil)
  }

  /// The program, the changelog and the package names have the same version.
  @Test func versionMatchesTheChangelog() throws {
    let version = try programFolder.futbolstats("--version").output.dropFirst("futbolstats ".count)
    let packaged = try run(projectFile("packaging/version"), []).output
    let debian = try run(projectFile("packaging/debian-changelog"), ["1400000000"]).output
    let changelog = try String(contentsOfFile: projectFile("CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(packaged == version)
    #expect(debian.hasPrefix("futbolstats (\(version.dropLast())) "))
    #expect(heading.contains(version.prefix { $0 != "~" && $0 != "\n" }))
    #expect(heading.contains("Unreleased") == version.hasSuffix("~dev\n"))
  }

  @Test(arguments: [
    (["LC_ALL": "", "LANG": "ca_ES.UTF-8"], "Ús"), (["LC_ALL": "", "LC_MESSAGES": "es_ES"], "Uso"),
    (["LC_ALL": "de_DE.UTF-8"], "Usage"), (["LC_ALL": "C"], "Usage"),
  ])
  func languageComesFromTheEnvironment(_ environment: [String: String], _ usage: String) throws {
    #expect(try programFolder.futbolstats("--help", environment: environment).output.contains("\n\(usage): "))
  }

  @Test func langOptionMayPrecedeOrFollowTheCommand() throws {
    let before = try programFolder.futbolstats("--lang", "ca", "rules")
    #expect(before.output == (try programFolder.futbolstats("rules", "--lang=ca").output))
    #expect(before.output.contains("interrupcions"))
  }

  @Test func optionsAcceptEveryValueSyntax() throws {
    _ = try programFolder.futbolstats("new", "m.xml")
    let expected = try programFolder.futbolstats("export", "m.xml").outputBytes
    for arguments in [["-o", "1.xml"], ["-o2.xml"], ["--output", "3.xml"], ["--output=4.xml"]] {
      let result = try run(
        builtProduct("futbolstats"), ["export"] + arguments + ["--", "m.xml"], directory: programFolder.path)
      #expect(result.status == .exited(0) && result.output.isEmpty)
    }
    for name in ["1.xml", "2.xml", "3.xml", "4.xml"] { #expect(programFolder.read(name) == expected) }
  }

  @Test func doubleDashEndsOptions() throws {
    _ = try programFolder.futbolstats("new", "--", "--help")
    #expect(programFolder.names == ["--help"])
  }

  @Test func pipedOutputHasNoColour() throws {
    let result = try programFolder.futbolstats("validate", "nowhere.xml")
    #expect(result.error == "nowhere.xml: error: cannot be opened: no such file or folder\n")
  }

  @Test func terminalOutputIsColouredUnlessForbidden() throws {
    let colourful = try PseudoTerminal(builtProduct("futbolstats"), ["validate", "nowhere.xml"])
    try colourful.expect("\u{1B}[38;5;161merror:\u{1B}[0m")
    let plain = try PseudoTerminal(
      builtProduct("futbolstats"), ["validate", "nowhere.xml"], environment: ["NO_COLOR": "1"])
    try plain.expect("nowhere.xml: error: ")
  }

  @Test func closedPipeIsNotAnError() throws {
    let result = try programFolder.shell(
      """
      { futbolstats rules youth; echo "status $?" >&2; } | true
      """)
    #expect(result.error == "status 0\n")
  }
}
