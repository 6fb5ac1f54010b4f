import Phrases

/// All pages of the manual: the program's, one of each command, and those of the files.
enum ManualPages {
  static let all: [ManualPage] = [.program] + CommandTable.all.map(ManualPage.of) + [.matchFile, .ruleSets]

  static func named(_ file: String) -> ManualPage? { all.first { $0.file == file } }
}
