/**
 * Why the house closes a live socket: RFC 6455 §7.4.1, and of the range that is left to applications 4503, as HTTP's 503: the
 * site is being worked on, and a client comes back quietly.
 */
export const closeCodes = {
  restart: 1012,
  slow: 1013,
  unreadable: 1007,
  tooLarge: 1009,
  refused: 1008,
  maintenance: 4503,
} as const;
