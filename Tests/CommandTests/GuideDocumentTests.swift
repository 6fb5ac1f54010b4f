import Foundation
import TestSupport
import Testing

/// The three guides for coaches. Their commands are run in order, and every answer must equal the one in the guide.
/// `docs/pictures/make` records the answers again after an intended change.
@Suite struct GuideDocumentTests {
  private static let guides = ["GUIDE.md": "en", "GUIDE.es.md": "es", "GUIDE.ca.md": "ca"]

  /// A fenced block: the words after the fence, and its lines.
  private struct Block {
    let kind: String
    let lines: [String]
  }

  private static func blocks(of guide: String) throws -> [Block] {
    let text = try String(contentsOfFile: projectFile("docs/" + guide), encoding: .utf8)
    let parts = text.components(separatedBy: "\n```")
    // Every second part lies between an opening and a closing fence.
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].components(separatedBy: "\n")
      return Block(kind: lines[0], lines: Array(lines.dropFirst()))
    }
  }

  @Test(arguments: guides) func everyCommandAnswersAsPrinted(_ guide: String, _ language: String) throws {
    let player = try GuidePlayer(language)
    for block in try Self.blocks(of: guide) {
      switch block.kind {
      case "console": try player.play(block.lines)
      // The package is installed by packaging/check-installed.
      case "sh": #expect(block.lines == ["sudo apt install ./futbolstats_*_amd64.deb"])
      default:
        let name = try #require(block.kind.wholeMatch(of: /csv (.+)/)).1
        try player.folder.write(block.lines.joined(separator: "\n") + "\n", to: String(name))
      }
    }
    #expect(player.commands > 15 && player.typedLines > 30)
  }

  @Test func guidesHaveTheSameBlocksInEveryLanguage() throws {
    let kinds = try Self.guides.keys.map { try Self.blocks(of: $0).map { $0.kind.prefix { $0 != " " } } }
    #expect(kinds[0].count > 20)
    #expect(kinds[1] == kinds[0] && kinds[2] == kinds[0])
  }

  @Test(arguments: guides.keys) func everyPictureExists(_ guide: String) throws {
    let text = try String(contentsOfFile: projectFile("docs/" + guide), encoding: .utf8)
    let pictures = text.matches(of: /[("](pictures\/[^)"]*)/).map { String($0.1) }
    #expect(pictures.count >= 5)
    for picture in pictures { #expect(FileManager.default.fileExists(atPath: projectFile("docs/" + picture))) }
  }
}

/// Runs the console blocks of a guide in one folder. A prompt that a block opens stays open for the following blocks.
private final class GuidePlayer {
  let folder: ProgramFolder
  private let language: String
  private var terminal: PseudoTerminal?
  /// The row of the screen where the next answer begins.
  private var row = 0
  private(set) var commands = 0
  private(set) var typedLines = 0

  /// 21 November 2026, 17:00 in Mallorca.
  private static let kickOff = 1_795_276_800
  /// Seconds of stoppage time and interval before the second half, which begins at 45:00 on the match clock.
  private static let interval = 20 * 60

  init(_ language: String) throws {
    folder = try ProgramFolder()
    self.language = language
    try setClock(0)
  }

  private var locale: [String: String] {
    [
      "LC_ALL": "", "LANGUAGE": "", "LC_CTYPE": "C.UTF-8", "LC_MESSAGES": language + ".UTF-8",
      // The day on which results are confirmed.
      "SOURCE_DATE_EPOCH": String(Self.kickOff),
    ]
  }

  /// Replaces the file atomically, because the program may be reading it.
  private func setClock(_ seconds: Int) throws {
    let time = Data("\(Self.kickOff + seconds)".utf8)
    try time.write(to: URL(fileURLWithPath: folder.path(".clock")), options: .atomic)
  }

  func play(_ lines: [String]) throws {
    var rest = lines[...]
    while let line = rest.first {
      guard line.hasPrefix("$ ") else { return try playSession(rest) }
      rest = rest.dropFirst()
      commands += 1
      if let match = line.wholeMatch(of: /\$ futbolstats ((?:record|registrar|enregistrar) .*)/)?.1 {
        let arguments = match.split(separator: " ").map(String.init) + ["--clock", "@.clock"]
        terminal = try PseudoTerminal(
          builtProduct("futbolstats"), arguments, environment: locale, columns: 84,
          rows: 400, directory: folder.path)
        row = 0
        try setClock(0)
      } else {
        let result = try folder.shell(
          "(\(line.dropFirst(2))) 2>&1", environment: locale)
        let expected = rest.prefix { !$0.hasPrefix("$ ") }
        #expect(result.status == .exited(0), "\(line)\n\(result.output)")
        #expect(Self.words(result.output) == Self.words(expected.joined(separator: "\n")), "\(line)")
        rest = rest.dropFirst(expected.count)
      }
    }
  }

