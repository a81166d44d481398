// Sends the running product calls that are right by its contract and then spoilt, as owner, collaborator, administrator and nobody, and
// holds the answers against the contract. A 5xx, a status or code that the contract does not name, or no answer ends it with code 1.
// All of it stays on 127.0.0.1: the services outside that the product asks are played by a server of this process.
import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import {
  formOf,
  randomBy,
  spoiled,
  spoiledId,
  spoiledQuery,
  spoiledText,
  textFrom,
  valueOf,
} from './fuzz-values.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

const usage = `npm run bench -- fuzz [options]

  --calls <n>         calls for each seed                     (20000)
  --seeds <names>     seeds, separated by commas              (1,2,3)
  --only <names>      operation ids, separated by commas      (all)
  --dist <folder>     another build of the server than api/dist
`;

const answerWithinMs = 60_000;
const password = 'frakto-demo';

/** Operations that are not called, with the reason. */
const leftOut = { cleanupDatabase: 'empties the database that the other calls live on' };

/** Operations that would lock a caller out for good: they get no ids of callers and of their company. */
const endsCallers =
  /^(DELETE \/companies\/\{id\}|(PUT|DELETE) \/users\/\{id\}.*|(DELETE|POST) \/companies\/\{id\}\/users\/\{userId\}.*)$/;

/** What ids are of, by the part of a path before them and by the names of parameters and fields without `_id`. */
const kinds = {
  'client-directory': 'clients',
  'clients-personal': 'clients',
  'user-global-clients': 'clients',
  'client-database': 'clients',
  'global-clients': 'clients',
  'subcontractors-personal': 'subcontractors',
  'subcontractor-directory': 'subcontractors',
  'user-global-subcontractors': 'subcontractors',
  'global-subcontractors': 'subcontractors',
  quotations: 'orders',
  client: 'clients',
  subcontractor: 'subcontractors',
  memberId: 'subcontractors',
  order: 'orders',
  quotation: 'orders',
  route: 'order-routes',
  quotation_route: 'order-routes',
  routeId: 'order-routes',
  count: 'orders',
  offer: 'subcontractor-offers',
  subcontractor_offer: 'subcontractor-offers',
  chosen_offer: 'subcontractor-offers',
  user: 'users',
  userId: 'users',
  user_id: 'users',
  recipient: 'users',
  conversations: 'users',
  company: 'companies',
  group: 'subcontractor-groups',
  document: 'documents',
  invoice: 'invoices',
  message: 'messages',
  attachmentId: 'attachments',
  invitationId: 'invitations',
  paymentId: 'payments',
};

