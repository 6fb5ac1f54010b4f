#include "libmicrohttpd.h"

#include "loading.h"

#include <stdlib.h>

#define FUNCTIONS(USE)                                                                                                \
  USE(MHD_start_daemon)                                                                                               \
  USE(MHD_stop_daemon)                                                                                                \
  USE(MHD_get_connection_info)                                                                                        \
  USE(MHD_suspend_connection)                                                                                         \
  USE(MHD_resume_connection)                                                                                          \
  USE(MHD_create_response_from_buffer)                                                                                \
  USE(MHD_create_response_from_callback)                                                                              \
  USE(MHD_set_response_options)                                                                                       \
  USE(MHD_add_response_header)                                                                                        \
  USE(MHD_queue_response)                                                                                             \
  USE(MHD_destroy_response)                                                                                           \
  USE(MHD_lookup_connection_value)                                                                                    \
  USE(MHD_get_connection_values)

static struct {
  FUNCTIONS(FIELD)
} lib;

static loaded_library library = {.names = NAMES("libmicrohttpd.so.12"), .symbols = SYMBOLS(FUNCTIONS), .functions = &lib};

int cmhd_load(void) { return load_library(&library); }

struct cmhd_server {
  cmhd_callbacks owner;
  struct MHD_Daemon *daemon;
};

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **request) {
  (void)version;
  const cmhd_callbacks *owner = context;
  // An unexpected body is read and discarded; the request is answered as usual.
  if (*upload_size != 0) {
    (void)upload;
    *upload_size = 0;
    return MHD_YES;
  }
  return owner->handle(owner->context, connection, url, method, request) ? MHD_YES : MHD_NO;
}

static void completed(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode code) {
  (void)connection, (void)code;
  const cmhd_callbacks *owner = context;
  owner->completed(owner->context, request);
}

static int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c |= 0x20;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// Decodes everything but %00, which would end a path or an argument early: /board%00.xml is not /board.
static size_t unescape(void *context, struct MHD_Connection *connection, char *text) {
  (void)context, (void)connection;
  char *to = text;
  for (const char *from = text; *from != 0; from++) {
    int high = from[0] == '%' ? digit(from[1]) : -1, low = high >= 0 ? digit(from[2]) : -1;
    if (low >= 0 && high + low > 0) {
      *to++ = (char)(high << 4 | low);
      from += 2;
    } else {
      *to++ = *from;
    }
  }
  *to = 0;
  return (size_t)(to - text);
}

static enum MHD_Result may_connect(void *context, const struct sockaddr *address, socklen_t length) {
  (void)length;
  const cmhd_callbacks *owner = context;
  return owner->accept(owner->context, address) ? MHD_YES : MHD_NO;
}

static void connection_changed(void *context, struct MHD_Connection *connection, void **own,
                               enum MHD_ConnectionNotificationCode code) {
  const cmhd_callbacks *owner = context;
  owner->connection(owner->context, connection, code == MHD_CONNECTION_NOTIFY_STARTED, own);
}

cmhd_server *cmhd_start(const cmhd_options *options, const cmhd_callbacks *callbacks) {
  cmhd_server *server = malloc(sizeof *server);
  if (server == NULL) return NULL;
  server->owner = *callbacks;
  // No MHD_USE_ERROR_LOG, because it would write a line for every viewer who leaves.
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC;
  struct MHD_OptionItem tls[] = {
    {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)options->certificate},
    {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)options->private_key},
    {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem none[] = {{MHD_OPTION_END, 0, NULL}};
  if (options->certificate != NULL) flags |= MHD_USE_TLS;
  void *owner = &server->owner;
  server->daemon = lib.MHD_start_daemon(
    flags, 0, may_connect, owner, handle, owner, MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
    MHD_OPTION_CONNECTION_LIMIT, options->connections, MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory, MHD_OPTION_NOTIFY_COMPLETED, completed, owner,
    MHD_OPTION_NOTIFY_CONNECTION, connection_changed, owner, MHD_OPTION_UNESCAPE_CALLBACK, unescape, NULL,
    MHD_OPTION_ARRAY,
    options->certificate != NULL ? tls : none, MHD_OPTION_END);
  if (server->daemon != NULL) return server;
  free(server);
  return NULL;
}

int cmhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = lib.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

void *cmhd_own(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = lib.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

struct MHD_Response *cmhd_response(const void *bytes, size_t size) {
  return lib.MHD_create_response_from_buffer(size, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *cmhd_stream(cmhd_reader reader, void *context, cmhd_release release) {
  struct MHD_Response *response = lib.MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, reader, context, release);
  // Not in chunks: the owner writes to the socket too, and its bytes must fit in anywhere.
  if (response != NULL) {
    lib.MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
  }
  return response;
}

void cmhd_stop(cmhd_server *server) {
  lib.MHD_stop_daemon(server->daemon);
  free(server);
}

void cmhd_suspend(struct MHD_Connection *connection) { lib.MHD_suspend_connection(connection); }
void cmhd_resume(struct MHD_Connection *connection) { lib.MHD_resume_connection(connection); }

int cmhd_add_header(struct MHD_Response *response, const char *name, const char *value) {
  return lib.MHD_add_response_header(response, name, value) == MHD_YES;
}

int cmhd_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return lib.MHD_queue_response(connection, status, response) == MHD_YES;
}

void cmhd_destroy(struct MHD_Response *response) { lib.MHD_destroy_response(response); }

const char *cmhd_header(struct MHD_Connection *connection, const char *name) {
  return lib.MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

typedef struct {
  void (*body)(void *context, const char *name, const char *value);
  void *context;
} each;

static enum MHD_Result each_argument(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  each *call = context;
  call->body(call->context, name, value == NULL ? "" : value);
  return MHD_YES;
}

void cmhd_each_argument(struct MHD_Connection *connection,
                        void (*body)(void *context, const char *name, const char *value), void *context) {
  each call = {body, context};
  lib.MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, each_argument, &call);
}
