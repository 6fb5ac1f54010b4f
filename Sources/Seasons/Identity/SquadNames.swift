/// The names in the squads of a season, of players or of teams: each once, and known by its place. Most come back match
/// after match.
struct SquadNames {
  typealias Place = Int32

  private(set) var all: [String] = []
  /// How each is compared; nil where there is no letter in it.
  private(set) var keys: [NameKeys?] = []
  private var places: [String: Place] = [:]

  subscript(place: Place) -> String { all[Int(place)] }

  mutating func place(of name: String) -> Place {
    if let known = places[name] { return known }
    let place = Place(all.count)
    all.append(name)
    keys.append(NameKeys(name))
    places[name] = place
    return place
  }

  func keys(_ place: Place) -> NameKeys? { keys[Int(place)] }
}
