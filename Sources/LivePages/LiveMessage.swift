import MatchModel

/// Server-sent events in the format that browsers expect.
enum LiveMessage {
  /// A state: its number, and JSON on one line.
  static func state(_ number: Int, _ json: [UInt8]) -> [UInt8] {
    Array("id: \(number)\nevent: state\ndata: ".utf8) + json + Array("\n\n".utf8)
  }

  /// The server's time, in seconds since 1970. It is a named event because scripts cannot see comments.
  static func heartbeat(_ time: ClockReading) -> [UInt8] {
    let thousandths = Int(max(0, min(9e15, time.wall * 1000)))
    let rest = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return Array("event: heartbeat\ndata: {\"now\":\(thousandths / 1000).\(zeros)\(rest)}\n\n".utf8)
  }

  /// The parts that a page's script replaces: the title, the style with the teams' colours, and `main`.
  static func page(_ number: Int, _ html: [UInt8]) -> [UInt8] {
    let title = part(of: html, from: "<title>", to: "</title>", withMarks: false)
    let style = part(of: html, from: "<style>", to: "</style>", withMarks: false)
    let main = part(of: html, from: "<main", to: "</main>", withMarks: true)
    let members = [("title", unescaped(title)), ("style", style), ("html", main)]
    return Array("{\"number\":\(number)".utf8)
      + members.flatMap { name, text in Array(",\"\(name)\":".utf8) + quoted(text) } + Array("}".utf8)
  }

  private static func part(of html: [UInt8], from start: String, to end: String, withMarks: Bool) -> ArraySlice<UInt8> {
    let (start, end) = (Array(start.utf8), Array(end.utf8))
    guard let first = html.firstRange(of: start), let last = html[first.upperBound...].firstRange(of: end) else {
      return []
    }
    return withMarks ? html[first.lowerBound..<last.upperBound] : html[first.upperBound..<last.lowerBound]
  }

  /// A title is plain text, so the serializer's escapes are the only markup in it.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "&")) else { return text }
    let plain = String(decoding: text, as: UTF8.self).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
    return Array(plain.utf8)[...]
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var json: [UInt8] = [UInt8(ascii: "\"")]
    json.reserveCapacity(text.count + text.count / 8)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0x0A: json += Array("\\n".utf8)
      case ..<0x20: json.append(UInt8(ascii: " "))
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
    return json
  }
}
