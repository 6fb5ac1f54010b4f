import Bounds
import Foundation
import TestSupport
import Testing

/// A row of docs/LIMITS.md, and the behaviour of the program.
struct Limit: CustomTestStringConvertible, Sendable {
  /// Runs the program with something at the limit or one above it.
  /// - Returns: its message.
  typealias Trial = @Sendable (ProgramFolder) throws -> String

  /// The cells of the row. Numbers come from `Bounds`.
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

  /// Sorted as in the document.
  static let all = files + sheets + foreign + documents + matches + numbers + stylesheets
}

/// A number with separators as in the document: 200,000.
func grouped(_ number: Int) -> String {
  number < 1000 ? String(number) : grouped(number / 1000) + "," + String(String(number).suffix(3))
}

/// A size as in the document: 8 MiB.
func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

extension RunResult {
  /// The output for accepted input.
  func accepted() -> String {
    #expect(status == .exited(0), "\(error.prefix(500))")
    return error
  }

  /// The message for refused input.
  func refused() -> String {
    #expect(status == .exited(1), "\(error.prefix(500))")
    return error
  }
}
