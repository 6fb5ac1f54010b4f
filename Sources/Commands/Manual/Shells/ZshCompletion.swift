import CommandSupport
import Phrases

/// The completion script for zsh.
struct ZshCompletion {
  let book: Phrasebook

  func script() -> String {
    let name = Program.name
    let cases = SubcommandTable.all.map { command in
      let rest = command.allOptions.map(option) + operands(of: command)
      return
        "    \(command.everyName.joined(separator: "|"))) _arguments -s \\\n      \(rest.joined(separator: " \\\n      ")) ;;"
    }
    return """
      #compdef \(name)
      local curcontext=$curcontext state line
      typeset -A opt_args
      local -a commands others
      local language=${LC_ALL:-${LC_MESSAGES:-$LANG}}
      [[ $language = (C|POSIX)* ]] || language=${LANGUAGE:-$language}
      case $language in
      \(languages.joined(separator: "\n"))
      esac
      # What only the program knows, since it is in the files that the line names; or else files.
      (( $+functions[_\(name)_asked] )) || _\(name)_asked() {
        local said
        local -a typed=("${(@Q)words[1,CURRENT - 1]}" "${(Q)IPREFIX}${(Q)PREFIX}")
        typed=("${(@)typed/#\\~\\//$HOME/}")
        if said=$(command $service manual completion -- "${typed[@]}" 2>/dev/null); then
          local -a found=(${(f)said})
          compadd "$@" -U -i "$IPREFIX" -a found
        else
          _files
        fi
      }
      others=(\(SubcommandTable.all.flatMap(\.everyName).joined(separator: " ")))
      _arguments -C -s \\
        \((Option.global.map(option)).joined(separator: " \\\n  ")) \\
        '1:\(text(book.placeholders(in: "COMMAND"))):->command' '*::\(text(book.placeholders(in: "OPTION"))):->rest'
      case $state in
        command) _describe -t commands \(name) commands || _describe -t commands \(name) others ;;
        rest)
          case $words[1] in
      \(cases.joined(separator: "\n"))
          esac ;;
      esac
      """
  }

  /// One branch per language with its commands and their descriptions.
  private var languages: [String] {
    (ShellCompletions.localised + [("*", ShellCompletions.english)]).map { pattern, book in
      let rows = SubcommandTable.all.map { command in
        ShellCompletions.quoted(
          command.name.shown(in: book) + ":" + book(Phrase(command.summary)).replacing(":", with: "\\:"))
      }
      return "  \(pattern)) commands=(\n    \(rows.joined(separator: "\n    "))\n    ) ;;"
    }
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
    if candidates.areAsked { return "_\(Program.name)_asked" }
    if candidates.areCommands { return "{_describe commands commands || _describe commands others}" }
    if candidates.isOpen { return "{compadd -S \"\" -- \(words)}" }
    if words.isEmpty { return candidates.takesFiles ? "_files" : " " }
    return candidates.takesFiles ? "{compadd -- \(words); _files}" : "(\(words))"
  }

  /// Escapes colons and brackets.
  private func text(_ text: String) -> String {
    ShellCompletions.plain(text).replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
