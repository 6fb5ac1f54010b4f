import Bounds
import MatchModel

extension String {
  /// As much of it as a match file may hold in one place, so that the match can be read again.
  func shortened(to most: Int = Bounds.text) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(most)))
  }
}

extension MatchDetails {
  var shortened: MatchDetails {
    var details = self
    for text in [
      \MatchDetails.competition, \.season, \.round, \.date, \.time, \.venue, \.referee, \.attendance,
    ] as [WritableKeyPath<MatchDetails, String>] { details[keyPath: text] = details[keyPath: text].shortened() }
    return details
  }
}

extension Official {
  var shortened: Official {
    var official = self
    official.name = name.shortened()
    official.role = role.shortened()
    return official
  }
}
