import Bounds
import Foundation
import TestSupport
import Testing

/// A row of docs/LIMITS.md, and how the program meets it.
struct Limit: CustomTestStringConvertible, Sendable {
  /// Runs the program in a folder on something as large as may be, or larger by one.
  /// - Returns: what it says of that.
  typealias Trial = @Sendable (ProgramFolder) throws -> String

  /// The cells of the row. Numbers are those of `Bounds`.
  let what: String
  let amount: String
  let said: String
  let below: Trial
  let above: Trial

  init(_ what: String, _ amount: String, said: String = "", below: @escaping Trial, above: @escaping Trial) {
    self.what = what
    self.amount = amount
    self.said = said
    self.below = below
    self.above = above
  }

  var testDescription: String { what }

  /// In the order of the document.
  static let all = files + sheets + foreign + documents + matches + numbers + stylesheets
}

/// A number as the document writes it: 200,000.
func grouped(_ number: Int) -> String {
  number < 1000 ? String(number) : grouped(number / 1000) + "," + String(String(number).suffix(3))
}

/// As the document writes it: 8 MiB.
func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

extension RunResult {
  /// What is said of something that is taken.
  func accepted() -> String {
    #expect(status == .exited(0), "\(error.prefix(500))")
    return error
  }

  /// What is said of something that is not.
  func refused() -> String {
    #expect(status == .exited(1), "\(error.prefix(500))")
    return error
  }
}
