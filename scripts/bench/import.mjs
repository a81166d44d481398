// Imports a large table of clients through the running product, as CSV and as a workbook: rows a second, the memory of
// the server's process, and how long others have to wait for an answer meanwhile.
//
//   node scripts/bench/import.mjs [--rows 20000] [--faulty 0.05] [--format csv,xlsx] [--dist <another build than api/dist>]
import { File } from 'node:buffer';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { startProbe } from './import-probe.mjs';
import { places } from './names.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

// Rows of clients as people keep them in a table, some of them faulty; the same ones every time.
const head = [
  'Nazwa',
  'Adres',
  'Kod pocztowy',
  'Miasto',
  'Kraj',
  'E-mail',
  'Telefon',
  'NIP',
  'Strona www',
  'Uwagi',
];

/** What can be wrong with a row, in turn. */
const spoil = [
  (row) => row.with(0, ''),
  (row) => row.with(2, '1'),
  (row) => row.with(4, 'Atlantyda'),
  (row) => row.with(5, 'nie-adres'),
  (row) => row.with(1, '').with(2, ''),
];

/**
 * @param {number} count
 * @param {number} share of faulty rows, 0 to 1
 */
function clientRows(count, share) {
  const { trades, surnames, legalForms, streets, cities } = places.poland;
  const of = (list, number) => list[number % list.length];
  const every = share > 0 ? Math.round(1 / share) : Infinity;
  let faulty = 0;
  const rows = Array.from({ length: count }, (_none, n) => {
    const row = [
      `${of(trades, n)} ${of(surnames, n * 7)} ${of(legalForms, n)} ${n}`,
      `${of(streets, n)} ${1 + (n % 200)}`,
      `${String(10 + (n % 90))}-${String(100 + (n % 900))}`,
      of(cities, n * 3),
      n % 3 === 0 ? 'PL' : 'Polska',
      `biuro${n}@firma${n}.example`,
      `+48 600 ${String(100 + (n % 900))} ${String(100 + ((n * 7) % 900))}`,
      '5260001246',
      `www.firma${n}.example`,
      n % 4 === 0 ? 'Rozładunek od 6:00; rampa 3, "dzwonić"' : '',
    ];
    if (n % every !== every - 1) return row;
    faulty += 1;
    return of(spoil, faulty)(row);
  });
  return { rows, faulty };
}

const { FormData } = globalThis;

await command(async () => {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '20000' },
      faulty: { type: 'string', default: '0.05' },
      format: { type: 'string', default: 'csv,xlsx' },
      dist: { type: 'string' },
    },
  });
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const results = [];
  for (const format of values.format.split(',')) {
    // A process of its own for each: memory that the one before took would hide what this one takes.
    const data = dataFolder('import');
    let product;
    try {
      product = await startProduct(main, data.dataDir, { DEMO: 'off' });
      results.push(await measure(product, format, Number(values.rows), Number(values.faulty)));
    } finally {
      await product?.stop();
      removeData(data);
    }
  }
  console.log(`\n${report(results)}\n`);
});

/** Uploads, previews and imports one file, and checks what came of it. */
async function measure(product, format, count, share) {
  const { rows, faulty } = clientRows(count, share);
  const file = await fileOf(format, [head, ...rows]);
  // The directory is empty at first.
  const { api } = await signIn(product.url, await register(product.url, `import${Date.now()}`, 'en'));
  await api('POST', '/imports/clients', formOf(await fileOf(format, [head, ...rows.slice(0, 200)]), format));
  await pause(2_000);
  say(
    `Importing ${count} rows as ${format}, ${Math.round(file.length / 1024)} kB, ${faulty} of them faulty …`,
  );
  const idle = product.memory();
  const probe = startProbe(product);
  const phases = {};
  const phase = async (name, work) => {
    probe.begin();
    const began = performance.now();
    const outcome = await work();
    phases[name] = { seconds: (performance.now() - began) / 1000, ...probe.end() };
    return outcome;
  };

  await phase('nothing', () => pause(3_000));
  const uploaded = await phase('upload', () => api('POST', '/imports/clients', formOf(file, format)));
  const plan = { mapping: uploaded.mapping, duplicates: 'skip' };
  const shown = await phase('preview', () => api('POST', `/imports/${uploaded.id}/preview`, plan));
  const done = await phase('import', async () => {
    await api('POST', `/imports/${uploaded.id}/start`, plan);
    for (;;) {
      const state = await api('GET', `/imports/${uploaded.id}`);
      if (state.status !== 'running') return state;
      await pause(100);
    }
  });
  probe.stop();
  const { total } = await api('GET', '/clients-personal?page_size=1');
  check('faulty rows of the preview', shown.faulty, faulty);
  check('status', done.status, 'done');
  check('refused rows', done.rejected, faulty);
  check('entered rows', done.created, count - faulty);
  check('records that are there', total, count - faulty);
  return { format, count, faulty, idle, phases };
}

function check(what, found, expected) {
  if (found !== expected) throw new Failure(`${what}: ${found} instead of ${expected}`);
}

async function fileOf(format, table) {
  if (format === 'csv') {
    const cell = (text) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    return Buffer.from(`\ufeff${table.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`);
  }
  if (format !== 'xlsx') throw new Failure(`--format takes csv and xlsx, not ${format}.`);
  const { default: writeWorkbook } = await import('write-excel-file/node');
  return writeWorkbook(table.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
}

function formOf(content, format) {
  const form = new FormData();
  form.append('file', new File([content], `clients.${format}`));
  return form;
}

function report(results) {
  const number = (value, digits = 0) => value.toFixed(digits);
  const lines = [
    ['file', 'step', 'seconds', 'rows/s', 'MB above idle', 'health ms: median', '99 %', 'longest'],
    ...results.flatMap(({ format, count, idle, phases }) =>
      Object.entries(phases).map(([name, { seconds, peak, latencies }]) => [
        format,
        name,
        number(seconds, 2),
        name === 'nothing' ? '' : number(count / seconds),
        number(peak - idle),
        ...[0.5, 0.99, 1].map((part) => number(quantile(latencies, part), 1)),
      ]),
    ),
  ];
  return tableOf(lines);
}

function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
