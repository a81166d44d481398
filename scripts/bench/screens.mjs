// Opens screens of the demo in a browser, each for the first time and once more, and tells what it asks for, how heavy that is,
// how long the page could not answer its reader, what its scripts cost the processor, and how far its parts moved.
//
//   node scripts/bench/screens.mjs [--slowdown 4] [--dist <another build than api/dist>] [--profile <folder>] [path ...]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, say } from '../lib/say.mjs';
import { signIn } from './account.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

/**
 * Screens of a company's owner and of an administrator; `:client` and `:carrier` stand for the first of the company's own, `#chat` for the
 * chat's panel over the first screen.
 */
const screens = {
  owner: [
    '/queue',
    '/activities',
    '/activities/board',
    '/activities/table',
    '/activities/new',
    // Orders from the request to the payment.
    ...['/offer/1', '/offer/8', '/offer/9', '/offer/15', '/offer/18', '/offer/23'],
    '/message/1',
    '/client-directory',
    '/client-directory/create',
    '/client-directory/:client',
    '/client-directory/:client/overview',
    '/subcontractors',
    '/subcontractors/:carrier/overview',
    '/subcontractors/groups',
    '/money',
    '/client-mailings',
    '/imports',
    '/user-settings',
    '/user-settings/company',
    '/user-settings/users',
    '/user-settings/templates',
    '/account',
    '/audit-log',
    '#chat',
  ],
  admin: [
    '/client-scanner',
    '/admin-global-clients',
    '/admin-global-subcontractors',
    '/user-management',
    '/mail-outbox',
    '/audit-log',
    '/system',
    '/tests',
  ],
};
const accounts = { owner: 'owner@demo.example', admin: 'admin@demo.example' };

/** A page is measured until nothing was asked for so long. */
const quietMs = 1_500;

/** What of a task is longer keeps the reader waiting: https://web.dev/articles/tbt */
const noticedMs = 50;

const traced = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading', '__metadata'];

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      slowdown: { type: 'string', default: '4' },
      dist: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  if (values.dist === undefined) await prepare();
  if (values.profile !== undefined) mkdirSync(values.profile, { recursive: true });
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const data = dataFolder('screens');
  const undo = [() => removeData(data)];
  try {
    const product = await startProduct(join(dist, 'main.js'), data.dataDir, { DEMO: 'on' });
    undo.push(product.stop);
    const { findBrowser } = await import(join(dist, 'platform/browser/find-browser.js'));
    const { executablePath, args, env } = await findBrowser();
    const head = ['screen', 'requests', 'again', 'script kB', 'all kB', 'blocked ms', 'again'];
    const rows = [[...head, 'longest ms', 'again', 'CPU ms', 'again', 'moved', 'again']];
    for (const [role, email] of Object.entries(accounts)) {
      const { api, token } = await signIn(product.url, email, 'frakto-demo');
      const storage = { 'frakto.token': token, 'frakto.user': JSON.stringify(await api('GET', '/auth/me')) };
      const ids = role === 'owner' ? await idsOf(api) : {};
      const wanted = screens[role].filter((path) => positionals.length === 0 || positionals.includes(path));
      for (const pattern of wanted) {
        const path = pattern.replace(/:(\w+)/, (_, name) => ids[name]);
        say(`${role}: ${path}`);
        // A browser for each screen: another one's files are not there yet.
        const browser = await launch({ executablePath, args, env });
        try {
          const page = await browser.newPage();
          await page.setViewport({ width: 1440, height: 900 });
          await watch(page, storage);
          const profile = (name) =>
            values.profile && join(values.profile, `${role}${path.replaceAll('/', '-')}-${name}.cpuprofile`);
          const slowdown = Number(values.slowdown);
          const cold = await open(page, product.url, path, slowdown, profile('cold'));
          const warm = await open(page, product.url, path, slowdown, profile('warm'));
          const whole = (value) => value.toFixed(0);
          const row = [
            `${role} ${pattern}`,
            ...[cold.requests, warm.requests].map(String),
            ...[cold.script / 1024, cold.all / 1024].map(whole),
            ...[cold.blocked, warm.blocked, cold.longest, warm.longest, cold.cpu, warm.cpu].map(whole),
            ...[cold.moved, warm.moved].map((value) => value.toFixed(3)),
          ];
          rows.push(row);
          say(`  ${row.slice(1).join('  ')}`);
        } finally {
          await browser.close();
        }
      }
    }
    console.log(`\n${tableOf(rows)}\n`);
  } finally {
    for (const step of undo.reverse()) await step();
  }
  return 0;
});

