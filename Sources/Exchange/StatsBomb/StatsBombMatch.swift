import Bounds
import LibJSON
import MatchModel
import Phrases
import Standings

/// Converts events to a match: the people, and all events that a match file can represent.
struct StatsBombMatch {
  var match: ForeignMatch
  /// Home team first.
  private var teams: [Int]
  /// Index in the squad by the feed's player ID.
  private var places: BothSides<[Int: Int]> = BothSides([:])
  /// Events by ID, for references.
  var related: [String: JSONValue] = [:]
  /// Own goals, as the feed records them for the side that they count for.
  private var counted = BothSides(0)

  /// The teams in a file of events, home team first.
  static func teams(of events: [JSONValue]) -> [Int] {
    events.prefix { $0.kind == "Starting XI" }.compactMap { $0["team"]?["id"]?.integer }
  }

  init(_ events: [JSONValue], lineUps: [JSONValue]?) throws(ExchangeProblem) {
    teams = Self.teams(of: events)
    guard teams.count == 2, teams[0] != teams[1] else {
      throw ExchangeProblem(line: nil, Phrase("exchange.no-starting-teams"))
    }
    let names = events.prefix(2).map { $0.name("team") ?? "" }
    match = ForeignMatch(home: names[0], away: names[1])
    match.isOrdered = true
    for event in events.prefix(2) { readStarters(event, lineUps) }
    for lineUp in lineUps ?? [] { readSubstitutes(lineUp) }
    for event in events where ["Pass", "Foul Won"].contains(event.kind) {
      if let id = event["id"]?.string { related[id] = event }
    }
    for (index, event) in events.enumerated() { try read(event, index + 1) }
    match.stated.score = counted
  }

  /// Adds details from a list of matches.
  mutating func take(_ row: JSONValue) {
    match.details.date = row["match_date"]?.string ?? ""
    match.details.time = String((row["kick_off"]?.string ?? "").prefix(5))
    match.details.venue = row.name("stadium") ?? ""
    match.details.referee = row.name("referee") ?? ""
    match.details.competition = row["competition"]?["competition_name"]?.string ?? ""
    match.details.season = row["season"]?["season_name"]?.string ?? ""
    match.details.round = row["match_week"]?.integer.map(String.init) ?? ""
    takeStage(row)
    if !DetailsCheck.isDate(match.details.date) { match.details.date = "" }
    if !DetailsCheck.isTime(match.details.time) { match.details.time = "" }
    // The list is the authority on which team is at home.
    if row["home_team"]?["home_team_id"]?.integer == teams[1] { exchangeSides() }
    for (side, team) in [(Side.home, "home_team"), (.away, "away_team")] {
      guard let manager = row[team]?["managers"]?.array.first,
        let name = manager["nickname"]?.string ?? manager["name"]?.string
      else { continue }
      match.teams[side].officials.insert(Official(code: OfficialCode(rawValue: "coach"), name: name), at: 0)
    }
    if let home = row["home_score"]?.integer, let away = row["away_score"]?.integer,
      [home, away].allSatisfy((0...Bounds.points).contains)
    {
      match.stated.score = BothSides(home: home, away: away)
    }
  }

  /// A league has a single stage, the regular season.
  private mutating func takeStage(_ row: JSONValue) {
    let stage = row.name("competition_stage") ?? ""
    guard stage != "Regular Season" else { return }
    match.details.stage = stage
    guard RoundName(stage).kind == .group, let group = row["home_team"]?["home_team_group"]?.string, !group.isEmpty
    else { return }
    match.details.group = group.contains(" ") ? group : "Group \(group)"
  }

  /// Swaps the sides after the other team turns out to be at home.
  mutating func exchangeSides() {
    match.teams = BothSides(home: match.teams.away, away: match.teams.home)
    match.stated.score = BothSides(home: counted.away, away: counted.home)
    for index in match.events.indices { match.events[index].side = match.events[index].side.other }
  }

  // MARK: - People

