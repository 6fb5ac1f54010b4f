// swift-tools-version: 6.0
import PackageDescription

// Every target uses the Swift 6 language mode. The Makefile turns warnings into errors.
let package = Package(
  name: "futbolstats",
  products: [
    .executable(name: "futbolstats", targets: ["futbolstats"]),
    // For Fuzzing/.
    .library(
      name: "FutbolStatsLibraries",
      targets: [
        "Exchange", "MatchModel", "MatchReports", "MatchRows", "MatchRules", "MatchStatistics", "MatchXML", "Phrases",
        "PromptInterface", "PromptLanguage", "RecordingSession", "Seasons", "Squads", "Standings", "Storage", "Text",
      ]),
    // Preloaded by tests to make system calls of the program fail.
    .library(name: "FaultyCalls", type: .dynamic, targets: ["FaultyCalls"]),
  ],
  targets: [
    // The C libraries; no other modules see their headers.
    .systemLibrary(
      name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CJansson", path: "Sources/CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    // SHA-256. dpkg needs this library, so every Debian system has it.
    .systemLibrary(
      name: "CMessageDigest", path: "Sources/CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    // libzip, libxslt, libedit, libmicrohttpd and libqrencode, each loaded when it is needed.
    .target(name: "CLoadedLibraries", dependencies: ["CLibXML2"]),

    // Code that has to be C: the program's arguments as bytes, the widths of characters, the removal of temporary files
    // when a signal ends the program, and memory with a limit for libxml2.
    .target(name: "CSystem"),
    // Text from outside: file names, files from any program, and its columns on a terminal.
    .target(name: "Text", dependencies: ["CSystem"]),
    .testTarget(name: "TextTests", dependencies: ["CSystem", "TestSupport", "Text"]),

    // The only copies of the files in Schema and Stylesheets, of the catalogues and of the changelog. A C target
    // `#embed`s them in the binary, as SwiftPM's own embedding is too slow.
    .target(name: "CResources"),
    .target(name: "Resources", dependencies: ["CResources"]),
    .testTarget(name: "ResourcesTests", dependencies: ["Resources"]),

    // ZIP archives by libzip; tar archives, read as a stream; and SHA-256.
    .target(name: "Archives", dependencies: ["Bounds", "CLoadedLibraries", "CMessageDigest", "Text"]),
    .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport", "Text"]),

    // Texts for users, with one catalogue per language for translators.
    .target(
      name: "Phrases", dependencies: ["Bounds", "Resources", "Text"], exclude: ["en.po", "es.po", "ca.po"]),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases", "TestSupport"]),

    // The limits of sizes and counts in one table.
    .target(name: "Bounds"),

    // The domain, left to right; nothing imports upward.
    .target(name: "MatchModel", dependencies: ["Bounds"]),
    .target(
      name: "MatchRules", dependencies: ["MatchModel"],
      resources: [
        .embedInCode("RuleSets/official.rules"), .embedInCode("RuleSets/amateur.rules"),
        .embedInCode("RuleSets/friendly.rules"), .embedInCode("RuleSets/youth.rules"),
        .embedInCode("RuleSets/seven.rules"), .embedInCode("RuleSets/futsal.rules"),
        .embedInCode("RuleSets/basketball.rules"), .embedInCode("RuleSets/handball.rules"),
        .embedInCode("RuleSets/hockey.rules"), .embedInCode("RuleSets/rink.rules"),
        .embedInCode("RuleSets/charting.rules"),
      ]),
    .testTarget(name: "MatchRulesTests", dependencies: ["MatchModel", "MatchRules"]),
    .target(name: "MatchStatistics", dependencies: ["MatchModel", "MatchRules"]),
    // Merges two records of a match.
    .target(name: "MatchMerging", dependencies: ["MatchModel", "MatchRules"]),
    .testTarget(
      name: "MatchMergingTests",
      dependencies: [
        "MatchMerging", "MatchModel", "MatchRules", "MatchXML", "SampleMatches", "TestSupport", "WorldCupData",
      ]),

    // A season: results in, tables out; and files that have results only.
    .target(name: "Standings", dependencies: ["Bounds", "MatchModel", "Text"]),
    .target(name: "ResultFiles", dependencies: ["Bounds", "MatchModel", "Phrases", "Standings", "Text"]),
    // Computes a season from match files: players, totals and suspensions.
    .target(
      name: "Seasons", dependencies: ["MatchModel", "MatchRules", "MatchStatistics", "Phrases", "Standings"]),
    // A match as a line of a season's part, and as rows for other programs.
    .target(
      name: "MatchRows",
      dependencies: [
        "Archives", "Bounds", "LibJSON", "MatchModel", "MatchRules", "MatchStatistics", "Phrases", "Seasons",
        "Standings", "Text",
      ]),
    .testTarget(
      name: "MatchRowsTests",
      dependencies: [
        "Archives", "LibJSON", "MatchModel", "MatchRows", "MatchRules", "SampleMatches", "Seasons", "Standings",
        "TestSupport", "WorldCupData",
      ]),
    // The leagues in Tests/Data/leagues.
    .target(name: "LeagueData", dependencies: ["ResultFiles", "Standings"], path: "Tests/LeagueData"),
    .testTarget(
      name: "StandingsTests", dependencies: ["LeagueData", "MatchModel", "Standings", "TestSupport", "WorldCupData"]),
    .testTarget(name: "ResultFilesTests", dependencies: ["LeagueData", "Phrases", "ResultFiles", "Standings"]),

    // The World Cup matches in Tests/Data/worldcup; and generated matches.
    .target(name: "WorldCupData", dependencies: ["TestSupport"], path: "Tests/WorldCupData"),
    .target(
      name: "SampleMatches",
      dependencies: ["MatchModel", "MatchRules", "MatchStatistics", "TestSupport", "WorldCupData"],
      path: "Tests/SampleMatches"),
    // Figures that only the report shows, for tests to compare with the pages.
    .target(
      name: "FigureOracles", dependencies: ["MatchModel", "MatchRules", "MatchStatistics"], path: "Tests/FigureOracles"),
    .testTarget(
      name: "SeasonsTests",
      dependencies: [
        "MatchModel", "MatchRules", "MatchStatistics", "SampleMatches", "Seasons", "Standings", "WorldCupData",
      ]),
    .testTarget(
      name: "MatchStatisticsTests",
      dependencies: [
        "FigureOracles", "MatchModel", "MatchRules", "MatchStatistics", "SampleMatches", "TestSupport", "WorldCupData",
      ]),

    .target(name: "LibXML", dependencies: ["Bounds", "CLibXML2", "CLoadedLibraries", "CSystem", "Text"]),
    .testTarget(name: "LibXMLTests", dependencies: ["Bounds", "LibXML", "Resources", "TestSupport"]),
    // Crash-safe files with locks and undo, for any contents.
    .target(name: "Storage", dependencies: ["Bounds", "CSystem", "Text"]),
    .testTarget(name: "StorageTests", dependencies: ["Bounds", "Storage", "TestSupport"]),
    // The formats of match files and of `temporada.xml`, the decisions of a season.
    .target(
      name: "MatchXML",
      dependencies: ["Bounds", "LibXML", "MatchModel", "Resources", "Seasons", "Standings", "Storage", "Text"]),
    .testTarget(
      name: "MatchXMLTests",
      dependencies: ["LibXML", "MatchModel", "MatchXML", "Resources", "SampleMatches", "TestSupport"]),
    .target(name: "MatchReports", dependencies: ["LibXML", "Resources"]),
    // Reads JSON with jansson.
    .target(name: "LibJSON", dependencies: ["Bounds", "CJansson"]),
    // Line editing by libedit, and codes to scan by libqrencode.
    .target(name: "Terminal", dependencies: ["Bounds", "CLoadedLibraries", "Text"]),
    // Pseudo-terminals and subprocesses for tests; and a small program around the line editor.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport", "TerminalProbe"]),

    // Reads squads from files, with column titles in every language.
    .target(
      name: "Squads", dependencies: ["Archives", "Bounds", "LibXML", "MatchModel", "MatchRules", "Phrases", "Text"]),
    .testTarget(name: "SquadsTests", dependencies: ["Squads", "TestSupport"]),

    // Mutates real files and feeds them to all their readers.
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "Archives", "Exchange", "LibXML", "MatchModel", "MatchRules", "MatchXML", "Resources", "Squads", "TestSupport",
        "Text",
      ]),

    // Puts facts into words; the only module with sentences about a match.
    .target(
      name: "Wording", dependencies: ["MatchModel", "MatchRules", "Phrases", "Seasons", "Standings", "Text"]),
    .testTarget(
      name: "WordingTests",
      dependencies: ["MatchModel", "MatchRules", "Phrases", "Seasons", "Standings", "Wording"],
      exclude: ["Goldens"]),

    // Makes the stylesheets' catalogues from those of the program: `make phrases`.
    .executableTarget(
      name: "PagePhrases",
      dependencies: ["MatchModel", "MatchRules", "MatchStatistics", "Phrases", "Seasons", "Standings", "Wording"],
      path: "Tests/PagePhrases"),
    .testTarget(name: "PagePhrasesTests", dependencies: ["PagePhrases", "Phrases"]),

    .target(
      name: "FileWording",
      dependencies: ["Bounds", "LibXML", "MatchXML", "Phrases", "Storage", "Text", "Wording"]),
    // Imports the files of other programs.
    .target(
      name: "Exchange",
      dependencies: [
        "Bounds", "FileWording", "LibJSON", "LibXML", "MatchModel", "MatchRules", "MatchXML", "Phrases", "Resources",
        "ResultFiles", "Squads", "Standings", "Text", "Wording",
      ]),
    .testTarget(
      name: "ExchangeTests",
      dependencies: [
        "Exchange", "MatchModel", "MatchReports", "MatchRules", "MatchXML", "Phrases", "SampleMatches", "TestSupport",
        "WorldCupData",
      ]),
    // The recorder: PromptLanguage parses a line, RecordingSession applies it and answers with facts, PromptInterface
    // words them and completes lines.
    .target(
      name: "PromptLanguage", dependencies: ["Bounds", "MatchModel", "MatchRules", "Phrases", "Wording"]),
    .target(
      name: "RecordingSession", dependencies: ["Bounds", "MatchModel", "MatchRules", "Phrases", "PromptLanguage"]),
    .target(
      name: "PromptInterface",
      dependencies: [
        "MatchModel", "MatchRules", "Phrases", "PromptLanguage", "RecordingSession", "Text", "Wording",
      ]),
    // Tests the session by the facts it answers.
    .testTarget(
      name: "SessionTests",
      dependencies: ["MatchModel", "MatchRules", "Phrases", "PromptInterface", "PromptLanguage", "RecordingSession"]),
    .testTarget(
      name: "RecorderTests",
      dependencies: [
        "MatchModel", "MatchRules", "Phrases", "ProgramInProcess", "PromptInterface", "PromptLanguage",
        "RecordingSession", "TestSupport", "Wording",
      ]),

    // A server of pages by libmicrohttpd.
    .target(name: "HTTPServer", dependencies: ["CLoadedLibraries"]),
    .testTarget(name: "HTTPServerTests", dependencies: ["HTTPServer", "TestSupport"]),
    .target(
      name: "LivePages",
      dependencies: [
        "HTTPServer", "LibXML", "MatchModel", "MatchReports", "MatchRules", "Phrases", "Resources", "Wording",
      ]),
    .testTarget(
      name: "LivePagesTests",
      dependencies: [
        "HTTPServer", "LivePages", "MatchModel", "MatchRules", "MatchXML", "Phrases", "Resources", "TestSupport",
      ]),
    // Shared by all subcommands: arguments, console, help, files.
    .target(
      name: "CommandSupport",
      dependencies: [
        "Bounds", "CSystem", "FileWording", "LibXML", "LivePages", "MatchModel", "MatchReports", "MatchRules",
        "MatchXML", "Phrases", "PromptInterface", "PromptLanguage", "RecordingSession", "Resources", "Seasons",
        "Squads", "Storage", "Terminal", "Text", "Wording",
      ]),
    // The subcommand for seasons, and the next match that follows from one.
    .target(
      name: "SeasonCommands",
      dependencies: [
        "Archives", "Bounds", "CommandSupport", "FileWording", "LibXML", "MatchModel", "MatchReports", "MatchRows",
        "MatchRules", "MatchXML", "Phrases", "PromptLanguage", "RecordingSession", "Resources", "ResultFiles",
        "Seasons", "Squads", "Standings", "Storage", "Terminal", "Text", "Wording",
      ]),
    // The other subcommands, and the program with all of them.
    .target(
      name: "Commands",
      dependencies: [
        "Bounds", "CommandSupport", "Exchange", "FileWording", "HTTPServer", "LibXML", "LivePages", "MatchMerging",
        "MatchModel", "MatchReports", "MatchRows", "MatchRules", "MatchStatistics", "MatchXML", "Phrases",
        "PromptInterface", "PromptLanguage", "RecordingSession", "Resources", "SeasonCommands", "Seasons", "Storage",
        "Terminal", "Text", "Wording",
      ]),
    // The main function only, so that its linker settings apply to nothing else. The release build links Swift
    // statically.
    .executableTarget(
      name: "futbolstats", dependencies: ["CommandSupport", "Commands"],
      linkerSettings: [
        .unsafeFlags(["-static-stdlib", "-Xlinker", "-z", "-Xlinker", "now"], .when(configuration: .release))
      ]),
    // Runs the program inside the tests' process.
    .target(
      name: "ProgramInProcess", dependencies: ["CommandSupport", "Commands", "TestSupport"],
      path: "Tests/ProgramInProcess"),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Bounds", "CommandSupport", "Commands", "LeagueData", "MatchRules", "MatchXML", "Phrases", "ProgramInProcess",
        "SampleMatches", "SeasonCommands", "Squads", "Storage", "TestSupport", "WorldCupData",
      ],
      exclude: ["Errors"]),
    // Tests the prompt in memory and in a pseudo-terminal, and its tables for completeness.
    .testTarget(
      name: "PromptTests",
      dependencies: [
        "MatchModel", "MatchRules", "MatchXML", "Phrases", "ProgramInProcess", "PromptInterface",
        "PromptLanguage", "RecordingSession", "TestSupport", "Text", "Wording",
      ]),
    // Runs the built program on the World Cup matches and compares known facts.
    .testTarget(name: "RealMatchTests", dependencies: ["LibXML", "TestSupport", "WorldCupData"]),
    // Tests the built program with kills, concurrent access, full disks, failing system calls and power failures.
    .target(name: "FaultyCalls", path: "Tests/FaultyCalls"),
    .testTarget(name: "DurabilityTests", dependencies: ["TestSupport"]),
    // Tests the parts of a season.
    .testTarget(
      name: "PartsTests",
      dependencies: [
        "MatchModel", "MatchRows", "MatchXML", "SampleMatches", "TestSupport", "WorldCupData",
      ]),
    // Tests the report against the statistics, HTML validators and a browser.
    .testTarget(
      name: "ReportTests",
      dependencies: [
        "FigureOracles", "MatchModel", "MatchReports", "MatchRules", "MatchStatistics", "MatchXML", "Phrases",
        "SampleMatches", "Seasons", "Standings", "TestSupport", "Text", "Wording", "WorldCupData",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// C is hardened as Debian hardens it. Not by options of the whole build: Swift reads the C library's headers too.
for target in package.targets where target.type == .regular && target.name.wholeMatch(of: /C[A-Z].*/) != nil {
  target.cSettings =
    (target.cSettings ?? []) + [
      .unsafeFlags(["-fstack-protector-strong"], .when(configuration: .release)),
      .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
    ]
}

// Tests use package access instead of `@testable`, so they run on the release modules of the program, which are built
// only once. The tests themselves are not optimized: that would take longer than running them.
for target in package.targets where target.type == .test || target.path?.hasPrefix("Tests/") == true {
  var flags = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"]
  // Nothing imports a test, so its interface needs no step of its own, which would check all types a second time.
  if target.type == .test { flags.append("-no-emit-module-separately") }
  target.swiftSettings = [.unsafeFlags(flags, .when(configuration: .release))]
}
