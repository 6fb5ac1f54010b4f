import Foundation
import TestSupport
import Testing
import WorldCupData

/// Merged parts give the same output as the folder.
@Suite struct FinishTests {
  private static let views: [[String]] = [
    [], ["table"], ["table", "--why"], ["table", "--home"], ["table", "--as-of", "2014-06-20"],
    ["fixtures"],
    ["scorers"], ["assists"], ["cards"], ["suspensions"], ["minutes", "--last", "2"], ["goalkeepers"], ["pairs"],
    ["player", "Ronaldo", "--competition", "1998"], ["team", "Brazil"], ["versus", "Italy", "--us", "France", "--csv"],
    ["find", "ron"], ["check"], ["decisions"], ["registry"], ["scorers", "--format", "csv"],
    ["results", "--format", "csv"], ["results", "--format", "football-data"], ["--format", "xml"],
    ["table", "--competition", "2014", "--format", "html"],
  ]

  /// The folder's output with keys in place of file names.
  @Test func viewsEqualThoseOfTheFolder() throws {
    // Every third match, because there are many views.
    let matches = WorldCup.matches.filter { ["WC-1998", "WC-2014"].contains($0.tournament) }
    let season = try RealSeason(matches.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
    try season.folder.write(
      """
      <temporada nostre="Brazil"><equips><equip nom="Brazil"><alias>Brasil</alias></equip></equips>
      <decisions><descompte equip="Italy" punts="1" motiu="x"/></decisions></temporada>
      """, to: "f/temporada.xml")
    var all: [UInt8] = []
    for name in season.names {
      let line = try season.part([name])
      all += line
      let key = String(decoding: line, as: UTF8.self).firstMatch(of: #/^{"key":"([0-9a-f]{32})"/#).map { String($0.1) }
      // Make the path as long as a key, so that lines and columns have the same width.
      let path = season.folder.path("f/")
      try FileManager.default.moveItem(atPath: path + name, toPath: path + #require(key).prefix(26) + ".xml")
    }
    try season.folder.write(all, to: "all")
    let keys = String(decoding: all, as: UTF8.self).matches(of: #/^{"key":"([0-9a-f]{32})"/#.anchorsMatchLineEndings())
      .map { String($0.1) }
    #expect(Set(keys.map { $0.prefix(26) }).count == season.names.count)
    _ = try season.shell("LC_ALL=C sort -u all > all.part")
    for view in Self.views {
      for language in view.isEmpty ? ["en", "es", "ca"] : ["en"] {
        let words = view + ["--lang", language]
        let folder = try season.futbolstats(["season", "f"] + words)
        let parts = try season.futbolstats(
          ["season", "--finish", "all.part"] + words + ["--season", "f/temporada.xml"])
        #expect(parts.status == folder.status && folder.status == .exited(0), "\(view): \(folder.error)\(parts.error)")
        for (one, other) in [(parts.output, folder.output), (parts.error, folder.error)] {
          let lines = (plain(one, keys, isOverview: view.isEmpty), plain(other, keys, isOverview: view.isEmpty))
          #expect(lines.0.count == lines.1.count, "\(view)")
          for (line, expected) in zip(lines.0, lines.1) { #expect(line == expected, "\(view)") }
        }
      }
    }
  }

  /// Removes differences that do not count: file names, suggested commands, and line breaks in the overview that depend
  /// on them.
  private func plain(_ text: String, _ keys: [String], isOverview: Bool) -> [String] {
    let place = #/(season|temporada)\s+(--finish\s+all\.part(\s+--season\s+f/temporada\.xml)?|FOLDER|CARPETA|f)\b/#
    let text = keys.reduce(text.replacing(place, with: "season F")) { text, key in
      text.replacing("f/\(key.prefix(26)).xml", with: key).replacing("match-\(key)", with: "match-\(key.prefix(26))")
    }
    // Pages for single matches need the files.
    let whole = text.replacing(#/(f\/)?[0-9a-f]{10,32}…/#, with: "…").replacing(#/ pagina="match-[^"]*"/#, with: "")
    return whole.split { $0 == "\n" || isOverview && $0 == " " }.map(String.init)
  }

  /// `void` in `temporada.xml` accepts the key.
  @Test func resultsShowTheWholeKey() throws {
    let season = try RealSeason(Array(WorldCup.matches.prefix(2)))
    let result = try season.shell(
      """
      futbolstats season --partial f/*.xml > all.part
      sed -E 's/^."key":"([0-9a-f]{32}).*/\\1/' all.part | sort > keys
      futbolstats season --finish all.part results | grep -Eo '[0-9a-f]{32}' | sort | cmp - keys
      """)
    #expect(result.status == .exited(0), "\(result.output)\(result.error)")
  }

  /// Pages for single matches need the files; all others are made.
  @Test func siteHasNoMatchPages() throws {
    let season = try RealSeason(Array(WorldCup.matches.prefix(6)))
    let result = try season.shell(
      """
      futbolstats season --partial f/*.xml > all.part
      futbolstats season --finish all.part site parts >&2
      futbolstats season f site folder >&2
      ls parts > one; ls folder | grep -v '^match-' | cmp - one
      cmp parts/scorers.html folder/scorers.html
      grep -l match- parts/* || echo none
      futbolstats season --finish all.part scorers --strict >&2
      """)
    #expect(result.status == .exited(0) && result.output == "none\n", "\(result.output)\(result.error)")
  }

  /// An unreadable file is reported again when parts are merged, and the rest counts.
  @Test func unreadableFileIsReportedAgain() throws {
    let season = try RealSeason(Array(WorldCup.matches.prefix(3)))
    try season.folder.write("<partit><oops/></partit>", to: "f/bad.xml")
    let partial = try season.shell("futbolstats season --partial f/*.xml > all.part")
    #expect(partial.status == .exited(1) && partial.error.contains("f/bad.xml:1: error: "))
    for language in ["en", "es", "ca"] {
      let finish = try season.futbolstats(["season", "--finish", "all.part", "table", "--lang", language])
      let folder = try season.futbolstats(["season", "f", "table", "--lang", language])
      #expect(finish.status == .exited(1) && finish.output == folder.output && finish.output.contains(" 4 "))
      #expect(
        finish.error.split(separator: "\n").map { "f/" + $0 } == folder.error.split(separator: "\n").map(String.init))
    }
  }

  @Test func resultListsMayAccompanyParts() throws {
    let season = try RealSeason(Array(WorldCup.matches.prefix(3)))
    try season.folder.write("= Cup 2026/27\n▪ Matchday 1\nSun Sep 6\n  Inca v Sóller  2-1\n", to: "f/cup.txt")
    let finish = try season.shell(
      """
      futbolstats season --partial f/*.xml > all.part
      futbolstats season f table > expected
      futbolstats season --finish - f/cup.txt table < all.part | cmp - expected
      """)
    #expect(finish.status == .exited(0) && finish.error.isEmpty, "\(finish.error)")
  }

  /// With two versions of a match, its competition is excluded until the user chooses, but others are not.
  @Test func neverGuessesBetweenTwoVersions() throws {
    let some = ["WC-1998", "WC-2014"].flatMap { key in WorldCup.matches.filter { $0.tournament == key }.prefix(4) }
    let season = try RealSeason(some)
    let first = try #require(some.first)
    let result = try season.shell(
      """
      futbolstats season --partial f/*.xml > old.part
      sed 's/<titular>no/<titular>si/' f/\(first.matchID).xml > new.xml
      futbolstats season --partial new.xml > new.part
      futbolstats season --finish old.part new.part table || echo "status $?"
      sha256sum new.xml > list
      futbolstats season --finish old.part new.part table --choose list > chosen
      futbolstats season --finish new.part old.part table --choose "$(sha256sum < f/\(first.matchID).xml | cut -d ' ' -f 1)" \\
        | cmp - chosen
      grep -c 'World Cup' chosen
      futbolstats season --finish old.part new.part --format html 2>/dev/null | grep -o 'Left out: 1998'
      futbolstats season --finish old.part new.part table --strict 2>/dev/null || echo nothing
      """)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(result.output.hasSuffix("Left out: 1998\nnothing\n"))
    #expect(result.output.contains("status 1\n") && result.output.contains("Left out: 1998"))
    #expect(!result.output.contains("\n1998 FIFA") && result.output.contains("2014 FIFA"))
    #expect(result.error.matches(of: #/[0-9a-f]{64}/#).count == 2)
  }
}
