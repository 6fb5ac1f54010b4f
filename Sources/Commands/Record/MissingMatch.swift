import CommandSupport
import Glibc
import MatchModel
import MatchXML
import Phrases
import PromptInterface
import RecordingSession
import Text
import Wording

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
    if let refusal = SquadFile.refusal(of: path) { throw refusal }
    let near = near.map(ShellWord.quoted)
    guard canAsk else {
      let command = Program.line(.new, [ShellWord.operand(path)], console.book)
      let problem = Phrase("record.not-there", ["command": command])
      let said = near.map { Phrase("record.or-near", ["what": problem, "file": $0]) } ?? problem
      throw .problem(said, in: path)
    }
    let dialogue = TerminalDialogue(console)
    guard isWanted(near: near.map(FileName.shown), dialogue), let names = names(dialogue, console.words) else {
      console.print(Phrase("record.not-created", ["file": path]))
      return false
    }
    var match = Match(teams: names.map { Team.unnamed($0) })
    match.identifier = MatchIdentifier.random()
    try OutputFile.write(MatchWriter().bytes(of: match), to: path, replacing: .nothing)
    return true
  }

  /// Asks whether to create the match. Enter means yes, unless a file has a similar name.
  private func isWanted(near: String?, _ dialogue: TerminalDialogue) -> Bool {
    let file = FileName.shown(path)
    let question =
      near.map { Phrase("ask.create-or-near", ["near": $0, "file": file]) } ?? Phrase("ask.create", ["file": file])
    return dialogue.isAgreed(
      question, enter: near == nil, key: YesOrNo.key, complaint: Phrase("ask.create.yes-or-no"))
  }

  /// The names of both teams; nil if cancelled. Enter chooses the default name.
  private func names(_ dialogue: TerminalDialogue, _ words: Wording) -> BothSides<String>? {
    var names = BothSides(home: words.defaultTeamName(.home), away: words.defaultTeamName(.away))
    var side = Side.home
    var complaint = ""
    while true {
      let text =
        side == .home
        ? Phrase("ask.create.home", ["name": names.home]) : Phrase("ask.create.away", ["name": names.away])
      var asking = WordedQuestion(words.book(text))
      asking.complaint = complaint
      complaint = ""
      switch dialogue.ask(asking) {
      case .dropped, .gone: return nil
      case .back:
        side = .home
        continue
      case .text(let name) where !DetailsCheck.isTeamName(name):
        complaint = words.book(Phrase("ask.create.no-name"))
        continue
      case .text(let name): names[side] = name
      case .nothing: break
      }
      if side == .away {
        if DetailsCheck.areDistinct(names.home, names.away) { return names }
        complaint = words.book(Phrase("ask.create.same-name", ["name": names.home]))
        names.away = words.defaultTeamName(.away)
      }
      side = .away
    }
  }

  /// A match in the same folder with a similar name.
  private var near: String? {
    let (folder, name) = FileName.split(path)
    let names = (try? InputFile.names(inFolder: folder)) ?? []
    let matches = names.filter { $0.hasSuffix(".xml") && !$0.hasPrefix(".") }.sorted()
    let found = matches.contains(name + ".xml") ? name + ".xml" : nearest(to: name, in: matches)
    return found.map { FileName.join(folder, $0) }
  }
}
