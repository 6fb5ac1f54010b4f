import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The view of our own team, for users who type `stats` without a name.
  static let stats = SeasonView("stats") { request throws(Failure) in
    guard let us = request.filter.team ?? request.us else { throw request.wrong(Phrase("season.whose")) }
    var request = request
    request.name = us
    try team.show(request)
  }
}
