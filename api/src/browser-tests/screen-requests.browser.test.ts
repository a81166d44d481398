import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { demoUser } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { closedDesk } from './testing/desk.js';
import { layoutShift } from './testing/layout-shift.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

// Of records that changed in the last half minute the product tells who opens it; those of the demo are older.
const product = useProduct({ demo: true });
const browser = useBrowser();

/** Longer than a screen waits before it fetches what may be wanted later, and shorter than it waits to look again. */
const restMs = 2_500;

/** A page that takes longer to answer is still at work. */
const busyMs = 50;

interface Opening {
  /** What was asked for over the network, without the chat's socket and what is looked at again after a while. */
  asked: string[];
  /** Files with a hash in their names that may not be kept for good. */
  notKept: string[];
}

/** Opens an address, and waits until nothing more is fetched and the page has nothing more to do. */
async function open({ page }: Visitor, address: string): Promise<Opening> {
  const cdp = await page.createCDPSession();
  await cdp.send('Network.enable');
  const opening: Opening = { asked: [], notKept: [] };
  const fromMemory = new Set<string>();
  let latest = Date.now();
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname, protocol } = new URL(response.url);
    if (protocol === 'data:') return;
    const kept = response.headers['Cache-Control'] ?? '';
    if (pathname.startsWith('/assets/') && kept !== 'max-age=31536000,immutable')
      opening.notKept.push(pathname);
    if (response.fromDiskCache || fromMemory.has(requestId)) return;
    if (opening.asked.includes(pathname)) return;
    opening.asked.push(pathname);
    latest = Date.now();
  });
  await page.goto(address, { waitUntil: 'load' });
  while (Date.now() < latest + restMs) {
    const asked = Date.now();
    await page.evaluate(() => performance.now());
    const answered = Date.now();
    if (answered - asked > busyMs) latest = answered;
    await wait(busyMs);
  }
  await cdp.detach();
  return opening;
}

it.each([
  ['an order', '/offer/8'],
  ['a directory', '/client-directory'],
  ['the queue of work', '/queue'],
  ['the activities', '/activities'],
])('opens %s in 25 requests, in 10 the next time, and nothing on it moves', async (_name, path) => {
  const desk = await closedDesk(browser, product(), await demoUser(product(), 'owner'));
  const first = await open(desk, product().url + path);
  expect(first.asked.length).toBeGreaterThan(5);
  expect(first.notKept).toEqual([]);
  // The chat's socket is one more.
  expect(first.asked.slice(24)).toEqual([]);
  const second = await open(desk, product().url + path);
  expect(second.asked.slice(9)).toEqual([]);
  expect(await layoutShift(desk)).toBeLessThanOrEqual(0.01);
});
