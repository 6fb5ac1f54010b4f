import CommandSupport
import Phrases
import SeasonCommands

extension Command {
  private static let list = Option("list", help: "option.manual.list")

  /// Shows a page of the manual at a terminal. Without a terminal, it prints the source of the page, prints a shell's
  /// completion script, or lists the pages, for packagers.
  static let manual = Command(
    .manual,
    operands: [
      Operand("PAGE", isOptional: true) { ManualPages.all.map(\.file) + ShellCompletions.allCases.map(\.rawValue) }
    ],
    options: [list], summary: "command.manual", help: "command.manual.help"
  ) { arguments, console throws(Failure) in
    if arguments.operands.first == completion { return complete(arguments.operands.dropFirst(), console) }
    if arguments.operands.count > 1 { throw .usage(.tooMany(arguments.operands[1])) }
    let name = arguments.operands.first ?? ManualPage.program.file
    if arguments.has(list) {
      try arguments.noOperands()
      for page in ManualPages.all { console.print(page.file) }
    } else if let shell = ShellCompletions(rawValue: name) {
      console.print(shell.script(console.book))
    } else if let page = ManualPages.named(name) {
      if console.outputIsTerminal { try ManualViewer.show(page.text(console.book)) }
      console.write(Array(page.text(console.book).utf8))
    } else {
      throw .usage(.unknownWord(name, known: ManualPages.all.map(\.file)))
    }
    return true
  }

  /// The completion scripts call this each time Tab is pressed: it prints the possible words, one per line.
  private static let completion = "completion"

  /// - Returns: false if the shell should complete file names.
  private static func complete(_ words: ArraySlice<String>, _ console: Console) -> Bool {
    guard let asked = SeasonCompletion(Array(words)), asked.kind != .files else { return false }
    for word in SeasonCandidates(completion: asked, console: console).words { console.print(word) }
    return true
  }
}
