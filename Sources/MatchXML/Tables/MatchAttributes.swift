import MatchModel

extension MatchDetails {
  /// The attributes of `<partit>` for these texts, in the order in which they are written.
  static let attributes: [(name: StaticString, path: WritableKeyPath<MatchDetails, String> & Sendable)] = [
    ("competicio", \.competition), ("temporada", \.season), ("jornada", \.round), ("grup", \.group),
    ("fase", \.stage), ("data", \.date), ("hora", \.time), ("estadi", \.venue), ("arbitre", \.referee),
    ("espectadors", \.attendance),
  ]
}
