import FileWording
import LibXML
import MatchRules
import MatchXML
import Phrases
import SeasonXML
import Storage
import Wording

/// What ends a command, as facts.
enum Failure: Error {
  case usage(UsageProblem)
  /// A file cannot be read or written.
  case file(FileError)
  /// A match file is wrong.
  case match(FileProblems)
  /// A text file of the user's, a squad or a rule set, is wrong.
  case text([TextProblem])
  /// The file of a season is wrong.
  case season(SeasonProblems, file: String)
  /// A DTD of the user's is wrong.
  case dtd(XMLError)
  /// A stylesheet of the user's is wrong, or any stylesheet failed.
  case xml(XMLError)
  /// It cannot be done now; nil where that has been said. Only commands that somebody's scheduler runs again say so.
  indirect case notNow(Failure?)

  var status: Int32 {
    switch self {
    case .usage: ExitStatus.wrongUsage
    case .notNow: ExitStatus.notNow
    default: ExitStatus.wrongInput
    }
  }

  /// The same, where it is the system that fails and not the file.
  var asNotNow: Failure {
    if case .file(let error) = self, error.isNotNow { .notNow(self) } else { self }
  }

  func messages(_ wording: FileWording) -> [FileMessage] {
    switch self {
    // Said where the command is known: `Console.report(_:of:)`.
    case .usage: []
    case .file(let error): [wording.message(error)]
    case .match(let problems): wording.messages(problems)
    case .text(let problems):
      problems.map { FileMessage(file: $0.file, line: $0.line, text: $0.text(wording.book)) }
    case .season(let problems, let file): wording.messages(problems, file: file)
    case .dtd(let error):
      wording.messages(
        FileProblems(
          error.diagnostics.map { FileProblem(file: $0.file, line: $0.line, reason: .unusableDTD($0)) }))
    case .xml(let error):
      wording.messages(error.diagnostics)
    case .notNow(let failure):
      failure?.messages(wording).map { message in
        var message = message
        message.text = wording.book(Phrase("file.not-now", ["what": message.text]))
        return message
      } ?? []
    }
  }
}

/// Something wrong in a line of a text file: what, and what would be right.
struct TextProblem: Equatable, Sendable {
  let file: String
  /// From 1; nil where it is about the file as a whole.
  let line: Int?
  /// A cell of a spreadsheet, instead of a line: “Primer equip!A7”.
  var cell: String?
  let what: What

  enum What: Equatable, Sendable {
    case said(Phrase)
    case rule(RuleSet.Problem)
  }

  func text(_ book: Phrasebook) -> String { (cell.map { $0 + ": " } ?? "") + said(book) }

  private func said(_ book: Phrasebook) -> String {
    switch what {
    case .said(let phrase): book(phrase)
    case .rule(let problem): Wording(book).ruleProblem(problem)
    }
  }
}
