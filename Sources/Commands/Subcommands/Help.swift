import CommandSupport

extension Command {
  static let help = Command(
    .help, operands: [Operand(.command, isOptional: true)]
  ) { arguments, console throws(Failure) in
    let page = HelpPage(console: console)
    guard let name = arguments.operands.first else {
      console.print(page.overview())
      return true
    }
    try arguments.limitOperands(to: 1)
    do throws(UsageProblem) {
      console.print(page.page(of: try SubcommandTable.named(name, console.book)))
    } catch {
      throw .usage(error)
    }
    return true
  }
}
