import MatchModel
import Phrases
import Wording

/// Converts a timeline to a match: the kind, the people and the time of each instance.
struct TimelineReader {
  private let document: TimelineDocument
  private let options: ReadingOptions
  private let words = TimelineWords.builtIn
  /// Start of each period in the video, in seconds.
  private var offsets: [Int: Double] = [:]
  private var teams: [String] = []
  private let comparedTeams: [String]
  private let teamNames: PersonNames
  private var events: [(event: ForeignEvent, order: Int?, start: Double)] = []
  private var notUnderstood: [String] = []
  private var problems: [ExchangeProblem]

  init(_ document: TimelineDocument, _ options: ReadingOptions) {
    self.document = document
    self.options = options
    problems = document.problems
    for instance in document.instances {
      guard let period = words.period(begunBy: instance.code), offsets[period] == nil else { continue }
      offsets[period] = instance.start
    }
    for (period, seconds) in options.halves { offsets[period] = seconds }
    // Teams in order of appearance unless the home team is given. Our own kick-off mark names both.
    let words = words
    let kickOff = document.instances.first { instance in
      words.period(begunBy: instance.code) != nil && instance.labels.count { words.group($0.group) == .team } > 1
    }
    for instance in [kickOff].compactMap(\.self) + document.instances {
      for label in instance.labels where words.group(label.group) == .team && teams.count < Self.mostTeams {
        if !teams.contains(label.text) { teams.append(label.text) }
      }
    }
    if let known = options.teams { teams = [known.home, known.away] }
    let home = options.home.map(comparable)
    if let index = teams.firstIndex(where: { comparable($0) == home }) { teams.swapAt(0, index) }
    comparedTeams = teams.map(comparable)
    teamNames = PersonNames(teams)
  }

  /// A match has two teams, so limit the search for other names.
  private static let mostTeams = 20

  mutating func read() -> ForeignMatch {
    var match = ForeignMatch(home: teams.first ?? "", away: teams.count > 1 ? teams[1] : "", line: 1)
    if offsets.isEmpty, problems.isEmpty {
      problems.append(ExchangeProblem(line: nil, Phrase("exchange.no-kick-off", ["number": 1])))
    }
    if teams.count < 2, problems.isEmpty {
      let team = teams.first ?? ""
      let what = team.isEmpty ? Phrase("exchange.no-team") : Phrase("exchange.one-team", ["team": team])
      problems.append(ExchangeProblem(line: nil, what))
    }
    for instance in document.instances where words.period(begunBy: instance.code) == nil { take(instance) }
    if events.allSatisfy({ $0.order != nil }) {
      events.sort { ($0.order ?? 0, $0.start) < ($1.order ?? 0, $1.start) }
    } else {
      events.sort { $0.start < $1.start }
    }
    match.events = events.map(\.event)
    match.isOrdered = true
    match.periods = offsets.sorted { $0.key < $1.key }.map { number, seconds in
      ForeignPeriod(period: .numbered(number, of: options.periods), start: document.sessionStart.map { $0 + seconds })
    }
    match.notes = ExchangeNote.notUnderstood(notUnderstood)
    match.problems = problems
    return match
  }

  // MARK: - A single instance

  private mutating func take(_ instance: TimelineDocument.Instance) {
    let own = OwnMark(instance)
    guard let kind = own?.kind ?? kind(of: instance) else { return passOver(instance) }
    let labels = LabelReading(instance, words, regularPeriods: options.periods)
    guard let time = time(of: instance, own, labels) else { return passOver(instance) }
    let side = side(labels.team ?? team(in: instance.code))
    guard let side = side ?? (kind == .action(.note) ? .home : nil) else { return passOver(instance) }
    guard let event = kind.event(labels, own) else { return passOver(instance) }
    var remarks = instance.note.isEmpty || kind == .action(.note) || labels.reason != nil ? [] : [instance.note]
    if options.keepsLabels { remarks += labels.foreign }
    let notes = remarks.map { ForeignEvent.Kind.note($0, about: labels.player, isOfTeam: labels.team != nil) }
    for kind in [event] + notes {
      events.append((ForeignEvent(side, time, kind, line: instance.line), own?.order, instance.start))
    }
  }

  private mutating func passOver(_ instance: TimelineDocument.Instance) { notUnderstood.append(instance.code) }

  /// The kind by the code, with or without a team's name in it.
  private func kind(of instance: TimelineDocument.Instance) -> TimelineKind? {
    if let mapped = options.kinds[comparable(instance.code)] { return words.kind(mapped) }
    if let kind = words.kind(instance.code) { return kind }
    let code = comparable(instance.code)
    for team in comparedTeams where !team.isEmpty {
      if code.hasPrefix(team + " "), let kind = words.kind(String(code.dropFirst(team.count + 1))) { return kind }
      if code.hasSuffix(" " + team), let kind = words.kind(String(code.dropLast(team.count + 1))) { return kind }
    }
    return nil
  }

  private func team(in code: String) -> String? {
    let code = comparable(code)
    return zip(teams, comparedTeams).first { !$1.isEmpty && code.contains($1) }?.0
  }

  private func side(_ team: String?) -> Side? {
    guard let team else { return nil }
    guard case .one(let index, _) = teamNames.find(team) else { return nil }
    return index == 0 ? .home : index == 1 ? .away : nil
  }

  private func time(of instance: TimelineDocument.Instance, _ own: OwnMark?, _ labels: LabelReading) -> ForeignTime? {
    if let own {
      if labels.isBefore { return ForeignTime(isBefore: true) }
      if let second = own.second { return ForeignTime(period: labels.period, elapsed: second, isInterval: false) }
      return ForeignTime(period: labels.period, label: labels.minute, isInterval: own.isInterval)
    }
    let start = instance.start + options.lead
    guard let (number, offset) = offsets.filter({ $0.value <= start }).max(by: { $0.value < $1.value }) else {
      return nil
    }
    return ForeignTime(
      period: .numbered(number, of: options.periods), elapsed: start - offset,
      wallClock: document.sessionStart.map { $0 + start })
  }
}

extension Period {
  /// Periods as numbered in timelines: regular ones, then extra time.
  static func numbered(_ number: Int, of regular: Int) -> Period {
    number <= regular ? .regular(number) : .extra(number)
  }
}
