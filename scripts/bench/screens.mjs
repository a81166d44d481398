// Opens screens of the demo in a browser, each for the first time and once more, and tells what it asks for, how heavy that is,
// how long the page could not answer its reader, and how far its parts moved.
//
//   node scripts/bench/screens.mjs [--slowdown 4] [--dist <another build than api/dist>] [path ...]
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, say } from '../lib/say.mjs';
import { signIn } from './account.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

/** Screens of a company's owner and of an administrator. */
const screens = {
  owner: [
    '/activities',
    '/activities/board',
    '/activities/table',
    '/offer/5',
    '/offer/15',
    '/client-directory',
    '/client-directory/create',
    '/subcontractors',
    '/subcontractors/groups',
    '/client-mailings',
    '/imports',
    '/user-settings',
    '/user-settings/templates',
    '/audit-log',
  ],
  admin: [
    '/client-scanner',
    '/admin-global-clients',
    '/admin-global-subcontractors',
    '/user-management',
    '/mail-outbox',
    '/audit-log',
    '/tests',
  ],
};
const accounts = { owner: 'owner@demo.example', admin: 'admin@demo.example' };

/** A page is measured until nothing was asked for so long. */
const quietMs = 1_500;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { slowdown: { type: 'string', default: '4' }, dist: { type: 'string' } },
  });
  if (values.dist === undefined) await prepare();
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const data = dataFolder('screens');
  const undo = [() => removeData(data)];
  try {
    const product = await startProduct(join(dist, 'main.js'), data.dataDir, { DEMO: 'on' });
    undo.push(product.stop);
    const { findBrowser } = await import(join(dist, 'platform/browser/find-browser.js'));
    const { executablePath, args, env } = await findBrowser();
    const rows = [
      ['screen', 'requests', 'again', 'script kB', 'all kB', 'blocked ms', 'again', 'moved', 'again'],
    ];
    for (const [role, email] of Object.entries(accounts)) {
      const { api, token } = await signIn(product.url, email, 'frakto-demo');
      const storage = { 'frakto.token': token, 'frakto.user': JSON.stringify(await api('GET', '/auth/me')) };
      for (const path of positionals.length > 0 ? positionals : screens[role]) {
        say(`${role}: ${path}`);
        // A browser for each screen: another one's files are not there yet.
        const browser = await launch({ executablePath, args, env });
        try {
          const page = await browser.newPage();
          await page.setViewport({ width: 1440, height: 900 });
          await watch(page, storage, Number(values.slowdown));
          const cold = await open(page, product.url + path);
          const warm = await open(page, product.url + path);
          const kilobytes = (bytes) => (bytes / 1024).toFixed(0);
          rows.push([
            `${role} ${path}`,
            String(cold.requests),
            String(warm.requests),
            kilobytes(cold.script),
            kilobytes(cold.all),
            cold.blocked.toFixed(0),
            warm.blocked.toFixed(0),
            cold.moved.toFixed(3),
            warm.moved.toFixed(3),
          ]);
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

/** Signs in, slows the processor down, and has the page note how long it was blocked and how far its parts moved. */
async function watch(page, storage, slowdown) {
  await page.evaluateOnNewDocument((items) => {
    for (const [key, value] of Object.entries(items)) globalThis.localStorage.setItem(key, value);
    globalThis.measured = { blocked: 0, moved: 0 };
    const observe = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    // What of a long task is over 50 ms: https://web.dev/articles/tbt
    observe('longtask', ({ duration }) => (globalThis.measured.blocked += Math.max(0, duration - 50)));
    observe('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) globalThis.measured.moved += value;
    });
  }, storage);
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Opens an address; requests are those that reached the server, bytes as they were sent. */
async function open(page, url) {
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
  await page.goto(url, { waitUntil: 'load' });
  // The frame of the application comes first, a screen's own parts after it.
  await page.waitForSelector('main h1', { timeout: 60_000 });
  while (performance.now() - last < quietMs) await setTimeout(100);
  const measured = await page.evaluate(() => globalThis.measured);
  await session.detach();
  return { ...sums, ...measured };
}
