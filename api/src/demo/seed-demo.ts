import { runFor } from '../kernel/caller.js';
import type { Container } from '../container.js';
import type { Database } from '../platform/db/database.js';
import { sql } from '../platform/db/sql.js';
import type { Member } from '../platform/http/principal.js';
import { withDatabaseLock } from '../platform/db/database-lock.js';
import { demoAccounts, demoAddresses } from './demo-accounts.js';
import { demoChats, demoUnread } from './demo-chats.js';
import { balticCarriers, balticClients, rivalCarriers, rivalClients } from './demo-directories.js';
import { balticCollection, rivalCollection, type Collection } from './demo-global-directories.js';
import { balticGroups, rivalGroups, type DemoGroup } from './demo-groups.js';
import { balticMessages, rivalMessages, type DemoMessage } from './demo-messages.js';
import { balticOrders } from './demo-orders.js';
import { rivalOrders } from './demo-orders-of-rival.js';
import { balticSettings, rivalSettings, type DemoSettings } from './demo-settings.js';
import { enterChats } from './enter-chats.js';
import { enterCarriers, enterClients } from './enter-directories.js';
import { enterCollection, enterGlobalDirectories, enterGroups } from './enter-global-directories.js';
import { enterMessages } from './enter-messages.js';
import { enterOrder } from './enter-orders.js';
import { enterRates } from './enter-rates.js';
import { memberOf } from './demo-member.js';

const anyAddress = '127.0.0.1';

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
}

async function enterCompany(container: Container, demo: DemoCompany): Promise<void> {
  const password = container.config.DEMO_PASSWORD;
  const me = await container.services.auth.register(
    {
      email: demo.owner[0],
      name: demo.owner[1],
      company_name: demo.company[0],
      email_name: demo.company[1],
      password,
      default_language: 'pl',
    },
    // As administrators do: whatever REGISTRATION says, and without a mail to confirm the address.
    { address: anyAddress, isAdmin: true },
  );
  const member = memberOf(me);
  const { userId, companyId } = member;
  // The audit log of the demo names its owner as the one who entered it.
  await runFor({ requestId: null, address: null, userId, companyId }, () =>
    enterBusiness(container, member, demo),
  );
}

async function enterBusiness(container: Container, member: Member, demo: DemoCompany): Promise<void> {
  const { settings, priceSettings, users } = container.services;
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
