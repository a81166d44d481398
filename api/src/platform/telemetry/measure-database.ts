import { context as contexts, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { Durations } from './durations.js';
import { observe } from './observe.js';
import { isAnyUnderWay } from './spans-under-way.js';

/** Of a statement in a trace, in characters; values are never part of it. */
const longestStatement = 2_000;

/**
 * Measures the pools of a process: connections, who waits for one, and for how long.
 * @param isTraced every statement is traced, too
 */
export function measureDatabase(pools: Readonly<Record<string, Pool>>, isTraced: boolean): void {
  const named = Object.entries(pools);
  observe(
    {
      'db.client.connection.count': { description: 'Connections of a pool, by state', unit: '{connection}' },
      'db.client.connection.max': { description: 'Connections that a pool may have', unit: '{connection}' },
      'db.client.connection.pending_requests': {
        description: 'Who waits for a connection now',
        unit: '{request}',
      },
    },
    () =>
      named.flatMap(([name, pool]) => {
        const of = { 'db.client.connection.pool.name': name };
        const state = 'db.client.connection.state';
        return [
          {
            name: 'db.client.connection.count',
            value: pool.idleCount,
            attributes: { ...of, [state]: 'idle' },
          },
          {
            name: 'db.client.connection.count',
            value: pool.totalCount - pool.idleCount,
            attributes: { ...of, [state]: 'used' },
          },
          { name: 'db.client.connection.max', value: pool.options.max, attributes: of },
          { name: 'db.client.connection.pending_requests', value: pool.waitingCount, attributes: of },
        ];
      }),
  );
  for (const [name, pool] of named) {
    measureWaits(pool, name);
    if (isTraced) pool.on('connect', traceStatements);
  }
}

const waits = new Durations(
  'db.client.connection.wait_time',
  'How long the way to a connection of the pool took',
  [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
);

function measureWaits(pool: Pool, name: string): void {
  const series = waits.of({ 'db.client.connection.pool.name': name });
  type Connect = (done?: (...values: unknown[]) => void) => Promise<PoolClient> | undefined;
  const connect = pool.connect.bind(pool) as unknown as Connect;
  const measured: Connect = (asking) => {
    // A statement that `pool.query` runs belongs to the trace of who asked, not of who gave the connection back.
    const done = asking && isAnyUnderWay() ? inTraceOfNow(asking) : asking;
    // Nobody waits where a connection is free.
    if (pool.idleCount > pool.waitingCount) {
      series.record(0);
      return connect(done);
    }
    const started = performance.now();
    const end = () => series.record((performance.now() - started) / 1_000);
    if (!done) {
      const asked = connect();
      asked?.then(end, end);
      return asked;
    }
    return connect((...values) => {
      end();
      done(...values);
    });
  };
  pool.connect = measured as unknown as Pool['connect'];
}

function inTraceOfNow<Values extends unknown[]>(
  done: (...outcome: Values) => void,
): (...outcome: Values) => void {
  const now = contexts.active();
  return (...outcome) => contexts.with(now, done, undefined, ...outcome);
}

/** Statements of a connection become spans of whoever runs them; those that nobody traces cost a look. */
function traceStatements(client: PoolClient): void {
  type Query = (...values: unknown[]) => unknown;
  const tracer = trace.getTracer('frakto');
  const query = client.query.bind(client) as unknown as Query;
  const traced: Query = (...values) => {
    if (!isAnyUnderWay() || !trace.getActiveSpan()?.isRecording()) return query(...values);
    const [first] = values;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, longestStatement),
      },
    });
    const last = values.at(-1);
    if (typeof last === 'function') {
      const done = last as (error: unknown, ...results: unknown[]) => void;
      return query(...values.slice(0, -1), (error: unknown, ...results: unknown[]) => {
        endOf(span, error);
        done(error, ...results);
      });
    }
    const answer = query(...values);
    if (answer instanceof Promise) {
      answer.then(
        () => endOf(span, null),
        (error: unknown) => endOf(span, error),
      );
    } else span.end();
    return answer;
  };
  client.query = traced as unknown as PoolClient['query'];
}

function endOf(span: Span, error: unknown): void {
  if (error) {
    const code: unknown = (error as { code?: unknown }).code;
    // Its message can hold values of rows.
    span.setAttribute('db.response.status_code', typeof code === 'string' ? code : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
