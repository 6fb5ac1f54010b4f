import MatchModel

extension Period {
  /// The value of `part`: 1, 2, ... or `tanda`.
  var code: String { kind == .shootOut ? "tanda" : String(number) }

  /// The value of `tipus`.
  var kindCode: String {
    switch kind {
    case .regular: "part"
    case .extra: "prorroga"
    case .shootOut: "tanda"
    }
  }
}

extension Phase {
  /// The value of `part`; 0 before the match.
  var code: String { period?.code ?? "0" }
}

extension MatchMinute {
  /// The value of `afegit`. Nil without stoppage time.
  var writtenAdded: Int? { added == 0 ? nil : added }
}

extension Action {
  /// The value of `avis`: confirmed laws.
  var avis: String { confirmed.map(\.rawValue).joined(separator: " ") }
}
