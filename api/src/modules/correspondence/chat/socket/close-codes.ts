/** Why the server closes a socket. Clients come again after a lost connection, and after 1012. */
export const closeCodes = {
  /** Frames are JSON texts. */
  unsupportedData: 1003,
  /** Too many frames at once, or what was sent is not read. */
  policy: 1008,
  /** The process is being stopped: come again, another one may be there. Not 1001, which clients take for a normal end. */
  serviceRestart: 1012,
  /** No token within five seconds, one that does not work, or a session that has ended. */
  unauthorized: 4401,
  /** The token is another user's. */
  otherUser: 4403,
  /** The user has as many sockets open as they may. */
  tooMany: 4429,
} as const;
