import MatchModel
import Phrases

extension LineParser {
  /// A phrase with all its meanings; nil if it is unknown.
  func term(_ text: String) -> SentenceTerm? {
    let said = SentenceWords.builtIn
    var term = SentenceTerm(text: text, meanings: details(text))
    term.side = vocabulary.sides[text]
    let letter = folded(text)
    if letter == "v" { term.side = .away }
    // `l` and `h` also describe an attempt, and `a` is a preposition.
    if letter.count == 1, letter != "v", let side = letter.first.flatMap(Self.side) {
      term.meanings.append(.side(side))
    }
    term.person = vocabulary.officials[text].map { Who(.official($0)) }
    if let particle = vocabulary.particles[text] { take(particle, &term) }
    if let link = said.links[text], !isDeclared(text, insteadOf: link) { take(link, &term) }
    if said.areas[text] == .inside { term.meanings.append(.area) }
    if said.setPieces[text] != nil { term.meanings.append(.unclear) }
    // `assisted by`: the assistant follows, and cannot come before it as in `7 assists 9`.
    if term.marks.contains(.assist), let last = text.split(separator: " ").dropFirst().last,
      said.links[String(last)] == .by || vocabulary.particles[String(last)] == .because
    {
      term.marks.insert(.by)
    }
    if vocabulary.fields[text] == "keeper" { term.meanings.append(.keeper) }
    let keepers = text.split(separator: " ").map { vocabulary.fields[String($0)] == "keeper" }
    term.namesKeeper = keepers.contains(true)
    (term.beginsWithKeeper, term.endsWithKeeper) = (keepers.first == true, keepers.last == true)
    if said.ends[text] == .saved, !term.meanings.contains(.outcome(.saved)) { term.meanings.append(.saves) }
    if said.passers[text] != nil { term.add(mark: .passer) }
    if let sum = vocabulary.sums[text], let kind = vocabulary.table.kind(ofSum: sum) {
      term.sum = sum
      if !term.meanings.contains(.clause(kind)) { term.meanings.append(.clause(kind)) }
    }
    term.leadsToPoints = said.pointLinks[text] != nil
    term.isBasket = said.baskets[text] != nil
    if let points = points(text) {
      term.meanings.append(.points(points))
      term.isPointCount = text.contains(" ")
    }
    term.isMiss = said.misses[text] != nil
    term.saysMade = text.split(separator: " ").first.flatMap { vocabulary.particles[String($0)] } == .made
    term.isAfterwards = text.split(separator: " ").first.flatMap { vocabulary.particles[String($0)] } == .after
    let isKnown = !term.meanings.isEmpty || term.side != nil || term.person != nil
    return isKnown ? term : nil
  }

