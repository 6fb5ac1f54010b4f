import Foundation
import TestSupport
import Testing

/// docs/SHARING.md: runs every command in it, with real git, and with two folders synchronised the way Syncthing does
/// it.
@Suite struct SharingDocumentTests {
  private let folder: ProgramFolder

  init() throws { folder = try ProgramFolder() }

  /// The indented blocks of the document, in order.
  private static func blocks() throws -> [String] {
    let text = try String(contentsOfFile: projectFile("docs/SHARING.md"), encoding: .utf8)
    return text.split(separator: "\n\n").filter { $0.hasPrefix("    ") }.map { block in
      block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
  }

  /// Runs lines on a laptop, simulated by a folder.
  @discardableResult private func on(_ laptop: String, _ lines: String, fails: Bool = false) throws -> String {
    let lines = lines.replacingOccurrences(of: "/srv/season.git", with: folder.path("season.git"))
    let environment = [
      "GIT_CONFIG_GLOBAL": folder.path("gitconfig"), "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path,
    ]
    let result = try folder.shell("set -e\nmkdir -p \(laptop)\ncd \(laptop)\n\(lines)", environment: environment)
    let said = result.output + result.error
    #expect((result.status == .exited(0)) != fails, "\(lines)\n\(said)")
    return said
  }

  private func startRepository() throws {
    try folder.write(
      "[user]\nname = Test\nemail = test@example.org\n[init]\ndefaultBranch = main\n", to: "gitconfig")
    try on(".", "git init --quiet --bare season.git")
  }

  @Test func everyCommandForGitWorks() throws {
    let blocks = try Self.blocks()
    try #require(blocks.count == 8)
    let (first, others, daily, diff, conflict) = (blocks[0], blocks[1], blocks[2], blocks[3], blocks[4])
    try startRepository()
    try on("anna", first)
    try on("anna/season", "futbolstats new derby.xml Inca Llosetense --date 2026-11-21\n\(daily)")
    try on("biel", others)

    // Both record offline: Anna the cards, Biel the goals, and both a committee's decision.
    try on(
      "anna/season",
      "printf 'start\\n10%s 4y\\n' \"'\" | futbolstats record derby.xml\nfutbolstats season . deduct Inca 1 'Late'\n\(daily)"
    )
    let pulled = try on(
      "biel/season",
      "printf 'start\\n20%s 9g\\n' \"'\" | futbolstats record derby.xml\nfutbolstats season . deduct Llosetense 2 'No show'\n\(daily)"
    )
    #expect(!pulled.contains("CONFLICT"), "\(pulled)")
    let log = try on("biel/season", "futbolstats show derby.xml log; cat temporada.xml; ls -A")
    for text in ["10' yellow card for 4", "20' goal by 9", "Late", "No show", ".gitattributes"] {
      #expect(log.contains(text), "\(log)")
    }
    #expect(try on("biel/season", "git status --short") == "")
    try on("biel/season", "printf '40%s 5f\\n' \"'\" | futbolstats record derby.xml")
    let shown = try on("biel/season", diff)
    #expect(shown.contains("40' foul by 5") && shown.contains("yellow card for 4"), "\(shown)")
    #expect(!shown.contains("<targeta"), "as logs, not as XML")
    try on("biel/season", "echo undo | futbolstats record derby.xml")
    #expect(try on("biel/season", "git ls-files").contains(".undo") == false)

    // The two records name different scorers of a goal.
    try on(
      "anna/season", "git pull --quiet --no-rebase\nprintf '30%s 8g\\n' \"'\" | futbolstats record derby.xml\n\(daily)")
    let lines = daily.split(separator: "\n").map(String.init)
    try on("biel/season", "printf '30%s 7g\\n' \"'\" | futbolstats record derby.xml\n\(lines[0])\n\(lines[1])")
    let conflicting = try on("biel/season", lines[2], fails: true)
    #expect(conflicting.contains("CONFLICT") && conflicting.contains("futbolstats merge --resolve derby.xml"))
    let open = try on("biel/season", "futbolstats validate derby.xml\nfutbolstats show derby.xml log")
    #expect(open.contains("30' goal by 7") && open.contains("A = 7, as here, B = 8"), "\(open)")
    #expect(try on("biel/season", "git diff").contains("merged records differ"), "the log shows what is open")
    try folder.write("1=B\n", to: "answers")
    try on("biel/season", conflict.replacingOccurrences(of: "derby.xml\n", with: "derby.xml --answers ../../answers\n"))
    #expect(
      try on("anna/season", "git pull --quiet --no-rebase\nfutbolstats show derby.xml log").contains("30' goal by 8"))
    #expect(try on("anna/season", "futbolstats validate derby.xml") == "")
  }

