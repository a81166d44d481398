/** A failure whose message is meant for the person who starts the product. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
