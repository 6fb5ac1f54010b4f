extension Command {
  /// Help on the program or on a command.
  static let help = Command(
    "help", operands: [Operand("COMMAND", isOptional: true) { CommandTable.all.map(\.name) }], summary: "program.help",
    help: "program.help.help"
  ) { arguments, console throws(Failure) in
    let page = HelpPage(console.book)
    guard let name = arguments.operands.first else {
      console.print(page.overview())
      return true
    }
    if arguments.operands.count > 1 { throw .usage(.tooMany(arguments.operands[1])) }
    do throws(UsageProblem) {
      console.print(page.page(of: try CommandTable.named(name)))
    } catch {
      throw .usage(error)
    }
    return true
  }
}
