import FileWording
import LibXML
import Phrases
import Text

/// A video timeline by Sportscode, Nacsport or LongoMatch: instances with times, a code and labels.
struct TimelineDocument {
  struct Instance {
    let line: Int
    let start: Double
    /// The name shown to the analyst.
    let code: String
    let labels: [Label]
    let note: String
  }

  struct Label: Equatable {
    /// Empty if the label has no group.
    let group: String
    let text: String
  }

  private(set) var instances: [Instance] = []
  private(set) var problems: [ExchangeProblem] = []
  /// Start of the video in seconds since 1970. Nil if unknown.
  private(set) var sessionStart: Double?

  init(_ file: ForeignFile) {
    let root: XMLElementNode
    do {
      root = try XMLDocument(file.bytes, name: file.name).tree()
    } catch {
      problems = error.diagnostics.prefix(20).map { ExchangeProblem(line: $0.line > 0 ? $0.line : nil, Phrase($0)) }
      return
    }
    if let text = root.inside("session_info")?.inside("start_time")?.plainText {
      sessionStart = VideoTime.instant(text, near: nil)
    }
    for node in root.inside("all_instances")?.children ?? [] where node.isCalled("instance") { read(node) }
  }

  private mutating func read(_ node: XMLElementNode) {
    let number = instances.count + problems.count + 1
    func time(_ name: String) throws(ExchangeProblem) -> Double? {
      guard let child = node.inside(name) else { return nil }
      if let seconds = VideoTime.seconds(child.plainText) { return seconds }
      throw ExchangeProblem(
        line: child.line, Phrase("exchange.bad-clip-time", ["number": number, "text": child.plainText]))
    }
    do throws(ExchangeProblem) {
      guard let start = try time("start") else {
        throw ExchangeProblem(line: node.line, Phrase("exchange.no-clip-start", ["number": number]))
      }
      if let end = try time("end"), end < start {
        throw ExchangeProblem(line: node.line, Phrase("exchange.clip-ends-first", ["number": number]))
      }
      var labels: [Label] = []
      for label in node.children where label.isCalled("label") {
        let group = label.inside("group")?.plainText ?? ""
        labels += label.children.filter { $0.isCalled("text") }.map { Label(group: group, text: $0.plainText) }
      }
      instances.append(
        Instance(
          line: node.line, start: start, code: node.inside("code")?.plainText ?? "", labels: labels,
          note: node.inside("free_text")?.plainText ?? ""))
    } catch {
      problems.append(error)
    }
  }
}

extension XMLElementNode {
  /// Programs differ in capitalisation.
  func isCalled(_ name: String) -> Bool { self.name.lowercased() == name }

  func inside(_ name: String) -> XMLElementNode? { children.first { $0.isCalled(name) } }

  var plainText: String { text.oneSpaced }
}
