/**
 * What was measured of one operation.
 * @typedef {object} Result
 * @property {string} what
 * @property {number} target
 * @property {number[]} ratios of the rounds: product to reference
 * @property {Record<'product' | 'reference', { rates: number[], latencies: number[], cpuSeconds: number }>} of
 */

const heads = [
  'operation',
  'product/s',
  'reference/s',
  'ratio',
  'rounds',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  'target',
  '',
];

/**
 * The figures as a table for people. Rates and ratios are medians of the rounds; times are of all answers, the
 * product's first, the reference's after the stroke. CPU is what the server's own process takes for a request, without
 * the database: it says more than the rates where the machine has other work.
 * @param {Result[]} results
 */
export function tableOf(results) {
  const lines = [heads, ...results.map(lineOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column], column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function lineOf({ what, target, ratios, of: { product, reference } }) {
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
  const times = (share) =>
    [product, reference].map(({ latencies }) => quantile(latencies, share).toFixed(1)).join(' / ');
  const cpu = [product, reference].map(({ cpuSeconds, latencies }) => (cpuSeconds / latencies.length) * 1e6);
  return [
    what,
    median(product.rates).toFixed(0),
    median(reference.rates).toFixed(0),
    ratio.toFixed(2),
    spread,
    times(0.5),
    times(0.99),
    Number.isNaN(cpu[0]) ? '-' : cpu.map((micros) => micros.toFixed(0)).join(' / '),
    target.toFixed(1),
    ratio >= target ? 'PASS' : 'short',
  ];
}

const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

const median = (numbers) => quantile(numbers, 0.5);

function quantile(numbers, share) {
  const sorted = Float64Array.from(numbers).sort();
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at % 1);
}
