import { z } from 'zod';
import { isCurrency } from '../../kernel/money/money.js';
import { askJson, callUrl } from '../ask.js';
import type { RatePublisher, RateTable } from './exchange-rates.port.js';

const day = z.iso.date();
const tables = z.array(
  z.object({
    no: z.string().min(1).max(40),
    effectiveDate: day,
    rates: z.array(z.object({ code: z.string(), mid: z.number().positive() })),
  }),
);

/**
 * Mid rates of the National Bank of Poland, table A: what one unit of a currency costs in PLN, published on working
 * days about noon. See https://api.nbp.pl.
 */
export class NbpTableA implements RatePublisher {
  readonly source = 'NBP';
  readonly #address: string;

  /** @param url of the service, `https://api.nbp.pl`, or of its table A */
  constructor(url: string) {
    const table = /^(.*\/exchangerates\/tables\/a)(?:[/?].*)?$/i.exec(url)?.[1];
    this.#address = table ?? callUrl(url, 'api/exchangerates/tables/a').href;
  }

  async latest(): Promise<RateTable> {
    const table = (await this.#ask('')).at(-1);
    if (!table) throw new Error('NBP published no table');
    return table;
  }

  async between(from: string, to: string): Promise<RateTable[]> {
    return this.#ask(`${from}/${to}/`);
  }

  async #ask(days: string): Promise<RateTable[]> {
    const address = callUrl(this.#address, days);
    address.searchParams.set('format', 'json');
    const given = await askJson(address);
    return given === undefined ? [] : tables.parse(given).map(read);
  }
}

function read({ no, effectiveDate, rates }: z.infer<typeof tables>[number]): RateTable {
  return {
    date: effectiveDate,
    table_no: no,
    rates: rates.flatMap(({ code, mid }) =>
      isCurrency(code) && code !== 'PLN' ? [{ from: code, to: 'PLN' as const, rate: String(mid) }] : [],
    ),
  };
}
