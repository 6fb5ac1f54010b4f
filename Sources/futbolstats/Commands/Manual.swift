import Phrases

extension Command {
  private static let page = Option(
    "page", choices: ["man"] + ShellCompletions.allCases.map(\.rawValue), help: "option.manual.page")

  /// Prints the manual page or a shell's completion script, for `make install`.
  static let manual = Command(
    "manual", options: [page], summary: "command.manual", help: "command.manual.help"
  ) { arguments, console throws(Failure) in
    try arguments.noOperands()
    if let shell = arguments.value(page).flatMap(ShellCompletions.init(rawValue:)) {
      console.print(shell.script(console.book))
    } else {
      console.write(Array(ManualPage(book: console.book).text().utf8))
    }
    return true
  }
}
