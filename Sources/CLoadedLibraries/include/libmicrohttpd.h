#ifndef FUTBOLSTATS_LIBMICROHTTPD_H
#define FUTBOLSTATS_LIBMICROHTTPD_H

#include <microhttpd.h>
#include <sys/socket.h>

// libmicrohttpd, loaded when a match is served instead of linked, which would slow down every start of the program.

/// Loads the library.
/// - Returns: 0 if it is not installed.
int cmhd_load(void);

/// The server's callbacks. They are always called on the server's own thread.
typedef struct {
  void *context;
  /// A request has arrived. Called again when a suspended connection is resumed; `request` belongs to the owner and is
  /// null the first time.
  int (*handle)(void *context, struct MHD_Connection *connection, const char *path, const char *method, void **request);
  /// The response was sent, or the connection is gone.
  void (*completed)(void *context, void **request);
  /// Returns whether to accept a connection from the address.
  int (*accept)(void *context, const struct sockaddr *address);
  /// A connection has begun or ended. `own` belongs to the owner.
  void (*connection)(void *context, struct MHD_Connection *connection, int has_begun, void **own);
} cmhd_callbacks;

typedef struct {
  /// Bound and listening; the daemon will close it.
  int listening_socket;
  unsigned int connections;
  /// Seconds without any progress after which a connection is closed.
  unsigned int timeout;
  /// Bytes for the head of a request, and for data waiting to be sent.
  size_t connection_memory;
  /// PEM; null without TLS.
  const char *certificate;
  const char *private_key;
} cmhd_options;

typedef struct cmhd_server cmhd_server;

/// Starts a server on a separate thread.
///
/// This is C because MHD_start_daemon is variadic, so Swift cannot call it.
cmhd_server *cmhd_start(const cmhd_options *options, const cmhd_callbacks *callbacks);

/// These are C because MHD_get_connection_info is variadic too.
int cmhd_socket(struct MHD_Connection *connection);
void *cmhd_own(struct MHD_Connection *connection);

typedef ssize_t (*cmhd_reader)(void *context, uint64_t position, char *buffer, size_t size);
typedef void (*cmhd_release)(void *context);

/// A response with a body that is copied.
struct MHD_Response *cmhd_response(const void *bytes, size_t size);
/// A response without a known end, whose reader is asked for more. It ends with the connection.
struct MHD_Response *cmhd_stream(cmhd_reader reader, void *context, cmhd_release release);

void cmhd_stop(cmhd_server *server);
void cmhd_suspend(struct MHD_Connection *connection);
void cmhd_resume(struct MHD_Connection *connection);
int cmhd_add_header(struct MHD_Response *response, const char *name, const char *value);
int cmhd_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);
void cmhd_destroy(struct MHD_Response *response);
const char *cmhd_header(struct MHD_Connection *connection, const char *name);
/// Calls `body` for each argument of the query.
void cmhd_each_argument(
  struct MHD_Connection *connection, void (*body)(void *context, const char *name, const char *value), void *context);

/// Return values of a reader, which are macros that Swift cannot see.
static const ssize_t cmhd_end_with_error = MHD_CONTENT_READER_END_WITH_ERROR;

#endif
