import Text

/// Overridden parameters as stored in `parametres`: `key=value key=value`, sorted by key.
///
/// Characters that could be mistaken for separators are percent-encoded: `%20`.
enum ParameterList {
  static func text(_ parameters: [String: String]) -> String {
    parameters.sorted { $0.key < $1.key }.map { escape($0.key) + "=" + escape($0.value) }.joined(separator: " ")
  }

  static func parse(_ text: String) -> [String: String]? {
    var parameters: [String: String] = [:]
    for item in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      guard let equals = item.firstIndex(of: "="), let key = unescape(item[..<equals]), !key.isEmpty,
        let value = unescape(item[item.index(after: equals)...]), parameters[key] == nil
      else { return nil }
      parameters[key] = value
    }
    return parameters
  }

  private static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      guard scalar.value <= 0x20 || ["%", "=", "\u{7F}"].contains(scalar) else { return String(scalar) }
      return "%" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 2)
    }.joined()
  }

  private static func unescape(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
        return nil
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
