import Bounds
import MatchModel
import Wording

struct LabelReading {
  private(set) var team: String?
  private(set) var player: ForeignReference?
  private(set) var reason: CardReason?
  private(set) var period: Period?
  private(set) var isBefore = false
  private(set) var minute: MatchMinute?
  /// Unknown labels.
  private(set) var foreign: [String] = []
  private var assistant: ForeignReference?
  private(set) var victim: ForeignReference?
  private(set) var opponent: ForeignReference?
  private(set) var off: ForeignReference?
  private(set) var on: ForeignReference?
  private(set) var outcome: Outcome?
  private var bodyPart: BodyPart?
  private var origin: Origin?
  private(set) var zone: Zone?
  private(set) var color: CardColor?
  private var note = ""
  private(set) var isOwn = false
  private(set) var isAnnulled = false
  private(set) var isHandball = false
  private(set) var isConcussion = false
  private(set) var isGoal = false
  private let freeText: String
  private let regularPeriods: Int

  init(_ instance: TimelineDocument.Instance, _ words: TimelineWords, regularPeriods: Int) {
    self.regularPeriods = regularPeriods
    freeText = instance.note
    color = words.codes.color(named: instance.code)
    for label in instance.labels where label.group != "futbolstats" { read(label, words) }
    if reason == nil, !freeText.isEmpty { reason = words.codes.cardReason(named: freeText) }
  }

  private mutating func read(_ label: TimelineDocument.Label, _ words: TimelineWords) {
    switch words.group(label.group) {
    case .team: team = label.text
    case .player: player = Self.person(label.text)
    case .official: player = .official(OfficialCode(rawValue: label.text))
    case .assist: assistant = Self.person(label.text)
    case .victim: victim = Self.person(label.text)
    case .opponent: opponent = Self.person(label.text)
    case .off: off = Self.person(label.text)
    case .on: on = Self.person(label.text)
    case .zone: zone = Int(label.text).flatMap(Zone.init(rawValue:))
    case .minute: minute = Self.minute(label.text)
    case .period:
      let number = Int(label.text).flatMap { (0...Bounds.period).contains($0) ? $0 : nil }
      isBefore = number == 0
      period = label.text == "tanda" ? .shootOut : number.map { .numbered($0, of: regularPeriods) }
    case .score: break
    case .note: note = label.text
    case nil: readWords(label, words)
    }
  }

  /// Ignores the label's group, because the words are unambiguous.
  private mutating func readWords(_ label: TimelineDocument.Label, _ words: TimelineWords) {
    let text = comparable(label.text)
    if words.annulled.contains(text) {
      isAnnulled = true
    } else if words.kind(text) == .ownGoal {
      isOwn = true
    } else if words.concussion.contains(text) {
      isConcussion = true
    } else if words.kind(text) == .action(.goal) || words.scored.contains(text) {
      isGoal = true
    } else if words.missed.contains(text) {
      outcome = .missed
    } else if words.woodwork.contains(text) {
      outcome = .woodwork
    } else if let color = words.codes.color(named: text) {
      self.color = color
    } else if let outcome = words.codes.outcomes.value(named: text) {
      self.outcome = outcome
    } else if let bodyPart = words.codes.bodyParts.value(named: text), self.bodyPart == nil {
      self.bodyPart = bodyPart
    } else if let reason = words.codes.cardReason(named: text) {
      self.reason = reason
      if reason.rawValue == "ma" { isHandball = true }
    } else if let origin = words.codes.origins.value(named: text), self.origin == nil {
      self.origin = origin
    } else if !label.text.isEmpty {
      foreign.append(label.group.isEmpty ? label.text : "\(label.group): \(label.text)")
    }
  }

  /// The attempt described by the labels. The way of scoring appears only in our own mark.
  func shot(_ mark: OwnMark?) -> ForeignShot {
    ForeignShot(
      shooter: somebody, assistant: assistant, bodyPart: bodyPart, origin: origin, zone: zone,
      score: mark?.type.map(ScoreCode.init(rawValue:)))
  }

  var somebody: ForeignReference { player ?? .unknown }

  /// The text of a note: a label, or else the free text.
  var text: String { note.isEmpty ? freeText : note }

  /// Parses `9 Hugo Roca`, `6`, `11 - F. Name`, `Hugo Roca`, `?1`.
  private static func person(_ text: String) -> ForeignReference {
    if text.isEmpty || text.hasPrefix("?") { return .unknown }
    let digits = text.prefix { $0.isNumber }
    if let number = ShirtNumber(digits) {
      return .numbered(number, name: String(text[digits.endIndex...].drop { " -.#".contains($0) }))
    }
    return .named(text)
  }

  private static func minute(_ text: String) -> MatchMinute? {
    let parts = text.split(separator: "+").compactMap { Int($0.filter(\.isNumber)) }
    guard let first = parts.first, (1...999).contains(first) else { return nil }
    return MatchMinute(first, added: parts.count > 1 ? min(max(0, parts[1]), MatchMinute.addedLimit) : 0)
  }
}
