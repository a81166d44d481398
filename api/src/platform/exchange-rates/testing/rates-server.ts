import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RateTable } from '../exchange-rates.port.js';

/** A server that speaks as the National Bank of Poland, the European Central Bank and Norges Bank do. */
export interface RatesServer {
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Answers instead of the server from now on; null for the server itself. */
  answerWith(answer: ((response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
}

/** What the banks have published; the oldest first. */
interface Publications {
  nbp: RateTable[];
  ecb: RateTable[];
  norges: RateTable[];
}

/** Starts one on a free port of this machine. */
export async function startRatesServer({ nbp, ecb, norges }: Publications): Promise<RatesServer> {
  const asked: string[] = [];
  let instead: ((response: ServerResponse) => void) | null = null;
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (instead) return instead(response);
    const nbpDays = /^\/api\/exchangerates\/tables\/a\/(?:(\S{10})\/(\S{10})\/)?\?format=json$/.exec(url);
    if (nbpDays) {
      const [, from, to] = nbpDays;
      const found = from && to ? nbp.filter(({ date }) => date >= from && date <= to) : nbp.slice(-1);
      if (found.length === 0) return void response.writeHead(404).end('404 NotFound - Brak danych');
      return void response.end(JSON.stringify(found.map(nbpTable)));
    }
    if (url === '/stats/eurofxref/eurofxref-daily.xml') return void response.end(ecbFile(ecb.slice(-1)));
    if (url === '/stats/eurofxref/eurofxref-hist-90d.xml') return void response.end(ecbFile(ecb));
    const norgesDays =
      /^\/api\/data\/EXR\/B\.EUR\+USD\+PLN\.NOK\.SP\?format=sdmx-json&locale=en&(?:lastNObservations=1|startPeriod=(\S{10})&endPeriod=(\S{10}))$/.exec(
        url,
      );
    if (norgesDays) {
      const [, from, to] = norgesDays;
      const found = from && to ? norges.filter(({ date }) => date >= from && date <= to) : norges.slice(-1);
      if (found.length === 0) return void response.writeHead(404).end('No data');
      return void response.end(JSON.stringify(norgesMessage(found)));
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (next) => void (instead = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function nbpTable({ date, table_no, rates }: RateTable): object {
  const of = rates.map(({ from, rate }) => ({ currency: from.toLowerCase(), code: from, mid: Number(rate) }));
  // Most of what a table has, the product has no use for.
  const rest = [{ currency: 'bat (Tajlandia)', code: 'THB', mid: 0.1123 }];
  return { table: 'A', no: table_no, effectiveDate: date, rates: [...rest, ...of] };
}

/** The newest day comes first, as the bank has it. */
function ecbFile(tables: readonly RateTable[]): string {
  const days = tables.toReversed().map(({ date, rates }) => {
    const cubes = rates.map(({ to, rate }) => `<Cube currency='${to}' rate='${rate}'/>`);
    return `<Cube time='${date}'><Cube currency='JPY' rate='163.06'/>${cubes.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><Cube>${days.join('\n')}</Cube>
</gesmes:Envelope>`;
}

/** Units that a price is stated for, as powers of ten: zloty are priced by the hundred. */
const unitsOf = (currency: string) => (currency === 'PLN' ? 2 : 0);

/** SDMX-JSON: series are named by places in lists, prices are texts. The newest day comes first here. */
function norgesMessage(tables: readonly RateTable[]): object {
  const days = tables.toReversed();
  const currencies = [...new Set(tables.flatMap(({ rates }) => rates.map(({ from }) => from)))];
  const series = currencies.map((currency, place) => {
    const observations = days.flatMap(({ rates }, index) => {
      const rate = rates.find(({ from }) => from === currency)?.rate;
      if (rate === undefined) return [];
      const price = unitsOf(currency) === 2 ? String(Number((Number(rate) * 100).toFixed(6))) : rate;
      return [[String(index), [price]] as const];
    });
    const attributes = [0, 0, unitsOf(currency) === 2 ? 1 : 0, 0];
    return [`0:${place}:0:0`, { attributes, observations: Object.fromEntries(observations) }] as const;
  });
  const list = (id: string, ...ids: string[]) => ({ id, values: ids.map((one) => ({ id: one, name: one })) });
  return {
    meta: { id: 'IREF', test: false },
    data: {
      dataSets: [{ action: 'Information', series: Object.fromEntries(series) }],
      structure: {
        dimensions: {
          dataset: [],
          series: [
            list('FREQ', 'B'),
            list('BASE_CUR', ...currencies),
            list('QUOTE_CUR', 'NOK'),
            list('TENOR', 'SP'),
          ],
          observation: [list('TIME_PERIOD', ...days.map(({ date }) => date))],
        },
        attributes: {
          dataset: [],
          series: [
            list('DECIMALS', '4'),
            list('CALCULATED', 'false'),
            list('UNIT_MULT', '0', '2'),
            list('COLLECTION', 'C'),
          ],
          observation: [],
        },
      },
    },
  };
}
