internal import CLoadedLibraries.XSLT

/// libxslt, loaded on first use and initialised once per process. `xsltCleanupGlobals` is never called, because other
/// threads may still be transforming.
enum XSLTLibrary {
  /// Nil if libxslt is not installed.
  static let functions: cxslt_functions? = {
    _ = Library.ready
    guard let functions = cxslt_load()?.pointee else { return nil }
    functions.xsltInit()
    functions.exsltRegisterAll()
    // libxslt has one text handler and one loader per process. They look up the session of the current thread.
    cxslt_set_text_handler { text in
      guard let text else { return }
      XSLTSession.current?.receive(String(cString: text))
    }
    functions.xsltSetLoaderFunc { uri, dictionary, _, _, _ in
      guard let uri, let session = XSLTSession.current else { return nil }
      return session.load(String(cString: uri), dictionary: dictionary)
    }
    return functions
  }()
}
