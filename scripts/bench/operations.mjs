import pg from 'pg';
import { newKey } from './contenders.mjs';
import { places } from './names.mjs';

/** @typedef {import('./fill-database.mjs').Account} Account */

/**
 * A kind of request that is measured.
 * @typedef {object} Operation
 * @property {string} name
 * @property {string} what for people
 * @property {number} status of a good answer
 * @property {number} target share of the reference's requests a second
 * @property {string[]} requests whole HTTP requests
 */

const perAccount = 100;
const read = { status: 200, target: 0.6 };

/**
 * The operations with their requests, drawn from what is in the database.
 * @param {string} url
 * @param {Account[]} accounts
 * @returns {Promise<Operation[]>}
 */
export async function readOperations(url, accounts) {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const samples = [];
  for (const account of accounts) {
    const ofOrders = await sampleOfOrders(db, account.companyId);
    samples.push({ account, ...(await sampleOf(db, account)), ...ofOrders });
  }
  await db.end();
  const requestsOf = (make) =>
    shuffled(
      samples.flatMap((sample) => Array.from({ length: perAccount }, (_, index) => make(sample, index))),
    );
  return [
    {
      name: 'get',
      what: 'GET /clients-personal/{id}',
      ...read,
      requests: requestsOf(({ account, clients }, index) => get(account, `/${pickOf(clients, index).id}`)),
    },
    {
      name: 'get-key',
      what: 'the same by an API key',
      ...read,
      requests: requestsOf(({ account, clients }, index) =>
        get(byKey(account), `/${pickOf(clients, index).id}`),
      ),
    },
    {
      name: 'list',
      what: 'list of 20 with total, any page',
      ...read,
      requests: requestsOf(({ account, total }) =>
        get(account, `?page_size=20&page=${1 + Math.floor(Math.random() * Math.ceil(total / 20))}`),
      ),
    },
    {
      name: 'search-selective',
      what: 'search of one client',
      ...read,
      requests: requestsOf(({ account, clients }, index) =>
        search(account, clientText(pickOf(clients, index), index)),
      ),
    },
    {
      name: 'search-broad',
      what: 'search of a town',
      ...read,
      requests: requestsOf(({ account }, index) =>
        search(account, typed(pickOf(account.cities, index), index)),
      ),
    },
    {
      name: 'directory',
      what: 'directory: own and collected, first pages',
      ...read,
      requests: requestsOf(({ account }, index) => ask(account, `/client-directory?page=${1 + (index % 3)}`)),
    },
    {
      name: 'directory-deep',
      what: 'directory: page 200',
      ...read,
      requests: requestsOf(({ account, total }, index) =>
        ask(account, `/client-directory?page=${Math.min(200, Math.floor(total / 20)) - (index % 3)}`),
      ),
    },
    {
      name: 'directory-search',
      what: 'directory: search without diacritics',
      ...read,
      requests: requestsOf(({ account }, index) =>
        ask(account, `/client-directory?q=${encodeURIComponent(plain(pickOf(account.cities, index)))}`),
      ),
    },
    {
      name: 'group-members',
      what: '1,000 members of a group',
      ...read,
      requests: requestsOf(({ account, group }) =>
        ask(account, `/subcontractor-groups/${group}/members?page_size=1000`),
      ),
    },
    {
      name: 'global-search',
      what: 'global clients: search of one',
      ...read,
      requests: requestsOf(({ account, globals }, index) =>
        ask(
          account,
          `/global-clients/search?page_size=20&q=${encodeURIComponent(clientText(pickOf(globals, index), index))}`,
        ),
      ),
    },
    {
      name: 'global-search-broad',
      what: 'global clients: search of a town',
      ...read,
      requests: requestsOf(({ account }, index) =>
        ask(
          account,
          `/global-clients/search?page_size=20&q=${encodeURIComponent(typed(pickOf(account.cities, index), index))}`,
        ),
      ),
    },
    ...orderOperations(requestsOf, { ask, typed, read }),
    {
      name: 'create',
      what: 'POST /clients-personal',
      status: 201,
      target: 0.5,
      requests: requestsOf(({ account }, index) => create(account, index)),
    },
    {
      name: 'create-key',
      what: 'the same by an API key, with Idempotency-Key',
      status: 201,
      target: 0.5,
      requests: requestsOf(({ account }, index) =>
        create(byKey(account), index, `Idempotency-Key: ${newKey}\r\n`),
      ),
    },
  ];
}

async function sampleOf(db, { companyId }) {
  const { rows } = await db.query(
    'select id, name, city from clients where company_id = $1 order by hashint4(id) limit $2',
    [companyId, perAccount],
  );
  const count = await db.query('select count(*)::int as total from clients where company_id = $1', [
    companyId,
  ]);
  const globals = await db.query(
    'select name, city from clients where company_id is null order by hashint4extended(id, $1) limit $2',
    [companyId, perAccount],
  );
  const group = await db.query('select id from subcontractor_groups where company_id = $1', [companyId]);
  return { clients: rows, total: count.rows[0].total, globals: globals.rows, group: group.rows[0].id };
}

