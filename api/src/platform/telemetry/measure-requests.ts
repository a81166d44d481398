import type { IncomingHttpHeaders } from 'node:http';
import {
  context as contexts,
  type Context as TraceContext,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Middleware, Next } from 'koa';
import { Durations, type Series } from './durations.js';
import { whileTold } from './spans-under-way.js';

/** Boundaries as OpenTelemetry's conventions for HTTP have them. */
const durations = new Durations(
  'http.server.request.duration',
  'How long requests took',
  [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
);

/**
 * Measures every request by its route and status (`http.server.request.duration`, seconds), and traces those whose caller names a trace,
 * and a share of the others. A path itself is never told, only the pattern of its operation: paths are without number, and some of them
 * are links.
 * @param share of requests without a `traceparent` that are traced, from 0 to 1; null: nobody is told of traces
 */
export function measureRequests(share: number | null): Middleware {
  const known = new Map<string, Series>();
  const tracer = trace.getTracer('frakto');
  return async (context, next) => {
    const started = performance.now();
    try {
      // A span that nobody is told of costs as much as all the rest of this.
      const isTraced = share !== null && (traceOf(context) !== null || Math.random() < share);
      await (isTraced ? inSpan(context, next) : next());
    } finally {
      seriesOf(context).record((performance.now() - started) / 1_000);
    }
  };

  function seriesOf(context: Context): Series {
    const key = `${context.method} ${context.status} ${routeOf(context)}`;
    const kept = known.get(key);
    if (kept) return kept;
    const series = durations.of(attributesOf(context));
    known.set(key, series);
    return series;
  }

  function inSpan(request: Context, next: Next): Promise<void> {
    const parent = traceOf(request) ?? contexts.active();
    return tracer.startActiveSpan(request.method, { kind: SpanKind.SERVER }, parent, async (span) => {
      try {
        await whileTold(span, next);
      } finally {
        const attributes = attributesOf(request);
        const route = attributes['http.route'];
        span.updateName(route ? `${request.method} ${route}` : request.method);
        span.setAttributes({ ...attributes, 'frakto.request_id': String(request.state['requestId']) });
        if (request.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  }
}

/** The trace that the caller names; null when there is none, or nothing that is one. */
function traceOf({ headers }: Context): TraceContext | null {
  if (headers['traceparent'] === undefined) return null;
  const named = propagation.extract<IncomingHttpHeaders>(contexts.active(), headers);
  return trace.getSpanContext(named) ? named : null;
}

function attributesOf(context: Context): Record<string, string | number> {
  const route = routeOf(context);
  return {
    'http.request.method': context.method,
    'http.response.status_code': context.status,
    ...(route !== undefined && { 'http.route': route.replace(/^\/api(?=\/)/, '') }),
  };
}

/** The pattern of the operation's path; set by the router that found it. */
function routeOf(context: Context): string | undefined {
  const route: unknown = (context as { _matchedRoute?: unknown })._matchedRoute;
  return typeof route === 'string' ? route : undefined;
}
