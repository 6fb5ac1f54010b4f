import FileWording
import Phrases
import Seasons

extension SeasonEdit {
  /// Reads the season, edits its file, and reports what was written.
  func run(
    _ words: ArraySlice<String>, in place: String, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> Bool {
    try check(words)
    guard OutputFile.isFolder(place) else {
      throw .text([TextProblem(file: place, line: nil, what: .said(Phrase("season.not-a-folder")))])
    }
    // Lock before reading, so that nobody else changes the file in between.
    let store = try SeasonStore(folder: place)
    let read = SeasonReading(try SeasonFolder(place), console).read()
    var draft = SeasonDraft(
      file: store.file, season: read.season, words: Array(words), arguments: arguments, console: console, place: place)
    let said = try apply(&draft)
    try store.save(draft.file)
    console.print(console.book(Phrase("season.written", ["file": store.path, "what": said])))
    return true
  }
}
