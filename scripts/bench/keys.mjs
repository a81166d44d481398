// What a program pays for calling with an API key, and for an Idempotency-Key on what it writes: the same call in turn as somebody signed
// in makes it, in one run against one product.
//
//   node scripts/bench/keys.mjs [--rounds 3] [--seconds 3] [--connections 8] [--dist <another build than api/dist>]
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { newKey, startLoad } from './contenders.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

await command(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '8' },
      dist: { type: 'string' },
    },
  });
  const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number);
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const data = dataFolder('keys');
  const load = startLoad();
  let product;
  try {
    product = await startProduct(main, data.dataDir, {});
    const { api, token: session } = await signIn(product.url, await register(product.url, 'keysbench'));
    const { token: key } = await api('POST', '/api-keys', { name: 'Bench', scopes: ['read', 'directory'] });
    const { id } = await api('POST', '/clients-personal', clientOf(0));
    const port = Number(new URL(product.url).port);
    const reads = (token) => [requestOf('GET', `/clients-personal/${id}`, token)];
    const writes = (token, isKeyed) =>
      Array.from({ length: 100 }, (_none, index) =>
        requestOf('POST', '/clients-personal', token, clientOf(index), isKeyed ? newKey : null),
      );
    const contenders = [
      { name: 'read, session', status: 200, requests: reads(session) },
      { name: 'read, key', status: 200, requests: reads(key), against: 'read, session' },
      { name: 'create, session', status: 201, requests: writes(session, false) },
      {
        name: 'create, session and Idempotency-Key',
        status: 201,
        requests: writes(session, true),
        against: 'create, session',
      },
      { name: 'create, key', status: 201, requests: writes(key, false), against: 'create, session' },
      {
        name: 'create, key and Idempotency-Key',
        status: 201,
        requests: writes(key, true),
        against: 'create, session',
      },
    ].map((one) => ({ ...one, perSecond: [], latencies: [] }));
    for (let round = 0; round <= rounds; round += 1) {
      // Whoever came first goes last in the next round; the first one warms up.
      const turns = round % 2 === 0 ? contenders : contenders.toReversed();
      for (const one of turns) {
        const job = { port, requests: one.requests, status: one.status, connections };
        const { latencies, seconds: took } = await load.run({ ...job, seconds: round === 0 ? 1 : seconds });
        if (round === 0) continue;
        one.perSecond.push(latencies.length / took);
        one.latencies.push(...latencies);
      }
    }
    const rateOf = ({ perSecond }) => median(perSecond);
    const rows = contenders.map((one) => {
      const other = contenders.find(({ name }) => name === one.against);
      return [
        one.name,
        Math.round(rateOf(one)).toString(),
        `${quantile(one.latencies, 0.5).toFixed(1)} ms`,
        `${quantile(one.latencies, 0.95).toFixed(1)} ms`,
        other ? (rateOf(one) / rateOf(other)).toFixed(2) : '',
      ];
    });
    say(tableOf([['call', 'a second', 'p50', 'p95', 'against the session'], ...rows]));
  } finally {
    load.stop();
    await product?.stop();
    removeData(data);
  }
});

function clientOf(number) {
  return {
    name: `Klient ${number}`,
    address: 'Portowa 1',
    city: 'Gdańsk',
    post_code: '80-001',
    country_id: 1,
    email: `klient${number}@bench.example`,
  };
}

function requestOf(method, path, token, body, idempotencyKey = null) {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    'Connection: keep-alive',
    `Authorization: Bearer ${token}`,
    ...(idempotencyKey ? [`Idempotency-Key: ${idempotencyKey}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function median(values) {
  return quantile(values, 0.5);
}
