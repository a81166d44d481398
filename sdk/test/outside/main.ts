// A project outside the repository: compiled and run by package.test.ts against the packed SDK.
import {
  createFrakto,
  createFraktoClient,
  FraktoError,
  LinkError,
  orderStatusCodeLabels,
  parseLink,
  verifyWebhook,
} from '@frakto/sdk';
import { wallToInstant } from '@frakto/sdk/clocks';
import { bodyTypeLabels } from '@frakto/sdk/labels';
import { readNumber } from '@frakto/sdk/numbers';
import type { ClientDto, ClientPage } from '@frakto/sdk/schema';

const options = { baseUrl: 'http://127.0.0.1:1/api', retryPausesMs: [] };
const client = createFraktoClient({ ...options, getToken: () => 'fk_none' });
const read = (): Promise<ClientPage> =>
  client.get('/clients-personal', { params: { query: { q: 'tromso' } } });

const frakto = createFrakto({ ...options, token: 'fk_none' });
const first = async (): Promise<ClientDto | null> => {
  for await (const one of frakto.clients.all({ q: 'tromso' })) return one;
  return null;
};
const send = async (): Promise<number> => {
  const file = { name: 'pod.pdf', content: new Uint8Array(8) };
  return (await frakto.documents.uploadOrderDocument({ file, document_type: 'OTHER', order_id: 7 })).id;
};
const change = async (id: number): Promise<void> => {
  const { number, net_amount } = await frakto.invoices.save(id, { payment_days: 14 });
  const due: number = net_amount;
  said.push(number, String(due));
};

const said: string[] = [];
for (const call of [read, first, send, () => change(12)]) {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof FraktoError)) throw error;
    switch (error.code) {
      case 'unreachable':
        said.push('unreachable');
        break;
      case 'status_not_allowed':
      case 'validation_failed':
        said.push(...Object.keys(error.fields));
        break;
      default:
        throw error;
    }
  }
}
try {
  parseLink('https://frakto.example/settings');
} catch (error) {
  if (error instanceof LinkError) said.push(error.code);
}
said.push(orderStatusCodeLabels.no[0], JSON.stringify(readNumber('1,5', 'pl')), typeof verifyWebhook);
said.push(bodyTypeLabels.en.curtain_side);
said.push(wallToInstant('2026-11-25T08:00')?.toISOString() ?? '');
console.log(said.join(' '));
