import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { startProduct, type ProductProcess } from '../../testing/product-process.js';

const database = await createMigratedDatabase();
const processes: ProductProcess[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) {
    one.signal('SIGKILL');
    await one.ended();
  }
});
afterAll(() => database.drop());

async function start(settings: NodeJS.ProcessEnv): Promise<ProductProcess> {
  const product = await startProduct({ DATABASE_URL: database.url, ...settings });
  processes.push(product);
  return product;
}

const healthUrl = /Its health is told at (http:\/\/127\.0\.0\.1:\d+)\/health\/ready/;

/** A collector that keeps what it is sent: by path, the bytes as text. */
async function startCollector() {
  const received: { path: string; text: string }[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString('latin1') });
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

test('metrics are told at the health port alone, by route and never by path', async () => {
  const product = await start({ HEALTH_PORT: '0' });
  const health = healthUrl.exec(product.output())?.[1] ?? '';
  await fetch(`${product.url}/api/clients/4711?q=secret`);
  await fetch(`${product.url}/no-such-page-4712`);
  expect((await fetch(`${health}/health/ready`)).status).toBe(200);
  expect(await (await fetch(`${product.url}/metrics`)).text()).not.toContain('http_server_request_duration');
  const answer = await fetch(`${health}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(
    /http_server_request_duration_count\{.*http_response_status_code="401".*http_route="\/clients\/:id".*\} 1/,
  );
  expect(text).not.toMatch(/clients\/4711|page-4712|q=secret/);
  for (const name of [
    'db_client_connection_pending_requests',
    'frakto_jobs_waiting_age{frakto_job="mail.deliver"}',
    'frakto_jobs_failed',
    'frakto_mail_outbox{state="due"} 0',
    'frakto_mail_outbox_age 0',
    'frakto_sockets 0',
    'nodejs_eventloop_delay_p99',
    'process_memory_usage',
  ])
    expect(text).toContain(name);
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
}, 40_000);

test('traces and metrics go to a collector: a request with its statements, within the trace of who asked', async () => {
  const collector = await startCollector();
  const product = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await fetch(`${product.url}/api/auth/me`, { headers: { ...headers, authorization: 'Bearer of-nobody' } });
  // Jobs run statements, too, in traces of their own, which are left out here for the most part.
  await fetch(`${product.url}/api/public/company-settings/4711`, { headers });
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
  collector.close();
  const sent = (path: string) =>
    collector.received
      .filter((one) => one.path === path)
      .map(({ text }) => text)
      .join('\n');
  const traces = sent('/v1/traces');
  expect(traces).toContain('GET /auth/me');
  expect(traces).toContain('db.query.text');
  expect(traces).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
  // Values are parameters, and no part of what is told.
  expect(traces).not.toContain('of-nobody');
  expect(sent('/v1/metrics')).toContain('http.server.request.duration');
}, 40_000);

test.each([
  ['0', false],
  ['1', true],
])(
  'of requests without a trace a share of %s is told',
  async (share, isTold) => {
    const collector = await startCollector();
    const product = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: share,
    });
    await fetch(`${product.url}/api/public/company-settings/4711`);
    product.signal('SIGTERM');
    expect(await product.ended()).toBe(0);
    collector.close();
    const traces = collector.received.filter(({ path }) => path === '/v1/traces').map(({ text }) => text);
    expect(traces.join('\n').includes('GET /public/company-settings/:user_id')).toBe(isTold);
  },
  40_000,
);

test('a collector that is away keeps the product neither from working nor from ending in time', async () => {
  const product = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
  const asked = Date.now();
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
  expect(Date.now() - asked).toBeLessThan(9_000);
}, 40_000);
