import MatchModel

/// The parts below the goals: line-ups with cards and substitutions, and the shoot-out.
extension MatchText {
  // MARK: - Line-ups

  /// Nil if the starters are unknown.
  mutating func lineUp(of side: Side) -> String? {
    let team = match[side]
    let starters = team.isLineUpKnown ? team.playerIDs.filter { team[$0].isStarter } : []
    guard !starters.isEmpty else {
      losses[.cards, default: 0] += match.actions.count { $0.kind == .card && $0.side == side }
      losses[.substitutions, default: 0] += match.actions.count { $0.kind == .substitution && $0.side == side }
      return nil
    }
    let keepers = starters.filter { team[$0].isGoalkeeper }
    var book = books[side]
    let players = (keepers + starters.filter { !keepers.contains($0) }).map { book.entry($0, names: names[side]) }
    losses[.cards, default: 0] += book.cardsLeft
    losses[.substitutions, default: 0] += book.changesLeft
    let head = CleanText.team(team.name) + ": "
    let text = head + players[0] + (players.count > 1 ? " - " : "") + players.dropFirst().joined(separator: ", ")
    return Self.folded(text) + "\n"
  }

  /// Wraps long lines. A line that continues ends with a comma or a dash.
  private static func folded(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for piece in text.split(separator: " ") {
      if line.count + piece.count > 95, let last = line.last, ",-".contains(last) {
        lines.append(line)
        line = "      " + piece
      } else {
        line += (line.isEmpty ? "" : " ") + piece
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  // MARK: - The shoot-out

  mutating func kicks() -> String? {
    var score = BothSides(0)
    var kicks: [String] = []
    for case let kick as ShootOutKick in match.actions {
      if kick.isScored { score[kick.team] += 1 }
      let name = name(of: kick.taker, kick.team)
      kicks.append(kick.isScored ? "\(written(score)) \(name)" : "\(name) (\(Self.words[kick.outcome] ?? "missed"))")
    }
    return kicks.isEmpty ? nil : Self.folded(kicks.joined(separator: ", "))
  }

  private static let words: [Outcome: String] = [
    .saved: "saved", .woodwork: "post", .offTarget: "wide", .blocked: "blocked",
  ]
}
