/// What a sanction does, in two facts: what becomes of the person, and what becomes of their place in the team. With
/// that pair the red card of football, the sin bin, handball's two minutes and basketball's fifth foul are data.
public struct SanctionEffect: Hashable, Sendable {
  /// What becomes of the person, from mild to harsh.
  public enum Exclusion: Hashable, Sendable, Comparable {
    case stays
    /// May take no part for so many minutes of play.
    case away(minutes: Int)
    case out
  }

  /// What becomes of the place, from mild to harsh.
  public enum Place: Hashable, Sendable, Comparable {
    /// Whoever leaves may be replaced at once.
    case full
    /// Nobody may take the place for so many minutes of play.
    case short(minutes: Int)
    /// Nobody may take it any more.
    case closed
  }

  /// What becomes of the person.
  public var exclusion: Exclusion
  /// What becomes of the person's place in the team.
  public var place: Place
  /// Whether a goal against a team with fewer players opens the place again.
  public var endsWithGoal: Bool
  /// Whether a player fewer is on the field though the person was not: a substitute, or an official.
  public var always: Bool
  /// Whether the referee may give more minutes or fewer: a number typed behind the letters takes the place of these.
  public var isOpen: Bool

  /// Only what becomes of the person is needed: the place may be taken at once, unless told otherwise.
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

  /// Most minutes that a sanction lasts.
  public static let mostMinutes = 90

  /// Reads `stays`, `away 10 short 10`, `out full`, `out short 2 goal`, `away 5+ short 5+`; nil for anything else.
  public init?(_ text: String) { self.init(words: text.split(separator: " ").map(String.init)) }

  init?(words: [String]) {
    var words = words[...]
    // Times of one sanction are all left to the referee, or none is.
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
    // Who stays leaves no place; and one that is not closed needs nothing to open it.
    guard words.isEmpty, place == .full ? !endsWithGoal && !always : exclusion != .stays else { return nil }
  }

  /// As it is read.
  public var text: String {
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

  /// The same for as many minutes as the referee gave; as it is where the rules say how many, or no other number is known.
  func lasting(_ minutes: Int?) -> SanctionEffect {
    guard isOpen, let minutes else { return self }
    var effect = self
    if case .away = exclusion { effect.exclusion = .away(minutes: minutes) }
    if case .short = place { effect.place = .short(minutes: minutes) }
    return effect
  }

  /// Of two effects for one offence the harsher one holds.
  func harsher(_ other: SanctionEffect) -> SanctionEffect {
    (exclusion, place) < (other.exclusion, other.place) ? other : self
  }
}
