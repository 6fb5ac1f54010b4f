import Foundation
import MatchModel
import MatchXML
import SampleMatches
import Testing

/// Our files after changes in a text editor.
@Suite struct HandEditedFileTests {
  private let text = String(decoding: MatchWriter(encoding: .utf8).bytes(of: exampleMatch()), as: UTF8.self)

  private func kinds(_ match: Match) -> [ActionKind] { match.actions.map(\.kind) }

  @Test func removedLineKeepsTheOrderOfTheRest() throws {
    let lines = text.split(separator: "\n").filter { !$0.contains("<foradejoc ") && !$0.contains("foresdejoc>") }
    let match = try read(lines.joined(separator: "\n")).match
    #expect(kinds(match) == kinds(exampleMatch()).filter { $0 != .offside })
  }

  @Test func actionWithoutOrderIsPlacedByMinute() throws {
    let added = """
      <gol minut="27" dorsalautor="9" dorsalassistencia="" origen="" superficie="">\
      <minut/><autor/><assistencia/><origen/><superficie/></gol></gols>
      """
    let range = try #require(text.firstRange(of: "</gols>"))
    let read = try read(text.replacingCharacters(in: range, with: added))
    let index = try #require(read.match.actions.firstIndex { $0.kind == .goal && $0.moment.minute == MatchMinute(27) })
    #expect(read.match.actions[index - 1].moment.minute == MatchMinute(26))
    #expect(read.match.actions[index + 1].moment.minute == MatchMinute(30))
    #expect(!read.isOrdered)
  }

  @Test func fileWithoutOrderIsSortedByTime() throws {
    let bare = text.replacing(#/ ordre(fi)?="\d+"/#, with: "")
    let read = try read(bare)
    let whistles = read.match.actions.filter { $0.kind == .periodStart || $0.kind == .periodEnd }
    #expect(whistles.map(\.moment.phase.period?.number) == [1, 1, 2, 2, 0])
    #expect(read.match.actions.last?.kind == .matchEnd)
    var previous = Phase.before
    for action in read.match.actions {
      #expect(action.moment.phase >= previous)
      previous = action.moment.phase
    }
  }

  @Test func actionsKnowTheirLines() throws {
    let read = try read(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let names: [ActionKind: String] = [
      .goal: "gol", .chance: "jugada", .foul: "falta", .offside: "foradejoc", .card: "targeta", .corner: "corner",
      .substitution: "canvi", .note: "nota", .goalkeeper: "porter", .captaincy: "porter", .arrival: "entrada",
      .departure: "entrada", .shootOutKick: "llancament", .periodStart: "periode", .periodEnd: "periode",
      .matchEnd: "partit",
    ]
    for (index, action) in read.match.actions.enumerated() {
      let line = lines[read.lines[index] - 1]
      #expect(line.contains("<\(names[action.kind]!) "))
      let order = action.kind == .periodEnd || action.kind == .matchEnd ? "ordrefi" : "ordre"
      #expect(line.contains(" \(order)=\"\(index + 1)\""))
    }
  }
}
