import cors from '@koa/cors';
import Koa from 'koa';
import type { Container } from './container.js';
import { registerRoutes } from './generated/routes.js';
import { answerErrors } from './http/answer-errors.js';
import { compressAnswers } from './http/compress-answers.js';
import { readBody } from './http/read-body.js';
import { requestLog } from './http/request-log.js';
import { routeOperations } from './http/route-operations.js';
import { securityHeaders } from './http/security-headers.js';
import { takeKnownTypes } from './http/known-types.js';
import { servePages } from './http/pages-of-the-web.js';
import { serveReference } from './http/reference.js';
import { validators } from './http/validators.js';

declare module 'koa' {
  interface ExtendableContext {
    /** What the product is made of; on the application's context. */
    frakto: Container;
  }
}

/** The web application: API with and without the prefix /api, pages, description. Never listens. */
export function createApp(container: Container): Koa {
  // Of the addresses in X-Forwarded-For only the last comes from the proxy; those before it anybody can make up.
  const app = new Koa({ proxy: container.trustProxy, maxIpsCount: 1 });
  app.context.frakto = container;
  app.silent = true;

  app.use(requestLog(container.log));
  app.use(answerErrors(container.log));
  app.use(securityHeaders());
  if (container.config.CORS_ORIGINS.length > 0) app.use(corsFor(container.config.CORS_ORIGINS));
  app.use(compressAnswers());
  app.use(validators());
  app.use(serveReference());
  app.use(servePages());
  app.use(takeKnownTypes());
  app.use(readBody());
  app.use(routeOperations(registerRoutes));
  return app;
}

/** What a worker answers: whether it lives and can do its work, in the words of the web application. */
export function createHealthApp({ log, services }: Container): Koa {
  const app = new Koa();
  app.silent = true;
  app.use(answerErrors(log));
  app.use(async (context) => {
    if (context.method !== 'GET') return;
    context.set('Cache-Control', 'no-store');
    const path = context.path.replace(/^\/api(?=\/)/, '');
    if (path === '/health/live') context.body = { status: 'ok' };
    if (path === '/health/ready') context.body = await services.health.getReadiness();
  });
  return app;
}

function corsFor(origins: readonly string[]): Koa.Middleware {
  return cors({
    origin: (context: Koa.Context) => {
      const origin = context.get('origin');
      return origins.includes(origin) ? origin : '';
    },
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'X-Total-Count', 'Content-Disposition'],
    maxAge: 600,
  });
}
