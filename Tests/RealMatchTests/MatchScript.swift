import WorldCupData

/// A real match as somebody would have typed it: the squads as tables, and the lines of the prompt.
struct MatchScript {
  private let record: WorldCupMatch
  /// Whose bare numbers are: each side's, and nobody's, in turn over the matches.
  let ours: WorldCupMatch.Side?

  init(_ record: WorldCupMatch, number: Int) {
    self.record = record
    ours = [.home, .away, nil][number % 3]
  }

  /// What the rules of the time were, in words of `new`.
  var options: [String] {
    [
      "--home", record.home, "--away", record.away, "--us", ours?.rawValue ?? "none", "--date", record.date,
      "--competition", record.tournamentName, "--round", record.stage, "--set", "substitutions=3", "--set",
      "windows=none", "--set", "bench=none", "--set", "period-length=\(record.halfMinutes)",
    ]
  }

  func squad(_ side: WorldCupMatch.Side) -> String {
    let rows = record.squads[side].map { player in
      "\(player.number),\"\(player.name)\",\(player.position),\(player.starter ? "yes" : "no")"
    }
    return (["number,name,position,starter"] + rows).joined(separator: "\n") + "\n"
  }

  /// A line an event; substitutions of one team in one minute are one line.
  var lines: [String] {
    var lines: [String] = []
    for period in 1...record.periods {
      lines.append("start")
      lines += self.lines(of: record.events.filter { $0.period == period })
      if period < record.periods || !endsEarly { lines.append("end") }
    }
    let kicks = record.events.filter { $0.type == .kick }
    // With the end of the last period that may be played, the match is over.
    if !kicks.isEmpty {
      lines += ["start"] + kicks.map(kick) + ["end"]
    } else {
      lines.append(endsEarly ? "\(record.oracle.endMinute)' finish" : "finish")
    }
    return lines
  }

  /// By a golden goal.
  private var endsEarly: Bool {
    ![2 * record.halfMinutes, 2 * record.halfMinutes + 30].contains(record.oracle.endMinute)
  }

  private func lines(of events: [WorldCupMatch.Event]) -> [String] {
    var lines: [String] = []
    var previous: WorldCupMatch.Event?
    for event in events {
      if let previous, event.isSameStoppage(as: previous), let last = lines.indices.last {
        // The first pair's side holds for those that follow.
        lines[last] += " \(pair(event))"
      } else {
        lines.append("\(event.label) \(clause(event))")
      }
      previous = event
    }
    return lines
  }

  private func clause(_ event: WorldCupMatch.Event) -> String {
    switch event.type {
    case .goal where event.ownGoal == true: "\(who(event.number, event.team.other))og"
    case .goal: "\(who(event.number, event.team))g\(event.penalty == true ? "p" : "")"
    case .card: "\(who(event.number, event.team))\(event.card == .red ? "r" : "y")"
    case .sub: prefix(event.team) + pair(event)
    case .kick: kick(event)
    }
  }

  private func kick(_ event: WorldCupMatch.Event) -> String {
    who(event.number, event.team) + (event.converted == true ? "g" : "s-")
  }

  private func pair(_ event: WorldCupMatch.Event) -> String { "\(event.out ?? 0).\(event.in ?? 0)" }
  private func who(_ number: Int?, _ side: WorldCupMatch.Side) -> String { "\(prefix(side))\(number ?? 0)" }
  private func prefix(_ side: WorldCupMatch.Side) -> String { side == ours ? "" : side == .home ? "l" : "v" }
}

extension WorldCupMatch.Side {
  var other: Self { self == .home ? .away : .home }
}

extension WorldCupMatch.Event {
  /// As it is typed: `23'`, `45+2'`.
  fileprivate var label: String {
    let added = stop ?? 0
    return "\(min ?? 0)\(added > 0 ? "+\(added)" : "")'"
  }

  fileprivate func isSameStoppage(as other: Self) -> Bool {
    type == .sub && other.type == .sub && team == other.team && min == other.min && stop == other.stop
  }
}
