import MatchModel

/// The roles of the people in a sentence, found by positions and particles.
struct SentenceRoles {
  private let parts: [SentencePart]
  let people: [Who]
  /// True if the kind stands first.
  private let isOpened: Bool

  init(_ parts: [SentencePart], isOpened: Bool) {
    self.parts = parts
    self.isOpened = isOpened
    people = parts.compactMap { if case .person(let who) = $0 { who } else { nil } }
  }

  /// The subject and the second person; nil if they cannot be determined.
  func people(of spec: ClauseSpec) -> (who: Who?, other: Who?)? {
    switch spec.suffix {
    case .attempt(_, hasAssist: true): attempt
    case .score(let score) where !score.isSeries: attempt ?? passedInOrder
    case .own where has(.received): nil
    case .own(let action) where action.hasOpponent: opposed
    case .foul: foul
    default: people.count < 2 && !has(.assist) ? (people.first, nil) : nil
    }
  }

  /// The player and the opponent, who may be marked by a word such as `contra`.
  private var opposed: (who: Who?, other: Who?)? {
    let isMarked = marksBefore.map { $0.contains(.to) && !$0.contains(.by) }
    switch people.count {
    case 0: return (nil, nil)
    case 1: return isMarked[0] ? (nil, people[0]) : (people[0], nil)
    case 2: return isMarked == [true, false] ? (people[1], people[0]) : (people[0], people[1])
    default: return nil
    }
  }

  /// The scorer and the assistant.
  private var passedInOrder: (who: Who?, other: Who?)? {
    guard people.count == 2, marksBefore[1].isSubset(of: [.comma, .by, .passer]) else { return nil }
    return (people[0], people[1])
  }

  /// True if nothing but a word such as `off` shows that the player goes off.
  var isOff: Bool { parts.contains(.marks([.off])) }

  /// True if it contains a word such as `off`.
  var mentionsLeaving: Bool { has(.off) }

  /// True if the player gave a corner away: `5 clears for a corner`.
  var isYielded: Bool { has(.yielded) }

  private func has(_ mark: SentenceTerm.Mark) -> Bool { parts.contains { $0.marks.contains(mark) } }

  /// The marks before each person, back to the previous person or other content.
  private var marksBefore: [Set<SentenceTerm.Mark>] {
    var found: [Set<SentenceTerm.Mark>] = []
    var marks: Set<SentenceTerm.Mark> = []
    for part in parts {
      switch part {
      case .person:
        found.append(marks)
        marks = []
      case .marks(let next): marks.formUnion(next)
      case .injury, .content: marks = []
      }
    }
    return found
  }

  // MARK: - Attempts

  private var attempt: (who: Who?, other: Who?)? {
    let before = marksBefore
    switch people.count {
    case 0: return has(.assist) ? nil : (nil, nil)
    case 1:
      // `gol de cap,7`
      let isAssistant = before[0].contains(.assist) || isOpened && before[0] == [.comma] && parts.count > 3
      return isAssistant ? (nil, people[0]) : has(.assist) ? nil : (people[0], nil)
    case 2:
      var assistants = people.indices.filter { before[$0].contains(.assist) }
      // `7 assists 9 scores`: between two people it may refer to either.
      if assistants == [1], isFollowed(index: 0, by: .assist), !before[1].contains(.by), parts.last == .content {
        return nil
      }
      if assistants.isEmpty { assistants = people.indices.filter { isFollowed(index: $0, by: .assist) } }
      if assistants.isEmpty, !has(.assist), before[1].contains(.passer) || before[1] == [.comma] { assistants = [1] }
      guard assistants.count == 1 else { return nil }
      return (people[1 - assistants[0]], people[assistants[0]])
    default: return nil
    }
  }

  private func isFollowed(index: Int, by mark: SentenceTerm.Mark) -> Bool {
    let place = parts.indices.filter { parts[$0].isPerson }[index]
    return parts.dropFirst(place + 1).first?.marks.contains(mark) == true
  }

  // MARK: - Fouls

  /// True if a word, and not just the order, shows who was fouled.
  var marksVictim: Bool {
    has(.received) || marksBefore.contains { $0.contains(.to) && !$0.contains(.by) }
  }

  /// The player who committed the foul, and the victim.
  var foul: (who: Who?, other: Who?)? {
    foulPlaces.map { places in (places.who.map { people[$0] }, places.other.map { people[$0] }) }
  }

  /// True if the victim comes before the player who committed the foul: `9 fouled by 4`.
  var startsWithVictim: Bool { foulPlaces.map { $0.other == 0 && $0.who != nil } ?? false }

