import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { featuresOf, places, signNames, type Features } from '../features.js';
import { jointSignals, signals } from '../quote-signals.js';
import type { Weights, WeightsFile } from '../weights.js';
import type { Sample } from './corpus.js';

/** How much weights are held to what is expected: those of the signs to what people judge, those of letters and meanings to none. */
const signPenalty = 0.004;
const letterPenalty = 0.006;
const mostRounds = 100;
/** A group of letters that one kind of mail alone has would teach that kind, and not what a request is. */
const leastKinds = 2;
const signCount = signNames.length;
const signPlaces = new Map(signNames.map((name, place) => [name, place]));
const largestStep = 127;

/** A text ready to be learned from: places of its features and what they count there. */
export interface Row {
  sample: Sample;
  places: Int32Array;
  values: Float64Array;
}

/** The features of texts, the signs first, then the groups of letters and the meanings. */
export function rowsOf(samples: readonly Sample[]): Row[] {
  return samples.map((sample) => {
    const { signs, words }: Features = featuresOf(sample.text);
    const letters = words.flatMap((word) => word.places.map((place) => ({ place, share: word.share })));
    return {
      sample,
      places: Int32Array.from([
        ...signs.map(({ name }) => signPlaces.get(name) ?? 0),
        ...letters.map(({ place }) => signCount + place),
      ]),
      values: Float64Array.from([...signs.map(({ share }) => share), ...letters.map(({ share }) => share)]),
    };
  });
}

/** What the signs would count by judgement alone: where texts say little of a sign, its weight stays near to that. */
const expectations = (() => {
  const known = new Map<string, number>();
  for (const { name, weight, again } of signals) {
    known.set(name, weight);
    if (again !== undefined) known.set(`${name}_again`, again);
  }
  for (const { name, weight } of jointSignals) known.set(name, weight);
  return signNames.map((name) => known.get(name) ?? 0);
})();

/** Weights before they are rounded. */
export interface Learned {
  bias: number;
  weights: Float64Array;
}

/**
 * Logistic regression with an L2 penalty by accelerated gradient descent (Nesterov 1983, with restarts): deterministic,
 * each kind counts alike, and so do requests and other mail. Begins with nothing: weights that knew the kinds that are judged
 * would flatter the figures.
 */
export function learn(rows: readonly Row[]): Learned {
  const shares = sharesOf(rows);
  const isKept = keptPlaces(rows);
  const size = signCount + places;
  const weights = new Float64Array(size);
  let bias = 0;
  const ahead = Float64Array.from(weights);
  let biasAhead = bias;
  let momentum = 1;
  const pace = paceOf(rows, shares);
  const gradient = new Float64Array(size);
  for (let round = 0; round < mostRounds; round += 1) {
    gradient.fill(0);
    let biasGradient = 0;
    rows.forEach(({ sample, places: at, values }, index) => {
      let sum = biasAhead;
      for (let n = 0; n < at.length; n += 1) sum += (ahead[at[n] ?? 0] ?? 0) * (values[n] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - (sample.is_quote ? 1 : 0)) * (shares[index] ?? 0);
      biasGradient += error;
      for (let n = 0; n < at.length; n += 1) {
        const place = at[n] ?? 0;
        gradient[place] = (gradient[place] ?? 0) + error * (values[n] ?? 0);
      }
    });
    const nextMomentum = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const share = (momentum - 1) / nextMomentum;
    momentum = nextMomentum;
    let largest = 0;
    for (let place = 0; place < size; place += 1) {
      if (place >= signCount && !isKept[place]) continue;
      const now = ahead[place] ?? 0;
      const penalty = place < signCount ? signPenalty : letterPenalty;
      const expected = place < signCount ? (expectations[place] ?? 0) : 0;
      let next = now - pace * ((gradient[place] ?? 0) + penalty * (now - expected));
      if (expected * next < 0) next = 0;
      const moved = next - (weights[place] ?? 0);
      largest = Math.max(largest, Math.abs(moved));
      ahead[place] = next + share * moved;
      weights[place] = next;
    }
    const nextBias = biasAhead - pace * biasGradient;
    biasAhead = nextBias + share * (nextBias - bias);
    bias = nextBias;
    if (round > 20 && largest < 0.001) break;
  }
  return { bias, weights };
}

