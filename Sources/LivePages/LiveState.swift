import MatchModel
import MatchRules

/// A match at one state of its file.
package struct LiveState: Sendable {
  /// From 1, for each run of the program.
  package var number: Int
  /// What messages call the file.
  package let file: String
  package let bytes: [UInt8]
  package let ledger: Ledger
  /// What the recorder times the match by; nil if it keeps nothing.
  package let note: ClockNote?
  /// Since when the file has been unreadable, as a time of day.
  package var unreadableSince: String?
  /// The teams' crests, if they can be shown.
  package var crests = BothSides<LiveCrest?>(nil)

  package init(number: Int, file: String, bytes: [UInt8], ledger: Ledger, note: ClockNote?) {
    (self.number, self.file, self.bytes, self.ledger, self.note) = (number, file, bytes, ledger, note)
  }
}
