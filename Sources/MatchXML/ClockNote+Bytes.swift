import MatchModel
import Storage

/// The stored form of a clock note, kept next to the match file: see ``UndoHistory/note``.
extension ClockNote {
  public var bytes: [UInt8] {
    var encoder = ByteEncoder()
    encoder.slice(Array(boot.utf8)[...])
    for seconds in [steady, time, difference] { encoder.fixed(seconds.bitPattern) }
    return encoder.bytes
  }

  public init?(bytes: [UInt8]) {
    var decoder = ByteDecoder(bytes[...])
    guard let boot = decoder.slice(), let steady = decoder.seconds(), let time = decoder.seconds(),
      let difference = decoder.seconds()
    else { return nil }
    self.init(boot: String(decoding: boot, as: UTF8.self), steady: steady, time: time, difference: difference)
  }
}
