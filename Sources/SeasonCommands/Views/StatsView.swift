import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// Our own team's view, for people who ask for statistics without naming anybody.
  static let stats = SeasonView("stats") { request throws(Failure) in
    guard let us = request.filter.team ?? request.us else { throw request.wrong(Phrase("season.whose")) }
    var request = request
    request.name = us
    try team.show(request)
  }
}
