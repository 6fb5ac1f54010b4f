import TestSupport
import Testing

/// File names that are not valid UTF-8, and arguments when the system does not provide them.
@Suite struct ForeignNameTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  /// `Lérida.xml` in Latin-1, and bytes that are invalid in every encoding.
  @Test(arguments: [#"L\351rida"#, #"\377\200\364\217\277\277"#, #"a\314"#])
  func opensFilesByTheirBytes(_ name: String) throws {
    let result = try programFolder.shell(
      """
      set -e
      name="$(printf '\(name)')"
      futbolstats new "$name.xml" Inca Lloseta >/dev/null
      printf 'start\\n5%s 9g\\nundo\\nredo\\nreport\\n' "'" | futbolstats record "$name.xml" >/dev/null
      futbolstats validate "$name.xml"
      futbolstats export "$name.xml" -o "$name.2011.xml" --dtd 2011
      futbolstats report --format text "$name.xml" >places
      test "$(cat places)" = "$name.txt"
      printf '9 Iniesta\\n' >"$name.squad"
      futbolstats new --home-squad "$name.squad" --away-squad "$name.xml:home" "$name.n.xml" >/dev/null
      mkdir "$name"
      futbolstats report "$name.xml" -o "$name" >/dev/null
      futbolstats show "$name.xml" score
      ls -A | LC_ALL=C sort | sed "s/^[.]*$name/NAME/" >names
      """)
    #expect(result.status == .exited(0) && result.output == "Inca 1-0 Lloseta\n", "\(result.error)")
    let whole = try programFolder.shell("LC_ALL=C ls -A --quoting-style=escape").output
    for suffix in [".xml", ".2011.xml", ".txt", ".html", ".squad", ".n.xml", ""] {
      #expect(whole.contains(name + suffix + "\n"), "\(suffix) \(whole)")
    }
    #expect(whole.contains("." + name + ".xml.undo\n") && !whole.contains(".lock"))
  }

  @Test func messagesEscapeInvalidBytes() throws {
    let result = try programFolder.shell(#"futbolstats show "$(printf 'L\351rida.xml')""#)
    #expect(result.error == #"L\xE9rida.xml: error: cannot be opened: no such file or folder"# + "\n")
    let made = try programFolder.shell(#"futbolstats new "$(printf 'L\351rida.xml')""#).output
    let command = try #require(made.split(separator: "Record it: ").last)
    #expect(
      try run(
        "/usr/bin/env",
        ["bash", "-c", "PATH=\(builtProduct("futbolstats").dropLast("/futbolstats".count)):$PATH; " + command],
        directory: programFolder.path
      ).status == .exited(0))
  }

  /// An argument typed in Latin-1 that is not a file name.
  @Test func teamNamesInLatin1AreDecoded() throws {
    _ = try programFolder.shell(#"futbolstats new m.xml "$(printf 'Atl\350tic')" --away "$(printf 'Ib\351rica')""#)
    #expect(try programFolder.futbolstats("show", "m.xml", "score").output == "Atlètic v Ibérica\n")
  }

  @Test func argumentsWorkWithoutProc() throws {
    let said = try programFolder.futbolstats("rules", "youth").output
    let result = try programFolder.shell(
      #"program=$(command -v futbolstats); unshare -rm sh -c "mount -t tmpfs none /proc && exec '$program' rules youth""#
    )
    #expect(result.status == .exited(0) && result.output == said, "\(result.error)")
  }

  /// Requires libfaketime, which `make setup-test` installs.
  @Test func argumentsWorkUnderLibfaketime() throws {
    let said = try programFolder.futbolstats("rules", "youth").output
    let result = try programFolder.shell(
      "LD_PRELOAD=$(echo /usr/lib/*/faketime/libfaketime.so.1) FAKETIME='2026-11-21 17:30:00' futbolstats rules youth")
    #expect(result.status == .exited(0) && result.output == said, "\(result.error)")
  }
}
