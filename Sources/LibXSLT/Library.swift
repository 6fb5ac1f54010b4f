internal import CLibXSLT
internal import LibXML

/// libxslt, loaded by whoever first needs it and made ready once in the process. `xsltCleanupGlobals` is never called:
/// other threads may still be transforming.
enum Library {
  /// Nil where it is not installed.
  static let functions: cxslt_functions? = {
    _ = LibXML.Library.ready
    var functions = cxslt_functions()
    guard cxslt_load(&functions) == 1 else { return nil }
    functions.Init()
    functions.registerExtensions()
    // libxslt has one text handler and one loader for the process: they find the session by the thread.
    shim_set_text_handler(&functions) { text in
      guard let text else { return }
      XSLTSession.current?.receive(String(cString: text))
    }
    functions.SetLoaderFunc { uri, dictionary, _, _, _ in
      guard let uri, let session = XSLTSession.current else { return nil }
      return session.load(String(cString: uri), dictionary: dictionary)
    }
    return functions
  }()
}
