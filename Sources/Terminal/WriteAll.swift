import Text

/// Writes all of the text. Errors are ignored, because they mean that no one is reading any more.
func writeAll(_ text: String, to descriptor: CInt) { _ = writeAll(Array(text.utf8), to: descriptor) }