  private mutating func readStarters(_ event: JSONValue, _ lineUps: [JSONValue]?) {
    guard let side = side(event["team"]) else { return }
    for entry in event["tactics"]?["lineup"]?.array ?? [] {
      let position = entry.name("position") ?? ""
      let person = ForeignPerson(
        name: entry.name("player") ?? "",
        number: entry["jersey_number"]?.integer.flatMap { ShirtNumber(rawValue: $0) }, isStarter: true,
        isGoalkeeper: position == "Goalkeeper", position: position)
      add(person, entry["player"]?["id"]?.integer, side)
    }
  }

  /// Adds substitutes from a line-up, and nicknames.
  private mutating func readSubstitutes(_ lineUp: JSONValue) {
    guard let id = lineUp["team_id"]?.integer, let index = teams.firstIndex(of: id) else { return }
    let side: Side = index == 0 ? .home : .away
    for entry in lineUp["lineup"]?.array ?? [] {
      let name = entry["player_nickname"]?.string ?? entry["player_name"]?.string ?? ""
      let number = entry["jersey_number"]?.integer.flatMap { ShirtNumber(rawValue: $0) }
      let id = entry["player_id"]?.integer
      if let place = id.flatMap({ places[side][$0] }) {
        match.teams[side].people[place].name = name
      } else {
        add(ForeignPerson(name: name, number: number, isStarter: false), id, side)
      }
    }
  }

  private mutating func add(_ person: ForeignPerson, _ id: Int?, _ side: Side) {
    if let id { places[side][id] = match.teams[side].people.count }
    match.teams[side].people.append(person)
  }

  func side(_ team: JSONValue?) -> Side? {
    team?["id"]?.integer.flatMap { teams.firstIndex(of: $0) }.map { $0 == 0 ? .home : .away }
  }

  /// The player with the feed's ID. Without line-ups, a substitute appears here for the first time.
  mutating func person(_ player: JSONValue?, _ side: Side) -> ForeignReference {
    guard let player, let id = player["id"]?.integer else { return .unknown }
    if let place = places[side][id] { return .person(place) }
    // A player of the other team is an error in the feed, which the laws would report as an unlisted player.
    guard places[side.other][id] == nil else { return .unknown }
    add(ForeignPerson(name: player["name"]?.string ?? "", isStarter: false), id, side)
    return .person(match.teams[side].people.count - 1)
  }

  // MARK: - Events

  private static let read: Set<String> = [
    "Half End", "Shot", "Own Goal Against", "Own Goal For", "Foul Committed", "Bad Behaviour", "Offside", "Pass",
    "Substitution", "Player Off", "Player On",
  ]

  private mutating func read(_ event: JSONValue, _ index: Int) throws(ExchangeProblem) {
    let kind = event.kind
    guard Self.read.contains(kind) else { return }
    func missing(_ field: String) -> ExchangeProblem {
      ExchangeProblem(line: nil, Phrase("exchange.event-lacks", ["number": index, "field": field]))
    }
    guard let number = event["period"]?.integer, (1...5).contains(number) else { throw missing("period") }
    guard event["minute"]?.integer != nil else { throw missing("minute") }
    guard let elapsed = event["timestamp"]?.string.flatMap(Self.seconds) else { throw missing("timestamp") }
    guard let side = side(event["team"]) else { throw missing("team") }
    let period: Period = number == 5 ? .shootOut : number > 2 ? .extra(number) : .regular(number)
    let time = ForeignTime(period: period, elapsed: elapsed)
    if period == .shootOut, kind != "Shot" { return }
    func add(_ kind: ForeignEvent.Kind) { match.events.append(ForeignEvent(side, time, kind, line: nil)) }
    func player() -> ForeignReference { person(event["player"], side) }
    switch kind {
    case "Half End": end(period, elapsed)
    case "Shot":
      guard let shot = event["shot"], let outcome = shot.name("outcome") else { throw missing("shot") }
      add(attempt(self.shot(event, shot, side), outcome, side, period))
    case "Own Goal For": counted[side] += 1
    case "Own Goal Against":
      let shooter = player()
      guard shooter != .unknown || event["player"] == nil else {
        let name = event.name("player") ?? ""
        throw ExchangeProblem(line: nil, Phrase("exchange.own-goal-of-others", ["number": index, "name": name]))
      }
      match.events.append(ForeignEvent(side.other, time, .goal(ForeignShot(shooter: shooter), isOwn: true), line: nil))
    case "Foul Committed":
      let facts = event["foul_committed"]
      let isHandball = facts?.name("type") == "Handball"
      let offender = player()
      add(.foul(offender, on: isHandball ? nil : victim(of: event, side), code: isHandball ? .handball : nil))
      if let color = Self.color(facts?["card"]) { add(.card(offender, color)) }
    case "Bad Behaviour":
      if let color = Self.color(event["bad_behaviour"]?["card"]) { add(.card(booked(event["player"], side), color)) }
    case "Offside": addOffside(player(), side, time)
    case "Pass":
      let pass = event["pass"]
      if pass?.name("type") == "Corner" { add(.corner(player())) }
      if pass?.name("outcome") == "Pass Offside" {
        addOffside(person(pass?["recipient"], side), side, time)
      }
    case "Substitution":
      let on = person(event["substitution"]?["replacement"], side)
      add(.substitution(off: player(), on: on))
    case "Player Off": add(.single(Departure.self, player()))
    case "Player On": add(.single(Arrival.self, player()))
    default: break
    }
  }

