import { runFor } from '../kernel/caller.js';
import type { Container } from '../container.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { Database } from '../platform/db/database.js';
import { sql } from '../platform/db/sql.js';
import type { Member } from '../platform/http/principal.js';
import { withDatabaseLock } from '../platform/db/database-lock.js';
import { demoAccounts, demoAddresses } from './demo-accounts.js';
import {
  balticCarriers,
  balticClients,
  rivalCarriers,
  rivalClients,
  balticCollection,
  rivalCollection,
  type Collection,
  balticGroups,
  rivalGroups,
  type DemoGroup,
} from './demo-directories.js';
import { balticMessages, rivalMessages, type DemoMessage, demoChats, demoUnread } from './demo-messages.js';
import {
  enterCarriers,
  enterClients,
  enterCollection,
  enterGlobalDirectories,
  enterGroups,
} from './enter-directories.js';
import { demoAddress, enterOrder } from './enter-orders.js';
import {
  balticCarrierContacts,
  balticClientContacts,
  enterCarrierRecords,
  enterContacts,
} from './enter-partner-records.js';
import {
  type DemoOrder,
  ordersInValuation,
  offeredOrders,
  ordersInProgress,
  settledOrders,
} from './demo-orders.js';
import type { Me, CompanySettingsUpdate, PriceSettingsInput } from '../modules/identity/index.js';
import { dayAfter } from '../kernel/time/calendar-days.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import { isWorkingDay } from '../kernel/time/working-days.js';
import type { RateTable } from '../platform/exchange-rates/exchange-rates.port.js';
import type { ClientDto } from '../modules/directory/index.js';

/** What a demo company charges, and how it stands on invoices. */
interface DemoSettings {
  price: PriceSettingsInput;
  settings: CompanySettingsUpdate;
}

/** Settings of the first demo company, which writes Polish invoices. */
const balticSettings: DemoSettings = {
  price: { price_per_km: 6.2, currency: 'PLN' },
  settings: {
    profit_margin: 10,
    payment_terms_days: 30,
    invoice_country: 'PL',
    company_data: {
      company_name: 'Bałtyk Spedycja Sp. z o.o.',
      address: 'ul. Śląska 17',
      city: 'Gdynia',
      post_code: '81-319',
      phone: '+48 58 720 11 40',
      email: 'faktury@baltykspedycja.example',
      website: 'https://www.baltykspedycja.example',
      nip: '9991173202',
      regon: '997001237',
      krs: '0000997001',
      register_court: 'Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS',
      share_capital: '200 000,00 PLN',
      bank_name: 'Bank Portowy S.A.',
      bank_account: '67 9999 0000 0000 1234 5678 0001',
      bank_swift: 'BPORPLPW',
      bank_account_eur: 'PL40 9999 0000 0000 1234 5678 0002',
    },
  },
};

/** Settings of the other demo company, which writes Norwegian invoices. */
const rivalSettings: DemoSettings = {
  price: { price_per_km: 17.5, currency: 'NOK' },
  settings: {
    profit_margin: 12,
    payment_terms_days: 14,
    invoice_country: 'NO',
    company_data: {
      company_name: 'Fjordlinje Frakt AS',
      address: 'Havnegata 9',
      city: 'Oslo',
      post_code: '0150',
      phone: '+47 22 55 48 10',
      email: 'faktura@fjordlinje.example',
      website: 'https://www.fjordlinje.example',
      organization_number: '999123457',
      vat_number: 'NO 999123457 MVA',
      bank_account_no: '9998.00.12340',
      bank_swift_no: 'FJORNOKK',
      bank_iban_no: 'NO20 9998 0012 340',
    },
  },
};

const minute = 60_000;

/** Enters what the people of the demo wrote to each other, and what they have read of it. */
async function enterChats(
  { services: { chat }, db }: Container,
  messages: typeof demoChats,
  unread: typeof demoUnread,
): Promise<void> {
  const people = await findPeople(db);
  for (const { from, to, ago, text } of messages.toSorted((one, other) => other.ago - one.ago)) {
    const [sender, recipient] = [personOf(people, from), personOf(people, to)];
    await chat.keepMessage(sender.userId, recipient.userId, text, new Date(Date.now() - ago * minute));
    const isUnread = unread.some(({ who, other, since }) => who === to && other === from && ago <= since);
    if (!isUnread) await chat.markAsRead(recipient, sender.userId, {});
  }
}

