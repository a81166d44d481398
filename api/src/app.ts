import cors from '@koa/cors';
import Koa from 'koa';
import type { Container } from './container.js';
import { registerRoutes } from './generated/routes.js';
import { answerErrors } from './platform/http/answer-errors.js';
import { compressAnswers, validators } from './platform/http/compress-and-cache.js';
import { positionHeader } from './platform/http/read-position.js';
import { readBody, takeKnownTypes } from './platform/http/read-body.js';
import { requestLog } from './platform/http/request-log.js';
import { routeOperations } from './platform/http/route-operations.js';
import { securityHeaders, serveSecurityContact } from './platform/http/security-headers.js';
import { openShortLinks, pathForLog } from './platform/http/short-links.js';
import { servePages } from './platform/http/pages-of-the-web.js';
import { serveReference } from './platform/http/reference.js';
import { measureRequests } from './platform/telemetry/measure-requests.js';
import { isTold, type ScrapeHandler } from './platform/telemetry/telemetry.js';
import type { Logger } from './kernel/log.js';
import { serveConfirmations, serveEmbeddedForms, serveReadPages } from './modules/shipment/index.js';
import { serveCalendars } from './modules.js';
import { serveUnsubscribing } from './modules/correspondence/index.js';

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
  logStreamFailures(app, container.log);

  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = container.config;
  if (isTold(container.config)) app.use(measureRequests(collector === undefined ? null : share));
  app.use(requestLog(container.log, container.trustProxy));
  app.use(answerErrors(container.log));
  app.use(securityHeaders());
  if (container.config.CORS_ORIGINS.length > 0) app.use(corsFor(container.config.CORS_ORIGINS));
  app.use(compressAnswers());
  app.use(validators());
  app.use(serveSecurityContact(container.config.SECURITY_CONTACT, container.publicUrl));
  app.use(serveReference());
  app.use(serveUnsubscribing());
  const { linkViews, signer } = container.services;
  app.use(
    openShortLinks(
      {
        read: (code) => signer.readCode(code),
        follow: (link, address) => linkViews.followShortLink(link, address),
      },
      container.publicUrl,
    ),
  );
  app.use(serveCalendars());
  app.use(serveConfirmations());
  app.use(serveEmbeddedForms());
  app.use(serveReadPages());
  app.use(servePages());
  app.use(takeKnownTypes());
  app.use(readBody());
  app.use(routeOperations(registerRoutes));
  return app;
}

/**
 * What operators ask at `HEALTH_PORT`: whether the process lives and can do its work, in the words of the web application, and what is
 * measured of it.
 */
export function createHealthApp({ log, services }: Container, scrape: ScrapeHandler | null): Koa {
  const app = new Koa();
  logStreamFailures(app, log);
  app.use(answerErrors(log));
  app.use(async (context) => {
    if (context.method !== 'GET') return;
    context.set('Cache-Control', 'no-store');
    if (context.path === '/metrics' && scrape) {
      context.respond = false;
      scrape(context.req, context.res);
      return;
    }
    const path = context.path.replace(/^\/api(?=\/)/, '');
    if (path === '/health/live') context.body = services.health.getLiveness();
    if (path === '/health/ready') context.body = await services.health.getReadiness();
  });
  return app;
}

/** Codes of errors that say that the other end is gone. */
const whenGone: ReadonlySet<string> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECANCELED',
  'HPE_INVALID_EOF_STATE',
]);

/**
 * What fails after the answer has begun, such as a file of the storage that ends in the middle: the answer is cut, and nobody else tells.
 * That somebody went away while they were answered, or before they had sent everything, is no failure.
 */
function logStreamFailures(app: Koa, log: Logger): void {
  // Each stream of a chain tells of the same error.
  const told = new WeakSet<Error>();
  app.on('error', (error: NodeJS.ErrnoException, context?: Koa.Context) => {
    if (told.has(error)) return;
    told.add(error);
    if (whenGone.has(error.code ?? '')) return;
    const { method, path, state } = context ?? {};
    log.error(
      { err: error, request_id: state?.['requestId'] as unknown, method, path: path && pathForLog(path) },
      'an answer was not sent whole',
    );
  });
}

function corsFor(origins: readonly string[]): Koa.Middleware {
  return cors({
    origin: (context: Koa.Context) => {
      const origin = context.get('origin');
      return origins.includes(origin) ? origin : '';
    },
    exposeHeaders: [
      'X-Request-Id',
      'Retry-After',
      'X-Total-Count',
      'Content-Disposition',
      'RateLimit',
      'RateLimit-Policy',
      'Frakto-Version',
      'Deprecation',
      'Sunset',
      positionHeader,
    ],
    maxAge: 600,
  });
}
