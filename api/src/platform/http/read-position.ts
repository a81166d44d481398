import type { Context } from 'koa';
import { databaseFailure } from '../db/database-failure.js';
import { readFor, unknownPosition } from '../db/replica.js';

/**
 * Where the primary was when the caller was last answered, in requests and answers: an opaque text. Who brings it is answered by a replica
 * only if that has as much; who brings none, by the primary.
 */
export const positionHeader = 'Frakto-Position';
/** The same for pages, which are loaded again and share it with their neighbours; over https for no other host. */
const positionCookie = (context: Context): string =>
  isSecure(context) ? '__Host-frakto_position' : 'frakto_position';
const isSecure = (context: Context): boolean => context.frakto.publicUrl.startsWith('https:');
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
  const known = brought === unknownPosition ? null : brought;
  const reads = { position: isReading ? known : null, hasWritten: false };
  let isFailed = false;
  try {
    await readFor(reads, work);
  } catch (error) {
    isFailed = databaseFailure(error) !== null;
    throw error;
  } finally {
    if (isFailed) {
      // It would be asked in vain, and for long.
      if (reads.hasWritten) tell(context, unknownPosition);
    } else if (
      reads.hasWritten ||
      isTelling ||
      brought === unknownPosition ||
      (known === null && !isReading)
    ) {
      // What was refused may have been counted.
      tell(context, laterOf(known, (await db.position()) ?? unknownPosition));
    } else if (known === null) {
      // Who has written nothing need not cost the primary a statement.
      const place = db.replica.lastPlace();
      if (place !== null) tell(context, place);
    }
  }
}

/** The later one of header and cookie: another window of the browser may have written. `none` if one of them says that nobody knows. */
function broughtBy(context: Context): string | null {
  const all = [context.get(positionHeader), context.cookies.get(positionCookie(context)) ?? ''];
  if (all.includes(unknownPosition)) return unknownPosition;
  const [latest] = all
    .filter((text) => pattern.test(text))
    .toSorted()
    .toReversed();
  return latest ?? null;
}

/** Nobody is told less than they have brought: another process may have been told it a moment later. */
function laterOf(brought: string | null, position: string): string {
  return position !== unknownPosition && brought !== null && brought > position ? brought : position;
}

function tell(context: Context, position: string): void {
  context.set(positionHeader, position);
  const rest = `; Path=/; HttpOnly; SameSite=Lax${isSecure(context) ? '; Secure' : ''}`;
  context.append('Set-Cookie', `${positionCookie(context)}=${position}${rest}`);
}
