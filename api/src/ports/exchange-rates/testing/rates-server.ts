import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RateTable } from '../exchange-rates.port.js';

/** A server that speaks as the National Bank of Poland and the European Central Bank do. */
export interface RatesServer {
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Answers instead of the server from now on; null for the server itself. */
  answerWith(answer: ((response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
}

/** What the banks have published; the oldest first. */
export interface Publications {
  nbp: RateTable[];
  ecb: RateTable[];
}

/** Starts one on a free port of this machine. */
export async function startRatesServer({ nbp, ecb }: Publications): Promise<RatesServer> {
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
