import MatchModel

extension Moment {
  /// A minute of a regular period.
  static func at(_ minute: Int, in number: Int = 1) -> Moment {
    Moment(.during(.regular(number)), minute: MatchMinute(minute))
  }
}
