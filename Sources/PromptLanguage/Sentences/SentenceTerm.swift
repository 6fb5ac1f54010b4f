import MatchModel

/// A word or phrase of a sentence with all its meanings.
package struct SentenceTerm {
  /// A possible contribution to the action; a term makes exactly one.
  enum Meaning: Equatable {
    case clause(ClauseKind)
    /// The points of a basket: `3 puntos`, and the number in `canasta de 3`.
    case points(Int)
    case outcome(Outcome)
    case bodyPart(BodyPart)
    case origin(Origin)
    case color(CardColor)
    case reason(CardReason)
    case half(NamedPeriod)
    case foul(FoulCode)
    case zone(Zone)
    /// The letter of a side after its player, which may also mean something else.
    case side(Side)
    /// The outcome of a declared action.
    case ending(ActionCode, Outcome)
    /// Marks such as `+`: attempts of a declared way of scoring, or the outcome of a declared action.
    case signs(String)
    /// Two people in one word: scorer and assistant, `9,7`; or the players of a substitution, `10>14`.
    case passed(Who, to: Who)
    case replaced(Who, by: Who, isConcussion: Bool)
    case concussion, annulled, injured, flank, area, manner, attacking, secondYellow, staysOn, made
    /// A word for the goalkeeper, and a verb for what goalkeepers do.
    case keeper, saves
    case favour, against, conceded
    /// The reason why a goal was annulled, which is not recorded.
    case annulmentReason
    /// A corner to which a shot led, not the one from which it came.
    case cornerFollows
    /// It stands for several origins, so the sentence has no clear meaning.
    case unclear
    /// It has no meaning apart from its marks.
    case nothing

    /// True if a word that may name a person does not do so: `segon gol`, `canasta de 3`.
    var isNoPerson: Bool {
      switch self {
      case .manner, .points: true
      default: false
      }
    }
  }

  /// A relation to its neighbours. Particles and links with the same name have it.
  enum Mark: String {
    case by, because, to, off, on, replacing, assist, received, yielded, and, comma
    /// Between the scorer and the assistant: `9 de 7`.
    case passer
  }

  let text: String
  /// The place of its last word in the line.
  var place = 0
  var meanings: [Meaning] = []
  var marks: Set<Mark> = []
  var person: Who?
  /// A side without a player, if it is one.
  package var side: Side?
  var time: TimeExpression?
  var isMinute = false
  var isAgo = false
  /// True for `for` and `para`, which may introduce the side that gets a kick.
  var isBenefiting = false
  /// True for a mere miss, `falla`, which need not have gone wide.
  var isMiss = false
  /// True if its verb says that an attempt went in: `encesta de tres`, `hits a 3`.
  var saysMade = false
  /// True for a basket whose points another word may give: `canasta`.
  var isBasket = false
  /// The sum of fouls or sanctions that it names: `fifth foul`.
  var sum: CardColor?
  /// True for the ordinal of a goal: `segon`.
  var isOrdinal = false
  /// True for a number of points with its word: `3 puntos`.
  var isPointCount = false
  /// True if the points of a basket may follow: `de 3`, but not `del 3`.
  var leadsToPoints = false
  /// True if it says what came before: `després de córner`.
  var isAfterwards = false
  /// True if it contains a word for the woodwork: `al segon pal`.
  var namesPost = false
  /// True if it contains a word for the goalkeeper: `para el portero`.
  var namesKeeper = false
  /// True if its first or last word is the one for the goalkeeper, so that a side next to it is the goalkeeper's.
  var beginsWithKeeper = false
  var endsWithKeeper = false

  /// True if it may describe the action, apart from its marks.
  var mayDescribe: Bool {
    meanings.contains { meaning in
      switch meaning {
      case .clause, .side, .saves, .nothing: false
      default: true
      }
    }
  }

  /// True if it may be a side of the pitch or a part of the body: `left`.
  var isFlankOrFoot: Bool {
    meanings.contains(.flank) && meanings.contains { if case .bodyPart = $0 { true } else { false } }
  }

  /// True if it describes an event.
  package var describesEvent: Bool {
    meanings.contains { $0 != .nothing && (person == nil || !$0.isNoPerson) }
  }

  /// All meanings that it may have. A person or a particle counts as `nothing`.
  var choices: [Meaning] {
    meanings.isEmpty || person != nil && !meanings.contains(.nothing) ? meanings + [.nothing] : meanings
  }

  /// True for particles, which name no one and describe nothing.
  var isSmall: Bool { meanings == [.nothing] && person == nil && side == nil && time == nil }
}