  private mutating func attempt(
    _ shot: ForeignShot, _ outcome: String, _ side: Side, _ period: Period
  ) -> ForeignEvent.Kind {
    let isGoal = outcome == "Goal"
    if period == .shootOut { return .kick(shot.shooter, Self.outcomes[outcome] ?? (isGoal ? .scored : .missed)) }
    guard isGoal else { return .chance(shot, Self.outcomes[outcome]) }
    counted[side] += 1
    return .goal(shot)
  }

  /// A card without a player belongs to the staff.
  private mutating func booked(_ player: JSONValue?, _ side: Side) -> ForeignReference {
    if let player { return person(player, side) }
    let staff = OfficialCode(rawValue: "staff")
    if !match.teams[side].officials.contains(where: { $0.code == staff }) {
      match.teams[side].officials.append(Official(code: staff))
    }
    return .official(staff)
  }

  /// The feed may record an offside as a separate event, as a pass to an offside player, or sometimes as both.
  private mutating func addOffside(_ player: ForeignReference, _ side: Side, _ time: ForeignTime) {
    let isRecorded = match.events.suffix(8).contains { event in
      guard case .single(let type, _) = event.kind, type == Offside.self, event.side == side,
        event.time.period == time.period
      else { return false }
      return abs((event.time.elapsed ?? 0) - (time.elapsed ?? 0)) < 3
    }
    if !isRecorded { match.events.append(ForeignEvent(side, time, .single(Offside.self, player), line: nil)) }
  }

  /// Each team has its own end of a period; use the later one.
  private mutating func end(_ period: Period, _ elapsed: Double) {
    if let index = match.periods.firstIndex(where: { $0.period == period }) {
      match.periods[index].elapsed = max(match.periods[index].elapsed ?? 0, elapsed)
    } else {
      match.periods.append(ForeignPeriod(period: period, elapsed: elapsed))
    }
  }

  /// Parses `00:07:45.500` as seconds.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map { Double($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
      hours >= 0, minutes >= 0, seconds >= 0, hours < 10, minutes < 60, seconds < 60
    else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }
}

extension JSONValue {
  /// The name of an item in an object of its own: `"type": {"id": 16, "name": "Shot"}`.
  func name(_ item: String) -> String? { self[item]?["name"]?.string }

  var kind: String { name("type") ?? "" }

  /// Position: x up to 120 from the own goal, y up to 80 from the attackers' left.
  var place: (x: Double, y: Double)? {
    let numbers = self["location"]?.array.compactMap(\.number) ?? []
    return numbers.count >= 2 ? (numbers[0], numbers[1]) : nil
  }
}
