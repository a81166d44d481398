import { expect, test } from '@jest/globals';
import { anOpenSocket, type TestSocket } from '../../../../testing/chat.js';
import { aCollaborator, aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import type { PersonHere } from './socket-event.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app, { name: 'Anna Kowalczyk' });
const worker = await aCollaborator(app, owner);
const rival = await aCompany(app);

/** Waits until a socket was told that these are there: ids, with what they edit. */
async function sees(
  socket: TestSocket,
  ...people: readonly (readonly [number, string | null])[]
): Promise<void> {
  const wanted = JSON.stringify([...people].sort());
  const shown = (all: readonly PersonHere[]) =>
    JSON.stringify(all.map(({ user_id, section }) => [user_id, section]).sort());
  while (shown((await socket.next('presence')).people) !== wanted);
}

test('colleagues on one order see each other, over processes, and what each edits', async () => {
  const [mine, theirs, stranger] = await Promise.all([
    anOpenSocket(app, owner),
    anOpenSocket(second, worker),
    anOpenSocket(app, rival),
  ]);
  stranger.send({ type: 'presence', order_id: 7 });
  await sees(stranger, [rival.id, null]);
  mine.send({ type: 'presence', order_id: 7 });
  await sees(mine, [owner.id, null]);
  theirs.send({ type: 'presence', order_id: 7, section: 'price' });
  await sees(mine, [owner.id, null], [worker.id, 'price']);
  await sees(theirs, [owner.id, null], [worker.id, 'price']);
  theirs.send({ type: 'presence', order_id: 7, section: 'not a section!' });
  await sees(mine, [owner.id, null], [worker.id, null]);
  // Another order.
  theirs.send({ type: 'presence', order_id: 8 });
  await sees(mine, [owner.id, null]);
  theirs.send({ type: 'presence', order_id: 7, section: 'details' });
  await sees(mine, [owner.id, null], [worker.id, 'details']);
  theirs.socket.terminate();
  await sees(mine, [owner.id, null]);
  expect(stranger.events).toHaveLength(1);
});

test('somebody with two windows is there once, and until the last one leaves', async () => {
  const [mine, window, other] = await Promise.all([
    anOpenSocket(app, owner),
    anOpenSocket(app, worker),
    anOpenSocket(second, worker),
  ]);
  mine.send({ type: 'presence', order_id: 9 });
  window.send({ type: 'presence', order_id: 9 });
  await sees(mine, [owner.id, null], [worker.id, null]);
  other.send({ type: 'presence', order_id: 9, section: 'price' });
  await sees(mine, [owner.id, null], [worker.id, 'price']);
  window.send({ type: 'presence', order_id: null });
  other.socket.terminate();
  await sees(mine, [owner.id, null]);
});

test('who leaves in the same breath was never there', async () => {
  const [mine, theirs] = await Promise.all([anOpenSocket(app, owner), anOpenSocket(app, worker)]);
  mine.send({ type: 'presence', order_id: 10 });
  await sees(mine, [owner.id, null]);
  theirs.send({ type: 'presence', order_id: 10 });
  theirs.send({ type: 'presence', order_id: null });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(mine.events.filter(({ type }) => type === 'presence').at(-1)).toMatchObject({
    people: [{ user_id: owner.id }],
  });
});
