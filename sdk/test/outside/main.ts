// A project outside the repository: compiled and run by package.test.ts against the packed SDK.
import { createFraktoClient, NetworkError, orderStatusCodeLabels, verifyWebhook } from '@frakto/sdk';
import { wallToInstant } from '@frakto/sdk/clocks';
import { readNumber } from '@frakto/sdk/numbers';
import type { ClientPage } from '@frakto/sdk/schema';

const frakto = createFraktoClient({
  baseUrl: 'http://127.0.0.1:1/api',
  getToken: () => 'fk_none',
  retryPausesMs: [],
});
const read = (): Promise<ClientPage> =>
  frakto.get('/clients-personal', { params: { query: { q: 'tromso' } } });

const said: string[] = [];
try {
  await read();
} catch (error) {
  if (error instanceof NetworkError) said.push(error.reason);
}
said.push(orderStatusCodeLabels.no[0], JSON.stringify(readNumber('1,5', 'pl')), typeof verifyWebhook);
said.push(wallToInstant('2026-11-25T08:00')?.toISOString() ?? '');
console.log(said.join('\n'));
