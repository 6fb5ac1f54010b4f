import CommandSupport
import MatchModel
import MatchXML
import Phrases

/// The differences between a calendar and the match imported from it.
struct FixtureChanges {
  let path: String
  /// The names of the changed fields, with the old and the new text.
  let changes: [(field: String, old: String, new: String)]
  private let loaded: LoadedMatch

  /// The fields that a calendar may change.
  private static let fields: [(name: String, path: WritableKeyPath<MatchDetails, String> & Sendable)] = [
    ("date", \.date), ("time", \.time), ("venue", \.venue), ("round", \.round), ("competition", \.competition),
  ]

  init(_ path: String, told details: MatchDetails) throws(Failure) {
    self.path = path
    loaded = try MatchLoading().load(path)
    var changes: [(field: String, old: String, new: String)] = []
    for (name, field) in Self.fields {
      let (old, new) = (loaded.match.details[keyPath: field], details[keyPath: field])
      // Keep a field that is missing from the calendar, because it may have been entered by hand.
      if !new.isEmpty, new != old { changes.append((field: name, old: old, new: new)) }
    }
    self.changes = changes
  }

  /// Writes the changes to the file and leaves the rest of it unchanged.
  func write() throws(Failure) {
    var match = loaded.accepted.match
    for (name, field) in Self.fields {
      if let change = changes.first(where: { $0.field == name }) { match.details[keyPath: field] = change.new }
    }
    let writer = MatchWriter(encoding: loaded.read.encoding ?? .utf8)
    try OutputFile.write(writer.bytes(of: match), to: path, replacing: .anything)
  }

  /// `time 17:30 → 18:00, venue Nou Camp d'Inca`.
  func text(_ book: Phrasebook) -> String {
    changes.map { change in
      let name = book.word(of: change.field)
      return change.old.isEmpty ? "\(name) \(change.new)" : "\(name) \(change.old) → \(change.new)"
    }.joined(separator: ", ")
  }
}

extension Phrasebook {
  /// Name of a field of the match.
  fileprivate func word(of field: String) -> String {
    switch field {
    case "date": self(Phrase("import.field-date"))
    case "time": self(Phrase("import.field-time"))
    case "venue": self(Phrase("import.field-venue"))
    case "round": self(Phrase("import.field-round"))
    default: self(Phrase("import.field-competition"))
    }
  }
}
