internal import CLibXSLT
internal import LibXML

/// libxslt, loaded on first use and initialised once per process. `xsltCleanupGlobals` is never called, because other
/// threads may still be transforming.
enum XSLTLibrary {
  /// Nil if libxslt is not installed.
  static let functions: cxslt_functions? = {
    _ = LibXML.Library.ready
    var functions = cxslt_functions()
    guard cxslt_load(&functions) == 1 else { return nil }
    functions.Init()
    functions.registerExtensions()
    // libxslt has one text handler and one loader per process. They look up the session of the current thread.
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
