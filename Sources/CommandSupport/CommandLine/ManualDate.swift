import Glibc

/// The date of the manual pages.
package enum ManualDate {
  /// The date in `SOURCE_DATE_EPOCH` if a package build sets it, otherwise today; for example 2026-11-22.
  package static func day() -> String {
    var seconds = Environment.variables()["SOURCE_DATE_EPOCH"].flatMap { time_t($0) } ?? time(nil)
    var date = tm()
    gmtime_r(&seconds, &date)
    var text = [CChar](repeating: 0, count: 16)
    let count = strftime(&text, text.count, "%Y-%m-%d", &date)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
