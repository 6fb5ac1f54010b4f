internal import CLoadedLibraries.EditLine
import Glibc
import Text

/// libedit's callbacks: prompts, keys and our own commands.
extension LineEditor {
  func configure(_ handle: OpaquePointer) {
    // The editor is not retained, because it owns the handle.
    cel_set_client_data(handle, Unmanaged.passUnretained(self).toOpaque())
    cel_use_emacs_keys(handle)
    cel_disable_signal_keys(handle)
    cel_stay_quiet_between_lines(handle)
    let mark = wchar_t(bitPattern: PromptMarkup.literalMark.value)
    cel_set_prompts(
      handle, { editor(of: $0).reading.markedPrompt.pointer }, { editor(of: $0).reading.markedRightPrompt.pointer },
      mark)
    cel_set_reader(handle) { handle, key in
      guard let next = editor(of: handle).nextKey() else { return 0 }
      key?.pointee = next
      return 1
    }
    add("match-redraw", on: Command.redraw, handle) { _, _ in UInt8(CC_REDISPLAY) }
    add("match-drop", on: Command.markDropped, handle) { handle, _ in editor(of: handle).markDropped() }
    add("match-complete", on: 0x09, handle) { handle, _ in editor(of: handle).completeWord() }
    for (key, command) in [
      ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"), ("\\e[3~", "ed-delete-next-char"),
      ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
    ] {
      _ = withWide(key) { key in withWide(command) { cel_bind(handle, key, $0) } }
    }
  }

  private func add(_ name: String, on key: wchar_t, _ handle: OpaquePointer, _ command: cel_command_fn) {
    let key = Unicode.Scalar(UInt32(bitPattern: key)).map { String(Character($0)) } ?? ""
    // libedit stores the pointer, not a copy of the name.
    let name = WideString(name)
    commandNames.append(name)
    _ = cel_add_command(handle, name.pointer, name.pointer, command)
    _ = withWide(key) { cel_bind(handle, $0, name.pointer) }
  }

  /// The current line, split at the cursor.
  var typed: (before: String, after: String) {
    guard let handle, let line = cel_line(handle)?.pointee, let start = line.buffer, let cursor = line.cursor else {
      return ("", "")
    }
    return (String(wide: start, count: cursor - start), String(wide: cursor, count: line.lastchar - cursor))
  }

  var isLineEmpty: Bool { typed == ("", "") }

  private func insert(_ text: String) {
    guard let handle, !text.isEmpty else { return }
    _ = withWide(text) { cel_insert(handle, $0) }
  }

  private func markDropped() -> UInt8 {
    guard let handle else { return UInt8(CC_NORM) }
    _ = cel_move_cursor(handle, CInt(clamping: typed.after.unicodeScalars.count))
    insert("^C")
    return UInt8(CC_REFRESH)
  }

  private func completeWord() -> UInt8 {
    guard let handle else { return UInt8(CC_NORM) }
    let (before, after) = typed
    let scalars = Array(before.unicodeScalars)
    let cursor = scalars.count
    let isSecondTab = reading.lastTab.map { $0 == (before + after, cursor) } ?? false
    guard let completion = reading.request.complete(before + after, cursor) else { return UInt8(CC_ERROR) }
    defer { reading.lastTab = (typed.before + typed.after, typed.before.unicodeScalars.count) }
    let replaced = completion.replaced.clamped(to: 0..<cursor)
    let kept = String(String.UnicodeScalarView(scalars[replaced.upperBound...]))
    let needsSpace = completion.isComplete && kept.isEmpty && !after.hasPrefix(" ")
    // Replaces everything from the start of the completion to the cursor.
    let text = completion.insertion + kept + (needsSpace ? " " : "")
    if text != String(String.UnicodeScalarView(scalars[replaced.lowerBound...])) {
      cel_delete_before_cursor(handle, CInt(cursor - replaced.lowerBound))
      insert(text)
      return UInt8(CC_REFRESH)
    }
    if completion.candidates.isEmpty {
      guard let hint = completion.hint else { return UInt8(CC_ERROR) }
      show(hint.wrapped(to: traits.columns - 1))
    } else if isSecondTab {
      show(CandidateList.lines(completion.candidates, on: traits))
    }
    return UInt8(CC_NORM)
  }

  /// Prints lines below the edited line and redraws that line below them.
  private func show(_ lines: [String]) {
    guard let handle else { return }
    let (before, after) = typed
    let cursor = reading.prompt.displayWidth + before.displayWidth
    let rowsBelow = (cursor + after.displayWidth) / traits.columns - cursor / traits.columns
    let text = lines.map { $0 + "\n" }.joined()
    writeAll(String(repeating: "\n", count: rowsBelow + 1) + text, to: output)
    cel_draw_anew(handle)
  }
}

/// The editor, which gives itself to libedit as client data before it adds any command.
private func editor(of handle: OpaquePointer?) -> LineEditor {
  guard let data = cel_client_data(handle) else { preconditionFailure("libedit lost our client data") }
  return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
}
