import Phrases

/// The completion script for zsh.
struct ZshCompletion {
  let book: Phrasebook

  func script() -> String {
    let name = Program.name
    let commands = CommandTable.all.map {
      "    " + ShellCompletions.quoted($0.name + ":" + book(Phrase($0.summary)).replacing(":", with: "\\:"))
    }
    let cases = CommandTable.all.map { command in
      let rest = command.allOptions.map(option) + operands(of: command)
      return "    \(command.name)) _arguments -s \\\n      \(rest.joined(separator: " \\\n      ")) ;;"
    }
    return """
      #compdef \(name)
      local curcontext=$curcontext state line
      typeset -A opt_args
      local -a commands
      commands=(
      \(commands.joined(separator: "\n"))
      )
      _arguments -C -s \\
        \((Option.global.map(option)).joined(separator: " \\\n  ")) \\
        '1:\(text(book.placeholders(in: "COMMAND"))):->command' '*::\(text(book.placeholders(in: "OPTION"))):->rest'
      case $state in
        command) _describe -t commands \(name) commands ;;
        rest)
          case $words[1] in
      \(cases.joined(separator: "\n"))
          esac ;;
      esac
      """
  }

  /// `'(-o --output)'{-o+,--output=}'[help]:FILE:_files'`
  private func option(_ option: Option) -> String {
    let help = "[\(text(book(Phrase(option.help))))]"
    let value = option.candidates.map { ":" + text(book.placeholders(in: $0.value)) + ":" + action($0) } ?? ""
    let (long, letter) = option.value == nil ? (option.flag, "") : (option.flag + "=", "+")
    guard let short = option.short else { return "'\(option.repeats ? "*" : "")\(long)\(help)\(value)'" }
    return "'(-\(short) \(option.flag))'{-\(short)\(letter),\(long)}'\(help)\(value)'"
  }

  private func operands(of command: Command) -> [String] {
    command.operands.enumerated().map { place, operand in
      let count = operand.repeats ? "*" : String(place + 1)
      return "'\(count):\(text(book.placeholders(in: operand.value))):\(action(operand.candidates))'"
    }
  }

  private func action(_ candidates: ShellCandidates) -> String {
    let words = candidates.words.joined(separator: " ")
    if candidates.isOpen { return "{compadd -S \"\" -- \(words)}" }
    if words.isEmpty { return candidates.takesFiles ? "_files" : " " }
    return candidates.takesFiles ? "{compadd -- \(words); _files}" : "(\(words))"
  }

  /// A text where colons and brackets mean something else.
  private func text(_ text: String) -> String {
    ShellCompletions.plain(text).replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
