import CommandSupport
import Phrases
import Seasons
import Text

extension SeasonEdit {
  func run(
    _ words: ArraySlice<String>, in place: String, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> Bool {
    try check(words)
    guard OutputFile.isFolder(place) else { throw .problem(Phrase("season.not-a-folder"), in: place) }
    // Lock before reading, so that the file cannot change in between.
    let store = try SeasonStore(folder: place)
    let read = SeasonReading(try SeasonFolder(place), console).read()
    var draft = SeasonDraft(
      file: store.file, season: read.season, words: Array(words), arguments: arguments, console: console, place: place)
    let said = try apply(&draft)
    if isAsked {
      let after = Season(
        read.sources, sheets: read.sheets, file: draft.file, path: read.filePath, refused: read.refused)
      let options = try TableOptions(arguments.without(TableOptions.round), console.words)
      let moves = SeasonMoves(before: read.season, after: after, options: options, words: console.words).lines
      let lines = moves.isEmpty ? [console.book(Phrase("season.moves-nothing"))] : moves
      // Print these lines before the question.
      for line in lines.flatMap({ $0.wrapped(to: console.columns, indent: 2) }) { console.printNow(line) }
      let isAgreed =
        !console.isInteractive || arguments.has(SeasonDraft.yes)
        || TerminalDialogue(console).isAgreed(
          Phrase("season.write-it", ["what": said]), enter: false, complaint: Phrase("season.write-or-not"))
      guard isAgreed else {
        console.print(Phrase("season.not-written", ["file": store.path]))
        return true
      }
    }
    try store.save(draft.file)
    for line in said.split(separator: "\n") {
      console.print(Phrase("season.written", ["file": store.path, "what": String(line)]))
    }
    return true
  }
}
