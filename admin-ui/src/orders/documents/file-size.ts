import type { Format } from '../../format/format';

const kilo = 1024;

/** The size of a file in words that people use: `812 B`, `64 kB`, `2,4 MB`. */
export function fileSize(bytes: number, { number }: Pick<Format, 'number'>): string {
  if (bytes < kilo) return `${number(bytes)} B`;
  if (bytes < kilo * kilo) return `${number(Math.round(bytes / kilo))} kB`;
  return `${number(Math.round((bytes / kilo / kilo) * 10) / 10)} MB`;
}
