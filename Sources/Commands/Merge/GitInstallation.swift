import Bounds
import CommandSupport
import FileNames
import Phrases

/// Configures a git repository to merge and show matches.
enum GitInstallation {
  static let attributes = ["*.xml merge=futbolstats diff=futbolstats"]
  static let ignored = [".*.undo", ".*.open", ".*.lock", ".*.tmp", "salut*.txt"]
  static let configuration = [
    ("merge.\(Program.name).name", "FutbolStats"),
    ("merge.\(Program.name).driver", "futbolstats merge --driver %P %O %A %B"),
    ("diff.\(Program.name).textconv", "futbolstats merge --textconv"),
  ]

  /// - Parameter folder: any folder in the repository.
  static func install(in folder: String, _ console: Console) throws(Failure) -> Bool {
    for (key, value) in configuration {
      guard ChildProcess.run(["git", "-C", folder, "config", key, value]) == 0 else {
        throw .text([TextProblem(file: folder, line: nil, what: .said(Phrase("merge.no-repository")))])
      }
      console.print("git config \(key) \"\(value)\"")
    }
    try add(attributes, to: FileName.join(folder, ".gitattributes"), console)
    try add(ignored, to: FileName.join(folder, ".gitignore"), console)
    // Stage these files, so that other clones get them with the next commit.
    _ = ChildProcess.run(["git", "-C", folder, "add", "--", ".gitattributes", ".gitignore"])
    return true
  }

  /// Adds the lines that the file lacks.
  private static func add(_ lines: [String], to path: String, _ console: Console) throws(Failure) {
    var text = ""
    if OutputFile.exists(path) {
      text = try InputFile.text(InputFile.read(path, limit: Bounds.textFile), path)
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    }
    let present = Set(text.split(separator: "\n").map(String.init))
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    text += missing.map { $0 + "\n" }.joined()
    try OutputFile.write(Array(text.utf8), to: path, replacing: .anything)
    for line in missing { console.print("\(path): \(line)") }
  }
}
