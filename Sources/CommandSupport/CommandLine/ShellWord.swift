import Text

/// A word quoted for a shell: `derby.xml` unchanged, `'the derby.xml'` in quotes, and bytes that no keyboard types as
/// numbers: `$'l\xE9rida.xml'`.
package enum ShellWord {
  package static func quoted(_ word: String) -> String {
    if !FileName.isText(word) {
      return "$'" + FileName.shown(word.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#)) + "'"
    }
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-+,:@%=".unicodeScalars.contains(scalar)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// A file operand, which must not be mistaken for an option.
  package static func operand(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }
}
