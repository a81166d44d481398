/** How long anything may take in a browser on a busy machine. */
export const timeoutMs = 60_000;

/**
 * Asks again and again until there is an answer.
 * @param look undefined while there is none yet
 * @param what is waited for, in words for the message
 * @throws Error when the time is over, with what `state` tells
 */
export async function until<T>(
  look: () => T | undefined | Promise<T | undefined>,
  what: string,
  state: () => string | Promise<string> = () => '',
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`There was no ${what}.\n${await state()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
