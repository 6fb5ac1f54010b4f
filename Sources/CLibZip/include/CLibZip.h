#ifndef FUTBOLSTATS_CLIBZIP_H
#define FUTBOLSTATS_CLIBZIP_H

#include <zip.h>

/// The functions of libzip that are used here.
///
/// Why: the library is not linked but loaded when a file needs it. It brings OpenSSL's libcrypto with it, and each start
/// of the program would take twice as long.
typedef struct {
  __typeof__(zip_source_buffer_create) *source_buffer_create;
  __typeof__(zip_source_free) *source_free;
  __typeof__(zip_open_from_source) *open_from_source;
  __typeof__(zip_get_num_entries) *get_num_entries;
  __typeof__(zip_name_locate) *name_locate;
  __typeof__(zip_stat_index) *stat_index;
  __typeof__(zip_fopen_index) *fopen_index;
  __typeof__(zip_fread) *fread;
  __typeof__(zip_fclose) *fclose;
  __typeof__(zip_discard) *discard;
} czip_functions;

/// Loads libzip and finds its functions.
/// - Returns: 0 where it is not installed, or is another one.
int czip_load(czip_functions *functions);

#endif
