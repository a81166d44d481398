import type { Context } from 'koa';

/** How much of a refused body is still read, and for how long. */
interface Lingering {
  bytes: number;
  /** In all, in milliseconds. */
  ms: number;
  /** Since the last byte, in milliseconds. */
  pauseMs: number;
}

const lingering: Lingering = { bytes: 64 * 1024 * 1024, ms: 30_000, pauseMs: 3_000 };

/**
 * Sends the answer that stands in the context while its request is still being sent, and closes the connection. The answer is whole
 * at once. What comes after it is read and thrown away, for whoever still sends into a closed connection loses the answer; who does
 * not come to an end is cut off.
 */
export function answerAndLinger(context: Context, { bytes, ms, pauseMs }: Lingering = lingering): void {
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
