#ifndef FUTBOLSTATS_LIBZIP_H
#define FUTBOLSTATS_LIBZIP_H

#include <zip.h>

#define CZIP_FUNCTIONS(USE)                                 \
  USE(zip_source_buffer_create)                             \
  USE(zip_source_free)                                      \
  USE(zip_open_from_source)                                 \
  USE(zip_get_num_entries)                                  \
  USE(zip_name_locate)                                      \
  USE(zip_stat_index)                                       \
  USE(zip_fopen_index)                                      \
  USE(zip_fread)                                            \
  USE(zip_fclose)                                           \
  USE(zip_discard)

/// The functions of libzip used here.
///
/// The library is loaded when a file needs it instead of linked: it pulls in OpenSSL's libcrypto, which would double
/// the time of every start of the program.
typedef struct {
#define CZIP_FIELD(name) __typeof__(name) *name;
  CZIP_FUNCTIONS(CZIP_FIELD)
#undef CZIP_FIELD
} czip_functions;

/// Loads libzip.
/// - Returns: NULL if it is missing or incompatible.
const czip_functions *czip_load(void);

#endif
