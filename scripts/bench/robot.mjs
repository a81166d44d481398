// What a robot does to a website's form: thousands of submissions without proof, with forged challenges, with the hidden field filled in,
// too fast, and right ones over the limits, from few addresses and from many, beside the ordinary work of a forwarder. Tells what was
// refused and why, which orders came of it, how long the forwarder waited with it and without it, and the memory.
//
//   node scripts/bench/robot.mjs [--submissions 10000] [--right 400] [--connections 16] [--dist <another build than api/dist>]
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

/** What one company takes in an hour over its form, and one address sends. */
const mostOfCompany = 300;
const site = 'https://www.bench.example';

await command(async () => {
  const { values } = parseArgs({
    options: {
      submissions: { type: 'string', default: '10000' },
      right: { type: 'string', default: '400' },
      connections: { type: 'string', default: '16' },
      dist: { type: 'string' },
    },
  });
  const [count, right, connections] = [values.submissions, values.right, values.connections].map(Number);
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const data = dataFolder('robot');
  let product;
  try {
    // Limits as people have them; the address of a sender is what a proxy says.
    product = await startProduct(main, data.dataDir, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on' });
    const { api } = await signIn(product.url, await register(product.url, 'robotbench'));
    const { code } = await api('PUT', '/embedded-form', { is_on: true, sites: [site] });
    await api('PUT', '/company-settings', { payment_terms_days: 14 });
    const ordersNow = async () => (await api('GET', '/quotations?page_size=1')).total;

    say('Ordinary work alone …');
    const before = await ordinaryWork(api, pause(15_000));
    const memoryBefore = product.memory();

    say(`Working out ${right} proofs …`);
    const robot = await makeRobot(product.url, code, right);
    say(`${count} submissions, ${connections} at a time …`);
    const answers = new Map();
    let peak = memoryBefore;
    const watch = setInterval(() => (peak = Math.max(peak, product.memory())), 50);
    const began = performance.now();
    let during;
    try {
      const attack = robot.run(count, connections, answers);
      // Whichever breaks ends the run: the other would wait for it.
      [during] = await Promise.all([ordinaryWork(api, attack), attack]);
    } finally {
      clearInterval(watch);
      robot.stop();
    }
    const seconds = (performance.now() - began) / 1000;

    const created = await ordersNow();
    const taken = [...answers.values()].reduce((sum, { ' 201': one = 0 }) => sum + one, 0);
    say(tableOf([['sent', 'answered', 'times'], ...rowsOf(answers)]));
    say(`${count} submissions in ${seconds.toFixed(0)} s (${Math.round(count / seconds)} a second)`);
    say(`orders: ${created}; taken: ${taken}; a company takes ${mostOfCompany} in an hour`);
    say(
      tableOf([
        ['ordinary calls', 'number', 'p50', 'p95', 'longest'],
        ['alone', ...figuresOf(before)],
        ['beside the robot', ...figuresOf(during)],
      ]),
    );
    say(`memory: ${Math.round(memoryBefore)} MB before, at most ${Math.round(peak)} MB`);
    const allowed = new Set(['right, few addresses', 'right, many addresses']);
    const wrong = [...answers].filter(([kind, { ' 201': one = 0 }]) => one > 0 && !allowed.has(kind));
    if (wrong.length > 0)
      throw new Failure(`What is no person’s was taken: ${wrong.map(([kind]) => kind).join(', ')}`);
    if (created !== taken || created > mostOfCompany) throw new Failure('More orders came of it than may.');
  } finally {
    await product?.stop();
    removeData(data);
  }
});

/** Calls of a forwarder, two at a time, until something ends. @returns how long each took, in milliseconds */
async function ordinaryWork(api, until) {
  const latencies = [];
  let isOver = false;
  const end = () => (isOver = true);
  until.then(end, end);
  let number = 0;
  const calls = [
    () => api('GET', '/quotations?page_size=20'),
    () => api('GET', '/client-directory?page_size=20'),
    () =>
      api('POST', '/clients-personal', {
        name: `Klient ${(number += 1)}`,
        address: 'Portowa 1',
        post_code: '80-001',
        country_id: 1,
      }),
    () => api('GET', '/activities'),
  ];
  const work = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      await calls[turn % calls.length]();
      latencies.push(performance.now() - began);
      await pause(20);
    }
  };
  await Promise.all([work(), work()]).finally(end);
  return latencies;
}

