public enum FileEncoding: String, Sendable, CaseIterable {
  /// The documented encoding, and the default. Other characters are written as character references.
  case latin1 = "ISO-8859-1"
  case utf8 = "UTF-8"
}

/// The set of names used in a match file.
public enum FileFormat: Sendable {
  /// All names of `Schema/partit.dtd`.
  case current
  /// Only names of `Schema/partit-2011.dtd`. Everything else is omitted.
  case documented2011
}
