import LibXML
import MatchModel
import MatchRules
import MatchXML
import Phrases
import PromptLanguage
import Seasons
import Squads
import Wording

/// A match file that has been read and checked against the rules it names.
package struct LoadedMatch {
  /// The match as read. If the file gives no order, the actions are in a lawful order where one exists.
  package let read: ReadMatch
  package let ledger: Ledger

  package var match: Match { ledger.match }

  package var writer: MatchWriter { MatchWriter(encoding: read.encoding ?? .utf8) }

  /// The match to work with and to write. A documented file cannot mark breaches as confirmed, so the breaches in it
  /// are treated as confirmed; otherwise a valid file would become invalid.
  package var accepted: Ledger {
    guard !read.isOrdered, ledger.firstObjection != nil else { return ledger }
    var match = ledger.match
    match.actions = []
    var accepted = Ledger(replaying: match, rules: ledger.rules)
    for action in ledger.match.actions {
      accepted.append(accepted.judge(action.confirmed(accepted.judge(action).warnedLaws)))
    }
    return accepted
  }
}

/// Reads match files and finds their rules. Thread-safe.
package struct MatchLoading: Sendable {
  private let reader: MatchReader

  /// - Parameter dtd: path of a DTD to use instead of the built-in one.
  package init(dtd path: String? = nil) throws(Failure) {
    do {
      reader = MatchReader(dtd: try path.map { path throws(XMLError) in try DTD(path: path) })
    } catch {
      throw .dtd(error)
    }
  }

  package init() { reader = MatchReader() }

  /// Reads a match file; `-` is standard input.
  package func load(_ path: String) throws(Failure) -> LoadedMatch { try load(InputFile.read(path), file: path) }

  /// - Parameter file: name for messages.
  package func load(_ bytes: [UInt8], file: String) throws(Failure) -> LoadedMatch {
    let (read, rules) = try ordered(bytes, file: file)
    return LoadedMatch(read: read, ledger: Ledger(replaying: read.match, rules: rules))
  }

  /// The data that a season stores about the match.
  package func sheet(
    _ bytes: [UInt8], file: String, _ detail: SheetDetail = .everything
  ) throws(Failure) -> (match: Match, sheet: MatchSheet) {
    let (read, rules) = try ordered(bytes, file: file)
    return (read.match, MatchSheet(replaying: read.match, rules: rules, detail))
  }

  private func ordered(_ bytes: [UInt8], file: String) throws(Failure) -> (ReadMatch, RuleSet) {
    var read = try self.read(bytes, file: file)
    let rules = try rules(of: read.match, bytes, file: file)
    if let number = read.match.numberOutside(rules.numbers) { throw Self.wrong(number, rules.numbers, bytes, file) }
    if !read.isOrdered {
      let order = read.match.lawfulOrder(rules: rules)
      read.match.actions = read.match.actions.picking(order)
      read.lines = order.map { read.lines[$0] }
    }
    return (read, rules)
  }

  /// Reads the match without checking the laws.
  package func read(_ bytes: [UInt8], file: String) throws(Failure) -> ReadMatch {
    do { return try reader.read(bytes, file: file) } catch {
      throw GitMarkers.problem(in: bytes, file: file) ?? .match(error)
    }
  }

  private func rules(of match: Match, _ bytes: [UInt8], file: String) throws(Failure) -> RuleSet {
    guard let rules = RuleSetLibrary.rules(match.ruleSet) else {
      let known = RuleSetLibrary.names.joined(separator: ", ")
      throw wrong(Phrase("format.unknown-rules", ["name": match.ruleSet, "known": known]), bytes, file)
    }
    do throws(RuleSet.Problem) {
      let played = try rules.overridden(by: match.overrides)
      if let problem = TwoReadings.problems(of: played).first { throw problem }
      return played
    } catch {
      throw wrong(error.phrase, bytes, file)
    }
  }

  /// The first place in the file where a player has a shirt number that the game does not allow.
  private static func wrong(
    _ number: ShirtNumber, _ numbers: ShirtNumbers, _ bytes: [UInt8], _ file: String
  ) -> Failure {
    let place = (try? XMLDocument.tree(of: bytes, name: file))?.first { $0.worn(number) != nil }
    let what = Phrase(
      "format.bad-value",
      [
        "element": place?.name ?? "", "name": place?.worn(number) ?? "", "found": number.description,
        "expected": Phrase("format.expects-number-of-the-game", ["numbers": numbers.phrase]),
      ])
    return .problem(what, in: file, line: place?.line)
  }

  /// Reports the problem at the root element, which has both attributes.
  private func wrong(_ what: Phrase, _ bytes: [UInt8], _ file: String) -> Failure {
    let root = try? XMLDocument.tree(of: bytes, name: file)
    return .problem(what, in: file, line: root?.line)
  }
}

extension XMLElementNode {
  /// The child or attribute with the shirt number, if there is one.
  fileprivate func worn(_ number: ShirtNumber) -> String? {
    func isNumber(_ text: String) -> Bool { ShirtNumber(text.trimmed) == number }
    if children.contains(where: { $0.name == "dorsal" && isNumber($0.text) }) { return "dorsal" }
    return attributes.first { $0.name.hasPrefix("dorsal") && isNumber($0.value) }?.name
  }

  /// The first matching element in document order, starting with this one.
  fileprivate func first(where isWanted: (XMLElementNode) -> Bool) -> XMLElementNode? {
    if isWanted(self) { return self }
    for child in children { if let found = child.first(where: isWanted) { return found } }
    return nil
  }
}
