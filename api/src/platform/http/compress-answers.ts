import compress from 'koa-compress';
import type { Context, Middleware } from 'koa';

const textTypes = /^(text\/|application\/(json|problem\+json|javascript|manifest\+json)|image\/svg)/;

/** Below this many bytes an answer fits into one packet anyway. */
const threshold = 1400;

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Compresses texts that are worth it, for callers that understand it. Files of pages were compressed when they were built
 * (`scripts/lib/packed-files.mjs`), and `koa-send` has chosen among them.
 */
export function compressAnswers(): Middleware {
  const compressed = compress({
    threshold,
    filter: (type) => textTypes.test(type),
    br: { params: { 1: 4 } },
  });
  return async (context, next) => {
    await next();
    if (context.response.get('Content-Encoding')) context.vary('Accept-Encoding');
    else if (mayBeLarge(context)) await compressed(context, nothing);
  };
}

/** False for what is known to be small; the length of a stream is not known. */
function mayBeLarge({ response }: Context): boolean {
  return response.length === undefined ? response.body !== undefined : response.length >= threshold;
}
