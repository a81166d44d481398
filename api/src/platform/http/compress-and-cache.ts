import compress from 'koa-compress';
import type { Context, Middleware, Next } from 'koa';
import { createHash } from 'node:crypto';

const textTypes = /^(text\/|application\/(json|x-ndjson|problem\+json|javascript|manifest\+json)|image\/svg)/;

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

/** Answers that are the same for everybody and change only with the product. */
const stablePaths = /^(\/api)?\/(countries|quotation-statuses|openapi\.json)$/;

export const isStable = (path: string): boolean => stablePaths.test(path);

/** Lets clients keep stable answers and ask whether they are still good. */
export function validators(): Middleware {
  return (context, next) =>
    context.method === 'GET' && isStable(context.path) ? answerStable(context, next) : next();
}

async function answerStable(context: Context, next: Next): Promise<void> {
  await next();
  // Under these paths a browser may also get a page; that is not what this is about.
  if (context.status !== 200 || context.type !== 'application/json' || !context.body) return;
  const text =
    typeof context.body === 'string' || Buffer.isBuffer(context.body)
      ? context.body
      : JSON.stringify(context.body);
  context.etag = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  context.set('Cache-Control', 'public, max-age=300');
  context.vary('Accept-Language');
  if (context.fresh) context.status = 304;
}
