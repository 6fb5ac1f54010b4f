// swift-tools-version: 6.0
import PackageDescription

// Programs that libFuzzer feeds with whatever makes them take another way; docs/FUZZING.md says how to run them.
let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "futbolstats", path: "..")],
  targets: [
    "FuzzMatchFile", "FuzzPrompt", "FuzzSquads", "FuzzSheets", "FuzzFeeds", "FuzzRules", "FuzzFolding", "FuzzExchange",
  ].map {
    name in
    .executableTarget(
      name: name, dependencies: [.product(name: "FutbolStatsLibraries", package: "futbolstats")],
      path: String(name.dropFirst(4)), swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  },
  swiftLanguageModes: [.v6]
)
