import CommandSupport
import Phrases
import Seasons

extension SeasonView {
  /// The view of our own team, for users who type `stats` without a name.
  static let stats = SeasonView(name: "stats") { request throws(Failure) in
    var request = request
    request.name = try request.ownTeam()
    try team.show(request)
  }
}