const pickOf = (list, index) => list[index % list.length];

/** As people type: now with the right letters, now in capitals, now without diacritics. */
function typed(text, index) {
  if (index % 3 === 0) return text;
  return index % 3 === 1 ? text.toUpperCase() : plain(text).toLowerCase();
}

const plain = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ø', 'o');

/** Name and town, which stand side by side in what is searched. */
function clientText({ name, city }, index) {
  return typed(`${name} ${city}`, index);
}

const search = (account, text) => get(account, `?page_size=20&q=${encodeURIComponent(text)}`);

const get = (account, rest) => ask(account, `/clients-personal${rest}`);

function ask(account, path) {
  return `GET ${path} HTTP/1.1\r\n${headOf(account)}\r\n`;
}

function create(account, index, headers = '') {
  const country = account.cities === places.norway.cities ? places.norway : places.poland;
  const body = JSON.stringify({
    name: `${pickOf(country.trades, index)} ${pickOf(country.surnames, index * 7)} ${pickOf(country.legalForms, index)}`,
    address: `${pickOf(country.streets, index)} ${1 + index}`,
    city: pickOf(account.cities, index * 3),
    post_code: country === places.norway ? '5257' : '90-001',
    country_id: country.countryId,
    email: `biuro${index}@nowy.example`,
    // As it is kept: the reference does not know how phone numbers are written.
    phone: `+48600100${200 + (index % 90)}`,
    notes: null,
  });
  return (
    `POST /clients-personal HTTP/1.1\r\n${headOf(account)}${headers}Content-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** The account as its program calls. */
const byKey = (account) => ({ ...account, token: account.key });

const headOf = ({ token }) =>
  `Host: 127.0.0.1\r\nAccept: application/json\r\nAuthorization: Bearer ${token}\r\nConnection: keep-alive\r\n`;

function shuffled(list) {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [list[index], list[other]] = [list[other], list[index]];
  }
  return list;
}

/** Their requests ask for orders: without them, none need to be entered. */
export const orderOperationNames = ['feed', 'feed-deep', 'feed-counts', 'quotations', 'quotations-search'];

const cursors = 100;

/** Places all over a company's feed. */
async function sampleOfOrders(db, companyId) {
  const { rows } = await db.query(
    `select id, (extract(epoch from updated_at) * 1000000)::bigint as micros from orders
     where company_id = $1 order by hashint4(id) limit $2`,
    [companyId, cursors],
  );
  const count = await db.query('select count(*)::int as total from orders where company_id = $1', [
    companyId,
  ]);
  return { cursors: rows.map(({ id, micros }) => `o${id}.${micros}`), orders: count.rows[0].total };
}

const chosenKinds = ['', 'kind=received&kind=offers&kind=in_valuation', 'kind=in_progress'];
const statusFilters = ['', 'status=3&status=4&status=5', ''];

/**
 * The operations on orders.
 * @param {(make: (sample: object, index: number) => string) => string[]} requestsOf
 * @param {{ ask: (account: object, path: string) => string, typed: (text: string, index: number) => string, read: object }} tools
 */
function orderOperations(requestsOf, { ask, typed, read }) {
  return [
    {
      name: 'feed',
      what: 'feed: 100 messages and orders',
      ...read,
      requests: requestsOf(({ account }, index) => ask(account, `/activities?${chosenKinds[index % 3]}`)),
    },
    {
      name: 'feed-deep',
      what: 'feed: the next 100 from anywhere',
      ...read,
      requests: requestsOf(({ account, cursors }, index) =>
        ask(account, `/activities?cursor=${cursors[index % cursors.length]}&${chosenKinds[index % 3]}`),
      ),
    },
    {
      name: 'feed-counts',
      what: 'feed: how many of each kind, unread',
      ...read,
      requests: requestsOf(({ account }) => ask(account, '/activities/counts')),
    },
    {
      name: 'quotations',
      what: 'quotations: any page, all or of 3 statuses',
      ...read,
      requests: requestsOf(({ account, orders }, index) => {
        const pages = index % 3 === 1 ? 3 : Math.ceil(orders / 20);
        const page = 1 + Math.floor(Math.random() * pages);
        return ask(account, `/quotations?page=${page}&${statusFilters[index % 3]}`);
      }),
    },
    {
      name: 'quotations-search',
      what: 'quotations: search of a town',
      ...read,
      requests: requestsOf(({ account }, index) => {
        const town = account.cities[index % account.cities.length];
        return ask(account, `/quotations?q=${encodeURIComponent(typed(town, index))}`);
      }),
    },
  ];
}
