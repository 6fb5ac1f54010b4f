import Glibc

/// The day that the pages are of.
enum ManualDate {
  /// That of `SOURCE_DATE_EPOCH`, where whoever builds a package tells it, or else today's, as 2026-11-22.
  static func day() -> String {
    var seconds = Environment.variables()["SOURCE_DATE_EPOCH"].flatMap { time_t($0) } ?? time(nil)
    var date = tm()
    gmtime_r(&seconds, &date)
    var text = [CChar](repeating: 0, count: 16)
    let count = strftime(&text, text.count, "%Y-%m-%d", &date)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
