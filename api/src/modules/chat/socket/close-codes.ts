/** Why the server closes a socket. Clients come again by themselves after any other code, or a lost connection. */
export const closeCodes = {
  /** The process is being stopped: come again, another one may be there. */
  goingAway: 1001,
  /** Frames are JSON texts. */
  unsupportedData: 1003,
  /** Too many frames at once, or what was sent is not read. */
  policy: 1008,
  /** No token within five seconds, one that does not work, or a session that has ended. */
  unauthorized: 4401,
  /** The token is another user's. */
  otherUser: 4403,
  /** The user has as many sockets open as they may. */
  tooMany: 4429,
} as const;
