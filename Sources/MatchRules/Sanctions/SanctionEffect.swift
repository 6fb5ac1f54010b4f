/// The effect of a sanction on the person and on their place in the team. This pair expresses football's red card, the
/// sin bin, handball's two minutes and basketball's fifth foul as data.
public struct SanctionEffect: Hashable, Sendable {
  /// The effect on the person, from mild to harsh.
  public enum Exclusion: Hashable, Sendable, Comparable {
    case stays
    /// Excluded from play for a number of minutes.
    case away(minutes: Int)
    case out
  }

  /// The effect on the place in the team, from mild to harsh.
  public enum Place: Hashable, Sendable, Comparable {
    /// A substitute may come on immediately.
    case full
    /// The place stays empty for a number of minutes of play.
    case short(minutes: Int)
    /// The place stays empty for the rest of the match.
    case closed
  }

  public var exclusion: Exclusion
  public var place: Place
  /// True if a goal against the short-handed team ends the sanction.
  public var endsWithGoal: Bool
  /// True if the team loses a player even if the person was not on the field: a substitute or an official.
  var always: Bool
  /// True if the referee decides the minutes: a number typed after the letters overrides these.
  public var isOpen: Bool

  public init(
    _ exclusion: Exclusion, _ place: Place = .full, endsWithGoal: Bool = false, always: Bool = false,
    isOpen: Bool = false
  ) {
    self.exclusion = exclusion
    self.place = place
    self.endsWithGoal = endsWithGoal
    self.always = always
    self.isOpen = isOpen
  }

  public static let mostMinutes = 90

  /// Parses `stays`, `away 10 short 10`, `out full`, `out short 2 goal`, `away 5+ short 5+`.
  init?(words: [String]) {
    var words = words[...]
    // Either all times of a sanction are decided by the referee or none are.
    var areOpen: Set<Bool> = []
    func minutes() -> Int? {
      guard let word = words.first, word.first?.isNumber == true,
        let number = Int(word.hasSuffix("+") ? word.dropLast() : word[...]), (1...Self.mostMinutes).contains(number)
      else { return nil }
      areOpen.insert(word.hasSuffix("+"))
      words.removeFirst()
      return number
    }
    switch words.popFirst() {
    case "stays": exclusion = .stays
    case "out": exclusion = .out
    case "away":
      guard let time = minutes() else { return nil }
      exclusion = .away(minutes: time)
    default: return nil
    }
    place = .full
    if words.first == "full" {
      words.removeFirst()
    } else if words.first == "short" {
      words.removeFirst()
      place = minutes().map { .short(minutes: $0) } ?? .closed
    }
    endsWithGoal = words.first == "goal"
    if endsWithGoal { words.removeFirst() }
    always = words.first == "always"
    if always { words.removeFirst() }
    isOpen = areOpen == [true]
    guard areOpen.count < 2 else { return nil }
    // A person who stays cannot leave the team short, and a place that is not closed cannot be opened by a goal.
    guard words.isEmpty, place == .full ? !endsWithGoal && !always : exclusion != .stays else { return nil }
  }

  var text: String {
    let mark = isOpen ? "+" : ""
    var words: [String] =
      switch exclusion {
      case .stays: ["stays"]
      case .away(let minutes): ["away", String(minutes) + mark]
      case .out: ["out"]
      }
    switch place {
    case .full: if exclusion != .stays { words.append("full") }
    case .short(let minutes): words += ["short", String(minutes) + mark]
    case .closed: words.append("short")
    }
    if endsWithGoal { words.append("goal") }
    if always { words.append("always") }
    return words.joined(separator: " ")
  }

  /// A copy with the minutes decided by the referee. Unchanged if the rules fix the minutes or no number is known.
  func lasting(_ minutes: Int?) -> SanctionEffect {
    guard isOpen, let minutes else { return self }
    var effect = self
    if case .away = exclusion { effect.exclusion = .away(minutes: minutes) }
    if case .short = place { effect.place = .short(minutes: minutes) }
    return effect
  }

  func harsher(_ other: SanctionEffect) -> SanctionEffect {
    (exclusion, place) < (other.exclusion, other.place) ? other : self
  }
}
