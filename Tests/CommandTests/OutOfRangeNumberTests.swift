import CommandSupport
import Foundation
import TestSupport
import Testing

/// Runs every command on files with numbers out of range. Each must end with an answer or a message, never with a
/// crash.
@Suite struct OutOfRangeNumberTests {
  /// Numbers that make arithmetic overflow, and texts that only look like numbers.
  private static let numbers = [
    "4611686018427387904", "-1", "0", "1000", "65536", "9223372036854775807", "-9223372036854775808", "1e300", "nan",
  ]

  /// Each command gets a match file and a folder of match files. A new command must be added here.
  private static let commands: [String: [String]] = [
    "new": ["new - --home-squad FILE", "new - --away-squad FILE"],
    "record": ["record FILE"],
    "show": ["show FILE"],
    "validate": ["validate --verbose FILE"],
    "report": [
      "report -o - FILE", "report --format text -o - FILE", "report --format csv-actions -o - FILE",
      "report --format csv-players -o - FILE",
    ],
    "season": [
      "season FILE", "season FILE scorers", "season FILE minutes", "season FILE cards", "season FILE pairs",
      "season FILE check", "season FILE results", "season --partial FILE", "season FOLDER", "season FOLDER check",
      "season FOLDER site pages",
    ],
    "import": ["import --list FILE"],
    // The server runs until it is stopped; 143 is the status of a program ended by that signal.
    "serve": [
      "serve --to pages FILE >/dev/null 2>&1 & served=$!; sleep 0.2; kill $served; wait $served; code=$?; "
        + "[ $code = 143 ] && code=0; (exit $code)"
    ],
    "merge": ["merge -o - FILE FILE"],
    "export": [
      "export FILE", "export --dtd 2011 FILE", "export --format football.txt FILE", "export --format timeline FILE",
      "export --format cuts FILE", "export --format chapters FILE", "export --format ics FILE",
    ] + ["match", "action", "appearance"].map { "export --format rows --table \($0) --as csv FILE" },
    "rules": ["rules FILE"],
    "next": ["next FILE Rival -o -"],
    "manual": [], "help": [],
  ]

  @Test func everyCommandIsTested() { #expect(Set(Self.commands.keys) == Set(CommandName.allCases.map(\.rawValue))) }

  /// A match with at least one of every kind of element, as text.
  private static func match() throws -> String {
    let text = try String(
      contentsOfFile: projectFile("Tests/Data/stylesheets/Data/rich.xml"), encoding: .isoLatin1)
    let named = text.replacing("<partit ", with: "<partit identificador=\"\(repeated("0f", 16))\" ", maxReplacements: 1)
    return named.contains(" data=\"") ? named : named.replacing("<partit ", with: "<partit data=\"2026-09-05\" ")
  }

  private static func write(_ text: String, to name: String, in folder: ProgramFolder) throws {
    try folder.write(Array(text.data(using: .isoLatin1) ?? Data()), to: name)
  }

  /// All files in a full test run, otherwise every fifth. Five consecutive commands cover all of them.
  private static func share(of files: [String], for place: Int) -> String {
    files.enumerated().filter { testsEverything || ($0.offset + place) % 5 == 0 }.map(\.element).joined(separator: " ")
  }

  /// Replaces the first numeric value of each attribute with this number, one at a time, and then all times at once.
  @Test(arguments: numbers.sample(1)) func numbersInAMatch(_ number: String) throws {
    let folder = try ProgramFolder()
    let text = try Self.match()
    try Self.write(text, to: "as-it-is.xml", in: folder)
    _ = try folder.futbolstats("show", "as-it-is.xml").accepted()
    var attributes: Set<String> = []
    for found in text.matches(of: /([a-z]+)="[0-9][0-9.]*"/) where attributes.insert(String(found.1)).inserted {
      var spoiled = text
      spoiled.replaceSubrange(found.range, with: "\(found.1)=\"\(number)\"")
      try Self.write(spoiled, to: "\(found.1).xml", in: folder)
    }
    for name in ["part", "num", "minut", "segons"] {
      let every = try Regex("\\b\(name)=\"[0-9][0-9.]*\"")
      try Self.write(text.replacing(every, with: "\(name)=\"\(number)\""), to: "every-\(name).xml", in: folder)
    }
    try #require(attributes.isSuperset(of: ["part", "minut", "ordre", "num"]), "\(attributes)")
    let files = folder.names.filter { $0.hasSuffix(".xml") }
    for (place, command) in Self.commands.values.flatMap(\.self).sorted().enumerated() {
      let isOfFolder = command.contains("FOLDER")
      let line = command.replacing("FOLDER", with: ".").replacing("FILE", with: "\"$file\"")
      let crashed = try folder.shell(
        """
        for file in \(isOfFolder ? "." : Self.share(of: files, for: place)); do
          printf 'stats\nlog\nundo\n' | futbolstats \(line) >out 2>err
          status=$?
          [ $status -le 2 ] || echo "$file: $status: $(tail -n 1 err)"
        done
        rm -rf pages
        """)
      #expect(crashed.output == "", "\(command)")
    }
  }

  @Test func numbersInAPartOfASeason() throws {
    let folder = try ProgramFolder()
    try Self.write(Self.match(), to: "m.xml", in: folder)
    let part = try folder.futbolstats("season", "--partial", "m.xml").output
    try #require(part.contains("\"goals\":[{"), "\(part.prefix(300))")
    var count = 0
    for found in part.matches(of: /(?:[\[:,])(-?[0-9]+)(?=[\],}])/) {
      for number in ["-1", "99", "2147483648", "9223372036854775807", "-9223372036854775808"] {
        var spoiled = part
        spoiled.replaceSubrange(found.1.startIndex..<found.1.endIndex, with: number)
        try folder.write(spoiled, to: "\(count).part")
        count += 1
      }
    }
    try #require(count > 100)
    // Try the values one by one, because a refused value hides the rest.
    let parts = (0..<count).map { "\($0).part" }.sample(800)
    for (place, view) in ["results", "scorers", "minutes", "pairs", "check"].enumerated() {
      let lines = """
        for part in \(Self.share(of: parts, for: place)); do
          futbolstats season --finish "$part" \(view) >/dev/null 2>&1
          [ $? -le 2 ] || echo "$part"
        done
        """
      #expect(try folder.shell(lines).output == "", "\(view)")
    }
  }

