/// A tournament whose rules are known from its name and year, such as `World Cup 2018`.
public struct KnownTournament: Hashable, Sendable {
  public enum Series: Sendable { case worldCup, womensWorldCup, euro, womensEuro }

  let series: Series
  let year: Int

  /// - Parameter competition: the name with its year, in English, Spanish or Catalan. Qualifiers, youth tournaments and
  ///   those of clubs are not included.
  public init?(_ competition: String) {
    let words = competition.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let text = " " + words.joined(separator: " ") + " "
    guard let year = words.compactMap({ $0.utf8.count == 4 ? Int($0) : nil }).first(where: (1930...2100).contains),
      !Self.others.contains(where: text.contains)
    else { return nil }
    let isOfWomen = Self.women.contains(where: text.contains)
    if Self.worldCups.contains(where: text.contains) {
      series = isOfWomen ? .womensWorldCup : .worldCup
    } else if Self.euros.contains(where: text.contains) {
      series = isOfWomen ? .womensEuro : .euro
    } else {
      return nil
    }
    self.year = year
  }

  /// The name of the rules of its groups. Head-to-head matches come first in Euros since 1996, and in World Cups from
  /// 2026.
  public var family: String {
    switch series {
    case .worldCup: year >= 2026 ? "uefa" : "fifa"
    case .womensWorldCup: "fifa"
    case .euro: year >= 1996 ? "uefa" : "fifa"
    case .womensEuro: "uefa"
    }
  }

  /// Three points for a win came with the World Cup of 1994 and the Euro of 1996.
  public var winPoints: Int {
    switch series {
    case .worldCup: year < 1994 ? 2 : 3
    case .womensWorldCup: year < 1995 ? 2 : 3
    case .euro, .womensEuro: year < 1996 ? 2 : 3
    }
  }

  /// The rounds after which cautions are forgotten: the setting `caution-wipe`. Nil if the regulations are not known.
  public var cautionWipe: [String]? {
    switch (series, year) {
    case (.worldCup, 1998...2006): ["group"]
    case (.worldCup, 2010...2022), (.womensWorldCup, 2011...2023), (.euro, 2012...2024), (.womensEuro, 2013...2025):
      ["quarter-final"]
    case (.worldCup, 2026...): ["group", "quarter-final"]
    default: nil
    }
  }

  /// Teams in the first knock-out round, if third-placed teams can reach it: 16 of 24, 32 of 48.
  /// - Parameter teams: in all groups.
  public static func entrants(of teams: Int) -> Int? { [24: 16, 48: 32][teams] }

  private static let worldCups = [" world cup ", " copa del món ", " copa del mundo ", " copa mundial ", " mundial "]
  private static let euros = [" euro ", " eurocopa ", " european championship ", " uefa european "]
  private static let women = [" women ", " womens ", " femen", " dones ", " mujeres ", " féminine "]
  private static let others = [
    " club", " quali", " classific", " clasific", " beach ", " futsal ", " platja ", " playa ", " youth ", " juvenil",
    " u 2", " u 1", " u2", " u1", " sub ", " under ", " indoor ", " escolar", " school",
  ]
}
