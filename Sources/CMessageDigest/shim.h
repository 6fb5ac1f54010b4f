#ifndef FUTBOLSTATS_CMESSAGEDIGEST_SHIM_H
#define FUTBOLSTATS_CMESSAGEDIGEST_SHIM_H

// sha2.h declares its functions with types that it does not include.
#include <stdint.h>
#include <sys/types.h>

#include <sha2.h>

#endif
