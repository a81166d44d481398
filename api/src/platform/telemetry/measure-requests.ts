import type { IncomingHttpHeaders } from 'node:http';
import {
  context as contexts,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Middleware } from 'koa';

/** Seconds, as OpenTelemetry's conventions for HTTP have them. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Measures every request by its route and status (`http.server.request.duration`, seconds), and traces it. A path itself is never
 * told, only the pattern of its operation: paths are without number, and some of them are links.
 */
export function measureRequests(): Middleware {
  const duration = metrics.getMeter('frakto').createHistogram('http.server.request.duration', {
    description: 'How long requests took',
    unit: 's',
    advice: { explicitBucketBoundaries: boundaries },
  });
  const tracer = trace.getTracer('frakto');
  return async (context, next) => {
    const started = performance.now();
    const parent = propagation.extract<IncomingHttpHeaders>(contexts.active(), context.headers);
    await tracer.startActiveSpan(context.method, { kind: SpanKind.SERVER }, parent, async (span) => {
      try {
        await next();
      } finally {
        const attributes = attributesOf(context);
        duration.record((performance.now() - started) / 1_000, attributes);
        if (span.isRecording()) {
          const route = attributes['http.route'];
          span.updateName(route ? `${context.method} ${route}` : context.method);
          span.setAttributes({ ...attributes, 'frakto.request_id': String(context.state['requestId']) });
          if (context.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      }
    });
  };
}

function attributesOf(context: Context): Record<string, string | number> {
  // Set by the router that found the operation.
  const route: unknown = (context as { _matchedRoute?: unknown })._matchedRoute;
  return {
    'http.request.method': context.method,
    'http.response.status_code': context.status,
    ...(typeof route === 'string' && { 'http.route': route.replace(/^\/api(?=\/)/, '') }),
  };
}
