import { z } from 'zod';
import { isCurrency } from '../../kernel/money/money.js';
import { askXml, callUrl } from '../ask.js';
import type { RatePublisher, RateTable } from './exchange-rates.port.js';

const dailyFile = 'stats/eurofxref/eurofxref-daily.xml';
const day = z.iso.date();
const rate = z.string().regex(/^\d{1,9}(\.\d{1,8})?$/);

/**
 * Reference rates of the European Central Bank: what one euro costs in other currencies, published on working days
 * about 16:00. See https://www.ecb.europa.eu/stats/policy_and_exchange_rates.
 */
export class EcbReferenceRates implements RatePublisher {
  readonly source = 'ECB';
  readonly #daily: URL;

  /** @param url of the service, `https://www.ecb.europa.eu`, or of its daily file */
  constructor(url: string) {
    this.#daily = /\.xml$/.test(url) ? new URL(url) : callUrl(url, dailyFile);
  }

  async latest(): Promise<RateTable> {
    const table = (await this.#ask(this.#daily)).at(-1);
    if (!table) throw new Error('ECB published no rates');
    return table;
  }

  async between(from: string, to: string): Promise<RateTable[]> {
    const lately = new URL(this.#daily.href.replace(/daily(?=[^/]*\.xml$)/, 'hist-90d'));
    return (await this.#ask(lately)).filter(({ date }) => date >= from && date <= to);
  }

  async #ask(address: URL): Promise<RateTable[]> {
    const xml = await askXml(address);
    return xml === undefined
      ? []
      : (await read(xml)).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  }
}

/** The file is `<Cube time="2026-11-20"><Cube currency="NOK" rate="11.7950"/>…</Cube>…`. */
async function read(xml: string): Promise<RateTable[]> {
  // Loaded when it is needed: once a day.
  const { Parser } = await import('htmlparser2');
  const tables: RateTable[] = [];
  const parser = new Parser(
    {
      onopentag(name, { time, currency, rate: price }) {
        if (name !== 'Cube') return;
        if (time !== undefined) tables.push({ date: day.parse(time), table_no: null, rates: [] });
        if (!isCurrency(currency) || currency === 'EUR') return;
        tables.at(-1)?.rates.push({ from: 'EUR', to: currency, rate: rate.parse(price) });
      },
      onerror(error) {
        throw error;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return tables;
}
