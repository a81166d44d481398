import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FixedClock } from '../clock/clock.port.js';
import { describeRegistry } from './company-registry.contract.js';
import { PublicRegisters } from './public-registers.js';

const polish = {
  result: {
    subject: {
      name: 'FABRYKA OKIEN VIDOK SP. Z O.O.',
      nip: '5260001246',
      regon: '000002217',
      statusVat: 'Czynny',
      residenceAddress: null,
      workingAddress: 'UL. PROSTA 1, 00-001 WARSZAWA',
      accountNumbers: [],
    },
    requestId: 'x',
  },
};
const norwegian = {
  organisasjonsnummer: '974760673',
  navn: 'DRAMMEN TRELAST AS',
  registrertIMvaregisteret: true,
  hjemmeside: 'www.trelast.example',
  epostadresse: 'post@trelast.example',
  telefon: '22 34 50 00',
  forretningsadresse: {
    adresse: ['c/o Hansen', 'Storgata 4'],
    postnummer: '3015',
    poststed: 'DRAMMEN',
    landkode: 'NO',
  },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Speaks as both registers do. */
const registers: Answer = ({ url = '' }, response) => {
  const json = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (/^\/pl\/api\/search\/(nip\/5260001246|regon\/000002217)\?date=2026-11-21$/.test(url)) json(200, polish);
  else if (url.startsWith('/pl/api/search/')) json(200, { result: { subject: null, requestId: 'x' } });
  else if (url === '/no/enhetsregisteret/api/enheter/974760673') json(200, norwegian);
  else json(404, { status: 404 });
};

let answer: Answer = registers;
const server = createServer((request, response) => {
  answer(request, response);
});

let base = '';
beforeEach(async () => {
  answer = registers;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
const close = () =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => {
      resolve();
    });
  });
afterEach(close);

/** After midnight in Warsaw, before it in UTC. */
const clock = new FixedClock('2026-11-20T23:30:00.000Z');
const open = () => new PublicRegisters({ poland: `${base}/pl`, norway: `${base}/no/` }, clock);

describeRegistry(() => ({ registry: open(), goAway: close }));

describe('answers that nobody can use', () => {
  test.each<[string, Answer]>([
    ['a failure', (_request, response) => response.writeHead(500).end()],
    ['a page', (_request, response) => response.writeHead(200).end('<html></html>')],
    ['other JSON', (_request, response) => response.writeHead(200).end('{"name": "x"}')],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['too much', (_request, response) => response.writeHead(200).end('x'.repeat(1_100_000))],
  ])('%s is an error', async (_what, given) => {
    answer = given;
    await expect(open().find('PL', '5260001246')).rejects.toThrow();
    await expect(open().find('NO', '974760673')).rejects.toThrow();
  });

  test('an address without a post code stays a line', async () => {
    answer = (_request, response) => {
      const subject = { ...polish.result.subject, workingAddress: 'NIEZNANY 7' };
      response.writeHead(200).end(JSON.stringify({ result: { subject } }));
    };
    expect(await open().find('PL', '5260001246')).toMatchObject({
      address: 'NIEZNANY 7',
      city: null,
      post_code: null,
    });
  });

  test.each([400, 404, 410])('the answer %i says that there is none', async (status) => {
    answer = (_request, response) => response.writeHead(status).end('{"code": "WL-115"}');
    expect(await open().find('PL', '5260001246')).toBeNull();
    expect(await open().find('NO', '974760673')).toBeNull();
  });

  test('a company that was struck off is none', async () => {
    answer = (_request, response) =>
      response.writeHead(200).end(JSON.stringify({ ...norwegian, slettedato: '2020-01-01' }));
    expect(await open().find('NO', '974760673')).toBeNull();
  });
});