/** What each text counts: each kind alike, requests together as much as other mail. */
function sharesOf(rows: readonly Row[]): number[] {
  const perKind = new Map<string, number>();
  for (const { sample } of rows) perKind.set(sample.kind, (perKind.get(sample.kind) ?? 0) + 1);
  const kinds = (isQuote: boolean) =>
    new Set(rows.filter(({ sample }) => sample.is_quote === isQuote).map(({ sample }) => sample.kind)).size;
  const [requests, others] = [kinds(true), kinds(false)];
  return rows.map(
    ({ sample }) => 0.5 / (sample.is_quote ? requests : others) / (perKind.get(sample.kind) ?? 1),
  );
}

/** Groups of letters and meanings that more than one kind has. */
function keptPlaces(rows: readonly Row[]): Uint8Array {
  const kinds = new Map<string, number>();
  const last = new Int32Array(signCount + places).fill(-1);
  const counts = new Uint8Array(signCount + places);
  for (const { sample, places: at } of rows.toSorted((one, other) =>
    one.sample.kind < other.sample.kind ? -1 : 1,
  )) {
    const kind = kinds.get(sample.kind) ?? kinds.size;
    kinds.set(sample.kind, kind);
    for (const place of at) {
      if (last[place] === kind) continue;
      last[place] = kind;
      counts[place] = Math.min(200, (counts[place] ?? 0) + 1);
    }
  }
  return counts.map((count) => (count >= leastKinds ? 1 : 0));
}

/** One step of the descent that is surely not too long: one over a bound of the curvature, by power iteration. */
function paceOf(rows: readonly Row[], shares: readonly number[]): number {
  const direction = new Float64Array(signCount + places).fill(1);
  let curvature = 1;
  for (let round = 0; round < 12; round += 1) {
    const next = new Float64Array(direction.length);
    rows.forEach(({ places: at, values }, index) => {
      let sum = 0;
      for (let n = 0; n < at.length; n += 1) sum += (direction[at[n] ?? 0] ?? 0) * (values[n] ?? 0);
      for (let n = 0; n < at.length; n += 1)
        next[at[n] ?? 0] = (next[at[n] ?? 0] ?? 0) + 0.25 * (shares[index] ?? 0) * sum * (values[n] ?? 0);
    });
    curvature = Math.sqrt(next.reduce((sum, one) => sum + one * one, 0));
    for (let place = 0; place < next.length; place += 1) direction[place] = (next[place] ?? 0) / curvature;
  }
  return 1 / (1.2 * curvature + 0.3 + signPenalty + letterPenalty);
}

/** The probability that a text is a request. */
export function scoreOf({ bias, weights }: Learned, { places: at, values }: Row): number {
  let sum = bias;
  for (let n = 0; n < at.length; n += 1) sum += (weights[at[n] ?? 0] ?? 0) * (values[n] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The weights as the product has them, the letters' rounded to whole steps. */
export function rounded({ bias, weights }: Learned): Weights {
  const letters = weights.subarray(signCount);
  const largest = letters.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const step = Number((largest / largestStep).toPrecision(4)) || 1;
  const short = (value: number) => Math.round(value * 1_000) / 1_000;
  return {
    bias: short(bias),
    signs: Object.fromEntries(signNames.map((name, place) => [name, short(weights[place] ?? 0)])),
    step,
    letters: Int8Array.from(letters, (one) =>
      Math.max(-largestStep, Math.min(largestStep, Math.round(one / step))),
    ),
  };
}

/** What is kept of weights. */
export function weightsFile({ bias, signs, step, letters }: Weights, rows: readonly Row[]): WeightsFile {
  const packed = gzipSync(Buffer.from(letters.buffer, letters.byteOffset, letters.byteLength), { level: 9 });
  return { learned_from: fingerprintOf(rows), bias, signs, step, letters: packed.toString('base64') };
}

/** Changes with every text and with everything that is looked for in it. */
export function fingerprintOf(rows: readonly Row[]): string {
  const hash = createHash('sha256').update(signNames.join(' '));
  for (const { sample, places: at, values } of rows)
    hash.update(
      `${sample.kind} ${sample.is_quote} ${at.join(' ')} ${values.map((one) => Number(one.toFixed(6))).join(' ')}\n`,
    );
  return hash.digest('hex');
}
