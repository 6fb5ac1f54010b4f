import MatchModel
import PromptLanguage

/// A line of clauses being executed, or the clause of an `edit`.
struct LineUnderway {
  /// What precedes the clause of an edit: `edit 3 5' `.
  var head = ""
  /// The typed text, without invisible characters.
  let text: String
  let line: ClauseLine
  /// The form in which it would stay open as typed.
  let open: OpenLine
  /// The clauses about which something has been answered, with the answers, by their columns.
  var answered: [Int: Clause] = [:]
  /// The new numbers that were asked about: true for starters.
  var statuses = BothSides<[ShirtNumber: Bool]>([:])
}

extension Situation {
  /// The form in which a line stays open from a clause on. Answers become part of their clause: `8s` for `s`.
  /// - Parameter side: the side of the substitution before it, which applies to it too.
  func remainder(of underway: LineUnderway, from first: Int = 0, side: Side? = nil) -> OpenLine {
    let (text, clauses) = (underway.text, underway.line.clauses)
    var open = underway.open
    // The text of an open line has no time.
    let begin = first == 0 ? text.count - open.text.count : clauses[first].column - 1
    let places = clauses.map { $0.column - 1 } + [text.count]
    open.text = String(text.dropFirst(begin))
    if !underway.answered.isEmpty, underway.hasTimeApart, zip(places, places.dropFirst()).allSatisfy(<) {
      open.text = clauses.indices.dropFirst(first).map { index in
        let start = index == first ? begin : places[index]
        guard let answered = answers(to: clauses[index], of: underway) else {
          return String(text.dropFirst(start).prefix(places[index + 1] - start))
        }
        return answered + (index + 1 < clauses.count ? " " : underway.line.isConfirmed ? " !" : "")
      }.joined()
    }
    if first > 0, clauses[first].kind == .substitution, clauses[first - 1].kind == .substitution,
      open.text.first?.isNumber == true, let side = clauses[first].who?.side ?? side, side != match.ours
    {
      open.text = side.mark + open.text
    }
    open.text = underway.head + open.text
    return open
  }

  /// A clause as it would be typed with what was answered about it; nil if nothing was.
  private func answers(to clause: Clause, of underway: LineUnderway) -> String? {
    guard let answered = underway.answered[clause.column], answered != clause,
      answered.kind == clause.kind || clause.kind == .arrival
    else { return nil }
    return typed(answered) ?? typed(answered.with(\.reason, nil))
  }

  /// A clause as it can be typed; nil if the parser would read something else.
  func typed(_ clause: Clause) -> String? {
    let table = parser.vocabulary.table
    var typed = clause
    typed.column = 1
    typed.unrecorded = []
    // Our side needs no letter, and the side of the second person is implied.
    if typed.who?.side == match.ours { typed.who?.side = nil }
    typed.other?.side = nil
    if typed.kind == .substitution, typed.who != nil, typed.other == nil { typed.other = Who(.unidentified(nil)) }
    let isOfTeam = table[typed.kind]?.mayBeTeam == true
    if isOfTeam, typed.who == nil { typed.who = Who(.team) }
    typed.asks = !isOfTeam && (typed.who == nil || typed.who?.name == .team)
    guard let code = table.code(of: typed) else { return nil }
    let reason = typed.reason.map { words.name(.reason($0), in: ledger) }
    let text = ([code] + [reason, typed.text].compactMap(\.self).filter { !$0.isEmpty }).joined(separator: " ")
    guard let line = parser.clauseLine(of: text), line.time == nil, line.clauses == [typed] else { return nil }
    return text
  }
}

extension LineUnderway {
  /// True if the clauses contain no time: it comes first, or from an earlier line.
  fileprivate var hasTimeApart: Bool { line.time == nil || open.hasOwnTime || open.timeExpression == line.time }
}
