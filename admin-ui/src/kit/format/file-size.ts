import type { Format } from './format';

const kilo = 1024;

/** The size of a file in words that people use: `812 B`, `64 kB`, `2,4 MB`, `1,2 GB`. */
export function fileSize(bytes: number, { number }: Pick<Format, 'number'>): string {
  if (bytes < kilo) return `${number(bytes)} B`;
  if (bytes < kilo * kilo) return `${number(Math.round(bytes / kilo))} kB`;
  const megabytes = bytes / kilo / kilo;
  return tenths(megabytes) < kilo
    ? `${number(tenths(megabytes))} MB`
    : `${number(tenths(megabytes / kilo))} GB`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
