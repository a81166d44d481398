import { describe, expect, test } from '@jest/globals';
import { anOpenSocket, type TestSocket } from '../../../../testing/chat.js';
import { aClient, aGlobalClient, aSubcontractor } from '../../../../testing/directory.js';
import { anOrder } from '../../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const worker = await aCollaborator(app, owner);
const rival = await aCompany(app);

/** Waits until a socket was told of a kind of records. */
async function hears(socket: TestSocket, record: string): Promise<void> {
  while (!(await socket.next('records_changed')).records.some((one) => one === record));
}

/** Takes everything in that is told to somebody who has just come. */
async function settled(socket: TestSocket): Promise<TestSocket> {
  await hears(socket, 'user');
  return socket;
}

describe('a socket tells what has changed', () => {
  test('to everybody of the company, on every process, and to nobody else', async () => {
    const mine = await settled(await anOpenSocket(app, owner));
    const colleague = await settled(await anOpenSocket(second, worker));
    const stranger = await settled(await anOpenSocket(second, rival));
    const heard = stranger.events.length;
    await aSubcontractor(worker);
    await Promise.all([hears(mine, 'subcontractor'), hears(colleague, 'subcontractor')]);
    await anOrder(owner);
    await Promise.all([hears(mine, 'order'), hears(colleague, 'order')]);
    expect(stranger.events.slice(heard)).toEqual([]);
  });

  test('also when it was changed by plain SQL, or by an administrator for all', async () => {
    const client = await aClient(owner);
    const socket = await settled(await anOpenSocket(app, worker));
    const stranger = await settled(await anOpenSocket(app, rival));
    await app.rows(`update clients set city = 'Radom' where id = $1`, [client.id]);
    await hears(socket, 'client');
    await aGlobalClient(app);
    await Promise.all([hears(socket, 'client'), hears(stranger, 'client')]);
  });

  test('which happened before it was open, too: a page reads its lists first', async () => {
    await aClient(owner);
    await hears(await anOpenSocket(app, worker), 'client');
  });

  test('and nothing while nothing changes', async () => {
    const socket = await settled(await anOpenSocket(app, owner));
    const heard = socket.events.length;
    await aClient(owner);
    await hears(socket, 'client');
    expect(socket.events.slice(heard)).toEqual([{ type: 'records_changed', records: ['client'] }]);
  });
});
