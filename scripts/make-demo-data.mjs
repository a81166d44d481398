// Enters made-up clients, carriers and orders, by a company's key: see --help.
import { createAll, integratorScript, numberOf } from './lib/integrator.mjs';
import { Failure, say } from './lib/say.mjs';

const help = `
Enters made-up clients, carriers and requests for transports between Poland and Norway, to try things with.

  node scripts/make-demo-data.mjs --orders 1000 [--name demo]

--orders   how many orders, up to 100,000; a client and a carrier for every 20.
--name     what their external ids begin with, “demo” when left out. The same name makes the same records: what is there already is passed over, so that a run
           that broke off is gone on with.

A key may enter 600 rows a minute; the script waits where it has to. The key needs the scopes “directory”, “orders” and “read”.`;

const options = { orders: { type: 'string' }, name: { type: 'string', default: 'demo' } };

const places = [
  ['PL', 'Gdańsk', '80-001', 'Portowa'],
  ['PL', 'Łódź', '90-001', 'Długa'],
  ['PL', 'Poznań', '60-001', 'Polna'],
  ['PL', 'Wrocław', '50-001', 'Rynek'],
  ['NO', 'Oslo', '0250', 'Fiskebrygga'],
  ['NO', 'Bergen', '5003', 'Bryggen'],
  ['NO', 'Tromsø', '9008', 'Storgata'],
  ['NO', 'Stavanger', '4006', 'Havnegata'],
];
const loads = ['Furniture', 'Frozen fish', 'Machine parts', 'Paper', 'Windows', 'Steel pipes'];
const dayMs = 86_400_000;

await integratorScript({ help, options }, async (frakto, { orders, name }) => {
  if (orders === undefined) throw new Failure('How many orders? --orders 1000');
  const count = numberOf(orders, 'orders', 100_000);
  if (!/^[\w-]{1,40}$/.test(name)) throw new Failure('--name has letters, digits, - and _ alone, up to 40.');
  const countries = new Map((await frakto.countries.list()).items.map(({ code, id }) => [code, id]));
  const company = (kind, number) => {
    const [country, city, post_code, street] = places[number % places.length];
    return {
      name: `${kind} ${city} ${number + 1}`,
      external_id: `${name}-${kind.toLowerCase()}-${number + 1}`,
      email: `${kind.toLowerCase()}${number + 1}@${name.toLowerCase().replaceAll('_', '-')}.example`,
      address: `${street} ${number + 1}`,
      city,
      post_code,
      country_id: countries.get(country),
    };
  };
  const companies = Array.from({ length: Math.ceil(count / 20) }, (_, number) => number);
  await enter(
    'clients',
    companies.map((number) => company('Client', number)),
  );
  await enter(
    'subcontractors',
    companies.map((number) => company('Carrier', number)),
  );
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  await enter(
    'orders',
    Array.from({ length: count }, (_, number) => {
      const from = places[(number * 5 + 3) % places.length];
      const to = places[(number * 5 + 3 + 1 + (number % 7)) % places.length];
      const pickup = today + (3 + (number % 40)) * dayMs + 7 * 3_600_000;
      return {
        external_id: `${name}-order-${number + 1}`,
        client_email: company('Client', number % companies.length).email,
        ...placeOf('pickup', from, number),
        ...placeOf('delivery', to, number),
        pickup_date: new Date(pickup).toISOString(),
        delivery_date: new Date(pickup + (1 + (number % 4)) * dayMs).toISOString(),
        pallets_count: 1 + (number % 33),
        weight: 300 + ((number * 137) % 23_000),
        cargo_type: loads[number % loads.length],
      };
    }),
  );

  async function enter(kind, rows) {
    const counts = { made: 0, known: 0 };
    await createAll(
      (body) => frakto[kind].createInBulk(body),
      rows,
      (row, { status, problem }) => {
        if (status === 201) counts.made += 1;
        else if (problem.code === 'external_id_taken') counts.known += 1;
        else
          throw new Failure(`${kind}, row ${row + 1}: ${JSON.stringify(problem.errors ?? problem.detail)}`);
      },
    );
    say(`${kind}: ${counts.made} made, ${counts.known} there already`);
  }
});

function placeOf(end, [country, city, post_code, street], number) {
  return {
    [`${end}_street`]: `${street} ${1 + (number % 90)}`,
    [`${end}_city`]: city,
    [`${end}_post_code`]: post_code,
    [`${end}_country`]: country,
  };
}
