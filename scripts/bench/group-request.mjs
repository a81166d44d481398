// Asks a group of 1,000 subcontractors for a price, over a mail server that counts: how long the call takes and how long
// others wait meanwhile, how many mails come, whether anybody gets two. Kills the product in the middle of the delivery,
// alone and with its database, and in the middle of the call, starts it again and waits for the rest.
//
//   node scripts/bench/group-request.mjs [--members 1000] [--characters 2000] [--mail-ms 0] [--rounds none,delivery,database,call]
//                                        [--dist <another build than api/dist>]
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { startProbe } from './import-probe.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

// A mail server on loopback that keeps nothing of a mail but who it was for and which one it was.
/**
 * Starts to count.
 * @param {number} mailMs how long it takes over each mail, in milliseconds
 */
async function startMailCounter(mailMs) {
  /** Recipient and Message-ID of each mail, in the order in which they came. */
  let mails = [];
  let refuses = () => false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const error = refuses(address)
        ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
        : null;
      callback(error);
    },
    onData(stream, session, callback) {
      const take = async () => {
        const source = (await buffer(stream)).toString('latin1');
        const id = /^message-id: *(\S+)/im.exec(source)?.[1];
        await pause(mailMs);
        mails.push({ to: session.envelope.rcptTo[0].address, id, bytes: source.length });
      };
      take().then(() => callback(null, 'taken'), callback);
    },
  });
  // Senders that are killed are what this is for.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${listener.address().port}`,
    get count() {
      return mails.length;
    },
    /** Forgets what came so far. */
    begin() {
      mails = [];
    },
    /** Says from now on of the addresses that fit that there is no such mailbox. */
    refuse(isUnknown) {
      refuses = isUnknown;
    },
    /** How often each was sent what. */
    result() {
      const addressees = new Set(mails.map(({ to }) => to));
      const messages = new Set(mails.map(({ id }) => id));
      const bytes = mails.reduce((sum, mail) => sum + mail.bytes, 0);
      return {
        mails: mails.length,
        addressees: addressees.size,
        messages: messages.size,
        kilobytes: bytes / 1024 / (mails.length || 1),
      };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Poland, Germany, France, Norway, the United Kingdom. */
const countries = [1, 2, 3, 21, 27];
/** One in a hundred has an address that no mail server knows, until somebody corrects it. */
const isLost = (address) => address.startsWith('lost');
/** Longer than a delivery that nobody finished stays locked. */
const deliveredWithinMs = 420_000;

await command(async () => {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '1000' },
      characters: { type: 'string', default: '2000' },
      'mail-ms': { type: 'string', default: '0' },
      rounds: { type: 'string', default: 'none,delivery,database,call' },
      dist: { type: 'string' },
    },
  });
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const data = dataFolder('grouprequest');
  const counter = await startMailCounter(Number(values['mail-ms']));
  const start = () => startProduct(main, data.dataDir, { DEMO: 'off', SMTP_URL: counter.url });
  const world = { counter, start, members: Number(values.members), characters: Number(values.characters) };
  try {
    world.product = await start();
    await enterGroup(world);
    const rounds = [];
    for (const killed of values.rounds.split(',')) rounds.push(await play(world, killed));
    console.log(`\n${reportOf(rounds)}\n`);
    const wrong = rounds.filter((round) => round.missing > 0 || round.twice > 0);
    if (wrong.length > 0) throw new Failure('Somebody got no mail, or one too many.');
  } finally {
    await world.product?.stop();
    await counter.close();
    removeData(data);
  }
});

/** Registers a company and makes its subcontractors and the group. */
async function enterGroup(world) {
  say(`Entering ${world.members} subcontractors …`);
  const { url } = world.product;
  world.owner = await register(url, 'grouprequest');
  ({ api: world.api } = await signIn(url, world.owner));
  world.group = await world.api('POST', '/subcontractor-groups', { name: 'Everybody' });
  world.client = await world.api('POST', '/clients-personal', {
    name: 'Fabryka Mebli',
    address: 'ul. Długa 12',
    city: 'Łódź',
    post_code: '90-001',
    country_id: 1,
    email: 'zakupy@meble.example',
  });
  const numbers = Array.from({ length: world.members }, (_each, index) => index);
  await eachOf(numbers, 20, async (number) => {
    const { id } = await world.api('POST', '/subcontractors-personal', {
      name: `Przewoźnik ${number}`,
      email: `${number % 100 === 50 ? 'lost' : 'carrier'}${number}@many.example`,
      country_id: countries[number % countries.length],
    });
    await world.api('POST', `/subcontractor-groups/${world.group.id}/members`, { subcontractor_id: id });
  });
}

