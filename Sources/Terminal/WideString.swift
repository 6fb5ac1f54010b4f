internal import CLoadedLibraries.EditLine
import Glibc

/// A null-terminated wide string owned by this object.
final class WideString {
  let pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String) {
    let scalars = text.unicodeScalars.filter { $0.value != 0 }
    pointer = .allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() {
      (pointer + index).initialize(to: wchar_t(bitPattern: scalar.value))
    }
    (pointer + scalars.count).initialize(to: 0)
  }

  deinit { pointer.deallocate() }
}

func withWide<Result>(_ text: String, _ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
  let wide = WideString(text)
  return withExtendedLifetime(wide) { body(wide.pointer) }
}

extension String {
  init(wide start: UnsafePointer<wchar_t>, count: Int) {
    var scalars = UnicodeScalarView()
    for unit in UnsafeBufferPointer(start: start, count: count) {
      scalars.append(Unicode.Scalar(UInt32(bitPattern: unit)) ?? "\u{FFFD}")
    }
    self.init(scalars)
  }
}
