import { z } from 'zod';
import { isCurrency, type Currency } from '../../kernel/money/money.js';
import { askJson, callUrl } from '../ask.js';
import type { PublishedRate, RatePublisher, RateTable } from './exchange-rates.port.js';

const path = 'api/data/EXR/B.EUR+USD+PLN.NOK.SP';
const values = z.array(z.object({ id: z.string() }));
const described = z.array(z.object({ id: z.string(), values }));
const answer = z.object({
  data: z.object({
    dataSets: z
      .array(
        z.object({
          series: z.record(
            z.string().regex(/^\d+(:\d+)*$/),
            z.object({
              attributes: z.array(z.number().int().nonnegative().nullable()),
              observations: z.record(z.string().regex(/^\d+$/), z.array(z.unknown()).min(1)),
            }),
          ),
        }),
      )
      .min(1),
    structure: z.object({
      dimensions: z.object({ series: described, observation: described.min(1) }),
      attributes: z.object({ series: described }),
    }),
  }),
});
type Answer = z.infer<typeof answer>['data'];
const day = z.iso.date();
const rate = z.string().regex(/^\d{1,9}(\.\d{1,8})?$/);

/**
 * Rates of Norges Bank: what other currencies cost in NOK, published on working days about 16:00, as SDMX-JSON. Some
 * are stated for 100 units of the currency (attribute `UNIT_MULT`). See
 * https://www.norges-bank.no/en/topics/statistics/open-data/guide-data-warehouse/.
 */
export class NorgesBankRates implements RatePublisher {
  readonly source = 'Norges Bank';
  readonly #address: string;

  /** @param url of the service, `https://data.norges-bank.no`, or of its exchange rates up to the key of the series */
  constructor(url: string) {
    const series = /^(.*\/EXR\/[^/?]+)(?:[/?].*)?$/.exec(url)?.[1];
    this.#address = series ?? callUrl(url, path).href;
  }

  async latest(): Promise<RateTable> {
    // Each currency has a last observation of its own: one that was published no more has an old one.
    const table = (await this.#ask({ lastNObservations: '1' })).at(-1);
    if (!table) throw new Error('Norges Bank published no rates');
    return table;
  }

  async between(from: string, to: string): Promise<RateTable[]> {
    return this.#ask({ startPeriod: from, endPeriod: to });
  }

  async #ask(query: Readonly<Record<string, string>>): Promise<RateTable[]> {
    const address = new URL(this.#address);
    for (const [name, value] of Object.entries({ format: 'sdmx-json', locale: 'en', ...query })) {
      address.searchParams.set(name, value);
    }
    const given = await askJson(address);
    return given === undefined ? [] : read(answer.parse(given).data);
  }
}

/** In SDMX-JSON a series is named by the places of its values in the dimensions: `0:1:0:0`. */
function read({ dataSets, structure }: Answer): RateTable[] {
  const { series: dimensions, observation } = structure.dimensions;
  const days = (observation[0]?.values ?? []).map(({ id }) => day.parse(id));
  const tables = days.map((date): RateTable => ({ date, table_no: null, rates: [] }));
  for (const [key, { attributes, observations }] of Object.entries(dataSets[0]?.series ?? {})) {
    const places = key.split(':').map(Number);
    const from = valueOf(dimensions, places, 'BASE_CUR');
    const to = valueOf(dimensions, places, 'QUOTE_CUR');
    if (!isCurrency(from) || to !== 'NOK') continue;
    const units = Number(valueOf(structure.attributes.series, attributes, 'UNIT_MULT') ?? 0);
    for (const [place, [value]] of Object.entries(observations)) {
      tables[Number(place)]?.rates.push(rateOf(from, String(value), units));
    }
  }
  return tables
    .filter(({ rates }) => rates.length > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function valueOf(
  list: z.infer<typeof described>,
  places: readonly (number | null)[],
  name: string,
): string | undefined {
  const index = list.findIndex(({ id }) => id === name);
  const place = places[index];
  return place == null ? undefined : list[index]?.values[place]?.id;
}

/** @param units the power of ten that the price is stated for: 2 for the price of 100 */
function rateOf(from: Currency, price: string, units: number): PublishedRate {
  const [whole = '', decimals = ''] = rate.parse(price).split('.');
  const digits = whole.padStart(units + 1, '0');
  const end = digits.length - units;
  return {
    from,
    to: 'NOK',
    rate: `${digits.slice(0, end)}.${digits.slice(end)}${decimals}`.replace(/\.$/, ''),
  };
}
