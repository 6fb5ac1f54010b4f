import CommandSupport
import MatchModel
import MatchXML
import Phrases

struct FixtureChanges {
  let path: String
  let changes: [(field: Field, old: String, new: String)]
  private let loaded: LoadedMatch

  /// The key of a field's name, and its place.
  typealias Field = (name: String, path: WritableKeyPath<MatchDetails, String> & Sendable)

  private static let fields: [Field] = [
    ("import.field-date", \.date), ("import.field-time", \.time), ("import.field-venue", \.venue),
    ("import.field-round", \.round), ("import.field-competition", \.competition),
  ]

  init(_ path: String, entry details: MatchDetails) throws(Failure) {
    self.path = path
    loaded = try MatchLoading().load(path)
    let known = loaded.match.details
    changes = Self.fields.map { ($0, known[keyPath: $0.path], details[keyPath: $0.path]) }
      // Keep a field that is missing from the calendar, because it may have been entered by hand.
      .filter { _, old, new in !new.isEmpty && new != old }
  }

  func write() throws(Failure) {
    var match = loaded.accepted.match
    for change in changes { match.details[keyPath: change.field.path] = change.new }
    try OutputFile.write(loaded.writer.bytes(of: match), to: path, replacing: .anything)
  }

  /// `time 17:30 → 18:00, venue Nou Camp d'Inca`.
  func text(_ book: Phrasebook) -> String {
    changes.map { change in
      let name = book(Phrase(change.field.name))
      return change.old.isEmpty ? "\(name) \(change.new)" : "\(name) \(change.old) → \(change.new)"
    }.joined(separator: ", ")
  }
}