interface Person {
  email: string;
  userId: number;
  companyId: number | null;
  isAdmin: boolean;
}

async function findPeople(db: Container['db']): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select email, id as "userId", company_id as "companyId", is_admin as "isAdmin" from users
    where email = any(${Object.values(demoAccounts)}::text[])`.execute(db.reads);
  return rows;
}

function personOf(people: readonly Person[], who: keyof typeof demoAccounts): Person {
  const person = people.find(({ email }) => email === demoAccounts[who]);
  if (!person) throw new Error(`The demo has no ${who}`);
  return person;
}

const hour = 3_600_000;

/** Enters what clients wrote to a company. */
async function enterMessages(
  { services, db, config }: Container,
  member: Member,
  messages: readonly DemoMessage[],
  clients: readonly ClientDto[],
): Promise<void> {
  const { email_name } = await services.companies.getSender(member.companyId);
  for (const { client: index, name, age, lines, isAboutOrder, isRead, ...rest } of messages) {
    const client = clients[index];
    if (!client?.email) throw new Error(`There is no demo client ${index}`);
    const id = await services.messages.receive(member.companyId, {
      ...rest,
      body: lines.map((line) => `<p>${line}</p>`).join(''),
      sender: { name: `${name}, ${client.name}`, email: client.email },
      recipient: { name: null, email: `${email_name}@${config.MAIL_DOMAIN}` },
      client_id: client.id,
      order_id: isAboutOrder ? await latestOrderOf(db, client.id) : null,
      received_at: new Date(Date.now() - age * hour),
    });
    if (isRead) await services.messages.updateMessage(member, id, { status: 'read' });
  }
}

async function latestOrderOf(db: Container['db'], clientId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where client_id = ${clientId} order by id desc limit 1`.execute(db.reads);
  return rows[0]?.id ?? null;
}

/** Older than the demo's oldest order. */
const days = 90;

/**
 * Enters exchange rates of the demo's own days, so that its orders can be priced where no bank can be asked. They are
 * made up, and marked so wherever they are shown; where a bank's are as new, those count.
 */
async function enterRates({ services }: Container): Promise<void> {
  const today = warsawDay(new Date());
  const tables = Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days))
    .filter((day) => isWorkingDay(day, 'PL'))
    .map((date, index): RateTable => ({
      date,
      table_no: null,
      rates: [
        { from: 'EUR', to: 'PLN', rate: around(4.26, index) },
        { from: 'USD', to: 'PLN', rate: around(3.68, index + 7) },
        { from: 'NOK', to: 'PLN', rate: around(0.362, index + 13) },
      ],
    }));
  await services.currencies.storeMadeUpRates(tables);
}

/** A rate that goes up and down by less than one percent. */
function around(middle: number, step: number): string {
  return (middle * (1 + 0.008 * Math.sin(step / 5))).toFixed(4);
}

/** Orders of the other demo company: one that is settled, and one that is new. */
const rivalOrders: readonly DemoOrder[] = [
  {
    client: 7,
    way: ['alesund', 'lodz'],
    pallets: 18,
    weight: 13900,
    cargo: 'Frossen fisk',
    age: 58,
    loading: -46,
    status: 13,
    quotes: [[[7, 36800, 'NOK', 4]]],
    currency: 'EUR',
  },
  {
    client: 6,
    way: ['elk', 'bergen'],
    pallets: 15,
    weight: 8200,
    cargo: 'Drewno konstrukcyjne',
    age: 1,
    loading: 6,
    status: 0,
  },
];

/** Somebody of a demo company, acting. */
function memberOf({ id, is_admin, user_companies: [company] }: Me): Member {
  if (!company) throw new Error('A demo user without a company');
  return {
    userId: id,
    sessionId: 0,
    isAdmin: is_admin,
    companyId: company.company_id,
    isOwner: company.is_owner,
    needsSecondFactor: false,
  };
}

