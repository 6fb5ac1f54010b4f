import Standings

extension Season {
  public func deductions(in competition: String) -> [Deduction] {
    file.decisions.compactMap { decision in
      guard case .deduction(let name, let points) = decision.what, file.applies(decision, to: competition),
        let team = team(named: name)
      else { return nil }
      return Deduction(team, points, date: decision.date, reason: decision.reason)
    }
  }

  /// Orders decided by lots or play-offs, best first.
  public var decidedOrders: [[String]] {
    file.decisions.compactMap { decision in
      switch decision.what {
      case .lots(let names): names.compactMap(team(named:))
      case .playOff(let winner, let names): ([winner] + names.filter { $0 != winner }).compactMap(team(named:))
      default: nil
      }
    }
  }

  /// Teams that left a competition, with dates.
  public func withdrawals(in competition: String) -> [(team: String, decision: Decision)] {
    file.decisions.compactMap { decision in
      guard case .withdrawal(let name, _) = decision.what, file.applies(decision, to: competition),
        let team = team(named: name)
      else { return nil }
      return (team, decision)
    }
  }
}

extension Season {
  /// An unknown name in a decision, which therefore has no effect.
  public enum Stranger: Hashable, Sendable {
    case team(String, line: Int)
    case player(String, line: Int)
    /// Two IDs of players who met in a match and so cannot be the same person.
    case met(String, String, line: Int)
  }

  public var strangers: [Stranger] {
    file.decisions.flatMap { decision -> [Stranger] in
      let line = decision.line
      func teams(_ names: [String]) -> [Stranger] {
        names.filter { team(named: $0) == nil }.map { .team($0, line: line) }
      }
      func people(_ ids: [String]) -> [Stranger] {
        ids.filter { players.named($0) == nil }.map { .player($0, line: line) }
      }
      switch decision.what {
      case .deduction(let team, _), .withdrawal(let team, _): return teams([team])
      case .lots(let names): return teams(names)
      case .playOff(let winner, let names): return teams([winner] + names.filter { $0 != winner })
      case .ban(let player, _), .lift(let player, _): return people([player])
      case .same(let one, let other):
        let unknown = people([one, other])
        guard unknown.isEmpty, players.named(one)?.id != players.named(other)?.id else { return unknown }
        return [.met(one, other, line: line)]
      case .different(let one, let other): return people([one, other])
      case .void: return []
      }
    }
  }
}
