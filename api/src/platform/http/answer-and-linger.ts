import type { Context } from 'koa';
import { maximumFileBytes } from './receive-file.js';

/** How much of a refused body is still read, and for how long. */
interface Lingering {
  bytes: number;
  /** In all, in milliseconds. */
  ms: number;
  /** Since the last byte, in milliseconds. */
  pauseMs: number;
}

const pastLimit = 1_000_000;

/** Nothing more than a megabyte past its limit is read of a body; of one that told its length before, nothing has been read yet. */
function lingering(context: Context): Lingering {
  const limit = context.is('multipart') ? maximumFileBytes : 1_000_000;
  const isUnread = context.get('content-length') !== '';
  return { bytes: isUnread ? limit + pastLimit : pastLimit, ms: 30_000, pauseMs: 3_000 };
}

/**
 * Sends the answer that stands in the context while its request is still being sent, and closes the connection. The answer is whole
 * at once. A bounded part of what comes after it is read and thrown away, for whoever still sends into a closed connection may lose the
 * answer; who does not come to an end by then is cut off.
 */
export function answerAndLinger(
  context: Context,
  { bytes, ms, pauseMs }: Lingering = lingering(context),
): void {
  const { req, res, body } = context;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  context.set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) });
  context.respond = false;
  res.write(text);
  const end = (): void => {
    clearTimeout(longest);
    clearTimeout(pause);
    req.off('data', read);
    // Closes the connection, too.
    res.end();
  };
  const longest = setTimeout(end, ms).unref();
  const pause = setTimeout(end, pauseMs).unref();
  let left = bytes;
  const read = (part: Buffer): void => {
    left -= part.length;
    if (left < 0) end();
    else pause.refresh();
  };
  // Whatever read the body keeps nothing more of it.
  req.unpipe();
  if (req.readableEnded || req.destroyed) end();
  else req.once('end', end).once('close', end).on('data', read).resume();
}
