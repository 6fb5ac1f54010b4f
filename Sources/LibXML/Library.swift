internal import CLibXML2
internal import CSystem

/// One-time initialisation of libxml2. `xmlCleanupParser` is never called, because other threads may still be parsing.
enum Library {
  /// Access it to initialise the library.
  static let ready: Void = {
    // Must come first, because memory must be freed by the functions that allocated it.
    xmlMemSetup(cxm_free, cxm_malloc, cxm_realloc, cxm_strdup)
    xmlInitParser()
    // The only loader of the process. It reads only what the current session allows; libxml2's own loader would open
    // any file or URL.
    xmlSetExternalEntityLoader { url, _, context in
      guard let url, let session = ParserSession.of(context) else { return nil }
      return session.input(named: String(cString: url))
    }
  }()
}
