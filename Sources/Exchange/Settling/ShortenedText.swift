import Bounds
import MatchModel

extension String {
  /// The text cut to the maximum length in a match file.
  func shortened(to most: Int = Bounds.text) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(most)))
  }
}

extension MatchDetails {
  var shortened: MatchDetails {
    var details = self
    for (_, path) in MatchDetails.texts { details[keyPath: path] = details[keyPath: path].shortened() }
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
