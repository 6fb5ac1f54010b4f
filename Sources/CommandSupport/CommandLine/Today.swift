import Glibc

package enum Today {
  /// The date in `SOURCE_DATE_EPOCH` if a package build sets it, otherwise today; for example 2026-11-22.
  package static func date() -> String {
    var seconds = Environment.variables()["SOURCE_DATE_EPOCH"].flatMap { time_t($0) } ?? time(nil)
    var day = tm()
    gmtime_r(&seconds, &day)
    var text = [CChar](repeating: 0, count: 16)
    let count = strftime(&text, text.count, "%Y-%m-%d", &day)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
