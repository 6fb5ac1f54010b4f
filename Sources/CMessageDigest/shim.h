#ifndef FUTBOLSTATS_CMESSAGEDIGEST_SHIM_H
#define FUTBOLSTATS_CMESSAGEDIGEST_SHIM_H

// sha2.h uses these types without including their headers.
#include <stdint.h>
#include <sys/types.h>

#include <sha2.h>

#endif
