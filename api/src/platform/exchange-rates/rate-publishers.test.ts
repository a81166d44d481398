import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EcbReferenceRates } from './ecb-reference-rates.js';
import { describePublisher } from './exchange-rates.contract.js';
import type { RatePublisher, RateTable } from './exchange-rates.port.js';
import { FakePublisher } from './fake-publisher.js';
import { NbpTableA } from './nbp-table-a.js';
import { NorgesBankRates } from './norges-bank.js';
import { startRatesServer, type RatesServer } from './testing/rates-server.js';

const days = ['2026-11-13', '2026-11-16', '2026-11-17'];
const nbp = days.map((date, index): RateTable => ({
  date,
  table_no: `${220 + index}/A/NBP/2026`,
  rates: [
    { from: 'EUR', to: 'PLN', rate: `4.25${index + 1}7` },
    { from: 'NOK', to: 'PLN', rate: '0.3624' },
  ],
}));
const ecb = days.map((date, index): RateTable => ({
  date,
  table_no: null,
  rates: [
    { from: 'EUR', to: 'PLN', rate: '4.2750' },
    { from: 'EUR', to: 'NOK', rate: `11.79${index}0` },
  ],
}));
const norges = days.map((date, index): RateTable => ({
  date,
  table_no: null,
  rates: [
    { from: 'EUR', to: 'NOK', rate: `11.79${index}5` },
    // Stated for 100 zloty.
    { from: 'PLN', to: 'NOK', rate: '2.7586' },
  ],
}));

let server: RatesServer;
beforeEach(async () => {
  server = await startRatesServer({ nbp, ecb, norges });
});
afterEach(() => server.close());

type Open = (url: string) => RatePublisher;
const publishers: [string, RateTable[], Open][] = [
  ['NBP', nbp, (url) => new NbpTableA(url)],
  ['ECB', ecb, (url) => new EcbReferenceRates(url)],
  ['Norges Bank', norges, (url) => new NorgesBankRates(url)],
];

describe.each(publishers)('%s', (name, tables, open) => {
  describePublisher(tables, () => ({ publisher: open(server.url), goAway: () => server.close() }));

  const text = (body: string) => (response: ServerResponse) => void response.end(body);
  test.each<[string, (response: ServerResponse) => void]>([
    ['a failure', (response) => void response.writeHead(500).end()],
    ['a page', text('<html><body>Maintenance</body></html>')],
    ['nothing at all', text('')],
    ['no table', text(faulty(name).noTable)],
    ['a rate that is none', text(faulty(name).noRate)],
    ['a day that is none', text(faulty(name).noDay)],
    ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['too much', text(' '.repeat(1_100_000))],
  ])('fails at %s', async (_what, answer) => {
    server.answerWith(answer);
    await expect(open(server.url).latest()).rejects.toThrow(Error);
  });
});

/** Answers of a publisher that look right and are not. */
function faulty(name: string): { noTable: string; noRate: string; noDay: string } {
  if (name === 'NBP')
    return {
      noTable: '[]',
      noRate: '[{"no":"1","effectiveDate":"2026-11-13","rates":[{"code":"EUR","mid":-4}]}]',
      noDay: '[{"no":"1","effectiveDate":"13.11.2026","rates":[]}]',
    };
  if (name === 'ECB')
    return {
      noTable: '<Cube></Cube>',
      noRate: "<Cube time='2026-11-13'><Cube currency='PLN' rate='-4'/></Cube>",
      noDay: "<Cube time='13.11.2026'><Cube currency='PLN' rate='4'/></Cube>",
    };
  return {
    noTable: norgesAnswer('2026-11-13', []),
    noRate: norgesAnswer('2026-11-13', ['-4']),
    noDay: norgesAnswer('13.11.2026', ['4']),
  };
}

function norgesAnswer(day: string, prices: string[]): string {
  const list = (id: string, value: string) => ({ id, values: [{ id: value }] });
  const series = prices.map((price) => ['0:0', { attributes: [0], observations: { '0': [price] } }]);
  return JSON.stringify({
    data: {
      dataSets: [{ series: Object.fromEntries(series) as object }],
      structure: {
        dimensions: {
          series: [list('BASE_CUR', 'EUR'), list('QUOTE_CUR', 'NOK')],
          observation: [list('TIME_PERIOD', day)],
        },
        attributes: { series: [list('UNIT_MULT', '0')] },
      },
    },
  });
}

describe('a fake', () => {
  describePublisher(nbp, () => {
    const publisher = new FakePublisher('NBP', nbp);
    return { publisher, goAway: () => void (publisher.isAway = true) };
  });
});

test('addresses may name the service, or what it publishes', async () => {
  for (const end of ['', '/', '/api/exchangerates/tables/A', '/api/exchangerates/tables/a/?format=json']) {
    server.asked.length = 0;
    await new NbpTableA(server.url + end).latest().catch(() => undefined);
    expect(server.asked).toEqual([
      expect.stringMatching(/^\/api\/exchangerates\/tables\/a\/\?format=json$/i),
    ]);
  }
  for (const end of ['', '/', '/stats/eurofxref/eurofxref-daily.xml']) {
    expect(await new EcbReferenceRates(server.url + end).between('2026-11-01', '2026-11-30')).toEqual(ecb);
  }
  const { date } = norges[0] as RateTable;
  for (const end of [
    '',
    '/',
    '/api/data/EXR/B.EUR+USD+PLN.NOK.SP',
    '/api/data/EXR/B.EUR+USD+PLN.NOK.SP?a=b',
  ]) {
    expect(await new NorgesBankRates(server.url + end).between(date, date)).toEqual([norges[0]]);
  }
});