/** Orders of the first demo company, over all statuses. */
const balticOrders: readonly DemoOrder[] = [
  ...ordersInValuation,
  ...offeredOrders,
  ...ordersInProgress,
  ...settledOrders,
];

/** Any number that other software is unlikely to lock on. */
const lockKey = 4_070_241_122;

/**
 * Enters the demo through the product's own use cases: accounts, directories, orders over all statuses. Of several
 * processes that start at once one enters it, the others wait.
 * @returns false when the demo, or somebody's own accounts, are there already
 */
export async function seedDemo(container: Container): Promise<boolean> {
  return withDatabaseLock(container.db.url, lockKey, () => enterDemo(container));
}

async function enterDemo(container: Container): Promise<boolean> {
  const { db } = container;
  if (!(await beginDemo(db))) return false;
  await enterRates(container);
  await enterAdministrator(container);
  await enterGlobalDirectories(container);
  await enterCompany(container, {
    owner: [demoAccounts.owner, 'Anna Kowalczyk'],
    company: ['Bałtyk Spedycja', 'baltyk'],
    settings: balticSettings,
    worker: [demoAccounts.worker, 'Piotr Zieliński'],
    clients: balticClients,
    carriers: balticCarriers,
    orders: balticOrders,
    messages: balticMessages,
    collection: balticCollection,
    groups: balticGroups,
    hasRecords: true,
  });
  await enterCompany(container, {
    owner: [demoAccounts.rival, 'Ingrid Solberg'],
    company: ['Fjordlinje Frakt', 'fjordlinje'],
    settings: rivalSettings,
    worker: null,
    clients: rivalClients,
    carriers: rivalCarriers,
    orders: rivalOrders,
    messages: rivalMessages,
    collection: rivalCollection,
    groups: rivalGroups,
    hasRecords: false,
  });
  await enterChats(container, demoChats, demoUnread);
  await keepMails(db);
  await sql`update installation set value = 'entered' where key = 'demo'`.execute(db.writes);
  return true;
}

/** Nobody is written to for the sake of a demo: its mails stay in the outbox, also with a mail server set. */
async function keepMails(db: Database): Promise<void> {
  await sql`
    with demo as (select company_id from users where email = any(${demoAddresses})),
      kept as (
        update mail_outbox set status = 'captured', sent_at = created_at, next_attempt_at = null, attempts = 1
        where status = 'queued' and company_id in (select company_id from demo))
    update messages set status = 'delivered'
    where status = 'sent' and company_id in (select company_id from demo)`.execute(db.writes);
}

/**
 * Whether the demo is to be entered: into a database without users, or again where a process died while entering it.
 * What that one had entered is deleted first, unless somebody has an account of their own by now: then everything
 * stays as it is, for good.
 */
async function beginDemo(db: Database): Promise<boolean> {
  return db.acrossCompanies(async (unit) => {
    // Nobody registers between the look and the deletion.
    await unit.execute('lock table users in share row exclusive mode');
    const [found] = await unit.execute<{ state: string | null; users: number; others: number }[]>(
      `select (select value from installation where key = 'demo') as state, count(*)::int as users,
        (count(*) filter (where email <> all(?::text[])))::int as others from users`,
      [`{${demoAddresses.join(',')}}`],
    );
    const { state = null, users = 0, others = 0 } = found ?? {};
    if (state === null) {
      if (users > 0) return false;
      await unit.execute(`insert into installation values ('demo', 'begun')`);
      return true;
    }
    if (state !== 'begun') return false;
    if (others > 0) {
      await unit.execute(`update installation set value = 'abandoned' where key = 'demo'`);
      return false;
    }
    await unit.execute('delete from companies');
    // Nobody but the demo can have entered anything for all companies by then.
    await unit.execute('delete from clients where company_id is null');
    await unit.execute('delete from subcontractors where company_id is null');
    await unit.execute('delete from users');
    return true;
  });
}