  /// Types the lines of a session. A line is typed as soon as the screen shows the prompt before it, and everything
  /// above that prompt must be as printed.
  private func playSession(_ lines: ArraySlice<String>) throws {
    let terminal = try #require(self.terminal)
    var lines = lines
    var ended = false
    if row > 0, let seconds = lines.first.flatMap(Self.clock) {
      // The prompt shows the time at which it was drawn, and pressing a key draws it again.
      try setClock(seconds)
      try terminal.type(" ")
      try terminal.press(.backspace)
    }
    while let (answers, prompt, typed) = try next(lines, terminal) {
      lines = lines.dropFirst(answers)
      guard let line = lines.popFirst() else { return }
      try setClock(of: line, typed: typed)
      try terminal.type(typed)
      try terminal.expectScreen("the line typed") { $0.currentLine.hasPrefix((prompt + typed).trimmed) }
      if let following = lines.first(where: { Self.clock(of: $0) != nil }), let seconds = Self.clock(of: following) {
        try setClock(seconds)
      }
      row = terminal.screen.cursor.row + 1
      typedLines += 1
      try terminal.press(.enter)
      ended = ["quit", "salir", "sortir"].contains(typed)
      if ended { break }
    }
    if ended {
      #expect(try terminal.waitForExit() == .exited(0))
      let left = Array(terminal.screen.lines.dropFirst(row))
      #expect(Self.words(left.joined(separator: "\n")) == Self.words(lines.joined(separator: "\n")))
      self.terminal = nil
    } else if !lines.isEmpty {
      let rest = Array(lines)
      try terminal.expectScreen("the answer \(rest)") { self.shows(rest, on: $0) }
      row += rest.count
    }
  }

  /// Waits for the prompt of the next line to be typed.
  private func next(_ lines: ArraySlice<String>, _ terminal: PseudoTerminal) throws -> (Int, String, String)? {
    guard lines.contains(where: { Self.isTyped($0) }) else { return nil }
    let lines = Array(lines)
    var found: (Int, String, String)?
    try terminal.expectScreen("one of the prompts in \(lines)") { screen in
      let answers = screen.cursor.row - row
      guard answers >= 0, answers < lines.count, screen.cursor.column > 0 else { return false }
      let prompt = String(screen.currentLine.prefix(screen.cursor.column))
      let line = lines[answers]
      // The screen may be half drawn, with the cursor still in a list of answers.
      guard Self.isTyped(line) else { return false }
      guard shows(Array(lines[..<answers]), on: screen), line.hasPrefix(prompt.trimmed) else { return false }
      let typed = line.dropFirst(prompt.trimmed.count).drop { $0 == " " }
      // Notes on the right of the prompt are separated by at least two spaces.
      let separated = line.dropFirst(prompt.count)
      let text = separated.hasPrefix(" ") ? "" : String(typed).components(separatedBy: "  ")[0]
      found = (answers, prompt, text)
      return true
    }
    return found
  }

  private func shows(_ expected: [String], on screen: Screen) -> Bool {
    let rows = screen.lines.dropFirst(row).prefix(expected.count)
    return rows.count == expected.count && zip(rows, expected).allSatisfy { Self.words($0) == Self.words($1) }
  }

  /// Sets the clock for a line whose prompt shows no time: both halves begin at a fixed time.
  private func setClock(of line: String, typed: String) throws {
    guard ["start", "inicio", "inici"].contains(typed), Self.clock(of: line) == nil else { return }
    try setClock(line.contains("(") ? 45 * 60 + Self.interval : 0)
  }

  /// A prompt ends in "> ", "? " or "] ".
  private static func isTyped(_ line: String) -> Bool {
    line.firstMatch(of: /^[^>]{3,60}>( |$)|\[[^\]]*\] |\?( |$)/) != nil
  }

  /// Seconds after kick-off that the prompt shows, such as "second half 58:00>".
  private static func clock(of line: String) -> Int? {
    guard let match = line.firstMatch(of: /^[^>]*?(\d+):(\d\d)[^>]*>/) else { return nil }
    return (Int(match.1) ?? 0) * 60 + (Int(match.2) ?? 0) + (line.hasPrefix("se") ? interval : 0)
  }

  private static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
