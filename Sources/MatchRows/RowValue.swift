import Bounds
import LibJSON
import MatchModel
import MatchRules
import Seasons
import Standings

/// A value in a column. The same conformance is used for writing and reading.
protocol RowValue: SendableMetatype {
  /// True if the value is left out of the line.
  var isNothing: Bool { get }
  func write(to json: inout JSONText)
  /// Nil for an invalid value.
  init?(_ json: JSONValue)
}

extension RowValue {
  var isNothing: Bool { false }
}

extension Int: RowValue {
  var isNothing: Bool { self == 0 }
  func write(to json: inout JSONText) { json.number(self) }
  /// The number for a shirt marked 00 is -1; no other number is negative.
  private static let range = -1...Bounds.rowNumber
  init?(_ json: JSONValue) {
    guard let value = json.integer, Self.range.contains(value) else { return nil }
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
  /// False is left out.
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

/// A range of minutes.
extension Range: RowValue where Bound == Int {
  func write(to json: inout JSONText) { [lowerBound, upperBound].write(to: &json) }
  init?(_ json: JSONValue) {
    guard let bounds = [Int](json), bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    self = bounds[0]..<bounds[1]
  }
}

/// Home and away.
extension MatchScore: RowValue {
  func write(to json: inout JSONText) { [home, away].write(to: &json) }
  init?(_ json: JSONValue) {
    guard let goals = [Int](json), goals.count == 2 else { return nil }
    self.init(goals[0], goals[1])
  }
}

extension Side: RowValue {
  func write(to json: inout JSONText) { json.text(name) }
  init?(_ json: JSONValue) {
    guard let side = Side.allCases.first(where: { $0.name == json.string }) else { return nil }
    self = side
  }
}

protocol RowCode: RowValue, RawRepresentable where RawValue: RowValue {}

extension RowCode {
  func write(to json: inout JSONText) { rawValue.write(to: &json) }
  init?(_ json: JSONValue) {
    guard let code = RawValue(json) else { return nil }
    self.init(rawValue: code)
  }
}

extension CitedLaws: RowCode {}
extension MatchResult.Kind: RowCode {}
extension Remark.Kind: RowCode {}
extension Booking: RowCode {}
extension MatchModel.Zone: RowCode {}
