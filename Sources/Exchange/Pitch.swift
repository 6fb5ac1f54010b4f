import MatchModel

extension Zone {
  /// The ninth of the attacking half that a place is in; nil in the own half.
  /// - Parameters:
  ///   - depth: how far from the own goal line towards the other, from 0 to 1.
  ///   - across: how far from the left of those who attack, from 0 to 1.
  init?(depth: Double, across: Double) {
    guard depth >= 0.5, depth.isFinite, across.isFinite else { return nil }
    let band = depth >= 5.0 / 6 ? 0 : depth >= 4.0 / 6 ? 1 : 2
    let column = min(2, max(0, Int((3 * min(max(across, 0), 1)).rounded(.down))))
    self.init(rawValue: 3 * band + column + 1)
  }
}
