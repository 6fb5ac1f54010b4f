#include "CLibXSLT.h"

#include <dlfcn.h>
#include <stddef.h>

int cxslt_load(cxslt_functions *functions) {
  // libexslt depends on libxslt, so this loads both. They stay loaded until the program ends.
  void *library = dlopen("libexslt.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
#define FIND(field, name) ((functions->field = (__typeof__(functions->field))dlsym(library, name)) != NULL)
#define XSLT(name) FIND(name, "xslt" #name)
  return FIND(registerExtensions, "exsltRegisterAll") && XSLT(Init) && XSLT(ParseStylesheetDoc) &&
         XSLT(FreeStylesheet) && XSLT(NewTransformContext) && XSLT(FreeTransformContext) && XSLT(QuoteOneUserParam) &&
         XSLT(ApplyStylesheetUser) && XSLT(SaveResultToString) && XSLT(NewSecurityPrefs) && XSLT(FreeSecurityPrefs) &&
         XSLT(SetSecurityPrefs) && XSLT(SetCtxtSecurityPrefs) && XSLT(SecurityForbid) && XSLT(SetLoaderFunc) &&
         XSLT(SetGenericErrorFunc);
#undef XSLT
#undef FIND
}
