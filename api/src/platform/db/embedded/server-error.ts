/** Why the embedded database server cannot run; the message is all that the person who starts it needs. */
export class EmbeddedServerError extends Error {
  readonly forPeople = true;
  override readonly name: string = 'EmbeddedServerError';
}
