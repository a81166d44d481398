import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { townOfPostalArea } from './postal-areas.js';
import { foldedName } from '../../kernel/text/folded-name.js';

/** Where a town lies, to about a kilometre. */
export interface Place {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
  /** Another town of the country has this name, too, and is not much smaller; this is the largest, for want of a post code that tells. */
  doubtful: boolean;
  /** The town itself is not known: this is one in the middle of its post code's area. */
  approximate: boolean;
}

/** Up to so many kilometres from the middle of a post code's area a town may lie in it. */
const areaKm = 90;

const decompress = promisify(brotliDecompress);
const file = new URL('./places.br', import.meta.url);

/**
 * Towns of Europe and around it by their names in any of its languages. The data (GeoNames, CC BY 4.0; `scripts/make-places.mjs`) is
 * one text of about 6 MB, unpacked beside the main thread when it is first wanted and searched as it is: a country holds few enough
 * names for that, and an index would take many times the room.
 */
export class Places {
  #countries: Promise<ReadonlyMap<string, Buffer>> | undefined;

  /**
   * Of several towns of one name that which the post code tells of; of one that is in no list, the middle of its post code's area.
   * Null for a town that is not known.
   * @param country ISO 3166-1 alpha-2 code
   */
  async find(city: string, country: string, postalCode = ''): Promise<Place | null> {
    const names = (await this.#load()).get(country.toUpperCase());
    if (!names) return null;
    const [middle = null] = whereIs(names, townOfPostalArea(postalCode, country) ?? '');
    // `Oslo S` and `Berlin-Mitte` are no towns, but `Warszawa (Okęcie)` and `Gdańsk, port` begin with one.
    for (const name of new Set([city, city.split(/[(,/]/, 1)[0] ?? ''])) {
      const found = whereIs(names, name);
      const [largest] = found;
      if (!largest) continue;
      const meant = middle && nearest(found, middle);
      if (meant && crowKm(meant, middle) <= areaKm)
        return { lat: meant.lat, lng: meant.lng, doubtful: false, approximate: false };
      // Where the post code tells of none of them, it may be the code that is wrong, or the town.
      return {
        ...largest,
        doubtful: largest.doubtful || (middle !== null && found.length > 1),
        approximate: false,
      };
    }
    return middle && { lat: middle.lat, lng: middle.lng, doubtful: false, approximate: true };
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
        return line === null ? [] : [{ country, doubtful: isDoubtful(line) }];
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

/** What stands behind a name: where its largest town lies, a question mark when others are not much smaller, where those lie. */
const isDoubtful = (line: string): boolean => line.split('\t')[3] === '?';

/** The towns of a name, the largest first; none when it is not known. */
function whereIs(names: Buffer, name: string): Omit<Place, 'approximate'>[] {
  const key = Buffer.from(foldedName(name));
  const line = key.length === 0 ? null : lineOf(names, key);
  if (line === null) return [];
  const [, lat, lng, , others = ''] = line.split('\t');
  const places = [`${lat},${lng}`, ...others.split(' ').filter(Boolean)];
  return places.map((place) => {
    const [north, east] = place.split(',');
    return { lat: Number(north), lng: Number(east), doubtful: isDoubtful(line) };
  });
}

function nearest<P extends Pick<Place, 'lat' | 'lng'>>(
  places: readonly P[],
  to: Pick<Place, 'lat' | 'lng'>,
): P | null {
  const [first = null] = places.toSorted((one, other) => crowKm(one, to) - crowKm(other, to));
  return first;
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
