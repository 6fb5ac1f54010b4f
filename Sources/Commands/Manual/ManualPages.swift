enum ManualPages {
  static let all: [ManualPage] = [.program] + SubcommandTable.all.map(ManualPage.of) + [.matchFile, .ruleSets]

  static func named(_ file: String) -> ManualPage? { all.first { $0.file == file } }
}
