import MatchModel

/// A field of an event in which two records of a match may differ. The raw values are the names of the attributes in
/// the match file, where they exist.
package enum ActionField: String, CaseIterable, Sendable {
  case moment = "minut"
  /// The main person of the event: scorer, offender, booked person, player who goes off.
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
  /// The whole event: whether it was recorded at all.
  case event = "accio"
}

/// A value of a field, comparable across records. Persons refer to the merged match.
package enum FieldValue: Hashable, Sendable {
  case person(Side, Person)
  case code(String)
  case number(Int)
  case seconds(Double)
  case text(String)
  case moment(Moment)
  /// A property that is either true or not stated.
  case yes
}

/// The result of combining two statements about one field.
enum Joined<Value: Equatable> {
  case value(Value?)
  case contradiction

  /// If only one side changed a field, that change is used. Without a base, an empty field takes the other record's
  /// value.
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
