// swift-tools-version: 6.0
import PackageDescription

// Warnings are errors in CI (`make test` passes -warnings-as-errors); here every target is Swift 6 language mode.
let package = Package(
  name: "futbolstats",
  products: [.executable(name: "futbolstats", targets: ["futbolstats"])],
  targets: [
    // The C libraries: the only modules that see C headers of theirs.
    .systemLibrary(
      name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CLibXSLT", path: "Sources/CLibXSLT", pkgConfig: "libexslt", providers: [.apt(["libxslt1-dev"])]),
    .systemLibrary(
      name: "CEditLine", path: "Sources/CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

    // The real, only copies, embedded in the binary.
    .target(name: "Schema", path: "Schema", resources: [.embedInCode("partit.dtd"), .embedInCode("partit-2011.dtd")]),

    // What people read, in their language: one catalogue per language for translators.
    .target(name: "Phrases", resources: [.embedInCode("en.po"), .embedInCode("es.po"), .embedInCode("ca.po")]),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases"]),

    // The domain, left to right; nothing imports upward.
    .target(name: "MatchModel"),
    .target(name: "MatchRules", dependencies: ["MatchModel"]),

    .target(name: "LibXML", dependencies: ["CLibXML2"]),
    .target(name: "LibXSLT", dependencies: ["CLibXSLT", "CLibXML2", "LibXML"]),
    .target(name: "Terminal", dependencies: ["CEditLine"]),
    // A pseudo-terminal and running programs, for all tests; and a few lines around the line editor to try it in one.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport", "TerminalProbe"]),

    .executableTarget(name: "futbolstats", dependencies: ["MatchModel", "MatchRules"]),
  ],
  swiftLanguageModes: [.v6]
)