  /// The places of these two among the people.
  private var foulPlaces: (who: Int?, other: Int?)? {
    guard people.count < 3 else { return nil }
    var (who, other): (Int?, Int?)
    var unmarked: [Int] = []
    for (place, marks) in marksBefore.enumerated() {
      // `penalty won by 9`
      let isReceiver = has(.received) && people.count == 1
      if isReceiver || marks.contains(.to) && !marks.contains(.by) {
        guard other == nil else { return nil }
        other = place
      } else if marks.contains(.by) || marks.contains(.because) {
        guard who == nil else { return nil }
        who = place
      } else {
        // `4 groga, 7 falta`: two events.
        if !isOpened, !unmarked.isEmpty, marks.contains(.comma) || marks.contains(.and) { return nil }
        unmarked.append(place)
      }
    }
    // The victim comes before `recibe`.
    if has(.received) { swap(&who, &other) }
    for place in unmarked {
      if who == nil { who = place } else if other == nil { other = place } else { return nil }
    }
    if has(.received) { swap(&who, &other) }
    return (who, other)
  }
}

// MARK: - Substitutions

extension SentenceRoles {
  /// The pairs of players who go off and come on, in order; nil if they cannot be determined.
  var pairs: [(off: Who?, on: Who?)]? {
    guard !people.isEmpty else { return nil }
    // `9 injured, 14 on`: the word for the injury may take the place of `off`.
    let pairs = Self.pairs(of: pattern(injury: "O")[...]) ?? Self.pairs(of: pattern(injury: "C")[...])
    return pairs?.map { (people[$0.off], people[$0.on]) }
  }

  /// A substitution of which one player or neither is named.
  var halfPair: [(off: Who?, on: Who?)]? {
    guard let who = people.first else { return [(nil, nil)] }
    if people.count > 1 || has(.replacing) { return nil }
    return marksBefore[0].contains(.on) || !has(.off) && has(.on) ? [(nil, who)] : [(who, nil)]
  }

  /// True if it is a substitution by itself: one player off or injured and one on, or one for another.
  var isReplacement: Bool {
    people.count > 1 && pairs != nil
      && (has(.off) || has(.replacing) || has(.because) || replacesInjured)
  }

  /// True if somebody comes on for an injured player. `7 injured on 34` may be about a minute.
  private var replacesInjured: Bool {
    guard let place = parts.firstIndex(where: \.isInjury), has(.on) else { return false }
    return parts.dropFirst(place + 1).first?.marks.isSuperset(of: [.on, .to]) != true
  }

  private static let letters: [(mark: SentenceTerm.Mark, letter: Character)] = [
    (.off, "O"), (.replacing, "R"), (.on, "I"), (.because, "B"),
  ]

  /// People and marks as letters: P person, O off, I on, R replaces, B for.
  private func pattern(injury: Character) -> String {
    // The reason in `canvi per commoció` is not a player.
    String(
      parts.compactMap { part -> Character? in
        switch part {
        case .person: "P"
        case .content: "C"
        case .injury: injury
        case .marks(let marks): Self.letters.first { marks.contains($0.mark) }?.letter
        }
      }
    ).replacing("BC", with: "").replacing("C", with: "")
  }

  /// Keyed by pattern: true if the first of the two people goes off.
  private static let orders: [String: Bool] = [
    "OPIP": true, "POPI": true, "POIP": true, "OPPI": true, "OPP": true, "POP": true, "OPBP": true, "POBP": true,
    "OPRP": true, "PP": true, "PBP": true, "PIP": true, "BPBP": true,
    "IPOP": false, "PIPO": false, "PIOP": false, "IPPO": false, "IPBP": false, "IPRP": false, "PIBP": false,
    "PIRP": false,
    "RPRP": false, "PRP": false, "IPBOP": false, "IPROP": false, "OPBIP": true, "PORP": true, "IROP": false,
  ]

  private static func pairs(of pattern: Substring) -> [(off: Int, on: Int)]? {
    groups(in: pattern) ?? pairsInTurn(in: pattern)
  }

  /// As many players off as on, in two groups: `surten 9 i 10, entren 14 i 15`, `4 and 5 off, 14 and 15 on`.
  private static func groups(in pattern: Substring) -> [(off: Int, on: Int)]? {
    let count = pattern.count { $0 == "P" } / 2
    let group = String(repeating: "P", count: count)
    guard count > 1, pattern.split(whereSeparator: { $0 != "P" }).allSatisfy({ $0 == group }),
      let isFirstOff = orders[String(pattern.replacing(group, with: "P"))]
    else { return nil }
    return (0..<count).map { isFirstOff ? ($0, count + $0) : (count + $0, $0) }
  }

  /// Reads one pair after the other: `surt 9 entra 14, surt 10 entra 15`. Two players without a mark are a pair only if
  /// the sentence has no marks at all: `4, 5 and 6 off, 14 on` does not begin with one.
  private static func pairsInTurn(in pattern: Substring, from first: Int = 0) -> [(off: Int, on: Int)]? {
    if pattern.isEmpty { return [] }
    for length in [5, 4, 3, 2] where length <= pattern.count {
      let beginning = pattern.prefix(length)
      guard beginning != "PP" || pattern.allSatisfy({ $0 == "P" }), let isFirstOff = orders[String(beginning)],
        let rest = pairsInTurn(in: pattern.dropFirst(length), from: first + 2)
      else { continue }
      return [isFirstOff ? (first, first + 1) : (first + 1, first)] + rest
    }
    return nil
  }
}