/** Registers of companies that know none, and a translator that leaves the text as it is. */
async function startOutside() {
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (part) => (text += part));
    incoming.on('end', () => {
      const isTranslation = incoming.url?.startsWith('/translate');
      outgoing.statusCode = incoming.url?.startsWith('/enhetsregisteret') ? 404 : 200;
      outgoing.setHeader('Content-Type', 'application/json');
      outgoing.end(
        JSON.stringify(
          isTranslation ? { translatedText: JSON.parse(text).q } : { result: { subject: null } },
        ),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function fuzz(main, outside, { seed, calls, only }) {
  const data = dataFolder('fuzz');
  let product;
  try {
    // The demo has records of every kind. `startProduct` moves the rate limits out of the way: they would hide the answers.
    product = await startProduct(main, data.dataDir, {
      DEMO: 'on',
      COMPANY_REGISTRY_PL_URL: outside,
      COMPANY_REGISTRY_NO_URL: outside,
      TRANSLATE_URL: outside,
      TRANSLATE_API: 'libretranslate',
    });
    return await new Fuzzer(product.url, seed, only).run(calls);
  } finally {
    await product?.stop();
    removeData(data);
  }
}

class Fuzzer {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #contract = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8'));
  #operations;
  #random;
  /** Ids by what they are of, the latest last. */
  #ids = new Map();
  /** Parameters of signed links. */
  #links = [];
  #tokens = new Map();
  /** Ids of callers and of their company. */
  #protected = { users: new Set(), companies: new Set() };
  #failures = new Map();
  #slowest = new Map();
  #renewals = 0;

  constructor(url, seed, only) {
    this.url = new URL(url);
    this.#random = randomBy(seed);
    this.#operations = Object.entries(this.#contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { operationId }]) => !(operationId in leftOut) && (!only || only.includes(operationId)))
        .map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
    );
  }

  async run(calls) {
    for (const who of ['owner', 'worker', 'admin']) await this.#signIn(who);
    await this.#lookAround();
    const statuses = {};
    const count = { serverErrors: 0, undocumented: 0, unanswered: 0 };
    const began = performance.now();
    for (let number = 1; number <= calls; number += 1) {
      const operation = this.#random.pick(this.#operations);
      const call = this.#callOf(operation);
      const answer = await this.#send(call).catch((error) => ({
        status: 0,
        text: String(error),
        headers: {},
      }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = this.#faultOf(operation, answer);
      if (fault) {
        count[fault.kind] += 1;
        this.#noteFailure(`${operation.method} ${operation.path}: ${fault.what}`, number, call, answer);
      }
      await this.#learn(operation.path, answer);
      if (answer.status === 401 && call.isHonest && call.who !== 'nobody') {
        this.#renewals += 1;
        await this.#signIn(call.who);
      }
      if (number % 5_000 === 0) say(`${number} calls, ${Math.round((performance.now() - began) / 1000)} s`);
    }
    this.#agent.destroy();
    return {
      calls,
      seconds: Math.round((performance.now() - began) / 1000),
      ...count,
      statuses,
      failures: this.#failures,
      renewals: this.#renewals,
      slowest: [...this.#slowest]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 3)
        .map(([id, ms]) => `${id} ${Math.round(ms)} ms`),
    };
  }

  async #signIn(who) {
    const form = `username=${who}%40demo.example&password=${password}`;
    const answer = await this.#send({
      method: 'POST',
      target: '/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(form),
    });
    const { access_token: token, user } = parsed(answer.text) ?? {};
    if (!token) throw new Failure(`${who}@demo.example could not sign in: ${answer.text.slice(0, 300)}`);
    this.#tokens.set(who, token);
    const me = parsed((await this.#send(this.#asking(who, '/auth/me'))).text) ?? user ?? {};
    this.#protected.users.add(me.id);
    for (const { company_id: id } of me.user_companies ?? []) this.#protected.companies.add(id);
  }

  #asking(who, target) {
    return { method: 'GET', target, headers: { authorization: `Bearer ${this.#tokens.get(who)}` } };
  }

  /** Reads all lists once, so that there are ids, and makes a link of every kind that can be. */
  async #lookAround() {
    for (const { path, method, parameters = [] } of this.#operations) {
      if (method !== 'GET' || parameters.some(({ in: place }) => place === 'path')) continue;
      for (const who of ['owner', 'admin'])
        await this.#learn(path, await this.#send(this.#asking(who, path)));
    }
  }

  /** A call of an operation: who, where, with what. */
  #callOf(operation) {
    const random = this.#random;
    const who = random.percent(85)
      ? random.pick(callersOf(operation))
      : random.pick(['owner', 'worker', 'admin', 'nobody']);
    const link = random.percent(60) ? random.pick(this.#links) : undefined;
    const token = this.#tokens.get(who);
    const isHonest = random.percent(98);
    const authorization = isHonest
      ? token && `Bearer ${token}`
      : random.pick(['Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token} x`]);
    const [type, body] = this.#bodyOf(operation, link);
    const target = `${random.percent(50) ? '/api' : ''}${this.#pathOf(operation)}${this.#queryOf(operation, link)}`;
    const language = random.pick([undefined, 'pl', 'en', 'no', 'de;q=0.5, en;q=0.1', '*', 'x'.repeat(500)]);
    const headers = { authorization, 'content-type': type, 'accept-language': language };
    return { who, isHonest, method: operation.method, target, headers: withoutGaps(headers), body };
  }

  #pathOf({ method, path, parameters = [] }) {
    const random = this.#random;
    const isDangerous = endsCallers.test(`${method} ${path}`);
    const segments = path.split('/');
    return segments
      .map((segment, place) => {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1];
        if (name === undefined) return segment;
        if (random.percent(20)) {
          const spoiltId = spoiledId(random);
          // Another way to write the id of a caller.
          return isDangerous && Number.isSafeInteger(numberIn(spoiltId)) ? '999999' : spoiltId;
        }
        const schema = parameters.find((one) => one.name === name && one.in === 'path')?.schema ?? {};
        if (
          schema.type === 'string' ||
          schema.enum ||
          schema.$ref?.includes('Kind') ||
          schema.$ref?.includes('Type')
        )
          return encodeURIComponent(String(this.#valueOf(schema, name)));
        const kind = kinds[name] ?? kinds[segments[place - 1]] ?? segments[place - 1];
        const id = this.#idOf(kind);
        if (id === undefined || (isDangerous && this.#protected[kind]?.has(id))) return '999999';
        return String(id);
      })
      .join('/');
  }

  #queryOf({ parameters = [] }, link) {
    const random = this.#random;
    const known = parameters.filter(({ in: place }) => place === 'query');
    const names = known.map(({ name }) => name);
    let pairs = known
      .filter(({ required }) => required || random.percent(35))
      .flatMap(({ name, schema }) =>
        [this.#valueOf(schema, name)].flat().map((one) => [name, encodeURIComponent(String(one))]),
      );
    if (link && names.includes('sig'))
      pairs = Object.entries(link)
        .filter(([name]) => names.includes(name))
        .map(([name, value]) => [name, encodeURIComponent(value)]);
    while (random.percent(25)) pairs = spoiledQuery(pairs, names, random);
    return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
  }

  /** @returns type and bytes; nothing for an operation without a body, as a rule */
  #bodyOf({ method, requestBody }, link) {
    const random = this.#random;
    if (!requestBody)
      return method !== 'GET' && random.percent(5) ? spoiledText('{"id":1}', random) : [undefined, undefined];
    const [[type, { schema, example }]] = Object.entries(requestBody.content);
    let body =
      example !== undefined && random.percent(65) ? structuredClone(example) : this.#valueOf(schema, '');
    if (isObject(body)) this.#putIds(body, link);
    while (random.percent(45)) body = spoiled(body, random);
    // Otherwise nobody of the company gets in any more who has no second factor.
    if (isObject(body) && body.require_second_factor === true) body.require_second_factor = false;
    if (type === 'multipart/form-data')
      return formOf(isObject(body) ? { ...body, file: undefined } : {}, random);
    if (type === 'application/x-www-form-urlencoded')
      return [type, Buffer.from(formText(isObject(body) ? body : {}))];
    const text = JSON.stringify(body) ?? '';
    if (random.percent(6)) return spoiledText(text, random);
    if (random.below(500) === 0) return ['application/json', Buffer.from(`{"a":"${'x'.repeat(3_000_000)}"}`)];
    return ['application/json', Buffer.from(text)];
  }

  /** Puts ids that there are where the example has its own, or those of a link. */
  #putIds(body, link) {
    for (const name of Object.keys(body)) {
      if (link && name in link) body[name] = name === 'sig' ? link.sig : Number(link[name]);
      else if (/_ids$/.test(name) && Array.isArray(body[name]))
        body[name] = body[name].map((one) => this.#idNamed(name) ?? one);
      else if (/_id$/.test(name)) body[name] = this.#idNamed(name) ?? body[name];
    }
    if (link && 'sig' in body) Object.assign(body, { exp: Number(link.exp) });
  }

  #valueOf(schema, name) {
    const { schemas } = this.#contract.components;
    return valueOf(schema, { random: this.#random, schemas, idOf: (one) => this.#idNamed(one) }, name);
  }

  #idNamed(name) {
    return this.#idOf(kinds[name.replace(/_ids?$/, '')]);
  }

  #idOf(kind) {
    const known = this.#ids.get(kind);
    return known && this.#random.percent(95) ? this.#random.pick(known) : undefined;
  }

  /** Remembers the ids of an answer, and links. */
  async #learn(path, { status, text }) {
    if (status < 200 || status > 299) return;
    const body = parsed(text);
    if (typeof body !== 'object' || body === null) return;
    const segment =
      path.split('/').findLast((one) => one in kinds || this.#ids.has(one)) ?? path.split('/')[1];
    const records = Array.isArray(body) ? body : (body.items ?? [body]);
    if (!Array.isArray(records)) return;
    for (const record of records.slice(0, 50)) {
      if (!isObject(record)) continue;
      if (Number.isSafeInteger(record.id)) this.#noteId(kinds[segment] ?? segment, record.id);
      for (const [name, value] of Object.entries(record)) {
        const kind = kinds[name.replace(/_id$/, '')];
        if (/_id$/.test(name) && kind && Number.isSafeInteger(value)) this.#noteId(kind, value);
        if (['routes', 'items', 'attachments', 'invoices'].includes(name) && Array.isArray(value))
          for (const one of value)
            if (Number.isSafeInteger(one?.id)) this.#noteId(kinds[name.slice(0, -1)] ?? name, one.id);
      }
      if (typeof record.url === 'string' && record.url.includes('sig=')) {
        this.#links.push(Object.fromEntries(new URL(record.url).searchParams));
        if (this.#links.length > 100) this.#links.shift();
      }
    }
  }

  #noteId(kind, id) {
    const known = this.#ids.get(kind) ?? [];
    this.#ids.set(kind, known);
    if (known.includes(id)) return;
    known.push(id);
    if (known.length > 100) known.shift();
  }

  /** What is wrong with an answer; nothing of one that the contract names. */
  #faultOf({ operationId, responses }, { status, headers, text, ms = 0 }) {
    this.#slowest.set(operationId, Math.max(ms, this.#slowest.get(operationId) ?? 0));
    if (status === 0) return { kind: 'unanswered', what: `no answer: ${text.slice(0, 200)}` };
    const code = parsed(text)?.code;
    if (status >= 500) return { kind: 'serverErrors', what: `${status} ${code ?? ''}` };
    const named = responses[status];
    if (!named) return { kind: 'undocumented', what: `${status} ${code ?? ''} is not documented` };
    if (status < 400) return null;
    const shared = named.$ref ? this.#contract.components.responses[named.$ref.split('/').at(-1)] : named;
    const problem = shared.content?.['application/problem+json'];
    if (!headers['content-type']?.startsWith('application/problem+json') || !problem)
      return { kind: 'undocumented', what: `${status} is no problem+json` };
    return code in (problem.examples ?? {})
      ? null
      : { kind: 'undocumented', what: `${status} with the code ${code} is not documented` };
  }

  #noteFailure(what, number, { who, method, target, headers, body }, { text }) {
    const known = this.#failures.get(what);
    if (known) return void (known.count += 1);
    const type = headers['content-type'] ?? '';
    const sent = body ? ` ${type} ${JSON.stringify(body.toString('utf8').slice(0, 1_500))}` : '';
    const example = `call ${number} as ${who}: ${method} ${target.slice(0, 500)}${sent}\n    answer: ${text.slice(0, 500)}`;
    this.#failures.set(what, { count: 1, example });
    say(`${what} (call ${number})`);
  }

  #send({ method, target, headers, body }) {
    const began = performance.now();
    return new Promise((done, fail) => {
      const length = body === undefined ? {} : { 'content-length': body.length };
      const outgoing = request(
        {
          host: this.url.hostname,
          port: this.url.port,
          method,
          path: target,
          headers: { accept: 'application/json', ...headers, ...length },
          agent: this.#agent,
        },
        (incoming) => {
          const parts = [];
          incoming.on('data', (part) => parts.push(part));
          incoming.on('error', fail);
          incoming.on('end', () =>
            done({
              status: incoming.statusCode,
              headers: incoming.headers,
              text: Buffer.concat(parts).toString('utf8'),
              ms: performance.now() - began,
            }),
          );
        },
      );
      outgoing.setTimeout(answerWithinMs, () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', fail);
      outgoing.end(body);
    });
  }
}

