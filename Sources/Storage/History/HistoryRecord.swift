import Bounds

/// A record in the history file.
///
/// On disk: the length of the body (4 bytes), its checksum (8 bytes) and the body, whose first byte is the kind.
/// Integers are little-endian.
package enum HistoryRecord: Equatable {
  /// A typed line: the file before and after it.
  case step(HistoryPatch)
  case undone
  case redone
  /// Data of the caller, independent of the steps.
  case note([UInt8])

  static let headerCount = 12
  /// A larger body is garbage. A step contains at most two versions of a match file, a second record and a base as its
  /// sources, and a label.
  static let bodyLimit = 4 * Bounds.matchFile + Bounds.textFile

  package var bytes: [UInt8] {
    var body = ByteEncoder()
    switch self {
    case .step(let patch):
      body.bytes.append(UInt8(ascii: "S"))
      body.fingerprint(patch.before)
      body.fingerprint(patch.after)
      body.number(patch.difference.prefix)
      body.slice(patch.difference.removed)
      body.slice(patch.difference.inserted)
      body.slice(Array(patch.label.utf8)[...])
      // A minute, which nothing reads any more. Readers that do not know about sources ignore what follows it.
      body.slice([])
      if let sources = patch.sources {
        body.slice(Array(sources.note.utf8)[...])
        for contents in sources.contents { body.slice(contents[...]) }
      }
    case .undone: body.bytes.append(UInt8(ascii: "U"))
    case .redone: body.bytes.append(UInt8(ascii: "R"))
    case .note(let note):
      body.bytes.append(UInt8(ascii: "C"))
      body.bytes += note
    }
    var record = ByteEncoder()
    record.fixed(UInt32(body.bytes.count))
    record.fixed(body.bytes.withUnsafeBytes { Fingerprint.sum($0) })
    return record.bytes + body.bytes
  }

  /// The length and checksum of the body.
  static func header(_ bytes: ArraySlice<UInt8>) -> (count: Int, sum: UInt64)? {
    var decoder = ByteDecoder(bytes)
    guard let count = decoder.fixed(UInt32.self), let sum = decoder.fixed(UInt64.self), count > 0, count <= bodyLimit
    else { return nil }
    return (Int(count), sum)
  }

  /// The bodies in a history file up to the first damaged one, which may still be in the middle of being written.
  static func bodies(in file: [UInt8]) -> [ArraySlice<UInt8>] {
    var bodies: [ArraySlice<UInt8>] = []
    guard file.starts(with: UndoHistory.magic) else { return bodies }
    var rest = file.dropFirst(UndoHistory.magic.count)
    while let header = header(rest) {
      let body = rest.dropFirst(headerCount).prefix(header.count)
      guard body.count == header.count, body.withUnsafeBytes({ Fingerprint.sum($0) }) == header.sum else { break }
      bodies.append(body)
      rest = rest[body.endIndex...]
    }
    return bodies
  }

  init?(body: ArraySlice<UInt8>) {
    switch body.first {
    case UInt8(ascii: "U") where body.count == 1: self = .undone
    case UInt8(ascii: "R") where body.count == 1: self = .redone
    case UInt8(ascii: "S"):
      var decoder = ByteDecoder(body.dropFirst())
      guard let before = decoder.fingerprint(), let after = decoder.fingerprint(), let prefix = decoder.number(),
        let removed = decoder.slice(), let inserted = decoder.slice(), let label = decoder.slice(),
        decoder.slice() != nil
      else { return nil }
      var sources: StepSources?
      if let note = decoder.slice() {
        var contents: [[UInt8]] = []
        while let source = decoder.slice() { contents.append(Array(source)) }
        sources = StepSources(note: String(decoding: note, as: UTF8.self), contents: contents)
      }
      self = .step(
        HistoryPatch(
          difference: ByteDifference(prefix: prefix, removed: removed, inserted: inserted), before: before,
          after: after, label: String(decoding: label, as: UTF8.self), sources: sources))
    case UInt8(ascii: "C"): self = .note(Array(body.dropFirst()))
    default: return nil
    }
  }
}

/// The change that a line made to the stored file.
package struct HistoryPatch: Equatable {
  var difference: ByteDifference
  var before: Fingerprint
  var after: Fingerprint
  /// Chosen by the caller: the line as typed.
  var label: String
  var sources: StepSources?

  package init(
    difference: ByteDifference, before: Fingerprint, after: Fingerprint, label: String, sources: StepSources? = nil
  ) {
    self.difference = difference
    self.before = before
    self.after = after
    self.label = label
    self.sources = sources
  }
}
