import Archives
import CommandSupport
import FileWording
import MatchRows
import Phrases
import Seasons
import Standings

/// Reads parts of a season, and any result lists given with them, as if the original files had been read. The match
/// files are not available, so matches are identified by their keys.
struct PartReading {
  private struct Version {
    let line: MatchLine
    let place: (path: String, line: Int)
  }

  /// Keyed by key and digest.
  private var matches: [String: [String: Version]] = [:]
  private var problems: Set<ProblemLine> = []
  private var others: [String] = []
  private let chosen: Set<String>
  private let console: Console

  init(_ paths: [String], chosen: Set<String>, _ console: Console) throws(Failure) {
    self.chosen = chosen
    self.console = console
    for path in paths {
      guard let input = try part(path) else {
        others.append(path)
        continue
      }
      try read(input)
    }
  }

  /// Opens a part; nil if the file is something else.
  private func part(_ path: String) throws(Failure) -> LineInput? {
    let input = try ByteInput(path)
    guard input.isFile else { return LineInput(input) }
    guard PartOutput.isPart(try input.read(64)) else { return nil }
    return LineInput(try ByteInput(path))
  }

  private mutating func read(_ input: LineInput) throws(Failure) {
    var input = input
    while let bytes = try input.next() {
      let line: PartLine
      do { line = try PartLine(bytes) } catch { throw input.problem(Phrase(error)) }
      switch line {
      case .problem(let problem): problems.insert(problem)
      case .match(let match):
        if let known = matches[match.key]?[match.digest] {
          // The same file may have been read by a different version of the program.
          guard known.line == match else {
            let place = "\(known.place.path):\(known.place.line)"
            throw input.problem(Phrase("season.part.read-otherwise", ["place": place]))
          }
          continue
        }
        matches[match.key, default: [:]][match.digest] = Version(line: match, place: (input.path, input.line))
      }
    }
  }

  /// Reports all problems and combines the parts.
  /// - Parameter season: the season's file with its decisions and registry.
  func read(season: String?) -> SeasonReading.Outcome {
    let beside = SeasonReading(SeasonFolder(files: others + (season.map { [$0] } ?? []), seasonFile: season), console)
      .read()
    var sources: [SeasonResults.Source] = []
    var sheets: [String: KeptSheet] = [:]
    var texts = SharedTexts()
    var refused: Set<String> = []
    for (key, versions) in matches.sorted(by: { $0.key < $1.key }) {
      let known = versions.filter { chosen.contains($0.key) }
      let left = (known.isEmpty ? versions : known).values.map(\.line).sorted { $0.digest < $1.digest }
      if left.count > 1 {
        refused.insert(key)
        sayVersions(left)
      }
      for line in left {
        sources.append(SeasonResults.Source(line.sheet.result, file: key, isMatchFile: true))
        var sheet = line.sheet
        texts.share(&sheet)
        sheets[key] = KeptSheet(sheet)
      }
    }
    sayProblems()
    return SeasonReading.Outcome(
      sources: sources + beside.sources, sheets: sheets.merging(beside.sheets) { $1 }, file: beside.file,
      filePath: beside.filePath, files: beside.files + matches.count + problems.count,
      wrong: beside.wrong + problems.count, refused: refused, withoutFile: Set(matches.keys))
  }

  private func sayVersions(_ lines: [MatchLine]) {
    let result = lines[0].sheet.result
    let facts: Phrase.Arguments = [
      "match": console.words.result(result), "digests": lines.map(\.digest).joined(separator: ", "),
    ]
    console.say(FileMessage(file: lines[0].key, text: console.book(Phrase("season.part.versions", facts))))
  }

  private func sayProblems() {
    for problem in problems.sorted(by: { ($0.name, $0.digest) < ($1.name, $1.digest) }) {
      for message in problem.messages {
        let text = message.texts[console.book.language.code] ?? message.texts[Language.en.code] ?? ""
        console.say(FileMessage(file: problem.name, line: message.line > 0 ? message.line : nil, text: text))
      }
    }
  }
}

extension PartReading {
  /// The digests chosen by the user, given one by one or in files with one per line.
  static func chosen(_ values: [String]) throws(Failure) -> Set<String> {
    var chosen: Set<String> = []
    for value in values {
      if SHA256.isOne(value) {
        chosen.insert(value)
        continue
      }
      let text = try InputFile.text(InputFile.read(value), value)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let digest = line.split(whereSeparator: \.isWhitespace).first ?? ""
        if digest.isEmpty { continue }
        guard SHA256.isOne(digest) else {
          let what = Phrase("season.part.no-digest", ["text": String(digest)])
          throw .problem(what, in: value, line: index + 1)
        }
        chosen.insert(String(digest))
      }
    }
    return chosen
  }
}