/** Who may call an operation. */
function callersOf({ security = [] }) {
  const roles = security.flatMap(({ bearer }) => bearer ?? []);
  if (roles.length === 0) return ['nobody', 'nobody', 'owner'];
  const of = {
    user: ['owner', 'worker', 'admin'],
    member: ['owner', 'worker'],
    owner: ['owner'],
    administrator: ['admin'],
    'owner-or-administrator': ['owner', 'admin'],
    'member-or-administrator': ['owner', 'worker', 'admin'],
  };
  return roles.flatMap((role) => of[role] ?? []);
}

function numberIn(encoded) {
  try {
    return Number.parseInt(decodeURIComponent(encoded), 10);
  } catch {
    return Number.NaN;
  }
}

function formText(fields) {
  const pairs = Object.entries(fields).map(([name, value]) => [name, textFrom(value)]);
  return new globalThis.URLSearchParams(pairs).toString();
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withoutGaps(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      calls: { type: 'string', default: '20000' },
      seeds: { type: 'string', default: '1,2,3' },
      only: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  if (values.help) return console.log(usage);
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const outside = await startOutside();
  const rows = [];
  let faults = 0;
  try {
    for (const seed of values.seeds.split(',').map(Number)) {
      const run = await fuzz(main, outside.url, {
        seed,
        calls: Number(values.calls),
        only: values.only?.split(','),
      });
      rows.push(
        [seed, run.calls, run.seconds, run.serverErrors, run.undocumented, run.unanswered].map(String),
      );
      say(
        `Seed ${seed}: ${JSON.stringify(run.statuses)}; slowest: ${run.slowest.join(', ')}; signed in again: ${run.renewals}`,
      );
      for (const [what, { count, example }] of run.failures) say(`${count} × ${what}\n    ${example}`);
      faults += run.failures.size;
    }
  } finally {
    outside.close();
  }
  say(tableOf([['seed', 'calls', 'seconds', '5xx', 'undocumented', 'no answer'], ...rows]));
  if (faults > 0) throw new Failure(`${faults} kinds of answers that the contract rules out.`);
});
