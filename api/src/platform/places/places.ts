import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { foldedName } from '../../kernel/text/folded-name.js';

/** Where a town lies, to about a kilometre. */
export interface Place {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
  /** Another town of the country has this name, too, and is not much smaller; this is the largest. */
  doubtful: boolean;
}

const decompress = promisify(brotliDecompress);
const file = new URL('./places.br', import.meta.url);

/**
 * Towns of Europe and around it by their names in any of its languages. The data (GeoNames, CC BY 4.0; `scripts/make-places.mjs`) is
 * one text of about 6 MB, unpacked beside the main thread when it is first wanted and searched as it is: a country holds few enough
 * names for that, and an index would take many times the room.
 */
export class Places {
  #countries: Promise<ReadonlyMap<string, Buffer>> | undefined;

  /** Null for a town that is not known. @param country ISO 3166-1 alpha-2 code */
  async find(city: string, country: string): Promise<Place | null> {
    const names = (await this.#load()).get(country.toUpperCase());
    // `Oslo S` and `Berlin-Mitte` are no towns, but `Warszawa (Okęcie)` and `Gdańsk, port` begin with one.
    for (const name of new Set([city, city.split(/[(,/]/, 1)[0] ?? ''].map(foldedName))) {
      const start = name === '' ? -1 : (names?.indexOf(`\n${name}\t`) ?? -1);
      if (!names || start < 0) continue;
      const [, lat, lng, doubt] = names
        .toString('utf8', start + 1, names.indexOf('\n', start + 1))
        .split('\t');
      return { lat: Number(lat), lng: Number(lng), doubtful: doubt === '?' };
    }
    return null;
  }

  /**
   * In which countries there is a town of a name, as a look-up that waits for nothing: for readers of whole texts, which ask for
   * many names. Those where the name is another's beside a larger town come last.
   */
  async lookup(): Promise<(name: string) => string[]> {
    const countries = await this.#load();
    return (name) => {
      const key = Buffer.from(foldedName(name));
      if (key.length === 0) return [];
      const found = [...countries].flatMap(([country, names]) => {
        const line = lineOf(names, key);
        return line === null ? [] : [{ country, doubtful: line.endsWith('?') }];
      });
      return found
        .toSorted((one, other) => Number(one.doubtful) - Number(other.doubtful))
        .map(({ country }) => country);
    };
  }

  #load(): Promise<ReadonlyMap<string, Buffer>> {
    this.#countries ??= load().catch((error: unknown) => {
      this.#countries = undefined;
      throw error;
    });
    return this.#countries;
  }
}

async function load(): Promise<ReadonlyMap<string, Buffer>> {
  const text = await decompress(await readFile(file));
  const countries = new Map<string, Buffer>();
  for (let start = text.indexOf('\n@'); start >= 0;) {
    const next = text.indexOf('\n@', start + 1);
    const names = text.subarray(start + 4, next < 0 ? text.length : next + 1);
    countries.set(text.toString('latin1', start + 2, start + 4), names);
    start = next;
  }
  return countries;
}

const newLine = 10;
const tab = 9;

/** The line of a name among a country's, which are sorted by their bytes. */
function lineOf(names: Buffer, key: Buffer): string | null {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = names.lastIndexOf(newLine, middle) + 1;
    const next = names.indexOf(newLine, middle + 1);
    const end = next < 0 ? names.length : next;
    const stop = names.indexOf(tab, start);
    const name = names.subarray(start, stop < 0 || stop > end ? end : stop);
    const way = Buffer.compare(key, name);
    if (way === 0) return names.toString('utf8', start, end);
    if (way < 0) high = Math.max(0, start - 1);
    else low = end;
  }
  return null;
}

const earthRadiusKm = 6371;
const rad = Math.PI / 180;

/** Kilometres between two places along a great circle: as the crow flies, never what a road takes. */
export function crowKm(one: Pick<Place, 'lat' | 'lng'>, other: Pick<Place, 'lat' | 'lng'>): number {
  const half = (a: number, b: number) => Math.sin(((b - a) * rad) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * half(one.lng, other.lng);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
