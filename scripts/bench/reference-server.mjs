// The limit to be close to: the same calls, written by hand on node:http and pg, with nothing between. It does the
// same honest work as the product (token, tenancy, checks of the input, count and page, insert and answer) and leaves
// out what a framework or a product adds: routes, log, security headers, validation of the unforeseen.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';
import pg from 'pg';
import { answerDirectory, directoryStatements } from './reference-directories.mjs';
import { answerOrders, orderStatements } from './reference-orders.mjs';

/** @type {{ databaseUrl: string, pool: number, accounts: import('./fill-database.mjs').Account[] }} */
const { databaseUrl, pool: poolSize, accounts } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const accountOf = new Map(
  accounts.flatMap((account) => [
    [account.token, account],
    [account.key, account],
  ]),
);
const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });

const columns = `t.id, 'personal' as source_type, t.external_id, t.name, t.address, t.city, t.post_code, t.country_id, t.website,
  t.email, t.phone, t.notes, t.vat_number, t.business_registration_number, t.unconfirmed_since is not null as is_unconfirmed, t.update_date,
  t.version`;

const statements = {
  ...directoryStatements(columns),
  ...orderStatements,
  get: `select ${columns} from clients t where t.id = $1 and t.company_id = $2`,
  list: `
    select (select count(*)::int from clients where company_id = $1) as list_total, ${columns} from clients t
    where t.id = any(array(select id from clients where company_id = $1 order by name, id limit $2 offset $3))
    order by t.name, t.id`,
  search: `
    with hit as materialized (
      select id, name from clients where company_id = $1 and strpos(search_text, (select fold($4))) > 0
    )
    select (select count(*)::int from hit) as list_total, ${columns} from clients t
    where t.id = any(array(select id from hit order by name, id limit $2 offset $3)) order by t.name, t.id`,
  create: `
    insert into clients as t (company_id, created_by, name, address, city, post_code, country_id, website, email, phone,
      notes, vat_number, business_registration_number)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`,
  'keyed-call': 'select is_ours, id, sealed_answer from begin_idempotent_call($1::bigint, $2, 24)',
  'keep-answer': 'insert into idempotency_keys (id, key_hash, sealed_answer) values ($1, $2, $3)',
};

const texts = {
  name: 200,
  address: 200,
  city: 200,
  post_code: 12,
  website: 500,
  email: 254,
  phone: 40,
  notes: 4000,
  vat_number: 30,
  business_registration_number: 30,
};
const required = ['name', 'address', 'post_code'];
const fields = new Set([...Object.keys(texts), 'country_id']);

async function rowsOf(name, values, on = pool) {
  const { rows } = await on.query({ name, text: statements[name], values });
  return rows;
}

async function getClient(response, account, id) {
  const [client] = await rowsOf('get', [id, account.companyId]);
  if (client) answer(response, 200, client);
  else answer(response, 404, { status: 404, code: 'not_found' });
}

async function listClients(response, account, query) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  if (!(page >= 1) || !(size >= 1 && size <= 1000))
    return answer(response, 422, { status: 422, code: 'invalid_input' });
  const q = query.get('q')?.trim();
  const values = [account.companyId, size, (page - 1) * size];
  const rows = await (q ? rowsOf('search', [...values, q]) : rowsOf('list', values));
  const total = rows[0]?.list_total ?? (await countPast(account, q));
  // JSON leaves out what is undefined.
  for (const row of rows) row.list_total = undefined;
  answer(response, 200, { items: rows, total, page, page_size: size, total_pages: Math.ceil(total / size) });
}

/** The total when the page lies past the end, so that no row carries it. */
async function countPast(account, q) {
  const { rows } = await pool.query(
    'select count(*)::int as total from clients where company_id = $1 and strpos(search_text, fold($2)) > 0',
    [account.companyId, q ?? ''],
  );
  return rows[0].total;
}

async function createClient(account, input, on = pool) {
  if (!isClient(input)) return { status: 422, body: { status: 422, code: 'invalid_input' } };
  const values = Object.keys(texts).map((field) => input[field]?.trim() || null);
  values.splice(4, 0, input.country_id);
  const [client] = await rowsOf('create', [account.companyId, account.userId, ...values], on);
  return { status: 201, body: client };
}

const sealing = randomBytes(32);

function seal(text) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

function unseal(sealed) {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(12, 28),
  );
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

/**
 * Does a call once for its Idempotency-Key: effect and answer are one transaction under a lock of the key.
 * @param {(on: pg.PoolClient) => Promise<{ status: number, body: object }>} effect
 */
async function once({ caller, key, call }, effect) {
  const hash = createHash('sha256').update(`${caller}\0${key}`).digest();
  const fingerprint = createHash('sha256').update(call).digest('base64');
  const on = await pool.connect();
  try {
    await on.query('begin');
    const [start] = await rowsOf('keyed-call', [String(hash.readBigInt64BE()), hash], on);
    let outcome;
    if (!start.is_ours) outcome = conflict('idempotency_key_in_use');
    else if (start.sealed_answer !== null) {
      const kept = JSON.parse(unseal(start.sealed_answer));
      outcome = kept.fingerprint === fingerprint ? kept : conflict('idempotency_key_reused');
    } else {
      outcome = await effect(on);
      await rowsOf('keep-answer', [start.id, hash, seal(JSON.stringify({ fingerprint, ...outcome }))], on);
    }
    await on.query('commit');
    on.release();
    return outcome;
  } catch (error) {
    on.release(error);
    throw error;
  }
}

const conflict = (code) => ({ status: 409, body: { status: 409, code } });

function isClient(input) {
  if (typeof input !== 'object' || input === null) return false;
  if (!Object.keys(input).every((field) => fields.has(field))) return false;
  if (!required.every((field) => input[field]?.trim?.()) || !Number.isInteger(input.country_id)) return false;
  return Object.entries(texts).every(([field, length]) => {
    const value = input[field] ?? '';
    return typeof value === 'string' && value.length <= length && !value.includes('\0');
  });
}

function answer(response, status, body) {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': text.length,
  });
  response.end(text);
}

async function readJson(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

async function handle(request, response) {
  const account = accountOf.get(request.headers.authorization?.slice('Bearer '.length));
  if (!account) return answer(response, 401, { status: 401, code: 'unauthorized' });
  const [path, search = ''] = request.url.split('?');
  if (request.method === 'GET') {
    const query = new URLSearchParams(search);
    const page =
      (await answerOrders(path, query, account, rowsOf)) ??
      (await answerDirectory(path, query, account, rowsOf));
    if (page) return answer(response, 200, page);
  }
  const id = /^\/clients-personal\/(\d+)$/.exec(path)?.[1];
  if (request.method === 'GET' && id) return getClient(response, account, Number(id));
  if (path !== '/clients-personal') return answer(response, 404, { status: 404, code: 'not_found' });
  if (request.method === 'GET') return listClients(response, account, new URLSearchParams(search));
  if (request.method === 'POST') {
    const input = await readJson(request);
    const key = request.headers['idempotency-key'];
    const { status, body } = key
      ? await once({ caller: account.key, key, call: JSON.stringify([request.url, input]) }, (on) =>
          createClient(account, input, on),
        )
      : await createClient(account, input);
    return answer(response, status, body);
  }
  answer(response, 404, { status: 404, code: 'not_found' });
}

const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error);
    answer(response, 500, { status: 500, code: 'internal_error' });
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Reference is ready at http://127.0.0.1:${server.address().port}`),
);
process.on('SIGTERM', () => process.exit(0));
