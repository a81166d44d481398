// The limit to be close to: the same calls, written by hand on node:http and pg, with nothing between. It does the
// same honest work as the product (token, tenancy, checks of the input, count and page, insert and answer) and leaves
// out what a framework or a product adds: routes, log, security headers, validation of the unforeseen.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';
import pg from 'pg';
import { answerDirectory, directoryStatements } from './reference-directories.mjs';
import { answerOrders, orderStatements } from './reference-orders.mjs';

/** @type {{ databaseUrl: string, pool: number, accounts: import('./fill-database.mjs').Account[] }} */
const { databaseUrl, pool: poolSize, accounts } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const accountOf = new Map(accounts.map((account) => [account.token, account]));
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

async function rowsOf(name, values) {
  const { rows } = await pool.query({ name, text: statements[name], values });
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

async function createClient(response, account, input) {
  if (!isClient(input)) return answer(response, 422, { status: 422, code: 'invalid_input' });
  const values = Object.keys(texts).map((field) => input[field]?.trim() || null);
  values.splice(4, 0, input.country_id);
  const [client] = await rowsOf('create', [account.companyId, account.userId, ...values]);
  answer(response, 201, client);
}

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
  if (request.method === 'POST') return createClient(response, account, await readJson(request));
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
