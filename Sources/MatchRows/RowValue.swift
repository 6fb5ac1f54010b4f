import LibJSON
import MatchModel
import Seasons
import Standings

/// What a column may hold. One conformance both writes it and reads it.
protocol RowValue: SendableMetatype {
  /// Whether a line leaves it out: nobody recorded it, or there is none.
  var isNothing: Bool { get }
  func write(to json: inout JSONText)
  /// Nil where it is none.
  init?(_ json: JSONValue)
}

extension Int: RowValue {
  var isNothing: Bool { self == 0 }
  func write(to json: inout JSONText) { json.number(self) }
  init?(_ json: JSONValue) {
    guard let value = json.integer else { return nil }
    self = value
  }
}

extension String: RowValue {
  var isNothing: Bool { isEmpty }
  func write(to json: inout JSONText) { json.text(self) }
  init?(_ json: JSONValue) {
    guard let value = json.string else { return nil }
    self = value
  }
}

extension Bool: RowValue {
  var isNothing: Bool { !self }
  func write(to json: inout JSONText) { json.truth(self) }
  /// What is false is left out.
  init?(_ json: JSONValue) {
    guard json.isTrue else { return nil }
    self = true
  }
}

extension Optional: RowValue where Wrapped: RowValue {
  var isNothing: Bool { self == nil }
  func write(to json: inout JSONText) { self?.write(to: &json) }
  init?(_ json: JSONValue) {
    guard let value = Wrapped(json) else { return nil }
    self = .some(value)
  }
}

extension Array: RowValue where Element: RowValue {
  var isNothing: Bool { isEmpty }
  func write(to json: inout JSONText) { json.array { json in for element in self { element.write(to: &json) } } }
  init?(_ json: JSONValue) {
    guard json.isArray else { return nil }
    self = []
    for value in json.array {
      guard let element = Element(value) else { return nil }
      append(element)
    }
  }
}

/// From a minute to another.
extension Range: RowValue where Bound == Int {
  var isNothing: Bool { false }
  func write(to json: inout JSONText) { [lowerBound, upperBound].write(to: &json) }
  init?(_ json: JSONValue) {
    guard let bounds = [Int](json), bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    self = bounds[0]..<bounds[1]
  }
}

/// Of the home and of the away side.
extension MatchScore: RowValue {
  var isNothing: Bool { false }
  func write(to json: inout JSONText) { [home, away].write(to: &json) }
  init?(_ json: JSONValue) {
    guard let goals = [Int](json), goals.count == 2 else { return nil }
    self.init(goals[0], goals[1])
  }
}

/// What has a code.
protocol RowCode: RowValue, RawRepresentable where RawValue: RowValue {}

extension RowCode {
  var isNothing: Bool { false }
  func write(to json: inout JSONText) { rawValue.write(to: &json) }
  init?(_ json: JSONValue) {
    guard let code = RawValue(json) else { return nil }
    self.init(rawValue: code)
  }
}

extension MatchSide: RowCode {}
extension MatchResult.Kind: RowCode {}
extension Booking: RowCode {}
extension MatchModel.Zone: RowCode {}
