import CommandSupport
import Text

extension Command {
  private static let list = Option("list", help: "option.manual.list")

  /// Shows a page of the manual at a terminal. Without a terminal, it prints the source of the page, prints a shell's
  /// completion script, or lists the pages, for packagers.
  static let manual = Command(
    .manual,
    operands: [
      Operand(
        Placeholder("PAGE", words: ManualPage.all.map(\.file) + ShellScript.allCases.map(\.rawValue)), isOptional: true
      )
    ],
    options: [list]
  ) { arguments, console throws(Failure) in
    if arguments.operands.first == completion { return complete(arguments.operands.dropFirst(), console) }
    try arguments.limitOperands(to: 1)
    let name = arguments.operands.first ?? ManualPage.program.file
    if arguments.has(list) {
      try arguments.limitOperands(to: 0)
      for page in ManualPage.all { console.print(page.file) }
    } else if let shell = ShellScript(rawValue: name) {
      console.print(shell.text)
    } else if let page = ManualPage.all.first(where: { $0.file == name }) {
      if console.outputIsTerminal { try ManualViewer.show(page.text(console.book)) }
      console.write(Array(page.text(console.book).utf8))
    } else {
      throw .usage(.unknownWord(name, known: ManualPage.all.map(\.file)))
    }
    return true
  }

  /// The completion scripts call this each time Tab is pressed. It prints the candidates, one per line, with a tab before
  /// their descriptions.
  private static let completion = "completion"

  /// - Returns: false if the shell should complete file names too.
  private static func complete(_ words: ArraySlice<String>, _ console: Console) -> Bool {
    let found = Completions(of: Array(words), console)
    for candidate in found.candidates {
      let description = candidate.description.prefix { $0 != "\n" }
      let line = candidate.text + (description.isEmpty ? "" : "\t" + description) + "\n"
      console.write(FileName.bytes(line))
    }
    return !found.takesFiles
  }
}
