import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { runFor } from '../../kernel/caller.js';
import type { Logger } from '../../kernel/log.js';
import { operations } from '../../kernel/operations.js';
import { pathForLog } from './short-links.js';
import { warnOfProxy } from './warn-of-proxy.js';

const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Gives each request an id, makes its caller known to the work that it causes, and logs its end. The query is left out: it can hold
 * signatures and addresses.
 * @param trustProxy whether the client's address is the one that a proxy names
 */
export function requestLog(log: Logger, trustProxy: boolean): Middleware {
  // None of the fields below is a secret, and looking for some in each line costs more than writing it.
  const lines = log.child({}, { redact: [] });
  const look = trustProxy ? null : warnOfProxy(log);
  return async (context, next) => {
    const given = context.get('x-request-id');
    const id = idPattern.test(given) ? given : randomUUID();
    context.state['requestId'] = id;
    context.set('X-Request-Id', id);
    const address = trustProxy ? context.ip : (context.req.socket.remoteAddress ?? '');
    look?.(context.headers, address);
    const started = performance.now();
    const path = pathForLog(context.path);
    const end = operations.begin(`${context.method} ${path} ${id}`);
    await runFor({ requestId: id, address, userId: null, companyId: null }, next).finally(end);
    const { method, status } = context;
    const details = {
      request_id: id,
      method,
      path,
      status,
      ms: Math.round(performance.now() - started),
      ip: address,
      user_id: context.state['userId'] as number | undefined,
      api_key_id: context.state['apiKeyId'] as number | undefined,
    };
    if (status >= 500) lines.error(details, 'request failed');
    else lines.info(details, 'request');
  };
}
