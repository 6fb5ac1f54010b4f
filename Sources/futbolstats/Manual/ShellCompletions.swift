import Phrases

/// Completion scripts for shells, made from what the commands declare.
enum ShellCompletions: String, CaseIterable {
  case bash, zsh, fish

  func script(_ book: Phrasebook) -> String {
    switch self {
    case .bash: bash()
    case .zsh: zsh(book)
    case .fish: fish(book)
    }
  }

  private func bash() -> String {
    let name = Program.name
    let names = CommandTable.all.map(\.name).joined(separator: " ")
    let cases = CommandTable.all.map { command in
      let flags = command.allOptions.map(\.flag).joined(separator: " ")
      return "    \(command.name)) options=\"\(flags)\" ;;"
    }
    let choices = choices.map { flag, values in
      "    \(flag)) COMPREPLY=($(compgen -W \"\(values)\" -- \"$word\")); return ;;"
    }
    return """
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} options=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version --lang" -- "$word"))
          return
        fi
        case $previous in
      \(choices.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        case $word in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _\(name) \(name)
      """
  }

  private func zsh(_ book: Phrasebook) -> String {
    let name = Program.name
    let commands = CommandTable.all.map { "    '\($0.name):\(quoted(book(Phrase($0.summary)), "'"))'" }
    let cases = CommandTable.all.map { command in
      let options = command.allOptions.map { option in
        let help = quoted(firstLine(book(Phrase(option.help))), "'").replacing("[", with: "(").replacing("]", with: ")")
        let value = option.value.map { value in
          option.choices.isEmpty
            ? ":\(book.placeholders(in: value)):_files" : ":\(option.name):(\(option.choices.joined(separator: " ")))"
        }
        return "'\(option.flag)[\(help)]\(value ?? "")'"
      }
      return "    \(command.name)) _arguments \(options.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef \(name)
      local -a commands
      commands=(
      \(commands.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
      else
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      fi
      """
  }

  private func fish(_ book: Phrasebook) -> String {
    let name = Program.name
    var lines = CommandTable.all.map { command in
      "complete -c \(name) -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(book(Phrase(command.summary)), "\\'"))'"
    }
    for command in CommandTable.all {
      for option in command.allOptions {
        var line = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.value != nil {
          line += option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
        }
        lines.append(line + " -d '\(quoted(firstLine(book(Phrase(option.help))), "\\'"))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Options whose value is one of a few words.
  private var choices: [(flag: String, values: String)] {
    var seen: Set<String> = []
    return CommandTable.all.flatMap(\.allOptions).filter { !$0.choices.isEmpty && seen.insert($0.name).inserted }
      .map { ($0.flag, $0.choices.joined(separator: " ")) }
  }

  private func firstLine(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }
  private func quoted(_ text: String, _ quote: String) -> String {
    text.replacing("'", with: quote == "'" ? "’" : quote)
  }
}
