import CommandSupport
import MatchMerging
import MatchXML
import Phrases

extension Command {
  private static let base = Option("base", value: "FILE", help: "option.merge.base")
  private static let answersFile = Option("answers", value: "FILE", help: "option.merge.answers")
  private static let apart = Option("apart", value: "NUMBER", repeats: true, help: "option.merge.apart")
  private static let sameMatch = Option("same-match", help: "option.merge.same-match")
  private static let restore = Option("restore", value: "NUMBER", help: "option.merge.restore")
  private static let resolve = Option("resolve", help: "option.merge.resolve")
  private static let conflicts = Option("conflicts", help: "option.merge.conflicts")
  private static let installGit = Option("install-git", help: "option.merge.install-git")
  private static let driver = Option("driver", value: "NAME", help: "option.merge.driver")
  private static let textconv = Option("textconv", help: "option.merge.textconv")

  static let merge = Command(
    .merge, operands: [Operand("FILE|FOLDER", isOptional: true, repeats: true)],
    options: [
      base, answersFile, apart, sameMatch, .output, .force, restore, resolve, conflicts, installGit, driver, textconv,
    ]
  ) { arguments, console throws(Failure) in
    if arguments.has(restore) { return try restored(arguments, console) }
    if arguments.has(resolve) {
      return try resolve(arguments.onlyOperand("FILE"), answers: arguments.value(answersFile), console)
    }
    if arguments.has(conflicts) {
      return try FolderConflicts(folder: arguments.onlyOperand("FOLDER"), console: console).merge()
    }
    if arguments.has(installGit) {
      let folder = arguments.operands.isEmpty ? "." : try arguments.onlyOperand("FOLDER")
      return try GitInstallation.install(in: folder, console)
    }
    if let name = arguments.value(driver) {
      guard arguments.operands.count == 3 else { throw .usage(.missing("FILE FILE FILE")) }
      let files = arguments.operands
      return try GitDriver(base: files[0], ours: files[1], theirs: files[2], name: name, console: console).run()
    }
    if arguments.has(textconv) { return try showLog(arguments.onlyOperand("FILE"), console) }
    return try mergeTwo(arguments, console)
  }

  private static func mergeTwo(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
    guard arguments.operands.count > 1 else { throw .usage(.missing("FILE FILE")) }
    try arguments.limitOperands(to: 2)
    guard let output = arguments.value(.output) else { throw .usage(.missing("--output FILE")) }
    let request = try MergeRequest(
      MergeInput(arguments.operands[0]), MergeInput(arguments.operands[1]),
      base: arguments.value(base).map { path throws(Failure) in try MergeInput(path) },
      isSameMatch: arguments.has(sameMatch), console)
    let choices = MergeChoices(apart: Set(try numbers(arguments, apart)))
    return try MergeRun(request: request, console: console, choices: choices).merge(
      into: output, answersFile: arguments.value(answersFile), mayReplace: arguments.has(.force))
  }

  private static func numbers(_ arguments: Arguments, _ option: Option) throws(Failure) -> [Int] {
    try arguments.values(option).map { text throws(Failure) in
      guard let number = Int(text), number > 0 else {
        throw .usage(.badValue(option.flag, text, expected: Phrase("merge.expects-number")))
      }
      return number
    }
  }

  /// The text with which git compares versions of a match: its log. Other XML is printed unchanged.
  private static func showLog(_ path: String, _ console: Console) throws(Failure) -> Bool {
    let bytes = try InputFile.read(path)
    guard let loaded = try? MatchLoading().load(bytes, file: path) else {
      console.write(bytes)
      return true
    }
    let view = MatchView(
      ledger: loaded.ledger, subject: .match, path: path,
      words: console.words.adapted(to: loaded.ledger.rules))
    for section in [MatchView.Section.score, .lineups, .log] {
      for line in view.lines(of: section) { console.print(line) }
    }
    for line in Disagreements.lines(of: loaded, console) { console.print(line) }
    return true
  }

  /// Restores the rejected statement in a question of the last merge, whatever has been recorded since.
  private static func restored(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
    let path = try arguments.onlyOperand("FILE")
    guard let number = try numbers(arguments, restore).last else { return false }
    let file = try MergeInput(path)
    let merged = try PastMerge(of: file, console).restoring(number, in: file)
    let judged = try file.replace(with: merged.match, label: "merge --restore \(number)")
    console.print(Phrase("merge.restored", ["file": path, "number": number]))
    return judged.sayObjections(file: path, console)
  }
}