  @Test func everyCommandForAFolderWorks() throws {
    let blocks = try Self.blocks()
    try #require(blocks.count == 8)
    try on("anna/season", "futbolstats new derby.xml Inca Llosetense --date 2026-11-21")
    try synchronise()
    try on("anna/season", "printf 'start\\n10%s 4y\\n' \"'\" | futbolstats record derby.xml")
    try on("biel/season", "printf 'start\\n20%s 9g\\n' \"'\" | futbolstats record derby.xml")
    try synchronise()
    let lines = blocks[5].split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    #expect(try on("anna", lines[0]).contains("derby.sync-conflict-20261121-173000-ABCDEFG.xml"))
    try on("anna", lines[1])
    try synchronise()
    for laptop in ["anna", "biel"] {
      let log = try on("\(laptop)/season", "ls\nfutbolstats show derby.xml log")
      #expect(log.hasPrefix("derby.xml\n") && log.contains("yellow card for 4") && log.contains("goal by 9"), "\(log)")
    }
  }

  @Test func twoRecordsMergeAsDocumented() throws {
    let blocks = try Self.blocks()
    try #require(blocks.count == 8)
    let merged = try on(
      ".",
      """
      futbolstats new mine.xml Inca Llosetense --date 2026-11-21
      futbolstats new theirs.xml Inca Llosetense --date 2026-11-21
      printf 'start\\n10%s 9g\\n' "'" | futbolstats record mine.xml
      printf 'start\\n12%s 9g\\n' "'" | futbolstats record theirs.xml
      echo 1=A > answers
      \(blocks[6]) --answers answers
      futbolstats show derby.xml log
      """)
    let log = merged.components(separatedBy: "derby.xml: written").last ?? ""
    #expect(log.contains("10' goal by 9  1-0") && !log.contains("12' goal by 9  "), "\(merged)")
    let restored = try on(".", "\(blocks[7])\nfutbolstats show derby.xml log")
    #expect(restored.contains("12' goal by 9  1-0") && !restored.contains("10' goal by 9"), "\(restored)")
  }

  /// Simulates Syncthing for two folders, ignoring hidden files: a file changed on both sides since the last time
  /// becomes a conflict copy on both, and a file removed on one side is removed on the other.
  private func synchronise() throws {
    try on(
      ".",
      """
      mkdir -p anna/season biel/season known
      for name in $(ls known anna/season biel/season | grep xml | sort -u); do
        a=anna/season/$name b=biel/season/$name k=known/$name
        if cmp -s $a $b; then :
        elif [ -e $k ] && cmp -s $b $k; then [ -e $a ] && cp $a $b || rm -f $b
        elif [ -e $k ] && cmp -s $a $k; then [ -e $b ] && cp $b $a || rm -f $a
        elif [ ! -e $b ]; then cp $a $b
        elif [ ! -e $a ]; then cp $b $a
        else
          copy=${name%.xml}.sync-conflict-20261121-173000-ABCDEFG.xml
          cp $b anna/season/$copy; cp $b biel/season/$copy; cp $b known/$copy; cp $a $b
        fi
        if [ -e $a ]; then cp $a $k; else rm -f $k; fi
      done
      """)
  }
}
