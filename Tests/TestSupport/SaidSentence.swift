import Foundation

/// A sentence in `Tests/Data/sentences` with its codes.
public struct SaidSentence: Sendable {
  /// The stage of the match, such as `playing`.
  public let moment: String
  public let text: String
  /// The same lines in codes; for a refused sentence, part of the message, or empty.
  public let codes: [String]

  public static func list(_ name: String) throws -> [SaidSentence] {
    let file = URL(filePath: #filePath).appending(path: "../../Data/sentences/\(name).txt").standardizedFileURL
    var moment = ""
    var sentences: [SaidSentence] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        moment = String(line.dropFirst().dropLast())
        continue
      }
      let halves = line.split(separator: " => ", maxSplits: 1)
      let codes = halves.count > 1 ? halves[1].split(separator: " | ").map(String.init) : []
      sentences.append(SaidSentence(moment: moment, text: String(halves[0]), codes: codes))
    }
    return sentences
  }
}
