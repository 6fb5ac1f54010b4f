// swift-tools-version: 6.0
import PackageDescription

// Fuzz targets for libFuzzer; see docs/FUZZING.md.
let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "futbolstats", path: "..")],
  targets: [
    // The uses of a match that all targets share.
    .target(
      name: "Uses", dependencies: [.product(name: "FutbolStatsLibraries", package: "futbolstats")], path: "Uses")
  ]
    + [
      "FuzzMatchFile", "FuzzPrompt", "FuzzSquads", "FuzzSheets", "FuzzFeeds", "FuzzRules", "FuzzFolding",
      "FuzzExchange",
      "FuzzHistory", "FuzzPart",
    ].map {
      name in
      .executableTarget(
        name: name, dependencies: ["Uses", .product(name: "FutbolStatsLibraries", package: "futbolstats")],
        path: String(name.dropFirst(4)), swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    },
  swiftLanguageModes: [.v6]
)
