// Writes what a company has into files of NDJSON, by its key: see --help.
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { integratorScript } from './lib/integrator.mjs';
import { say } from './lib/say.mjs';

const help = `
Writes what a company has into files, one record a line (NDJSON), with the field names of the API.

  node scripts/export-company.mjs --to FOLDER [--from 2026-01-01] [--until 2026-12-31]

--to      the folder; it is made. Files in it are replaced, each once it is whole.
--from    the first day of money (invoices, payments, carriers' invoices); a year ago when left out.
--until   the last day of money; today when left out.

Files: clients, subcontractors, orders, invoices, payments, carrier-invoices (.ndjson). The key needs the scope “read”.
All that is a company's, with its documents, is what the owner gets in the settings (Company data).`;

const options = { to: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } };
const day = (time) => new Date(time).toISOString().slice(0, 10);

await integratorScript({ help, options }, async (frakto, values) => {
  const { to = 'frakto-export', until = day(Date.now()), from = day(Date.now() - 365 * 86_400_000) } = values;
  mkdirSync(to, { recursive: true });
  const format = 'ndjson';
  const files = {
    clients: () => frakto.imports.exportDirectory('clients', { format }),
    subcontractors: () => frakto.imports.exportDirectory('subcontractors', { format }),
    orders: () => frakto.orders.export({ format }),
    invoices: () => frakto.money.export('invoices', { format, from, to: until }),
    payments: () => frakto.money.export('payments', { format, from, to: until }),
    'carrier-invoices': () => frakto.money.export('carrier-invoices', { format, from, to: until }),
  };
  for (const [name, read] of Object.entries(files)) {
    const file = await read();
    const path = join(to, `${name}.ndjson`);
    await pipeline(Readable.fromWeb(file.stream), createWriteStream(`${path}.part`));
    renameSync(`${path}.part`, path);
    say(`${path}: ${file.count ?? 0} records`);
  }
});
