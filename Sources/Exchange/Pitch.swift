import MatchModel

extension Zone {
  /// The zone of the attacking half that contains a position. Nil in the own half.
  /// - Parameters:
  ///   - depth: distance from the own goal line as a fraction of the field's length.
  ///   - across: distance from the attackers' left as a fraction of the width.
  init?(depth: Double, across: Double) {
    guard depth >= 0.5, depth.isFinite, across.isFinite else { return nil }
    let band = depth >= 5.0 / 6 ? 0 : depth >= 4.0 / 6 ? 1 : 2
    let column = min(2, max(0, Int((3 * min(max(across, 0), 1)).rounded(.down))))
    self.init(rawValue: 3 * band + column + 1)
  }
}
