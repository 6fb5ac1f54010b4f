import MatchModel

extension Period {
  /// What `part` says of it: 1, 2, ... or `tanda`.
  var code: String { kind == .shootOut ? "tanda" : String(number) }

  /// What `tipus` says of it.
  var kindCode: String {
    switch kind {
    case .regular: "part"
    case .extra: "prorroga"
    case .shootOut: "tanda"
    }
  }
}

extension Phase {
  /// What `part` says of it: 0 before the match.
  var code: String { period?.code ?? "0" }

  /// What `interval` says of it: whether no period is being played.
  var isInterval: Bool { if case .during = self { false } else { true } }
}

extension MatchMinute {
  /// What `afegit` says of it: nothing within the period's length.
  var writtenAdded: Int? { added == 0 ? nil : added }
}

extension Action {
  /// What `avis` says of it: the laws it breaks, confirmed.
  var avis: String { confirmed.map(\.rawValue).joined(separator: " ") }
}
