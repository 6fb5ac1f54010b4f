import CommandSupport
import Glibc
import MatchModel
import MatchXML
import Phrases
import Text

/// A match to be recorded whose file does not exist yet.
struct MissingMatch {
  private let path: String

  /// Nil if the path exists, or if no file can exist there; opening it then reports the problem.
  init?(_ path: String) {
    var status = stat()
    let isMissing = lstat(path.onDisk, &status) != 0 && errno == ENOENT
    guard isMissing, OutputFile.isFolder(FileName.split(path).folder) else { return nil }
    self.path = path
  }

  /// Asks for the names of the teams and creates the file.
  /// - Returns: true if the file now exists; the user may decline.
  /// - Throws: if the user cannot be asked. The message says how to create the file.
  func create(_ console: Console, canAsk: Bool) throws(Failure) -> Bool {
    let near = near.map(ShellWord.quoted)
    guard canAsk else {
      let command = Program.line(.new, [ShellWord.operand(path)], console.book)
      let problem = Phrase("record.not-there", ["command": command])
      let said = near.map { Phrase("record.or-near", ["what": problem, "file": $0]) } ?? problem
      throw .problem(said, in: path)
    }
    let asking = NewMatchQuestions(dialogue: TerminalDialogue(console), book: console.book)
    guard asking.wantIt(FileName.shown(path), near: near.map(FileName.shown)),
      let names = asking.names(console.words)
    else {
      console.print(Phrase("record.not-created", ["file": path]))
      return false
    }
    var match = Match(teams: names.map { Team.unnamed($0) })
    match.identifier = MatchIdentifier.random()
    try OutputFile.write(MatchWriter().bytes(of: match), to: path, replacing: .nothing)
    return true
  }

  /// A match in the same folder with a similar name.
  private var near: String? {
    let (folder, name) = FileName.split(path)
    let matches = InputFile.names(inFolder: folder).filter { $0.hasSuffix(".xml") && !$0.hasPrefix(".") }.sorted()
    let found = matches.contains(name + ".xml") ? name + ".xml" : nearest(to: name, in: matches)
    return found.map { FileName.join(folder, $0) }
  }
}