/** One round: an order with a route, the call, perhaps a kill, the wait for everybody's mail, a second try for the lost. */
async function play(world, killed) {
  const { counter, members } = world;
  const routeId = await newRoute(world);
  counter.refuse(isLost);
  const probe = startProbe(world.product);
  await pause(1_000);
  say(killed === 'none' ? `Asking ${members} …` : `Asking ${members}; kill -9 in the middle: ${killed} …`);
  probe.begin();
  const processor = world.product.processorMs();
  const call = ask(world, routeId);
  if (killed === 'call') {
    await pause(100 + 300 * Math.random());
    world.product.kill(false);
  }
  const called = await call;
  const waited = Math.max(0, ...probe.end().latencies);
  const took = called && { ...called, waited, ...since(processor, world.product.processorMs()) };
  probe.stop();

  if (killed === 'delivery' || killed === 'database') {
    const some = members * (0.2 + 0.4 * Math.random());
    while (counter.count < some) await pause(2);
    world.product.kill(killed === 'database');
  }
  const before = counter.count;
  const began = performance.now();
  const sinceThen = () => (performance.now() - began) / 1000;
  let ready = null;
  if (killed !== 'none') {
    await world.product.ended;
    world.product = await world.start();
    ready = sinceThen();
    ({ api: world.api } = await signIn(world.product.url, world.owner));
  }
  // Whoever was cut off does not know what became of the call: asking again does what is left, and no more.
  const again = killed === 'none' ? null : await ask(world, routeId);
  await delivered(world, routeId, 1);
  const seconds = sinceThen();
  const { failed } = await delivered(world, routeId);
  const last = sinceThen();
  counter.refuse(() => false);
  const retried = await world.api('POST', `/order-routes/${routeId}/price-requests/retry`);
  await delivered(world, routeId);
  const { mails, addressees, kilobytes } = counter.result();
  return {
    killed,
    called: took,
    before,
    ready,
    again,
    seconds,
    last,
    failed,
    retried: retried.sent,
    mails,
    kilobytes,
    missing: members - addressees,
    twice: mails - addressees,
  };
}

function since(before, after) {
  return { server: after.server - before.server, database: after.database - before.database };
}

/** A request that was accepted, with its route; the confirmation to the client is out before anything is counted. */
async function newRoute({ api, client, counter }) {
  counter.begin();
  const { id } = await api('POST', '/quotations', {
    client_id: client.id,
    pickup_street: 'ul. Portowa 3',
    pickup_city: 'Gdańsk',
    pickup_post_code: '80-001',
    pickup_country: 'PL',
    pickup_date: '2026-12-01T08:00:00.000Z',
    delivery_street: 'Bryggen 7',
    delivery_city: 'Bergen',
    delivery_post_code: '5003',
    delivery_country: 'NO',
    delivery_date: '2026-12-03T16:00:00.000Z',
    pallets_count: 12,
    weight: 8400.5,
    cargo_type: 'Meble',
  });
  const { routes } = await api('PUT', `/orders/${id}/status`, { status: 1 });
  while (counter.count === 0) await pause(20);
  counter.begin();
  return routes[0].id;
}

/** The call; null when it was cut off. */
async function ask({ api, group, characters }, routeId) {
  const began = performance.now();
  const paragraph = '<p>Proszę o cenę, {{name}}. Ładunek jest gotowy od rana.</p>';
  try {
    const { emails_sent: sent, skipped } = await api('POST', '/send-email-to-subcontractor-group', {
      group_id: group.id,
      quotation_route_id: routeId,
      subject: 'Zapytanie o wycenę transportu',
      message: paragraph.repeat(Math.max(1, Math.floor(characters / paragraph.length))),
    });
    return { sent, skipped: skipped.length, ms: performance.now() - began };
  } catch (error) {
    if (error instanceof Failure) throw error;
    return null;
  }
}

/**
 * Polls the progress as a dialog does, until nobody waits any more.
 * @param left how many may still wait
 */
async function delivered({ api, members }, routeId, left = 0) {
  const began = performance.now();
  for (;;) {
    const counts = await api('GET', `/order-routes/${routeId}/price-requests/progress`);
    if (counts.total === members && counts.waiting <= left) return counts;
    if (performance.now() - began > deliveredWithinMs) {
      throw new Failure(`Not everybody was written to: ${JSON.stringify(counts)}`);
    }
    await pause(200);
  }
}

async function eachOf(items, atOnce, work) {
  const left = [...items];
  const next = async () => {
    while (left.length > 0) await work(left.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

function reportOf(rounds) {
  const number = (value, digits = 0) => (value == null ? '-' : value.toFixed(digits));
  return tableOf([
    [
      'killed',
      'call, ms',
      'server’s processor, ms',
      'database’s, ms',
      'others wait, ms',
      'delivered before',
      'ready again, s',
      'asked again',
      'all but one, s',
      'the last, s',
      'failed',
      'second try',
      'mails',
      'kB each',
      'missing',
      'twice',
    ],
    ...rounds.map((round) => [
      round.killed,
      number(round.called?.ms),
      number(round.called?.server),
      number(round.called?.database),
      number(round.called?.waited),
      number(round.before),
      number(round.ready, 1),
      number(round.again?.sent),
      number(round.seconds, 1),
      number(round.last, 1),
      number(round.failed),
      number(round.retried),
      number(round.mails),
      number(round.kilobytes, 1),
      number(round.missing),
      number(round.twice),
    ]),
  ]);
}
