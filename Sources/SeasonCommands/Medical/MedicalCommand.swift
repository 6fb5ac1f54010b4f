import Bounds
import CommandSupport
import Phrases
import Seasons
import Text

/// `season FOLDER medical`: lists the medical remarks, in a file only for the staff; with a player and a remark it sets
/// one, and `-` removes it.
enum MedicalCommand {
  /// Name in the documentation; `words.season.medical` has its names in each language.
  static let name = "medical"

  static func isNamed(_ word: String) -> Bool { Phrasebook.accepts(word, as: "words.season.\(name)") }

  static func run(
    _ words: ArraySlice<String>, in place: String, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> Bool {
    guard OutputFile.isFolder(place) else { throw .problem(Phrase("season.not-a-folder"), in: place) }
    var file = try MedicalFile(folder: place)
    guard let player = words.first else {
      try list(file, SeasonOptions.withFormat(arguments), console)
      return true
    }
    guard words.count > 1 else { throw .usage(.missing("TEXT")) }
    let typed = words.dropFirst().joined(separator: " ")
    let remark = typed == "-" ? "" : typed
    let name = try self.name(of: player, in: place, console)
    let said = remark.isEmpty ? Phrase("medical.removed", ["player": name]) : Phrase("medical.set", ["player": name])
    try check(name, remark, file.path)
    file.set(remark, about: name)
    try file.save()
    console.print(Phrase("season.written", ["file": file.path, "what": said]))
    return true
  }

  private static func list(_ file: MedicalFile, _ arguments: Arguments, _ console: Console) throws(Failure) {
    let name = console.book.words("words.season.\(Self.name)").first ?? Self.name
    if let format = arguments.value(SeasonOptions.format), format != "text", format != "csv" {
      throw .usage(.together("--format \(format)", name))
    }
    let isForPrograms = SeasonOptions.isForPrograms(arguments)
    func show() {
      if isForPrograms { return console.write(ListCSV.bytes(file.list)) }
      let lines = file.entries.map { visible("\($0.player): \($0.remark)") }
      for line in lines.isEmpty ? [console.book(Phrase("medical.none"))] : lines { console.print(line) }
    }
    let output = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    guard isForPrograms || output != nil else { return show() }
    let privacy = try Privacy(arguments)
    try SeasonOptions.requirePrivate(privacy, for: name, arguments)
    guard let output else { return show() }
    _ = try SiteFile.write(
      console.kept(show), to: output, force: arguments.has(.force), permissions: privacy.permissions(of: file.sources))
  }

  /// The name in the season's spelling. Players who have not been in a match yet are allowed too.
  private static func name(of text: String, in place: String, _ console: Console) throws(Failure) -> String {
    let season = try SeasonReading(SeasonFolder(place), console.withoutWarnings, .people).read().season
    let found = season.us.map { us in
      NameSearch.found(text, in: season.players.all.filter { $0.isOf(us) && !$0.name.isEmpty }) {
        $0.spellings + [$0.id, $0.licence]
      }
    }
    guard let found, let first = found.first else { return text }
    guard found.count == 1 else {
      let known = found.prefix(9).map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
      throw .problem(Phrase("season.several-players", ["name": text, "known": known]), in: place)
    }
    return first.name
  }

  /// Throws if `MedicalFile` could not read the entry again.
  private static func check(_ name: String, _ remark: String, _ path: String) throws(Failure) {
    func wrong(_ what: Phrase) -> Failure { .problem(what, in: path) }
    if name.contains(where: { $0 == ":" || $0.isNewline }) || name.hasPrefix("#") || remark.contains(where: \.isNewline)
    {
      throw wrong(Phrase("medical.no-colon"))
    }
    if let long = [name, remark].map(\.unicodeScalars.count).first(where: { $0 > Bounds.text }) {
      throw wrong(Phrase("medical.too-long", ["found": long, "most": Bounds.text]))
    }
  }
}
