/** Their requests ask for orders: without them, none need to be entered. */
export const orderOperationNames = ['feed', 'feed-deep', 'feed-counts', 'quotations', 'quotations-search'];

const cursors = 100;

/** Places all over a company's feed. */
export async function sampleOfOrders(db, companyId) {
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
export function orderOperations(requestsOf, { ask, typed, read }) {
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
