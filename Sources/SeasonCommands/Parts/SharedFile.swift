import Archives
import CommandSupport
import FileWording
import MatchModel
import MatchRows
import Phrases
import ResultFiles
import Seasons
import Text

/// A file to be written as one line of a part.
struct SharedFile {
  /// For messages.
  let path: String
  let bytes: [UInt8]

  enum Outcome {
    case line([UInt8])
    /// The file is not a match and does not claim to be one; reported as a warning.
    case passedOver(Phrase)
    /// The file is invalid: the failure to report, and the line that records it.
    case wrong(Failure, line: [UInt8])
  }

  func read() -> Outcome {
    guard SeasonReading.isMarkup(bytes, path) else { return .passedOver(Self.whyNot(bytes)) }
    do throws(Failure) {
      let (match, sheet) = try MatchLoading().sheet(bytes, file: path)
      guard SeasonReading.hasTwoTeams(sheet.result) else { return .passedOver(Phrase("results.nameless")) }
      guard let key = MatchKey.key(of: match) else { throw .problem(Phrase("season.part.no-key"), in: path) }
      return .line(MatchLine(key: key, digest: SHA256.digits(bytes), sheet: sheet).bytes)
    } catch {
      if SeasonReading.isOtherDocument(bytes, path) { return .passedOver(Phrase("results.passed-over")) }
      return .wrong(error, line: Self.line(error, path, digest: SHA256.digits(bytes)))
    }
  }

  /// The line for a file that could not be read.
  /// - Parameter digest: empty if its bytes could not be read.
  static func line(_ failure: Failure, _ path: String, digest: String) -> [UInt8] {
    // The reader may be on another machine and use another language, so the texts are in all of them.
    var messages: [ProblemLine.Message] = []
    for language in Language.allCases {
      for (index, message) in failure.messages(FileWording(Phrasebook(language))).prefix(most).enumerated() {
        if index == messages.count { messages.append(ProblemLine.Message(line: message.line ?? 0, texts: [:])) }
        messages[index].texts[language.code] = message.text
      }
    }
    return ProblemLine(messages, name: FileName.shown(FileName.split(path).name), digest: digest).bytes
  }

  /// Maximum number of problems recorded for a file.
  private static let most = 20

  private static func whyNot(_ bytes: [UInt8]) -> Phrase {
    if TextFile.breach(in: bytes) == nil {
      let text = TextFile.decoded(bytes)
      if ResultTable(text) != nil || FootballText.isOne(text) { return Phrase("season.part.results") }
    }
    return Phrase("results.passed-over")
  }
}
