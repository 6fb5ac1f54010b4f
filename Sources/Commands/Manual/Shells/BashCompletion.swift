import CommandSupport

/// The completion script for bash.
struct BashCompletion {
  func script() -> String {
    let name = Program.name
    return """
      # Completion of \(name) for bash.
      _\(name)_words() { mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$1" -- "$word"); }
      _\(name)_keys() { compopt -o nospace 2>/dev/null; _\(name)_words "$1"; }
      _\(name)_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
      }
      # What only the program knows, since it is in the files that the line names; or else files.
      _\(name)_asked() {
        local said program=${COMP_WORDS[0]/#\\~\\//$HOME/}
        if ! said=$("$program" manual completion -- "$@" 2>/dev/null); then
          _\(name)_files
        elif [[ $said ]]; then
          # As with names of files, bash quotes them itself.
          compopt -o filenames 2>/dev/null
          [[ $said = *= ]] && compopt -o nospace 2>/dev/null
          mapfile -t COMPREPLY <<<"$said"
        fi
      }
      # What the commands are called in the language of whoever types; what fits none of it, in any.
      _\(name)_commands() {
        local language=${LC_ALL:-${LC_MESSAGES:-${LANG-}}}
        [[ $language = C* || $language = POSIX* ]] || language=${LANGUAGE:-$language}
        case $language in
      \(lines(ShellCompletions.localised.map { "\($0.pattern)) _\(name)_words '\(ShellCompletions.names($0.book))'" }))
          *) _\(name)_words '\(ShellCompletions.names(ShellCompletions.english))' ;;
        esac
        ((${#COMPREPLY[@]})) || _\(name)_words '\(SubcommandTable.all.flatMap(\.everyName).joined(separator: " "))'
      }
      _\(name)() {
        local word flag="" command="" operand=0 place glued=""
        local -a words=()
        COMPREPLY=()
        # To bash an equals sign or a colon is a word: put --lang=ca and 17:30 together again.
        for ((place = 1; place <= COMP_CWORD; place++)); do
          word=${COMP_WORDS[place]}
          if ((${#words[@]})) && [[ $word = [=:] || ${words[-1]} = *[=:] ]]; then
            words[-1]+=$word
            glued=1
          else
            words+=("$word")
            glued=""
          fi
        done
        word=${words[-1]}
        # As the program will have them: without quotes, and with the folder that a tilde is.
        local -a plain=()
        for place in "${words[@]}"; do
          if [[ $place = [\\"\\']* ]]; then
            place=${place%"${place:0:1}"}
            plain+=("${place:1}")
          else
            place=${place/#\\~\\//$HOME/}
            plain+=("${place//\\\\/}")
          fi
        done
        for ((place = 0; place < ${#words[@]} - 1; place++)); do
          case ${words[place]} in
            \(ShellCompletions.valued.joined(separator: "|"))) flag=${words[place]}; ((place++)) ;;
            -?*) ;;
            *) if [[ -z $command ]]; then command=${words[place]}; else ((operand++)); fi ;;
          esac
          # What was its value is complete.
          ((place < ${#words[@]} - 1)) && flag=""
        done
        case $command in
      \(lines(SubcommandTable.all.map { "\($0.everyName.joined(separator: "|"))) command=\($0.name)" }))
        esac
        if [[ $glued ]]; then
          # Of a key and its value nothing is known.
          [[ $word = --*=* ]] || return
          flag=${word%%=*}
          word=${word#*=}
        fi
        case $command:$flag in
      \(lines(values(of: nil, Option.global) + SubcommandTable.all.flatMap { values(of: $0.name, $0.options) }))
          *:) ;;
          *) return ;;
        esac
        if [[ $word = -* ]]; then
          case $command in
            '') _\(name)_words '\(flags(Option.global))' ;;
      \(lines(SubcommandTable.all.map { "\($0.name)) _\(name)_words '\(flags($0.allOptions))'" }, by: 6))
          esac
          return
        fi
        case $command:$operand in
          :0) _\(name)_commands ;;
      \(lines(SubcommandTable.all.flatMap(operands)))
        esac
      }
      complete -F _\(name) \(name)
      """
  }

  /// The values of options, one branch per option.
  private func values(of command: CommandName?, _ options: [Option]) -> [String] {
    options.compactMap { option in
      option.candidates.map { candidates in
        let patterns = option.typed.map { "\(command?.rawValue ?? "*"):\($0)" }.joined(separator: "|")
        return "\(patterns)) " + (actions(candidates) + ["return"]).joined(separator: "; ")
      }
    }
  }

  private func operands(of command: Command) -> [String] {
    command.operands.enumerated().map { place, operand in
      let count = operand.repeats ? (place == 0 ? "*" : "[\(place)-9]*") : String(place)
      return "\(command.name):\(count)) " + actions(operand.candidates).joined(separator: "; ")
    }
  }

  private func actions(_ candidates: ShellCandidates) -> [String] {
    if candidates.areAsked { return ["_\(Program.name)_asked \"${plain[@]}\""] }
    if candidates.areCommands { return ["_\(Program.name)_commands"] }
    let words = "_\(Program.name)_\(candidates.isOpen ? "keys" : "words") '\(candidates.words.joined(separator: " "))'"
    return (candidates.words.isEmpty ? [] : [words]) + (candidates.takesFiles ? ["_\(Program.name)_files"] : [])
  }

  private func flags(_ options: [Option]) -> String { options.flatMap(\.typed).joined(separator: " ") }

  private func lines(_ branches: [String], by indent: Int = 4) -> String {
    branches.map { String(repeating: " ", count: indent) + $0 + " ;;" }.joined(separator: "\n")
  }
}
