/**
 * The codes with which the server closes a live socket: those of RFC 6455 §7.4.1, and 4503 of the range for applications. As
 * HTTP's 503 it means maintenance: the client reconnects without an error message.
 */
export const closeCodes = {
  restart: 1012,
  slow: 1013,
  unreadable: 1007,
  tooLarge: 1009,
  refused: 1008,
  maintenance: 4503,
} as const;
