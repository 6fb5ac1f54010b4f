import MatchModel

/// Contradictions that stay in the file until they are resolved.
extension MergedMatch {
  /// The contradictions of a merge that followed the first record, in the form stored in the match.
  package var disagreements: [Disagreement] { contradictions.map(disagreement) }

  private func disagreement(_ contradiction: Contradiction) -> Disagreement {
    func text(_ value: FieldValue?) -> String { value.map { $0.text(in: match) } ?? "" }
    let (taken, other) = (text(contradiction.first), text(contradiction.second))
    func fact(_ field: String, _ kind: String = "", _ side: Side? = nil, _ subject: String = "") -> Disagreement {
      Disagreement(field: field, kind: kind, side: side, subject: subject, taken: taken, other: other)
    }
    switch contradiction.subject {
    case .detail(let name): return fact(name)
    case .rule(let name): return fact("valor", "parametre", nil, name)
    case .team(let side, let field): return fact(field.rawValue, "equip", side)
    case .captain(let side): return fact("capita", "equip", side)
    case .goalkeeper(let side): return fact("porter", "equip", side)
    case .player(let side, let number, let field):
      return fact(field.rawValue, "jugador", side, field == .number ? taken : number.description)
    case .official(let side, let code, let field): return fact(field.rawValue, "tecnic", side, code.rawValue)
    case .field(let field, _): return event(contradiction, field, taken, other)
    case .deletion: return event(contradiction, .event, FieldValue.yes.text(in: match), "")
    case .unidentified(let side, let unidentified, let named):
      let value = FieldValue.person(side, named)
      let record = place(of: contradiction).map { ActionRecord(match.actions[$0]) }
      let field = record.flatMap { record in ActionField.allCases.first { record[$0] == value } }
      // If the event in the match contains neither person, the question is about the event's main person.
      return event(
        contradiction, field ?? .person, text(field == nil ? record?[.person] : value),
        FieldValue.person(side, unidentified).text(in: match))
    }
  }

  private func place(of contradiction: Contradiction) -> Int? {
    origins.firstIndex { origin in
      if let index = contradiction.firstIndex { return origin.first == index }
      return origin.second == contradiction.secondIndex
    }
  }

  /// The event as it appears in the merged match.
  private func event(
    _ contradiction: Contradiction, _ field: ActionField, _ taken: String, _ other: String
  ) -> Disagreement {
    let record = ActionRecord(match.actions[place(of: contradiction) ?? 0])
    return Disagreement(
      field: field.rawValue, kind: record.kind.code, side: record.side, moment: record.moment.labelled,
      subject: record.values[.person]?.text(in: match) ?? "", taken: taken, other: other)
  }
}

extension Match {
  /// The place of the event that a disagreement concerns; nil if it does not concern an event, or the event has since
  /// been changed or removed.
  package func place(of disagreement: Disagreement) -> Int? {
    guard let moment = disagreement.moment, let field = ActionField(rawValue: disagreement.field) else { return nil }
    return actions.firstIndex { action in
      let record = ActionRecord(action)
      guard record.kind.code == disagreement.kind, record.side == disagreement.side,
        record.moment.labelled == moment,
        (record.values[.person]?.text(in: self) ?? "") == disagreement.subject
      else { return false }
      return field == .event || (record[field]?.text(in: self) ?? "") == disagreement.taken
    }
  }

  /// Resolves a disagreement.
  /// - Parameter takesOther: true to use the other record's version, false to keep the match unchanged.
  /// - Returns: false if the fact has been changed since.
  @discardableResult package mutating func resolve(_ disagreement: Disagreement, takesOther: Bool) -> Bool {
    if let index = disagreements.firstIndex(of: disagreement) { disagreements.remove(at: index) }
    guard takesOther else { return true }
    guard disagreement.moment == nil else { return resolveEvent(disagreement) }
    return resolveFact(disagreement)
  }

  private mutating func resolveEvent(_ disagreement: Disagreement) -> Bool {
    guard let place = place(of: disagreement), let field = ActionField(rawValue: disagreement.field) else {
      return false
    }
    if field == .event {
      actions.remove(at: place)
      return true
    }
    // Further questions about the event must still find it.
    let others = disagreements.indices.filter { self.place(of: disagreements[$0]) == place }
    var record = ActionRecord(actions[place])
    record.set(field, disagreement.other, in: self)
    actions[place] = record.action()
    record = ActionRecord(actions[place])
    for index in others {
      disagreements[index].moment = record.moment.labelled
      disagreements[index].subject = record.values[.person]?.text(in: self) ?? ""
    }
    return true
  }

  private mutating func resolveFact(_ disagreement: Disagreement) -> Bool {
    let other = disagreement.other
    switch (disagreement.kind, disagreement.side) {
    case ("", _): return resolveDetail(disagreement.field, other)
    case ("parametre", _): overrides[disagreement.subject] = other.isEmpty ? nil : other
    case ("equip", let side?): return resolveTeam(side, disagreement)
    case ("jugador", let side?): return resolvePlayer(side, disagreement)
    case ("tecnic", let side?):
      guard let index = self[side].officials.firstIndex(where: { $0.code.rawValue == disagreement.subject }) else {
        return false
      }
      let field = OfficialField(rawValue: disagreement.field) ?? .name
      self[side].officials[index][keyPath: field.path] = other
    default: return false
    }
    return true
  }

