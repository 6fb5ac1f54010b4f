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
        test "$operands[1]" = "$argv[1]"; or return
        set -l count (math (count $operands) - 1)
        not set -q argv[2]; or test $count -ge $argv[2]; or return
        not set -q argv[3]; or test $count -le $argv[3]
      end
      complete -c \(name) -f
      """
    ]
    lines += Option.global.map { option($0, when: "test (count (__\(name)_operands)) -eq 0") }
    for command in CommandTable.all {
      lines.append(
        line("test (count (__\(name)_operands)) -eq 0")
          + " -a \(command.name) -d \(ShellCompletions.quoted(book(Phrase(command.summary))))")
    }
    for command in CommandTable.all {
      lines += command.allOptions.map { option($0, when: "__\(name)_at \(command.name)") }
      lines += command.operands.enumerated().compactMap { place, operand in
        let range = operand.repeats ? "\(place)" : "\(place) \(place)"
        let action = action(operand.candidates)
        return action.isEmpty ? nil : line("__\(name)_at \(command.name) \(range)") + action
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ condition: String) -> String { "complete -c \(Program.name) -n '\(condition)'" }

  private func option(_ option: Option, when condition: String) -> String {
    var text = line(condition) + " -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if let candidates = option.candidates { text += (candidates.takesFiles ? " -r" : " -x") + action(candidates) }
    return text + " -d \(ShellCompletions.quoted(book(Phrase(option.help))))"
  }

  private func action(_ candidates: ShellCandidates) -> String {
    (candidates.takesFiles ? " -F" : "")
      + (candidates.words.isEmpty ? "" : " -a '\(candidates.words.joined(separator: " "))'")
  }
}
