#ifndef FUTBOLSTATS_CLIBZIP_H
#define FUTBOLSTATS_CLIBZIP_H

#include <zip.h>

/// The functions of libzip used here.
///
/// The library is loaded when a file needs it instead of linked: it pulls in OpenSSL's libcrypto, which would double
/// the time of every start of the program.
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

/// Loads libzip and resolves its functions.
/// - Returns: 0 if it is missing or incompatible.
int czip_load(czip_functions *functions);

#endif
