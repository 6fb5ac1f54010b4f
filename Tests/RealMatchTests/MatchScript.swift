import WorldCupData

/// A real match as a script: squads as tables, and the lines of the prompt.
struct MatchScript {
  private let record: WorldCupMatch
  /// The side meant by numbers without a letter. From match to match it alternates between home, away and neither.
  let ours: WorldCupMatch.Side?

  init(_ record: WorldCupMatch, number: Int) {
    self.record = record
    ours = [.home, .away, nil][number % 3]
  }

  /// The rules of the time as options of `new`.
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

  /// One line per event; substitutions of one team in a minute share a line.
  var lines: [String] {
    var lines: [String] = []
    for period in 1...record.periods {
      lines.append("start")
      lines += self.lines(of: record.events.filter { $0.period == period })
      if period < record.periods || !endsEarly { lines.append("end") }
    }
    let kicks = record.events.filter { $0.type == .kick }
    // The end of the last possible period ends the match.
    if !kicks.isEmpty {
      lines += ["start"] + kicks.map(kick) + ["end"]
    } else {
      lines.append(endsEarly ? "\(record.oracle.endMinute)' finish" : "finish")
    }
    return lines
  }

  /// True for a golden goal.
  private var endsEarly: Bool {
    ![2 * record.halfMinutes, 2 * record.halfMinutes + 30].contains(record.oracle.endMinute)
  }

  private func lines(of events: [WorldCupMatch.Event]) -> [String] {
    var lines: [String] = []
    var previous: WorldCupMatch.Event?
    for event in events {
      if let previous, event.isSameStoppage(as: previous), let last = lines.indices.last {
        // The side of the first pair applies to those that follow.
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
  /// The minute as typed: `23'`, `45+2'`.
  fileprivate var label: String {
    let added = stop ?? 0
    return "\(min ?? 0)\(added > 0 ? "+\(added)" : "")'"
  }

  fileprivate func isSameStoppage(as other: Self) -> Bool {
    type == .sub && other.type == .sub && team == other.team && min == other.min && stop == other.stop
  }
}