interface DemoCompany {
  owner: readonly [email: string, name: string];
  company: readonly [name: string, emailName: string];
  settings: DemoSettings;
  worker: readonly [email: string, name: string] | null;
  clients: typeof balticClients;
  carriers: typeof balticCarriers;
  orders: typeof balticOrders;
  messages: readonly DemoMessage[];
  collection: Collection;
  groups: readonly DemoGroup[];
  /** People at partners, vehicles and insurances of carriers, a view for everybody. */
  hasRecords: boolean;
}

async function enterCompany(container: Container, demo: DemoCompany): Promise<void> {
  const password = container.config.DEMO_PASSWORD;
  const me = await container.services.registration.register(
    {
      email: demo.owner[0],
      name: demo.owner[1],
      company_name: demo.company[0],
      email_name: demo.company[1],
      password,
      default_language: 'pl',
    },
    // As administrators do: whatever REGISTRATION says, and without a mail to confirm the address.
    { address: demoAddress, isAdmin: true },
  );
  const member = memberOf(me);
  const { userId, companyId } = member;
  // The audit log of the demo names its owner as the one who entered it.
  await runFor({ requestId: null, address: null, userId, companyId }, () =>
    enterBusiness(container, member, demo),
  );
}

async function enterBusiness(container: Container, member: Member, demo: DemoCompany): Promise<void> {
  const { services } = container;
  const { settings, priceSettings, users } = services;
  if (demo.worker) {
    const [email, name] = demo.worker;
    const password_hash = await users.hashPassword(container.config.DEMO_PASSWORD);
    await container.db.acrossCompanies((unit) =>
      users.createUser(unit, { email, name, password_hash, company_id: member.companyId }),
    );
  }
  // Everybody knows the demo's password: it is nobody else's. And the company is not one of the last hours.
  await sql`update users set password_set_by_other = false where id = ${member.userId}`.execute(
    container.db.writes,
  );
  await sql`update companies set created_at = created_at - interval '400 days'
    where id = ${member.companyId}`.execute(container.db.writes);
  await settings.updateSettings(member, demo.settings.settings);
  await priceSettings.setPrice(member, demo.settings.price);
  const clients = await enterClients(container, member, demo.clients);
  const carriers = await enterCarriers(container, member, demo.carriers);
  await enterCollection(container, member, demo.collection);
  await enterGroups(container, member, demo.groups);
  for (const order of demo.orders) await enterOrder(container, member, order, clients, carriers);
  await enterMessages(container, member, demo.messages, clients);
  if (!demo.hasRecords) return;
  await enterContacts(container, member, 'client', clients, balticClientContacts);
  await enterContacts(container, member, 'subcontractor', carriers, balticCarrierContacts);
  await enterCarrierRecords(container, member, carriers);
  // Somebody called, and did not know everything yet.
  const [caller] = clients;
  await services.orderDrafts.create(member, {
    client_id: caller?.id ?? null,
    client_email: caller?.email ?? null,
    pickup_city: 'Poznań',
    pickup_country: 'PL',
    delivery_city: 'Trondheim',
    delivery_country: 'NO',
    cargo_type: 'Rozdzielnice elektryczne',
    pallets_count: 6,
    notes: 'Klient zadzwoni z wagą i datą załadunku.',
  });
  await services.orderViews.create(member, {
    name: 'Rozliczenia',
    list: 'queue',
    filter: { kind: ['to_invoice', 'invoice_to_send', 'overdue'] },
    is_shared: true,
  });
  await services.orderViews.create(member, {
    name: 'Do fakturowania',
    filter: { status: [OrderStatus.PodReceived, OrderStatus.InvoiceCreated] },
    is_shared: true,
  });
}

async function enterAdministrator({ db, services, config }: Container): Promise<void> {
  const password_hash = await services.users.hashPassword(config.DEMO_PASSWORD);
  await db.acrossCompanies((unit) =>
    services.users.createUser(unit, {
      email: demoAccounts.admin,
      name: 'Marta Wrona',
      password_hash,
      is_admin: true,
    }),
  );
}
