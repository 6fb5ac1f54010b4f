import MatchModel
import MatchRules
import Phrases

/// A match in one version of its file.
package struct LiveState: Sendable {
  /// From 1, counted anew in each run of the program.
  package var number: Int
  /// The name of the file in messages.
  package let file: String
  package let bytes: [UInt8]
  package let ledger: Ledger
  /// How the recorder times the match; nil if it stores no clock note.
  package let note: ClockNote?
  /// The time of day since which the file has been unreadable.
  package var unreadableSince: String?
  /// The teams' crests, if they can be shown.
  package var crests = BothSides<LiveCrest?>(nil)

  package init(number: Int, file: String, bytes: [UInt8], ledger: Ledger, note: ClockNote?) {
    self.number = number
    self.file = file
    self.bytes = bytes
    self.ledger = ledger
    self.note = note
  }
}

extension LiveState {
  /// The match with an empty note in the current minute, so that statistics count players' minutes up to now instead of
  /// up to the last action.
  package func ledger(at time: ClockReading) -> Ledger {
    guard let minute = LiveFacts(self, at: time, Phrasebook(.en)).minute, minute > ledger.state.latest ?? minute else {
      return ledger
    }
    var match = ledger.match
    match.actions.append(Note(at: Moment(ledger.state.phase, minute: minute), on: .match, text: ""))
    return Ledger(replaying: match, rules: ledger.rules)
  }
}
