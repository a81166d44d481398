// Enters clients, carriers and open orders of another system from CSV, by the company's key: see --help.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { createAll, integratorScript, whenAllowed } from './lib/integrator.mjs';
import { root } from './lib/run.mjs';
import { Failure, say } from './lib/say.mjs';

const help = `
Enters what another system has. Each row has an external_id, what that system calls the record: a row that is there already is passed over, so that the same
files may be brought again, also after a break.

  node scripts/import-company.mjs [--clients clients.csv] [--subcontractors carriers.csv] [--orders orders.csv] [--check]

Files are CSV in UTF-8, with commas or semicolons; the first line has the field names of the API (POST /clients, /subcontractors, /quotations), external_id
among them. Beside those:
  country              ISO 3166-1 alpha-2, in place of country_id
  client_external_id   of orders: whose order it is, in place of client_id
Instants are ISO 8601 with their offset (2026-12-01T09:00:00+01:00). Empty cells are left out.

--check   reads the files and says what they have; enters nothing.

Rows that are refused stand in FILE.refused.csv with the reasons; mend them there and bring that file. The exit code is 1 then.
The key needs the scopes “read”, “directory” and “orders”.`;

const options = {
  clients: { type: 'string' },
  subcontractors: { type: 'string' },
  orders: { type: 'string' },
  check: { type: 'boolean' },
};

/** What the rows of each file are in the contract, which says which fields are numbers. */
const inputs = { clients: 'ClientInput', subcontractors: 'SubcontractorInput', orders: 'OrderInput' };
const { schemas } = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8')).components;
/** Clients of orders, looked up once. */
const clientIds = new Map();
const reasons = 'refused_because';

await integratorScript({ help, options }, async (frakto, { check, ...files }) => {
  const tables = Object.fromEntries(
    Object.entries(files).map(([kind, path]) => [kind, { path, lines: linesOf(path) }]),
  );
  if (Object.keys(tables).length === 0)
    throw new Failure('Name a file: --clients, --subcontractors or --orders.');
  for (const { path, lines } of Object.values(tables)) say(`${path}: ${lines.length} rows`);
  if (check) return 0;
  const countries = new Map((await frakto.countries.list()).items.map(({ code, id }) => [code, id]));
  let refused = 0;
  // Orders name clients, which are entered before.
  for (const kind of ['clients', 'subcontractors', 'orders']) {
    if (!tables[kind]) continue;
    const { path, lines } = tables[kind];
    const rows = [];
    for (const line of lines) rows.push(await rowOf(frakto, inputs[kind], line, countries));
    refused += await enter((body) => frakto[kind].createInBulk(body), path, lines, rows);
  }
  return refused > 0 ? 1 : 0;
});

/** @returns how many rows were refused */
async function enter(createInBulk, path, lines, rows) {
  const counts = { made: 0, known: 0 };
  const refused = [];
  await createAll(createInBulk, rows, (row, { status, problem }) => {
    if (status === 201) counts.made += 1;
    else if (problem.code === 'external_id_taken') counts.known += 1;
    else {
      const faults = (problem.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
      refused.push({ ...lines[row], [reasons]: faults.join('; ') || problem.detail });
    }
  });
  say(`${path}: ${counts.made} made, ${counts.known} there already, ${refused.length} refused`);
  const file = `${path.replace(/(\.refused)?\.csv$/i, '')}.refused.csv`;
  if (refused.length > 0) {
    writeFileSync(file, stringify(refused, { header: true }));
    say(`${file} has the rows that were refused, with the reasons`);
  } else if (file !== path) rmSync(file, { force: true });
  return refused.length;
}

/** The rows of a file by their field names. */
function linesOf(path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${error.message}`);
  }
  const [head = ''] = text.split('\n', 1);
  const delimiter = head.includes(';') ? ';' : ',';
  let lines;
  try {
    lines = parse(text, { bom: true, columns: true, delimiter, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw new Failure(`${path}: ${error.message}`);
  }
  const without = lines.findIndex((line) => !line.external_id);
  if (without >= 0)
    throw new Failure(
      `${path}, row ${without + 1}: external_id is missing; without it the row would be made again.`,
    );
  return lines;
}

async function clientOf(frakto, externalId) {
  if (!clientIds.has(externalId)) {
    const { items } = await whenAllowed(() => frakto.clients.list({ external_id: externalId }));
    clientIds.set(externalId, items[0]?.id ?? null);
  }
  return clientIds.get(externalId);
}

/** A row as the API takes it. What cannot be read is sent as it is: the API says what is wrong with it. */
async function rowOf(frakto, input, line, countries) {
  const row = {};
  for (const [name, text] of Object.entries(line)) {
    if (text === '' || name === reasons) continue;
    if (name === 'country') row.country_id = countries.get(text.toUpperCase()) ?? text;
    // One that nobody knows is refused by the API, not entered for nobody.
    else if (name === 'client_external_id') row.client_id = (await clientOf(frakto, text)) ?? text;
    else row[name] = valueOf(typeOf(schemas[input].properties[name]), text);
  }
  return row;
}

function valueOf(type, text) {
  if (type === 'boolean') return { true: true, false: false }[text.toLowerCase()] ?? text;
  const isNumber = (type === 'integer' || type === 'number') && !Number.isNaN(Number(text));
  return isNumber ? Number(text) : text;
}

/** The type of a field, also of one that may be null; undefined for one that nobody knows. */
function typeOf(schema) {
  const part = schema?.$ref ? schema : (schema?.anyOf ?? schema?.allOf)?.find(({ $ref }) => $ref);
  return part ? typeOf(schemas[part.$ref.split('/').at(-1)]) : schema?.type;
}
