// swift-tools-version: 6.0
import PackageDescription

// Every target is Swift 6 language mode. The Makefile makes warnings errors.
let package = Package(
  name: "futbolstats",
  products: [
    .executable(name: "futbolstats", targets: ["futbolstats"]),
    // What Fuzzing/ feeds.
    .library(
      name: "FutbolStatsLibraries",
      targets: [
        "Exchange", "MatchModel", "MatchReports", "MatchRows", "MatchRules", "MatchStatistics", "MatchXML", "Phrases",
        "PromptInterface", "PromptLanguage", "RecordingSession", "Seasons", "Spreadsheets", "Squads", "Standings",
        "Storage", "TextFiles", "TextLayout",
      ]),
    // Loaded before the program by tests, to make its system calls fail.
    .library(name: "FaultyCalls", type: .dynamic, targets: ["FaultyCalls"]),
  ],
  targets: [
    // The C libraries: the only modules that see C headers of theirs.
    .systemLibrary(
      name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CJansson", path: "Sources/CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    // SHA-256; dpkg needs the library, so that no Debian is without it.
    .systemLibrary(
      name: "CMessageDigest", path: "Sources/CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CWideCharacters", path: "Sources/CWideCharacters"),

    // What main was called with; and names of files as text, whatever bytes they are.
    .target(name: "CArguments"),
    .target(name: "FileNames"),
    .testTarget(name: "FileNamesTests", dependencies: ["FileNames", "TestSupport"]),
    // Text files as people have them, whatever program wrote them.
    .target(name: "TextFiles", dependencies: ["FileNames", "TextLayout"]),

    // The real, only copies, embedded in the binary by C targets that `#embed` them: SwiftPM's embedding is too slow.
    .target(name: "CSchemaData"),
    .target(
      name: "Schema", dependencies: ["CSchemaData"], path: "Schema",
      exclude: [
        "match.schema.json", "partit.dtd", "partit-2011.dtd", "resum.dtd", "temporada.dtd", "vmix.schema.json",
      ]),
    .target(name: "CStylesheetData"),
    .target(name: "Stylesheets", dependencies: ["CStylesheetData"]),
    .testTarget(name: "StylesheetsTests", dependencies: ["Stylesheets"]),

    // ZIP archives, by a library that is loaded when one is opened: linked, it would double the time of each start.
    .target(name: "CLibZip"),
    .target(name: "ZipFiles", dependencies: ["Bounds", "CLibZip"]),

    // What people read, in their language: one catalogue per language for translators.
    .target(name: "CPhraseData"),
    .target(
      name: "Phrases", dependencies: ["Bounds", "CPhraseData", "TextLayout"], exclude: ["en.po", "es.po", "ca.po"]),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases", "TestSupport"]),

    // Text in the columns of a terminal, for all who write tables.
    .target(name: "TextLayout", dependencies: ["CWideCharacters", "FileNames"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["CWideCharacters", "TextLayout"]),

    // How much of anything is taken, read or kept: one table, for all.
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
    // Two records of one match made one.
    .target(name: "MatchMerging", dependencies: ["MatchModel", "MatchRules"]),
    .testTarget(
      name: "MatchMergingTests",
      dependencies: [
        "MatchMerging", "MatchModel", "MatchRules", "MatchXML", "SampleMatches", "TestSupport", "WorldCupData",
      ]),

    // A season: results in, tables out; and files that have results only.
    .target(name: "Standings", dependencies: ["Bounds"]),
    .target(name: "ResultFiles", dependencies: ["Bounds", "Phrases", "Standings", "TextFiles"]),
    // What match files add to it: who is who, what they did, and who is suspended.
    .target(
      name: "Seasons", dependencies: ["MatchModel", "MatchRules", "MatchStatistics", "Phrases", "Standings"]),
    // Archives of tar, as they come in.
    .target(name: "TarFiles", dependencies: ["Bounds", "FileNames"]),
    .testTarget(name: "TarFilesTests", dependencies: ["FileNames", "TarFiles", "TestSupport"]),
    // A match as a line, and as rows for other programs.
    .target(name: "Digests", dependencies: ["CMessageDigest"]),
    .target(
      name: "MatchRows",
      dependencies: [
        "Bounds", "Digests", "LibJSON", "MatchModel", "MatchRules", "MatchStatistics", "Phrases", "Seasons",
        "Standings", "TextFiles",
      ]),
    .testTarget(
      name: "MatchRowsTests",
      dependencies: [
        "Digests", "LibJSON", "MatchModel", "MatchRows", "MatchRules", "SampleMatches", "Seasons", "Standings",
        "TestSupport", "WorldCupData",
      ]),
    // The leagues of Tests/Data/leagues.
    .target(name: "LeagueData", dependencies: ["ResultFiles", "Standings"], path: "Tests/LeagueData"),
    .testTarget(name: "StandingsTests", dependencies: ["LeagueData", "Standings", "TestSupport", "WorldCupData"]),
    .testTarget(name: "ResultFilesTests", dependencies: ["LeagueData", "ResultFiles", "Standings"]),

    // The real matches of Tests/Data/worldcup, for all tests; and matches made for them.
    .target(name: "WorldCupData", dependencies: ["TestSupport"], path: "Tests/WorldCupData"),
    .target(
      name: "SampleMatches",
      dependencies: ["MatchModel", "MatchRules", "MatchStatistics", "TestSupport", "WorldCupData"],
      path: "Tests/SampleMatches"),
    .testTarget(
      name: "SeasonsTests",
      dependencies: ["MatchModel", "MatchRules", "SampleMatches", "Seasons", "Standings", "WorldCupData"]),
    .testTarget(
      name: "MatchStatisticsTests",
      dependencies: ["MatchModel", "MatchRules", "MatchStatistics", "SampleMatches", "WorldCupData"]),

    .target(name: "CXMLMemory"),
    .target(name: "LibXML", dependencies: ["Bounds", "CLibXML2", "CXMLMemory", "FileNames"]),
    // libxslt, by the same means as libzip.
    .target(name: "CLibXSLT", dependencies: ["CLibXML2"]),
    .target(name: "LibXSLT", dependencies: ["Bounds", "CLibXSLT", "CLibXML2", "CXMLMemory", "FileNames", "LibXML"]),
    .testTarget(name: "LibXMLTests", dependencies: ["Bounds", "LibXML", "Schema", "TestSupport"]),
    .testTarget(name: "LibXSLTTests", dependencies: ["LibXSLT", "LibXML", "TestSupport"]),
    // What is removed when a signal ends the program.
    .target(name: "CLeftovers"),
    // Files that are whole and on disk whatever happens, with locks and undo, whatever they hold.
    .target(name: "Storage", dependencies: ["Bounds", "CLeftovers", "FileNames"]),
    .testTarget(name: "StorageTests", dependencies: ["Bounds", "Storage", "TestSupport"]),
    // The format of a match's file, and what is made of it by stylesheets alone.
    .target(name: "MatchXML", dependencies: ["Bounds", "LibXML", "MatchModel", "Schema", "Storage"]),
    .testTarget(
      name: "MatchXMLTests",
      dependencies: ["LibXML", "MatchModel", "MatchRules", "MatchXML", "SampleMatches", "Schema", "TestSupport"]),
    // What is decided and known of a season beside its matches: to its file and back.
    .target(name: "SeasonXML", dependencies: ["LibXML", "MatchModel", "Schema", "Seasons", "Standings"]),
    .target(name: "MatchReports", dependencies: ["LibXML", "LibXSLT", "Stylesheets"]),
    // JSON in, by jansson.
    .target(name: "LibJSON", dependencies: ["Bounds", "CJansson"]),
    // libedit, loaded by whoever edits a line.
    .target(name: "CEditLine"),
    .target(name: "Terminal", dependencies: ["Bounds", "CEditLine", "TextLayout"]),
    // A pseudo-terminal and running programs, for all tests; and a few lines around the line editor to try it in one.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport", "TerminalProbe"]),

    // The cells of .xlsx and .ods.
    .target(name: "Spreadsheets", dependencies: ["Bounds", "LibXML", "ZipFiles"]),
    // Squads as people write them down, in the words of every language.
    .target(
      name: "Squads",
      dependencies: ["Bounds", "MatchModel", "MatchRules", "Phrases", "Spreadsheets", "TextFiles", "ZipFiles"]),
    .testTarget(
      name: "SpreadsheetsTests", dependencies: ["Bounds", "Spreadsheets", "TestSupport", "ZipFiles"]),

    // Real files, spoiled, before all that read them.
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "Exchange", "LibXML", "MatchModel", "MatchRules", "MatchXML", "Schema", "Squads", "TestSupport", "TextFiles",
        "ZipFiles",
      ]),

    // Facts into words: the one place that has sentences about a match.
    .target(
      name: "Wording", dependencies: ["MatchModel", "MatchRules", "Phrases", "Seasons", "Standings", "TextLayout"]),
    .testTarget(
      name: "WordingTests", dependencies: ["MatchRules", "Seasons", "Standings", "Wording"], exclude: ["Goldens"]),

    // The catalogues of the stylesheets, made from those of the program: `make phrases`.
    .executableTarget(
      name: "PagePhrases", dependencies: ["MatchModel", "MatchStatistics", "Phrases", "Seasons", "Wording"],
      path: "Tests/PagePhrases"),
    .testTarget(name: "PagePhrasesTests", dependencies: ["PagePhrases", "Phrases", "TestSupport"]),

    // What comes in from other programs' files.
    .target(
      name: "Exchange",
      dependencies: [
        "Bounds", "LibJSON", "LibXML", "LibXSLT", "MatchModel", "MatchRules", "MatchXML", "Phrases", "ResultFiles",
        "Squads", "Standings", "Stylesheets", "TextFiles", "Wording",
      ]),
    .testTarget(
      name: "ExchangeTests",
      dependencies: [
        "Exchange", "MatchModel", "MatchReports", "MatchRules", "MatchXML", "Phrases", "SampleMatches", "TestSupport",
        "WorldCupData",
      ]),
    // The recorder: a typed text becomes a line; a line changes the match and returns facts; and what the person at the
    // prompt sees and completes.
    .target(
      name: "PromptLanguage", dependencies: ["Bounds", "MatchModel", "MatchRules", "Phrases", "TextLayout", "Wording"]),
    .target(
      name: "RecordingSession", dependencies: ["Bounds", "MatchModel", "MatchRules", "Phrases", "PromptLanguage"]),
    .target(
      name: "PromptInterface",
      dependencies: [
        "Bounds", "MatchModel", "MatchRules", "Phrases", "PromptLanguage", "RecordingSession", "TextLayout", "Wording",
      ]),
    // The session by the facts that it answers with.
    .testTarget(
      name: "SessionTests",
      dependencies: ["MatchModel", "MatchRules", "Phrases", "PromptInterface", "PromptLanguage", "RecordingSession"]),
    .testTarget(
      name: "RecorderTests",
      dependencies: [
        "MatchModel", "MatchRules", "Phrases", "PromptInterface", "PromptLanguage", "RecordingSession", "TestSupport",
        "Wording",
      ]),

    // The program: subcommands, files and exit codes.
    .target(name: "CVersionData"),
    .target(
      name: "FileWording",
      dependencies: [
        "Bounds", "Exchange", "LibXML", "MatchXML", "Phrases", "ResultFiles", "SeasonXML", "Storage", "TextFiles",
        "Wording",
      ]),
    // A server of pages by libmicrohttpd, and codes to scan by libqrencode: both are loaded when something is served.
    .target(name: "CMicroHTTPD"),
    .target(name: "HTTPServer", dependencies: ["CMicroHTTPD"]),
    .target(name: "CQREncode"),
    .target(name: "QRCodes", dependencies: ["CQREncode"]),
    .testTarget(name: "HTTPServerTests", dependencies: ["HTTPServer", "QRCodes"]),
    // The pages of a match while it is played, and who is told of changes.
    .target(name: "CLivePageData"),
    .target(
      name: "LivePages",
      dependencies: [
        "CLivePageData", "HTTPServer", "LibXML", "MatchModel", "MatchReports", "MatchRules", "Phrases", "Wording",
      ]),
    .testTarget(
      name: "LivePagesTests",
      dependencies: [
        "HTTPServer", "LivePages", "MatchModel", "MatchRules", "MatchXML", "Phrases",
      ]),
    // The subcommands, and all that only they need.
    .target(
      name: "Commands",
      dependencies: [
        "Bounds", "CArguments", "CVersionData", "Digests", "Exchange", "FileNames", "FileWording", "HTTPServer",
        "LibXML", "LivePages", "MatchMerging", "MatchModel", "MatchReports", "MatchRows", "MatchRules",
        "MatchStatistics", "MatchXML", "Phrases", "PromptInterface", "PromptLanguage", "QRCodes", "RecordingSession",
        "ResultFiles", "Schema", "SeasonXML", "Seasons", "Squads", "Standings", "Storage", "Stylesheets", "TarFiles",
        "Terminal", "TextFiles", "TextLayout", "Wording",
      ]),
    // The program: nothing but its main, so that how it is linked concerns nobody else. Released, it needs no Swift.
    .executableTarget(
      name: "futbolstats", dependencies: ["Commands"],
      linkerSettings: [
        .unsafeFlags(["-static-stdlib", "-Xlinker", "-z", "-Xlinker", "now"], .when(configuration: .release))
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Bounds", "Commands", "LeagueData", "MatchModel", "MatchRules", "MatchXML", "Phrases", "SampleMatches",
        "Storage", "TestSupport", "WorldCupData",
      ],
      exclude: ["Errors"]),
    // The prompt as a person meets it, in a pseudo-terminal; and its tables, complete.
    .testTarget(
      name: "PromptTests",
      dependencies: [
        "MatchModel", "MatchRules", "Phrases", "PromptInterface", "PromptLanguage", "RecordingSession", "TestSupport",
        "Wording",
      ]),
    // The real matches through the built program, judged by what is known of them.
    .testTarget(name: "RealMatchTests", dependencies: ["LibXML", "TestSupport", "WorldCupData"]),
    // The built program, killed, crowded out, put on a full disk, failed by the system and cut off from power.
    .target(name: "FaultyCalls", path: "Tests/FaultyCalls"),
    .testTarget(name: "DurabilityTests", dependencies: ["TestSupport"]),
    // Parts of a season, on one machine as on many.
    .testTarget(
      name: "PartsTests",
      dependencies: ["MatchModel", "MatchRules", "MatchXML", "SampleMatches", "TestSupport", "WorldCupData"]),
    // The page against the statistics, the laws of markup, and a browser.
    .testTarget(
      name: "ReportTests",
      dependencies: [
        "MatchModel", "MatchReports", "MatchRules", "MatchStatistics", "MatchXML", "SampleMatches", "Seasons",
        "TestSupport", "TextLayout", "WorldCupData",
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

// Tests see what the package sees, so that they run upon the modules of the program as it is released, which are built
// once. They themselves are not optimized: that would take longer than they run.
for target in package.targets where target.type == .test || target.path?.hasPrefix("Tests/") == true {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
