internal import CLoadedLibraries.XSLT

/// Restricts a stylesheet to reading its own parts.
final class SecurityPreferences {
  private let libxslt: cxslt_functions
  private let handle: xsltSecurityPrefsPtr

  /// Nil if out of memory.
  init?(_ libxslt: cxslt_functions) {
    guard let handle = libxslt.xsltNewSecurityPrefs() else { return nil }
    self.libxslt = libxslt
    self.handle = handle
    for option in [
      XSLT_SECPREF_WRITE_FILE, XSLT_SECPREF_CREATE_DIRECTORY, XSLT_SECPREF_READ_NETWORK, XSLT_SECPREF_WRITE_NETWORK,
    ] where libxslt.xsltSetSecurityPrefs(handle, option, libxslt.xsltSecurityForbid) != 0 { return nil }
    let readsParts: xsltSecurityCheck = { _, _, name in
      guard let name, let session = XSLTSession.current else { return 0 }
      return session.mayRead(String(cString: name)) ? 1 : 0
    }
    guard libxslt.xsltSetSecurityPrefs(handle, XSLT_SECPREF_READ_FILE, readsParts) == 0 else { return nil }
  }

  deinit { libxslt.xsltFreeSecurityPrefs(handle) }

  /// Applies the restrictions to one transformation. They must outlive it.
  func apply(to context: xsltTransformContextPtr) -> Bool { libxslt.xsltSetCtxtSecurityPrefs(handle, context) == 0 }
}