  private mutating func resolveDetail(_ name: String, _ other: String) -> Bool {
    if let path = MatchDetails.texts.first(where: { $0.code.description == name })?.path {
      details[keyPath: path] = other
      return true
    }
    switch name {
    case "reglament": ruleSet = other
    case "nostre": ours = Side(code: other)
    case "procedencia": provenance = other
    case "adjudicat":
      let goals = other.split(separator: "-").compactMap { Int($0) }
      awarded = goals.count == 2 ? BothSides(home: goals[0], away: goals[1]) : nil
    default: return false
    }
    return true
  }

  private mutating func resolveTeam(_ side: Side, _ disagreement: Disagreement) -> Bool {
    if let field = TeamField(rawValue: disagreement.field) {
      self[side][keyPath: field.path] = disagreement.other
      return true
    }
    let path: WritableKeyPath<Player, Bool> = disagreement.field == "capita" ? \.isCaptain : \.isGoalkeeper
    guard case .player(let chosen)? = person(in: disagreement.other)?.1 else { return false }
    if case .player(let before)? = person(in: disagreement.taken)?.1 { self[side][before][keyPath: path] = false }
    self[side][chosen][keyPath: path] = true
    return true
  }

  private mutating func resolvePlayer(_ side: Side, _ disagreement: Disagreement) -> Bool {
    guard let number = ShirtNumber(disagreement.subject), let id = self[side].player(numbered: number),
      let field = PlayerField(rawValue: disagreement.field)
    else { return false }
    let other = disagreement.other
    switch field {
    case .number:
      guard let new = ShirtNumber(other), self[side].player(numbered: new) == nil else { return false }
      renumber(id, of: side, as: new)
    case .isStarter: self[side][id].isStarter = other == "si"
    case .name, .position, .foot, .height, .traits, .licence:
      for (text, path) in PlayerField.texts where text == field { self[side][id][keyPath: path] = other }
    }
    return true
  }

  /// Gives a player another number, also in the open disagreements.
  private mutating func renumber(_ id: PlayerID, of side: Side, as new: ShirtNumber) {
    let person = FieldValue.person(side, .player(id))
    let (old, oldText) = (self[side][id].number.description, person.text(in: self))
    self[side][id].number = new
    let newText = person.text(in: self)
    disagreements = disagreements.map { open in
      var open = open
      if open.kind == "jugador", open.side == side, open.subject == old { open.subject = new.description }
      if open.moment != nil, open.subject == oldText { open.subject = newText }
      guard open.isAboutPerson else { return open }
      if open.taken == oldText { open.taken = newText }
      if open.other == oldText { open.other = newText }
      return open
    }
  }

  /// The person named in one value of a disagreement; nil if the value does not name a person.
  package func person(in value: String, of disagreement: Disagreement) -> (side: Side, person: Person)? {
    disagreement.isAboutPerson ? person(in: value) : nil
  }

  /// Parses a person as written by ``FieldValue/text(in:)``: `l9`, `v?2`, `vcoach`.
  fileprivate func person(in text: String) -> (Side, Person)? {
    guard let mark = text.first, mark == "l" || mark == "v" else { return nil }
    let side: Side = mark == "l" ? .home : .away
    let name = text.dropFirst()
    if name.hasPrefix("?") { return Int(name.dropFirst()).map { (side, .unidentified($0)) } }
    if let number = ShirtNumber(name) { return self[side].player(numbered: number).map { (side, .player($0)) } }
    return (side, .official(OfficialCode(rawValue: String(name))))
  }
}

extension Disagreement {
  /// True if its values are persons.
  fileprivate var isAboutPerson: Bool {
    switch ActionField(rawValue: field) {
    case .person?, .assistant?, .victim?, .opponent?, .playerOn?: true
    case nil: field == "capita" || field == "porter"
    default: false
    }
  }
}

extension FieldValue {
  /// The value in the form stored in a file.
  func text(in match: Match) -> String {
    switch self {
    case .person(let side, let person): (side == .home ? "l" : "v") + match.text(of: person, side)
    case .code(let code): code
    case .number(let number): String(number)
    case .seconds(let seconds): String(seconds)
    case .text(let text): text
    case .moment(let moment): moment.minute?.description ?? ""
    case .yes: "si"
    }
  }
}

extension ActionRecord {
  /// Sets a field to a value stored in a file.
  fileprivate mutating func set(_ field: ActionField, _ text: String, in match: Match) {
    if text.isEmpty, field != .moment {
      values[field] = nil
      return
    }
    switch field {
    case .moment:
      let numbers = text.split(separator: "+").compactMap { Int($0) }
      moment.minute = numbers.first.map { MatchMinute($0, added: numbers.dropFirst().first ?? 0) }
      moment.elapsed = nil
    case .person, .assistant, .victim, .opponent, .playerOn:
      if let (side, person) = match.person(in: text) { values[field] = .person(side, person) }
      if field == .person, isAssistedByScorer { values[.assistant] = nil }
    case .zone, .duration, .announced: values[field] = Int(text).map { .number($0) }
    case .standing: values[field] = Double(text).map { .seconds($0) }
    case .isFromBench, .isConcussion, .isAbandoned: values[field] = .yes
    case .text: values[field] = .text(text)
    case .reason where kind == .matchEnd: values[field] = .text(text)
    default: values[field] = .code(text)
    }
  }
}

extension Moment {
  /// The moment without clock times, which users do not see.
  fileprivate var labelled: Moment { Moment(phase, minute: minute) }
}
