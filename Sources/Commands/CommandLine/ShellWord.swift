import FileNames

/// A word as a shell takes it for one: `derby.xml` as it is, `'the derby.xml'` in quotes, and what no keyboard types
/// by its number, `$'l\xE9rida.xml'`.
enum ShellWord {
  static func quoted(_ word: String) -> String {
    if !FileName.isText(word) {
      return "$'" + FileName.shown(word.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#)) + "'"
    }
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-+,:@%=".unicodeScalars.contains(scalar)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// The same for a file given to a command, which must not be taken for an option.
  static func operand(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }
}