  /// The points in a number word, `tres`, or in a number with its word, `3 puntos`, if the game has baskets with these.
  func points(_ text: String) -> Int? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 1 || words.count == 2 && SentenceWords.builtIn.points[words[1]] != nil,
      let points = wholeNumber(words[0]) ?? SentenceWords.builtIn.counts[words[0]]?.number,
      vocabulary.table.kind(withPoints: points) != nil
    else { return nil }
    return points
  }

  /// The kinds and the details of actions that a phrase may name.
  private func details(_ text: String) -> [SentenceTerm.Meaning] {
    let (codes, table, said) = (vocabulary.codes, vocabulary.table, SentenceWords.builtIn)
    var found: [SentenceTerm.Meaning] = []
    if let half = said.halves[text] { found.append(.half(half)) }
    let kind = vocabulary.clauses[text]
    if let kind { found.append(.clause(kind)) }
    let origin = codes.origins.value(named: text).flatMap { origin in
      table.origins.contains { $0.code == origin } ? origin : nil
    }
    // `throw` means a throw-in in football, and a shot in handball.
    if let other = said.clauses[text], other != kind, origin == nil { found.append(.clause(other)) }
    if let outcome = codes.outcomes.value(named: text) { found.append(.outcome(outcome)) }
    if let body = codes.bodyParts.value(named: text), table.bodyParts.contains(where: { $0.code == body }) {
      found.append(.bodyPart(body))
    }
    if let origin { found.append(.origin(origin)) }
    if let color = codes.color(named: text) {
      if color == .secondYellow { found.append(.secondYellow) } else if table.has(color) { found.append(.color(color)) }
    }
    if let reason = codes.cardReason(named: text) {
      let meaning = reason == .secondYellow ? SentenceTerm.Meaning.secondYellow : .reason(reason)
      if !found.contains(meaning) { found.append(meaning) }
    }
    if let foul = vocabulary.foulKinds[text] { found.append(.foul(foul)) }
    for action in table.own.compactMap(\.declared) {
      if let outcome = vocabulary.endings(of: action.code)[text] { found.append(.ending(action.code, outcome)) }
    }
    return found
  }

  /// True if the words of the game give a meaning to a phrase that is not recorded in others: handball's wings, and
  /// basketball's offensive fouls.
  private func isDeclared(_ text: String, insteadOf link: SentenceWords.Link) -> Bool {
    switch link {
    case .flank:
      vocabulary.codes.origins.value(named: text) != nil
        || vocabulary.codes.origins.values(partlyNamed: text).count > 1
    case .attacking: vocabulary.foulKinds[text] != nil
    default: false
    }
  }

  private func take(_ particle: Vocabulary.Particle, _ term: inout SentenceTerm) {
    switch particle {
    case .off, .on, .replacing, .because, .assist: term.add(mark: SentenceTerm.Mark(rawValue: particle.rawValue))
    case .versus: term.add(mark: .to)
    case .filler: term.add(mark: nil)
    case .handball: if vocabulary.table.hasHandball { term.meanings.append(.foul(.handball)) }
    case .concussion: term.meanings.append(.concussion)
    case .stays: term.meanings.append(.staysOn)
    case .made: term.meanings.append(.made)
    case .zone, .before, .after, .last, .none, .yes, .no, .starter, .substitute, .all: break
    }
  }

  private func take(_ link: SentenceWords.Link, _ term: inout SentenceTerm) {
    switch link {
    case .by, .to, .off, .on, .replacing, .assist, .received, .yielded, .and:
      term.add(mark: SentenceTerm.Mark(rawValue: link.rawValue))
    case .favour: term.meanings.append(.favour)
    case .against: term.meanings.append(.against)
    case .conceded: term.meanings.append(.conceded)
    case .ours: term.side = ours ?? term.side
    case .theirs: term.side = ours?.other ?? term.side
    case .annulled: term.meanings.append(.annulled)
    case .injured: term.meanings.append(.injured)
    case .concussed: term.meanings.append(.concussion)
    case .flank: term.meanings.append(.flank)
    case .manner:
      term.meanings.append(.manner)
      term.namesPost = term.text.split(separator: " ").contains {
        vocabulary.codes.outcomes.value(named: String($0)) == .woodwork
      }
    case .ordinal:
      term.meanings.append(.manner)
      term.isOrdinal = true
    case .attacking: term.meanings.append(.attacking)
    case .corner: term.meanings.append(.cornerFollows)
    case .benefiting:
      term.isBenefiting = true
      // `14 per al 9` is the same as `14 per 9`.
      let first = term.text.split(separator: " ").first.map(String.init)
      term.add(mark: first.flatMap { vocabulary.particles[$0] } == .because ? .because : nil)
    case .minute, .ago, .nothing:
      term.isMinute = link == .minute
      term.isAgo = link == .ago
      term.add(mark: nil)
    }
  }
}

extension SentenceTerm {
  /// Adds a mark, or nothing but the meaning of a particle.
  fileprivate mutating func add(mark: Mark?) {
    if let mark { marks.insert(mark) }
    if !meanings.contains(.nothing) { meanings.append(.nothing) }
  }
}
