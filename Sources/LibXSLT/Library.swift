internal import CLibXSLT
internal import LibXML

/// What must be done once in the process before libxslt is used. `xsltCleanupGlobals` is never called: other threads
/// may still be transforming.
enum Library {
  /// Touching it does it.
  static let ready: Void = {
    _ = LibXML.Library.ready
    xsltInit()
    exsltRegisterAll()
    // libxslt has one text handler and one loader for the process: they find the session by the thread.
    shim_set_text_handler { text in
      guard let text else { return }
      XSLTSession.current?.receive(String(cString: text))
    }
    xsltSetLoaderFunc { uri, dictionary, _, _, _ in
      guard let uri, let session = XSLTSession.current else { return nil }
      return session.load(String(cString: uri), dictionary: dictionary)
    }
  }()
}
