import { createHash } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';

/** Answers that are the same for everybody and change only with the product. */
const stable = /^(\/api)?\/(countries|quotation-statuses|openapi\.json)$/;

/** Lets clients keep stable answers and ask whether they are still good. */
export function validators(): Middleware {
  return (context, next) =>
    context.method === 'GET' && stable.test(context.path) ? answerStable(context, next) : next();
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