/** Records of the company's own, for their pages. */
async function idsOf(api) {
  const firstOwn = async (list) =>
    (await api('GET', `${list}?page_size=50`)).items.find((one) => one.source_type === 'personal').id;
  return {
    client: await firstOwn('/client-directory'),
    carrier: await firstOwn('/subcontractor-directory'),
  };
}

/** Signs in, and has the page note how far its parts moved. */
async function watch(page, storage) {
  await page.evaluateOnNewDocument((items) => {
    for (const [key, value] of Object.entries(items)) globalThis.localStorage.setItem(key, value);
    globalThis.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) globalThis.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, storage);
}

/** Opens an address; requests are those that reached the server, bytes as they were sent. */
async function open(page, origin, path, slowdown, profile) {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const types = new Map();
  const sums = { requests: 0, script: 0, all: 0 };
  let last = performance.now();
  session.on('Network.requestWillBeSent', () => (last = performance.now()));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isOwn = !response.fromDiskCache && !response.fromServiceWorker && !response.fromPrefetchCache;
    if (isOwn && response.url.startsWith('http')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    const type = types.get(requestId);
    if (type === undefined || encodedDataLength === 0) return;
    sums.requests += 1;
    sums.all += encodedDataLength;
    if (type === 'Script') sums.script += encodedDataLength;
  });
  const isPanel = path.startsWith('#');
  if (profile) {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 200 });
    await session.send('Profiler.start');
  }
  await page.tracing.start({ categories: traced });
  await page.goto(origin + (isPanel ? '/queue' : path), { waitUntil: 'load' });
  // The frame of the application comes first, a screen's own parts after it.
  await page.waitForSelector('main h1', { timeout: 60_000 });
  if (isPanel) {
    await page.keyboard.press('c');
    last = performance.now();
  }
  while (performance.now() - last < quietMs) await setTimeout(100);
  const tasks = tasksOf(JSON.parse(Buffer.from(await page.tracing.stop()).toString()).traceEvents, slowdown);
  if (profile) {
    const { profile: samples } = await session.send('Profiler.stop');
    writeFileSync(profile, JSON.stringify(samples));
  }
  const moved = await page.evaluate(() => globalThis.moved);
  await session.detach();
  return { ...sums, ...tasks, moved };
}

/**
 * What the page's own thread had of the processor, from its first picture on, as a processor would that is slower so many times: time on
 * the processor, not on the clock, so that others who work on the machine do not count.
 */
function tasksOf(events, slowdown) {
  const begins = events.filter(({ name }) => name === 'firstContentfulPaint' || name === 'firstPaint');
  const { pid, tid } = begins.at(-1) ?? {};
  const painted = Math.min(...begins.filter((event) => event.pid === pid).map(({ ts }) => ts));
  const tasks = events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  const times = tasks.map(({ ts, tdur = 0 }) => ({ ts, ms: (tdur / 1_000) * slowdown }));
  const after = times.filter(({ ts }) => ts >= painted).map(({ ms }) => ms);
  return {
    blocked: after.reduce((sum, ms) => sum + Math.max(0, ms - noticedMs), 0),
    longest: Math.max(0, ...after),
    cpu: times.reduce((sum, { ms }) => sum + ms, 0),
  };
}
