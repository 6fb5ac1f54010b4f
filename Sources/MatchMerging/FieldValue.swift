import MatchModel

/// What two records of a match may say differently about one event. The raw values are the names of the attributes in
/// the match file where it has one.
package enum ActionField: String, CaseIterable, Sendable {
  case moment = "minut"
  /// The person the event is about: scorer, offender, the booked, who goes off.
  case person = "autor"
  case assistant = "assistencia"
  case victim = "dorsalvictima"
  case opponent = "dorsaloponent"
  case playerOn = "dorsalentra"
  case result = "resultat"
  case bodyPart = "superficie"
  case origin = "origen"
  case zone = "zona"
  case score = "punts"
  case code = "tipus"
  case color
  case reason = "motiu"
  case isFromBench = "banqueta"
  case duration = "durada"
  case isConcussion = "commocio"
  case text = "anotacio"
  case announced = "afegit"
  case standing = "aturat"
  case isAbandoned = "abandonat"
  /// The whole event: recorded or not.
  case event = "accio"
}

/// A value of a field, comparable across records. Persons are those of the merged match.
package enum FieldValue: Hashable, Sendable {
  case person(Side, Person)
  case code(String)
  case number(Int)
  case seconds(Double)
  case text(String)
  case moment(Moment)
  /// Something that is either so or not stated.
  case yes
}

/// How two statements of one field combine.
enum Joined<Value: Equatable> {
  case value(Value?)
  /// The records contradict each other.
  case contradiction

  /// An empty field takes the other record's value.
  init(_ one: Value?, _ other: Value?) {
    switch (one, other) {
    case (nil, let value), (let value, nil): self = .value(value)
    case (let one?, let other?): self = one == other ? .value(one) : .contradiction
    }
  }

  /// A field changed by one side only takes that change.
  init(_ one: Value?, _ other: Value?, base: Value?) {
    if one == other || other == base {
      self = .value(one)
    } else if one == base {
      self = .value(other)
    } else {
      self = .contradiction
    }
  }
}
