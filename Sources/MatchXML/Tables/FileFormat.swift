/// How a match file's characters are coded.
public enum FileEncoding: String, Sendable, CaseIterable {
  /// The documented encoding, and the default. What it cannot hold goes out as a character reference.
  case latin1 = "ISO-8859-1"
  case utf8 = "UTF-8"
}

/// Which names a match file uses.
public enum FileFormat: Sendable {
  /// Everything: `Schema/partit.dtd`.
  case current
  /// The documented names only, valid under `Schema/partit-2011.dtd`. What that has no place for is left out.
  case documented2011
}
