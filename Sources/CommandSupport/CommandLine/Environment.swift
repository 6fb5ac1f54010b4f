import CSystem
import Glibc
import Text

package enum Environment {
  package static func variables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }
}

extension Arguments {
  /// The arguments of the program without its own name. Every byte is kept, because an argument may be a file name in
  /// any encoding; see `FileName`.
  package static func words() -> [String] {
    (0..<arguments_count()).dropFirst().compactMap { arguments_word($0).map(FileName.text(cString:)) }
  }
}