  /// Files used alongside matches, and files read before them.
  @Test(arguments: numbers) func numbersInOtherFiles(_ number: String) throws {
    let folder = try ProgramFolder()
    try folder.match()
    try folder.write("periods = \(number)\n", to: "one.rules")
    try folder.write(
      "players = \(number)\nperiod-length = \(number)\nteam-fouls = \(number) in half\n", to: "two.rules")
    try folder.write(
      "sanction.groga = y away \(number) full\nsum.segonagroga = \(number) of groga : out full\n", to: "c.rules")
    try folder.write("dorsal,nom,alcada\n\(number),Pons,\(number)\n", to: "squad.csv")
    try folder.write(
      "date,round,home,away,score\n2026-09-01,\(number),A,B,\(number)-0\n2026-09-08,1,A,B,1-0\n", to: "r.csv")
    try folder.write(
      "= Lliga 2026/27\n\n» Matchday \(number)\n  Sat Sep 5\n    A v B \(number)-0 (Pons \(number)')\n", to: "f.txt")
    try folder.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A v B\nDTSTART:\(number)\nEND:VEVENT\nEND:VCALENDAR\n", to: "c.ics")
    try folder.write(
      "[{\"id\":\"a\",\"index\":1,\"period\":\(number),\"minute\":\(number),\"timestamp\":\"00:00:01\"}]", to: "e.json")
    let season = try String(
      contentsOfFile: projectFile("Tests/CommandTests/Errors/season-file-wrong-values/temporada.xml"), encoding: .utf8)
    try folder.write(season.replacing(/="-?[0-9]+"/, with: "=\"\(number)\""), to: "temporada.xml")
    for command in [
      "rules ./one.rules", "rules ./two.rules", "rules ./c.rules", "new - --rules ./c.rules",
      "new - --home-squad squad.csv",
      "season r.csv", "season r.csv check", "season f.txt check", "season .", "season . check", "import --list f.txt",
      "import --list c.ics", "import --list e.json", "new - --set periods=\(number) --set period-length=\(number)",
    ] {
      let result = try folder.shell("futbolstats \(command)")
      #expect(
        [.exited(0), .exited(1), .exited(2)].contains(result.status),
        "\(number): \(command): \(result.error.suffix(300))")
    }
  }
}
