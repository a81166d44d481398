import type { Context } from 'koa';
import { readFor, unknownPosition } from '../db/replica.js';

/**
 * Where the primary was when the caller was last answered, in requests and answers: an opaque text. Who brings it is answered by a replica
 * only if that has as much; who brings none, by the primary.
 */
export const positionHeader = 'Frakto-Position';
/** The same for pages, which are loaded again and share it with their neighbours. */
const positionCookie = 'frakto_position';
const pattern = /^[\dA-F]{16}$/;

/**
 * Runs the work of a request so that its lists may come from a replica, and tells the caller what to bring along to read what they have
 * written, or were told of. Without a replica it does nothing.
 * @param isTelling whether the answer tells of what others have written, which the caller then reads
 */
export async function keepOwnWrites(
  context: Context,
  isReading: boolean,
  isTelling: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const { db } = context.frakto;
  if (!db.replica) return work();
  const brought = broughtBy(context);
  const reads = { position: isReading ? brought : null, hasWritten: false };
  try {
    await readFor(reads, work);
  } finally {
    // What was refused may have been counted.
    if (brought === null || reads.hasWritten || isTelling)
      tell(context, (await db.position()) ?? unknownPosition);
  }
}

/** The later one of header and cookie: another window of the browser may have written. */
function broughtBy(context: Context): string | null {
  if (context.get(positionHeader) === unknownPosition) return null;
  const [latest] = [context.get(positionHeader), context.cookies.get(positionCookie) ?? '']
    .filter((text) => pattern.test(text))
    .toSorted()
    .toReversed();
  return latest ?? null;
}

function tell(context: Context, position: string): void {
  context.set(positionHeader, position);
  const isSecure = context.frakto.publicUrl.startsWith('https:');
  const rest = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const ends = position === unknownPosition ? '; Max-Age=0' : '';
  context.append('Set-Cookie', `${positionCookie}=${position}${rest}${ends}`);
}
