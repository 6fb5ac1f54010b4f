import Glibc
import Terminal

/// A small program around LineEditor for tests in a pseudo-terminal. It echoes its input.
///
///     TerminalProbe [--clock FILE] [--right TEXT] [--described]
///
/// The prompt shows the current contents of FILE, so a test can set the clock by writing to it.
struct Probe {
  private var options: [String: String] = [:]
  private let words = ["goal", "goalkeeper", "corner", "canvi", "camí"] + (0..<40).map { "player\($0)" }

  init(arguments: ArraySlice<String>) {
    var rest = arguments
    while let name = rest.popFirst() {
      options[name] = name == "--described" ? "" : rest.popFirst()
    }
  }

  func run() {
    let editor = LineEditor()
    var request = LineRequest {
      Style.bold(clock(), on: editor.traits) + Style.warning(">", on: editor.traits) + " "
    }
    request.rightPrompt = { options["--right"].map { Style.bold($0, on: editor.traits) } }
    request.complete = complete
    while true {
      switch editor.readLine(request) {
      case .line("quit"): return
      case .line("exit"): exit(4)
      case .line("suicide"): raise(SIGTERM)
      case .line("trap"): fatalError("as if something were wrong")
      case .line("overflow"): print(depth(beyond: 0))
      case .line("busy"): waitForKeys()
      case .line("work"):
        print("working")
        fflush(nil)
        waitForInterrupt()
      case .line("size"): print("size \(editor.traits.columns)x\(editor.traits.rows)")
      case .line(let line): print("got [\(line)]")
      case .interrupted: print("interrupted")
      case .endOfInput: return print("end")
      }
    }
  }

  /// Recurses until the stack overflows.
  private func depth(beyond depth: Int) -> Int {
    depth < 0 ? depth : self.depth(beyond: depth + 1) + 1
  }

  /// Simulates a slow answer: waits until a key is typed.
  private func waitForKeys() {
    var event = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    poll(&event, 1, -1)
    print("done")
  }

  /// Simulates a slow answer: waits for Ctrl-C as a key or a signal.
  private func waitForInterrupt() {
    var event = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    var pending = sigset_t()
    repeat {
      sigpending(&pending)
    } while poll(&event, 1, 10) == 0 && sigismember(&pending, SIGINT) == 0
  }

  private func clock() -> String {
    guard let path = options["--clock"], let file = fopen(path, "r") else { return "0:00" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private func complete(_ line: String, _ cursor: Int) -> Completion? {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    let start = (scalars.lastIndex(of: " ") ?? -1) + 1
    let token = String(String.UnicodeScalarView(scalars[start...]))
    if token.hasPrefix("#") { return Completion(replacing: start..<cursor, with: token, hint: "a shirt number") }
    let found = words.filter { $0.hasPrefix(token) }
    guard !found.isEmpty else { return nil }
    let described = options["--described"] != nil
    let candidates = found.map { Candidate($0, description: described ? "the word \($0)" : "") }
    return Completion(replacing: start..<cursor, in: line, among: candidates)
  }
}
