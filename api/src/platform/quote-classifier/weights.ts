import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What every sign and every group of letters counts. */
export interface Weights {
  /** What a text without any signs begins with. */
  bias: number;
  signs: Readonly<Record<string, number>>;
  /** Weights of the groups of letters, in whole steps. */
  letters: Int8Array;
  step: number;
}

/** The weights as they are kept, made by `scripts/train-quote-classifier.mjs`. */
export interface WeightsFile extends Omit<Weights, 'letters'> {
  /** SHA-256 of what they were learned from: the texts and what is looked for in them. */
  learned_from: string;
  /** Compressed by gzip, in Base64. */
  letters: string;
}

/** Reads the weights that are shipped with the product. */
export function readWeightsFile(): WeightsFile {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'weights.json'), 'utf8')) as WeightsFile;
}

let shipped: Weights | undefined;

/** The weights that are shipped with the product, read once. */
export function shippedWeights(): Weights {
  if (shipped === undefined) {
    const { letters, ...rest } = readWeightsFile();
    const bytes = gunzipSync(Buffer.from(letters, 'base64'));
    shipped = { ...rest, letters: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  }
  return shipped;
}
