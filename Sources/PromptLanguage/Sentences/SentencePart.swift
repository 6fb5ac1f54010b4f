import MatchModel

/// A part of a sentence that helps to determine the roles of people; only its position matters.
enum SentencePart: Equatable {
  case person(Who)
  case marks(Set<SentenceTerm.Mark>)
  /// A word for an injury.
  case injury(String)
  /// Anything else.
  case content

  static var comma: SentencePart { .marks([.comma]) }

  var isPerson: Bool { if case .person = self { true } else { false } }
  var isMarks: Bool { if case .marks = self { true } else { false } }
  var isInjury: Bool { if case .injury = self { true } else { false } }

  /// Its marks; none for other parts.
  var marks: Set<SentenceTerm.Mark> { if case .marks(let marks) = self { marks } else { [] } }
}

extension [SentencePart] {
  func endsWith(_ mark: SentenceTerm.Mark) -> Bool { last?.marks.contains(mark) == true }

  /// True where a corner is what the shot before it led to: after a comma, `to` or `for`.
  var mayLeadOn: Bool {
    last == .comma
      || reversed().prefix(while: \.isMarks).contains { !$0.marks.isDisjoint(with: [.to, .replacing]) }
  }

  /// True after a person and `to`: `shot by 9 to`.
  var endWithPersonTo: Bool {
    let before = reversed().drop { $0 == .marks([.to]) }
    return before.count < count && before.first?.isPerson == true
  }
}
