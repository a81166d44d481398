import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../log.js';

const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives each request an id and logs its end. The query is left out: it can hold signatures and addresses. */
export function requestLog(log: Logger): Middleware {
  // None of the fields below is a secret, and looking for some in each line costs more than writing it.
  const lines = log.child({}, { redact: [] });
  return async (context, next) => {
    const given = context.get('x-request-id');
    const id = idPattern.test(given) ? given : randomUUID();
    context.state['requestId'] = id;
    context.set('X-Request-Id', id);
    const started = performance.now();
    await next();
    const { method, path, status } = context;
    const details = {
      request_id: id,
      method,
      path,
      status,
      ms: Math.round(performance.now() - started),
      user_id: context.state['userId'] as number | undefined,
    };
    if (status >= 500) lines.error(details, 'request failed');
    else lines.info(details, 'request');
  };
}
