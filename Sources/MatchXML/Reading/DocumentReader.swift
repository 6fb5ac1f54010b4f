import Bounds
import LibXML
import MatchModel

/// Reads one file and collects the match and all problems. The DTD has checked the structure; missing elements are read
/// as empty.
struct DocumentReader {
  let document: FlatDocument
  let root: FlatElement
  let file: String
  var problems: [FileProblem] = []
  var squads = BothSides(SquadReader())
  /// The codes of the file's periods.
  var periods = PeriodTable([])
  /// The last number of an unidentified player on either side. Nil before the first use.
  private var lastUnidentified: Int?

  init(_ document: FlatDocument, file: String) {
    self.document = document
    root = document.root
    self.file = file
  }

  mutating func read() -> ReadMatch {
    if document.hasText(longerThan: Bounds.text) { checkTexts(root) }
    let teams = root.children("equip")
    for (side, team) in zip(Side.allCases, teams) { readSquad(team, side) }
    let whistles = readPeriods()
    let declared = readDeclarations()
    var entries: [Entry] = []
    for (side, team) in zip(Side.allCases, teams) {
      for section in team.children(in: "dadespartit") {
        for action in section.children { readAction(action, side).map { entries.append($0) } }
      }
    }
    for kick in root.children(in: "tanda") { readKick(kick).map { entries.append($0) } }
    checkOrders(entries + whistles)
    // Stop early if the file will be rejected.
    guard problems.count < Self.mostProblems, hasRoom(for: entries.count + whistles.count) else { return nothing }

    var match = Match(teams: squads.map(\.team))
    readAttributes(into: &match, declared: declared)
    let course = CourseReader(
      entries: entries, whistles: whistles, end: readMatchEnd(), kickOffs: readKickOffs(), status: root["estat"],
      line: root.child("dadespartit")?.line ?? root.line)
    let (actions, lines, isOrdered) = course.course()
    // Includes implied whistles.
    guard hasRoom(for: actions.count) else { return nothing }
    match.actions = ActionList(actions)
    // Now that all actions are known, decide whether players known only from their actions are starters.
    match.teams = BothSides(
      home: squads.home.completed(actions, .home), away: squads.away.completed(actions, .away))
    // A value may be read several times.
    var seen: Set<FileProblem> = []
    problems = problems.filter { seen.insert($0).inserted }
    return ReadMatch(match: match, lines: lines, isOrdered: isOrdered)
  }

  private static let mostProblems = 1000

  /// A placeholder for a rejected match.
  private var nothing: ReadMatch { ReadMatch(match: Match(teams: squads.map(\.team)), lines: [], isOrdered: true) }

  private mutating func readAttributes(into match: inout Match, declared: [String: String]) {
    for (name, path) in MatchDetails.texts { match.details[keyPath: path] = root[name] ?? "" }
    match.ruleSet = root["reglament"] ?? match.ruleSet
    match.overrides = value(root, "parametres", .parameters, ParameterList.parse) ?? [:]
    match.overrides.merge(declared) { _, declared in declared }
    match.awarded = value(root, "adjudicat", .score, ValueParser.score)
    match.provenance = root["procedencia"] ?? ""
    match.disagreements = readDisagreements()
    match.identifier = value(root, "identificador", .identifier) { MatchIdentifier.isOne($0) ? $0 : nil } ?? ""
    if let ours = root["nostre"] { match.ours = Side(code: ours) }
  }

  /// The two documented kick-off times in the match's `dadespartit`, which may be attributes or elements.
  private mutating func readKickOffs() -> (first: Double?, second: Double?) {
    guard let node = root.child("dadespartit") else { return (nil, nil) }
    return (seconds(node, "iniciprimerapart"), seconds(node, "inicisegonapart"))
  }

  private mutating func checkOrders(_ entries: [Entry]) {
    var firstLines: [Int: Int] = [:]
    var places = entries.compactMap { entry in entry.order.map { (order: $0, line: entry.line) } }
    if let end = order(root, "ordrefi") { places.append((end, root.line)) }
    for place in places {
      if let first = firstLines[place.order] {
        problem(place.line, .duplicateOrder(place.order, firstLine: first))
      } else {
        firstLines[place.order] = place.line
      }
    }
  }

  mutating func newUnidentified() -> Person {
    let last = Person.unidentified(after: lastUnidentified ?? root.lastUnidentified)
    lastUnidentified = last
    return .unidentified(last)
  }

  mutating func problem(_ line: Int, _ reason: FileProblem.Reason) {
    problems.append(FileProblem(file: file, line: line, reason: reason))
  }
}

/// An action without its final position.
struct Entry {
  let action: Action
  let line: Int
  let order: Int?
  /// True if the period is given by `part` or a minute.
  var knowsPhase = true
}

extension FlatElement {
  /// The largest number of an unidentified player in this element and its descendants.
  fileprivate var lastUnidentified: Int {
    let own = self["desconeguts"].flatMap(ValueParser.unidentified)?.values.max() ?? 0
    return children.reduce(own) { max($0, $1.lastUnidentified) }
  }
}
