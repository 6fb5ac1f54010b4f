import CommandSupport
import Phrases
import SeasonCommands
import Text

/// Configures a git repository to merge and show matches.
enum GitInstallation {
  static let attributes = ["*.xml merge=futbolstats diff=futbolstats"]
  static let ignored = [".*.undo", ".*.open", ".*.lock", ".*.tmp", MedicalFile.ignored]
  static let configuration = [
    ("merge.\(Program.name).name", "FutbolStats"),
    ("merge.\(Program.name).driver", "futbolstats merge --driver %P %O %A %B"),
    ("diff.\(Program.name).textconv", "futbolstats merge --textconv"),
  ]

  /// - Parameter folder: any folder in the repository.
  static func install(in folder: String, _ console: Console) throws(Failure) -> Bool {
    for (key, value) in configuration {
      guard ChildProcess.run(["git", "-C", folder, "config", key, value]) == 0 else {
        throw .problem(Phrase("merge.no-repository"), in: folder)
      }
      console.print("git config \(key) \"\(value)\"")
    }
    try add(attributes, to: FileName.join(folder, ".gitattributes"), console)
    try add(ignored, to: FileName.join(folder, ".gitignore"), console)
    // Stage these files, so that other clones get them with the next commit.
    _ = ChildProcess.run(["git", "-C", folder, "add", "--", ".gitattributes", ".gitignore"])
    return true
  }

  private static func add(_ lines: [String], to path: String, _ console: Console) throws(Failure) {
    for line in try GitFile.add(lines, to: path) { console.print("\(path): \(line)") }
  }
}