/** Somebody with many addresses, challenges of the form, and proofs of some of them. */
async function makeRobot(url, code, right) {
  const path = `/public/embedded-forms/${code}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = (method, of, address, body) =>
    new Promise((done, fail) => {
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
      const asked = request(url + of, { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.once('error', fail);
        answer.once('end', () => {
          try {
            done({ status: answer.statusCode, body: JSON.parse(text) });
          } catch (error) {
            fail(error);
          }
        });
      });
      asked.once('error', fail);
      asked.end(body && JSON.stringify(body));
    });
  const challengeFrom = async (address) => {
    const { status, body } = await ask('GET', path, address);
    if (status !== 200) throw new Failure(`The form answered ${status}`);
    return body.challenge;
  };
  const many = () => `10.${random(256)}.${random(256)}.${1 + random(254)}`;
  const few = () => `192.0.2.${1 + random(4)}`;
  const proven = [];
  for (let made = 0; made < right; made += 1) {
    const challenge = await challengeFrom(many());
    proven.push({ challenge, proof: proofOf(challenge) });
  }
  const old = await challengeFrom(many());
  await pause(4_000);
  const forged = `${'x'.repeat(22)}.${Math.floor(Date.now() / 1000) - 60}.${'y'.repeat(43)}`;
  const kinds = {
    'no proof': () => ({ challenge: old, proof: '0' }),
    'forged challenge': () => ({ challenge: forged, proof: '1' }),
    'hidden field filled in': () => ({ challenge: old, proof: '0', website: 'https://spam.example' }),
    'another website': () => ({ challenge: old, proof: '0', site: 'https://evil.example' }),
    'too fast': async (address) => ({ challenge: await challengeFrom(address), proof: '0' }),
  };
  let sender = 0;
  let isStopped = false;
  return {
    /** @param {Map<string, Record<string, number>>} answers how often what was answered, by what was sent */
    async run(count, connections, answers) {
      let left = count;
      const names = Object.keys(kinds);
      const work = async () => {
        while (left > 0 && !isStopped) {
          left -= 1;
          const isMany = left % 2 === 0;
          const address = isMany ? many() : few();
          // Spread over the whole run.
          const isRight = proven.length > 0 && left % Math.max(1, Math.floor(count / right)) === 0;
          const name = isRight ? 'right' : names[left % names.length];
          let body;
          try {
            body = isRight ? proven.pop() : await kinds[name](address);
          } catch {
            note(answers, `${name}, ${isMany ? 'many' : 'few'} addresses`, 'the form is not shown: 429');
            continue;
          }
          sender += 1;
          const answer = await ask('POST', `${path}/requests`, address, { ...requestOf(sender), ...body });
          const { code: problem = '' } = answer.body;
          note(answers, `${name}, ${isMany ? 'many' : 'few'} addresses`, `${problem} ${answer.status}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
    },
    /** Sends nothing more, and ends what is under way. */
    stop() {
      isStopped = true;
      agent.destroy();
    },
  };
}

function note(answers, kind, what) {
  const of = answers.get(kind) ?? {};
  of[what] = (of[what] ?? 0) + 1;
  answers.set(kind, of);
}

function random(below) {
  return Math.floor(Math.random() * below);
}

function proofOf(challenge) {
  for (let tried = 0; ; tried += 1) {
    const hash = createHash('sha256').update(`${challenge}:${tried}`).digest();
    if (hash.readUInt32BE(0) >>> 16 === 0) return String(tried);
  }
}

function day(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

function requestOf(number) {
  return {
    pickup_street: 'Portowa 1',
    pickup_city: 'Gdańsk',
    pickup_post_code: '80-001',
    pickup_country: 'PL',
    pickup_date: day(3),
    delivery_street: 'Havnegata 2',
    delivery_city: 'Oslo',
    delivery_post_code: '0150',
    delivery_country: 'NO',
    delivery_date: day(6),
    pallets_count: 4,
    weight: 1200,
    cargo_type: 'Ryby mrożone',
    payment_days: 14,
    client_name: `Robot ${number}`,
    contact_name: 'Robot',
    client_email: `robot${number}@spam.example`,
    language: 'pl',
    site,
  };
}

function rowsOf(answers) {
  return [...answers]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([kind, of]) => Object.entries(of).map(([what, times]) => [kind, what.trim(), String(times)]));
}

function figuresOf(latencies) {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  return [String(sorted.length), at(0.5), at(0.95), `${(sorted.at(-1) ?? 0).toFixed(0)} ms`];
}
