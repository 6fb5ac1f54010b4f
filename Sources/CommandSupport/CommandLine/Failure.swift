import FileWording
import LibXML
import MatchXML
import Phrases
import Storage

/// Why a command ended, before it is put into words.
package enum Failure: Error {
  case usage(UsageProblem)
  case file(FileError)
  case match(FileProblems)
  /// A problem in one of the user's text files: a squad or a rule set.
  case text([TextProblem])
  case season(SeasonProblems, file: String)
  case dtd(XMLError)
  /// An error in one of the user's stylesheets, or in the run of any stylesheet.
  case xml(XMLError)
  /// A temporary failure; nil if it has been reported already. Only commands that are run by schedulers use this case.
  indirect case notNow(Failure?)

  package static func problem(_ phrase: Phrase, in file: String, line: Int? = nil) -> Failure {
    .text([TextProblem(file: file, line: line, what: phrase)])
  }

  package static func catchingXML<Value>(_ value: @autoclosure () throws(XMLError) -> Value) throws(Failure) -> Value {
    do { return try value() } catch { throw .xml(error) }
  }

  package var status: Int32 {
    switch self {
    case .usage: ExitStatus.wrongUsage
    case .notNow: ExitStatus.notNow
    default: ExitStatus.wrongInput
    }
  }

  /// The same failure, marked as temporary if its cause is the system and not the file.
  package var asNotNow: Failure {
    if case .file(let error) = self, error.isNotNow { .notNow(self) } else { self }
  }

  /// True if a match could not be read for want of memory, which says nothing about its file.
  package var isOutOfMemory: Bool {
    if case .match(let found) = self { found.problems.contains(where: \.isOutOfMemory) } else { false }
  }

  /// The messages of a failure that does not prevent the command from doing its work.
  package func warnings(_ wording: FileWording) -> [FileMessage] {
    messages(wording).map { FileMessage(file: $0.file, line: $0.line, level: .warning, text: $0.text) }
  }

  package func messages(_ wording: FileWording) -> [FileMessage] {
    switch self {
    // Reported where the command is known: `Console.report(_:of:)`.
    case .usage: []
    case .file(let error): [wording.message(error)]
    case .match(let problems): wording.messages(problems)
    case .text(let problems):
      problems.map { FileMessage(file: $0.file, line: $0.line, text: $0.text(wording.book)) }
    case .season(let problems, let file): wording.messages(problems, file: file)
    case .dtd(let error):
      wording.messages(
        FileProblems(error.diagnostics.map { FileProblem(file: $0.file, line: $0.line, reason: .unusableDTD($0)) }))
    case .xml(let error): wording.messages(error.diagnostics)
    case .notNow(let failure):
      failure?.messages(wording).map { message in
        let text = wording.book(Phrase("file.not-now", ["what": message.text]))
        return FileMessage(file: message.file, line: message.line, level: message.level, text: text)
      } ?? []
    }
  }
}

/// A problem in a line of a text file, and how to correct it.
package struct TextProblem: Equatable, Sendable {
  package let file: String
  /// From 1; nil if the problem concerns the whole file.
  package let line: Int?
  /// The cell of a spreadsheet, in place of a line: “Primer equip!A7”.
  var cell: String?
  let what: Phrase

  package init(file: String, line: Int?, cell: String? = nil, what: Phrase) {
    self.file = file
    self.line = line
    self.cell = cell
    self.what = what
  }

  package func text(_ book: Phrasebook) -> String { (cell.map { $0 + ": " } ?? "") + book(what) }
}
