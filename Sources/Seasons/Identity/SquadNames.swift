/// The distinct names in a season's squads, by index, because most occur in match after match.
struct SquadNames {
  typealias Place = Int32

  private(set) var all: [String] = []
  /// Normalised forms. Nil for names without letters.
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
