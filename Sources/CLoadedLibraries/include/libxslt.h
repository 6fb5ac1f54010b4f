#ifndef FUTBOLSTATS_LIBXSLT_H
#define FUTBOLSTATS_LIBXSLT_H

// libxml2 as Swift sees it, without ICU's headers.
#include "../../CLibXML2/shim.h"

#include <libexslt/exslt.h>
#include <libxslt/documents.h>
#include <libxslt/extensions.h>
#include <libxslt/security.h>
#include <libxslt/transform.h>
#include <libxslt/variables.h>
#include <libxslt/xsltInternals.h>
#include <libxslt/xsltutils.h>

#define CXSLT_FUNCTIONS(USE)                                \
  USE(exsltRegisterAll)                                     \
  USE(xsltInit)                                             \
  USE(xsltParseStylesheetDoc)                               \
  USE(xsltFreeStylesheet)                                   \
  USE(xsltNewTransformContext)                              \
  USE(xsltFreeTransformContext)                             \
  USE(xsltQuoteOneUserParam)                                \
  USE(xsltApplyStylesheetUser)                              \
  USE(xsltSaveResultToString)                               \
  USE(xsltNewSecurityPrefs)                                 \
  USE(xsltFreeSecurityPrefs)                                \
  USE(xsltSetSecurityPrefs)                                 \
  USE(xsltSetCtxtSecurityPrefs)                             \
  USE(xsltSecurityForbid)                                   \
  USE(xsltSetLoaderFunc)                                    \
  USE(xsltSetGenericErrorFunc)

/// The functions of libxslt and libexslt used here.
///
/// The libraries are loaded at the first transformation instead of linked: libexslt pulls in libgcrypt, which would add
/// a tenth to every start of the program.
typedef struct {
#define CXSLT_FIELD(name) __typeof__(name) *name;
  CXSLT_FUNCTIONS(CXSLT_FIELD)
#undef CXSLT_FIELD
} cxslt_functions;

/// Loads libexslt and libxslt.
/// - Returns: NULL if they are missing or incompatible.
const cxslt_functions *cxslt_load(void);

/// Receives a piece of libxslt's formatted output, which need not be a whole line.
typedef void (*cxslt_text_handler)(const char *text);

/// Sets libxslt's handler of messages, which is global to the process; contexts have none of their own while compiling.
void cxslt_set_text_handler(cxslt_text_handler handler);

#endif
