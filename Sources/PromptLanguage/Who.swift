import MatchModel

/// A person as named at the prompt.
public struct Who: Equatable, Sendable {
  public enum Name: Equatable, Sendable {
    case number(ShirtNumber)
    /// `?` is a new unidentified player, `?1` the first of them.
    case unidentified(Int?)
    case official(OfficialCode)
    /// The team itself.
    case team

    package var isOfficial: Bool { if case .official = self { true } else { false } }
  }

  /// Nil for our side.
  public var side: Side?
  public var name: Name

  public init(_ name: Name, side: Side? = nil) {
    self.name = name
    self.side = side
  }

  var isTeam: Bool { name == .team }

  package init(_ person: Person, of side: Side, in match: Match) {
    switch person {
    case .player(let id): name = .number(match[side][id].number)
    case .official(let code): name = .official(code)
    case .unidentified(let number): name = .unidentified(number)
    }
    self.side = side
  }
}

extension Who {
  /// As it is typed: `9`, `v9`, `?1`.
  package var typed: String { (side?.mark ?? "") + name.typed }

  /// Nil if the person is not named by number.
  var typedNumber: String? { if case .number = name { typed } else { nil } }
}

extension Who.Name {
  /// As it is typed within its side; empty for the team itself.
  package var typed: String {
    switch self {
    case .number(let number): number.description
    case .unidentified(let number): "?" + (number.map(String.init) ?? "")
    case .official(let code): code.rawValue
    case .team: ""
    }
  }
}
