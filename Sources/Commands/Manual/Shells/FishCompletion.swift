import CommandSupport
import Phrases

/// The completion script for fish.
struct FishCompletion {
  let book: Phrasebook

  func script() -> String {
    let name = Program.name
    var lines = [
      """
      # Completion of \(name) for fish.
      # What is typed before the cursor besides options and their values: the command and what it is about.
      function __\(name)_operands
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
          switch $words[1]
            case \(ShellCompletions.valued.joined(separator: " "))
              set -e words[1]
            case '-?*'
            case '*'
              echo $words[1]
          end
          set -e words[1]
        end
      end
      # Whether the command is that one, and so many operands, at least and at most, stand before the cursor.
      function __\(name)_at
        set -l operands (__\(name)_operands)
        test (__\(name)_command "$operands[1]") = "$argv[1]"; or return
        set -l count (math (count $operands) - 1)
        not set -q argv[2]; or test $count -ge $argv[2]; or return
        not set -q argv[3]; or test $count -le $argv[3]
      end
      # The name of a command in English.
      function __\(name)_command
        switch "$argv[1]"
          \(SubcommandTable.all.map { "case \($0.everyName.joined(separator: " "))\n      echo \($0.name)" }.joined(separator: "\n    "))
          case '*'
            echo none
        end
      end
      # What only the program knows, since it is in the files that the line names; or else files.
      function __\(name)_asked
        set -l words (commandline -opc)
        set -l typed (string unescape -- (commandline -ct | string trim -l -c "'\\""))
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -l said (command $program manual completion -- $words[2..-1] "$typed" 2>/dev/null)
        or begin
          __fish_complete_path "$typed"
          return
        end
        # Behind an equals sign fish puts what begins otherwise in the place of the option too.
        string match -qr '^--\\w+=' -- "$typed"; or set typed =
        string match -er -- '^'(string escape --style=regex -- (string split -m 1 = -- "$typed")[2]) $said
      end
      # The language of whoever types.
      function __\(name)_language
        set -l language $LC_ALL $LC_MESSAGES $LANG
        string match -qr '^(C|POSIX)' "$language[1]"; or set language (string split : "$LANGUAGE") $language
        switch (string match -v '' $language)[1]
          \(ShellCompletions.localised.map { "case '\($0.pattern)'\n      echo \($0.book.language.code)" }.joined(separator: "\n    "))
          case '*'
            echo en
        end
      end
      complete -c \(name) -f
      """
    ]
    lines += Option.global.map { option($0, when: "test (count (__\(name)_operands)) -eq 0") }
    lines += commands(when: "test (count (__\(name)_operands)) -eq 0")
    for command in SubcommandTable.all {
      lines += command.allOptions.map { option($0, when: "__\(name)_at \(command.name)") }
      lines += command.operands.enumerated().flatMap { place, operand in
        let range = operand.repeats ? "\(place)" : "\(place) \(place)"
        let condition = "__\(name)_at \(command.name) \(range)"
        if operand.namesCommand { return commands(when: condition) }
        let action = action(operand.candidates)
        // fish asks for the values of options separately.
        if operand.isAsked {
          return [line(condition + "; and not string match -q -- \"-*\" (commandline -ct)") + action]
        }
        return action.isEmpty ? [] : [line(condition) + action]
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ condition: String) -> String { "complete -c \(Program.name) -n '\(condition)'" }

  /// The commands with their descriptions, in the languages that have the name.
  private func commands(when condition: String) -> [String] {
    Phrasebook.everyLanguage.flatMap { book in
      SubcommandTable.all.map { command in
        line("\(condition); and test (__\(Program.name)_language) = \(book.language.code)")
          + " -a \(command.name.shown(in: book)) -d \(ShellCompletions.quoted(book(Phrase(command.summary))))"
      }
    }
  }

  private func option(_ option: Option, when condition: String) -> String {
    var text = line(condition) + " -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if let candidates = option.candidates { text += (candidates.takesFiles ? " -r" : " -x") + action(candidates) }
    return text + " -d \(ShellCompletions.quoted(book(Phrase(option.help))))"
  }

  private func action(_ candidates: ShellCandidates) -> String {
    if candidates.areAsked { return " -a '(__\(Program.name)_asked)'" }
    return (candidates.takesFiles ? " -F" : "")
      + (candidates.words.isEmpty ? "" : " -a '\(candidates.words.joined(separator: " "))'")
  }
}
