import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFailure } from './database-failure.js';
import { withDatabaseLock } from './database-lock.js';
import { AccountsAndDirectories } from './migrations/2026-11-20-accounts-and-directories.js';
import { OrdersLinksAndMail } from './migrations/2026-11-21-orders-links-and-mail.js';
import { CollectionsAndGroups } from './migrations/2026-11-22-collections-and-groups.js';
import { PeopleAndPrices } from './migrations/2026-11-23-people-and-prices.js';
import { Imports } from './migrations/2026-11-25-imports.js';
import { HistoryFactsOfOrders } from './migrations/2026-11-26-history-facts.js';
import { GlobalDirectories } from './migrations/2026-11-27-global-directories.js';
import { GroupPriceRequests } from './migrations/2026-11-28-group-price-requests.js';
import { TransportFacts } from './migrations/2026-11-29-transport-facts.js';
import { Activities } from './migrations/2026-11-30-activities.js';
import { VersionsOfPrices } from './migrations/2026-12-01-versions-of-prices.js';
import { CarrierOrders } from './migrations/2026-12-04-carrier-orders.js';
import { WebsitesSearched } from './migrations/2026-12-05-websites-searched.js';
import { DiscardedFiles } from './migrations/2026-12-07-discarded-files.js';
import { MailsHandedOver } from './migrations/2026-12-08-mails-handed-over.js';
import { WordsOfDirectories } from './migrations/2026-12-09-words-of-directories.js';
import { NotesSearched } from './migrations/2026-12-10-notes-searched.js';
import { Refusals } from './migrations/2026-12-14-refusals.js';
import { Crawler } from './migrations/2026-12-28-crawler.js';
import { Invoices } from './migrations/2026-12-20-invoices.js';
import { ClientMailings } from './migrations/2026-12-23-client-mailings.js';
import { Chat } from './migrations/2026-12-26-chat.js';
import { GlobalNotesSearched } from './migrations/2027-01-03-global-notes-searched.js';
import { KindsOfInvoiceMails } from './migrations/2027-01-04-kinds-of-invoice-mails.js';
import { IncomingMail } from './migrations/2027-01-08-incoming-mail.js';
import { FilesOfMessages } from './migrations/2027-01-09-files-of-messages.js';
import { AdminActions } from './migrations/2026-12-31-admin-actions.js';
import { CrawlOwners } from './migrations/2027-01-06-crawl-owners.js';
import { KeysOfLetters } from './migrations/2027-01-07-keys-of-letters.js';
import { IndexesForPeople } from './migrations/2026-11-24-indexes-for-people.js';
import { FilesNotMade } from './migrations/2026-12-11-files-not-made.js';
import { Documents } from './migrations/2026-12-12-documents.js';
import { IndexesForNotes } from './migrations/2026-12-13-indexes-for-notes.js';
import { LettersToMany } from './migrations/2027-01-10-letters-to-many.js';
import { AuditLog } from './migrations/0035-audit-log.js';
import { MailsSetAside } from './migrations/0036-mails-set-aside.js';
import { Accounts } from './migrations/0037-accounts.js';
import { SessionsAndSecondFactors } from './migrations/0038-sessions-and-second-factors.js';
import { AuditTrail } from './migrations/0039-audit-trail.js';
import { ClientClaims } from './migrations/0040-client-claims.js';
import { SenderChecks } from './migrations/0041-sender-checks.js';
import { Passkeys } from './migrations/0044-passkeys.js';
import { CompanyExports } from './migrations/0046-company-exports.js';
import { SessionPasskeys } from './migrations/0048-session-passkeys.js';
import { FoundUsers } from './migrations/0050-found-users.js';
import { Payments } from './migrations/0051-payments.js';
import { CausesAndActions } from './migrations/0054-causes-and-actions.js';
import { HeadersOfMails } from './migrations/0057-headers-of-mails.js';
import { MovedSecondFactors } from './migrations/0059-moved-second-factors.js';
import { TriesOfMails } from './migrations/0060-tries-of-mails.js';
import { MailsByThemselves } from './migrations/0061-mails-by-themselves.js';
import { TroublesOfMails } from './migrations/0062-troubles-of-mails.js';
import { ErasedMailsOfOffers } from './migrations/0063-erased-mails-of-offers.js';
import { FormerDaysOfReminders } from './migrations/0064-former-days-of-reminders.js';
import { Money } from './migrations/0080-money.js';
import { ViewsOfModules } from './migrations/0065-views-of-modules.js';
import { OrdersByThemselves } from './migrations/0066-orders-by-themselves.js';
import { WorkQueue } from './migrations/0070-work-queue.js';
import { Partners } from './migrations/0075-partners.js';
import { Changes } from './migrations/0085-changes.js';
import { ReceivedDocuments } from './migrations/0090-received-documents.js';
import { CmrNotes } from './migrations/0091-cmr-notes.js';
import { ChangesOfNewTables } from './migrations/0100-changes-of-new-tables.js';
import { WorkOfReceivedFiles } from './migrations/0102-work-of-received-files.js';
import { OrderDrafts } from './migrations/0103-order-drafts.js';
import { ViewsOfTheQueue } from './migrations/0104-views-of-the-queue.js';
import { ApiKeys } from './migrations/0110-api-keys.js';
import { IdempotencyKeys } from './migrations/0111-idempotency-keys.js';
import { ExternalIds } from './migrations/0112-external-ids.js';
import { StructuredInvoices } from './migrations/0115-structured-invoices.js';
import { Ksef } from './migrations/0116-ksef.js';
import { Webhooks } from './migrations/0120-webhooks.js';
import { ReceivedInvoices } from './migrations/0121-received-invoices.js';
import { ApiVersions } from './migrations/0129-api-versions.js';
import { Calendars } from './migrations/0128-calendars.js';
import { EmbeddedForms } from './migrations/0125-embedded-forms.js';
import { SequencesOfUnloggedTables } from './migrations/0126-sequences-of-unlogged-tables.js';
import { PaymentFiles } from './migrations/0132-payment-files.js';
import { KsefOutages } from './migrations/0133-ksef-outages.js';
import { TaxNumbersOfCarriers } from './migrations/0134-tax-numbers-of-carriers.js';
import { UndeliveredPackages } from './migrations/0135-undelivered-packages.js';
import { KsefDropsAndAnnouncements } from './migrations/0136-ksef-drops-and-announcements.js';
import { RefusedInvoices } from './migrations/0137-refused-invoices.js';
import { LoadExchange } from './migrations/0138-load-exchange.js';
import { LoadExchangeOff } from './migrations/0139-load-exchange-off.js';
import { CarrierRegistrations } from './migrations/0140-carrier-registrations.js';
import { LetterKeys } from './migrations/0142-letter-keys.js';
import { KsefCredentialEnvironments } from './migrations/0143-ksef-credential-environments.js';
import { KsefOfflineCertificates } from './migrations/0144-ksef-offline-certificates.js';
import { WhatKsefRefused } from './migrations/0145-what-ksef-refused.js';
import { TemplateSubjects } from './migrations/0146-template-subjects.js';
import { IdempotentCalls } from './migrations/0149-idempotent-calls.js';
import { RefusalsOfProduction } from './migrations/0150-refusals-of-production.js';
import { KsefCertificatesEnding } from './migrations/0153-ksef-certificates-ending.js';
import { PodsOfInvoiceMails } from './migrations/0155-pods-of-invoice-mails.js';
import { MailsPassedOn } from './migrations/0156-mails-passed-on.js';
import { ValidityInFeed } from './migrations/0157-validity-in-feed.js';
import { Counters } from './migrations/0160-counters.js';
import { CostOfLetterKeys } from './migrations/0161-cost-of-letter-keys.js';
import { ConversationsOfMessages } from './migrations/0099-conversations-of-messages.js';
import { LettersInLanguages } from './migrations/0098-letters-in-languages.js';
import { VariantsOfOffers } from './migrations/0097-variants-of-offers.js';
import { toPrimary } from './primary-client.js';
import { sql } from './sql.js';
import { countries } from '../../kernel/contact/countries.js';
import type { Database } from './database.js';

/** All migrations, oldest first. They only go forward; one that has landed is never edited. */
export const migrationsList = [
  { name: '2026-11-20-accounts-and-directories', class: AccountsAndDirectories },
  { name: '2026-11-21-orders-links-and-mail', class: OrdersLinksAndMail },
  { name: '2026-11-22-collections-and-groups', class: CollectionsAndGroups },
  { name: '2026-11-23-people-and-prices', class: PeopleAndPrices },
  { name: '2026-11-24-indexes-for-people', class: IndexesForPeople },
  { name: '2026-11-25-imports', class: Imports },
  { name: '2026-11-26-history-facts', class: HistoryFactsOfOrders },
  { name: '2026-11-27-global-directories', class: GlobalDirectories },
  { name: '2026-11-28-group-price-requests', class: GroupPriceRequests },
  { name: '2026-11-29-transport-facts', class: TransportFacts },
  { name: '2026-11-30-activities', class: Activities },
  { name: '2026-12-01-versions-of-prices', class: VersionsOfPrices },
  { name: '2026-12-04-carrier-orders', class: CarrierOrders },
  { name: '2026-12-05-websites-searched', class: WebsitesSearched },
  { name: '2026-12-07-discarded-files', class: DiscardedFiles },
  { name: '2026-12-08-mails-handed-over', class: MailsHandedOver },
  { name: '2026-12-09-words-of-directories', class: WordsOfDirectories },
  { name: '2026-12-10-notes-searched', class: NotesSearched },
  { name: '2026-12-11-files-not-made', class: FilesNotMade },
  { name: '2026-12-12-documents', class: Documents },
  { name: '2026-12-13-indexes-for-notes', class: IndexesForNotes },
  { name: '2026-12-14-refusals', class: Refusals },
  { name: '2026-12-20-invoices', class: Invoices },
  { name: '2026-12-23-client-mailings', class: ClientMailings },
  { name: '2026-12-26-chat', class: Chat },
  { name: '2027-01-03-global-notes-searched', class: GlobalNotesSearched },
  { name: '2026-12-28-crawler', class: Crawler },
  { name: '2026-12-31-admin-actions', class: AdminActions },
  { name: '2027-01-04-kinds-of-invoice-mails', class: KindsOfInvoiceMails },
  { name: '2027-01-10-letters-to-many', class: LettersToMany },
  { name: '2027-01-06-crawl-owners', class: CrawlOwners },
  { name: '2027-01-07-keys-of-letters', class: KeysOfLetters },
  { name: '2027-01-08-incoming-mail', class: IncomingMail },
  { name: '2027-01-09-files-of-messages', class: FilesOfMessages },
  { name: '0035-audit-log', class: AuditLog },
  { name: '0036-mails-set-aside', class: MailsSetAside },
  { name: '0037-accounts', class: Accounts },
  { name: '0038-sessions-and-second-factors', class: SessionsAndSecondFactors },
  { name: '0039-audit-trail', class: AuditTrail },
  { name: '0040-client-claims', class: ClientClaims },
  { name: '0041-sender-checks', class: SenderChecks },
  { name: '0044-passkeys', class: Passkeys },
  { name: '0046-company-exports', class: CompanyExports },
  { name: '0048-session-passkeys', class: SessionPasskeys },
  { name: '0050-found-users', class: FoundUsers },
  { name: '0051-payments', class: Payments },
  { name: '0054-causes-and-actions', class: CausesAndActions },
  { name: '0057-headers-of-mails', class: HeadersOfMails },
  { name: '0059-moved-second-factors', class: MovedSecondFactors },
  { name: '0060-tries-of-mails', class: TriesOfMails },
  { name: '0061-mails-by-themselves', class: MailsByThemselves },
  { name: '0062-troubles-of-mails', class: TroublesOfMails },
  { name: '0063-erased-mails-of-offers', class: ErasedMailsOfOffers },
  { name: '0064-former-days-of-reminders', class: FormerDaysOfReminders },
  { name: '0065-views-of-modules', class: ViewsOfModules },
  { name: '0066-orders-by-themselves', class: OrdersByThemselves },
  { name: '0070-work-queue', class: WorkQueue },
  { name: '0075-partners', class: Partners },
  { name: '0080-money', class: Money },
  { name: '0085-changes', class: Changes },
  { name: '0090-received-documents', class: ReceivedDocuments },
  { name: '0091-cmr-notes', class: CmrNotes },
  { name: '0097-variants-of-offers', class: VariantsOfOffers },
  { name: '0098-letters-in-languages', class: LettersInLanguages },
  { name: '0099-conversations-of-messages', class: ConversationsOfMessages },
  { name: '0100-changes-of-new-tables', class: ChangesOfNewTables },
  { name: '0102-work-of-received-files', class: WorkOfReceivedFiles },
  { name: '0103-order-drafts', class: OrderDrafts },
  { name: '0104-views-of-the-queue', class: ViewsOfTheQueue },
  { name: '0110-api-keys', class: ApiKeys },
  { name: '0111-idempotency-keys', class: IdempotencyKeys },
  { name: '0112-external-ids', class: ExternalIds },
  { name: '0115-structured-invoices', class: StructuredInvoices },
  { name: '0116-ksef', class: Ksef },
  { name: '0120-webhooks', class: Webhooks },
  { name: '0121-received-invoices', class: ReceivedInvoices },
  { name: '0125-embedded-forms', class: EmbeddedForms },
  { name: '0126-sequences-of-unlogged-tables', class: SequencesOfUnloggedTables },
  { name: '0128-calendars', class: Calendars },
  { name: '0129-api-versions', class: ApiVersions },
  { name: '0132-payment-files', class: PaymentFiles },
  { name: '0133-ksef-outages', class: KsefOutages },
  { name: '0134-tax-numbers-of-carriers', class: TaxNumbersOfCarriers },
  { name: '0135-undelivered-packages', class: UndeliveredPackages },
  { name: '0136-ksef-drops-and-announcements', class: KsefDropsAndAnnouncements },
  { name: '0137-refused-invoices', class: RefusedInvoices },
  { name: '0138-load-exchange', class: LoadExchange },
  { name: '0139-load-exchange-off', class: LoadExchangeOff },
  { name: '0140-carrier-registrations', class: CarrierRegistrations },
  { name: '0142-letter-keys', class: LetterKeys },
  { name: '0143-ksef-credential-environments', class: KsefCredentialEnvironments },
  { name: '0144-ksef-offline-certificates', class: KsefOfflineCertificates },
  { name: '0145-what-ksef-refused', class: WhatKsefRefused },
  { name: '0146-template-subjects', class: TemplateSubjects },
  { name: '0149-idempotent-calls', class: IdempotentCalls },
  { name: '0150-refusals-of-production', class: RefusalsOfProduction },
  { name: '0153-ksef-certificates-ending', class: KsefCertificatesEnding },
  { name: '0155-pods-of-invoice-mails', class: PodsOfInvoiceMails },
  { name: '0156-mails-passed-on', class: MailsPassedOn },
  { name: '0157-validity-in-feed', class: ValidityInFeed },
  { name: '0160-counters', class: Counters },
  { name: '0161-cost-of-letter-keys', class: CostOfLetterKeys },
];

/** Any number that other software is unlikely to lock on. */
const lockKey = 4_070_241_120;

/**
 * Longest wait for a lock, in milliseconds: whoever works meanwhile waits behind it, and gives up after five seconds. Then it makes way, and
 * is tried again.
 */
const lockedMs = 3_000;
const tries = 20;
const pauseMs = 2_000;

/**
 * Brings the database to the present schema. Several processes may start at once: one migrates, the others wait. Each migration is a
 * transaction of its own, so that it holds its locks no longer than it takes itself: of one that fails nothing stays, those before it are done.
 * @param to the last migration to run; all when left out
 * @returns names of the migrations that were run
 */
export async function migrate(databaseUrl: string, to?: string): Promise<string[]> {
  return withDatabaseLock(databaseUrl, lockKey, async () => {
    const orm = await openForMigrations(databaseUrl);
    try {
      const pending = (await orm.migrator.getPending()).map(({ name }) => name);
      const last = to === undefined ? -1 : migrationsList.findIndex(({ name }) => name === to);
      const wanted = new Set(
        migrationsList.slice(0, last < 0 ? undefined : last + 1).map(({ name }) => name),
      );
      const names = pending.filter((name) => wanted.has(name));
      for (const name of names) await makeWay(() => orm.migrator.up({ migrations: [name] }));
      return names;
    } finally {
      await orm.close();
    }
  });
}

/** Does a migration, and again when somebody held for too long what it locks. */
async function makeWay(run: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await run();
      return;
    } catch (error) {
      const failure = databaseFailure(error);
      if ((failure !== 'busy' && failure !== 'collision') || tried === tries) throw error;
      await pause(pauseMs);
    }
  }
}

/** Connections of their own: a migration of a large table takes longer than any request may. */
function openForMigrations(clientUrl: string): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl,
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: {
      migrationsList,
      tableName: 'schema_migrations',
      transactional: true,
      allOrNothing: false,
      snapshot: false,
    },
    pool: { min: 0, max: 2 },
    driverOptions: {
      // As in `Database.open`: MikroORM drops what stands behind the question mark.
      connectionString: clientUrl,
      connectionTimeoutMillis: 10_000,
      options: '-c statement_timeout=0',
      lock_timeout: lockedMs,
      onPoolCreated: toPrimary,
    },
    allowGlobalContext: false,
    // What people should know of migrations is said by whoever runs them.
    logger: () => undefined,
  });
}

/** Brings schema and reference data up to date. @returns names of the migrations that were run */
export async function prepareDatabase(db: Database): Promise<string[]> {
  const applied = await migrate(db.url);
  const rows = countries.map(({ id, code, names }) => ({
    id,
    code,
    name_pl: names.pl,
    name_en: names.en,
    name_no: names.no,
  }));
  await sql`
    insert into countries (id, code, name_pl, name_en, name_no)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id int, code text, name_pl text, name_en text, name_no text)
    on conflict (id) do update set code = excluded.code, name_pl = excluded.name_pl, name_en = excluded.name_en,
      name_no = excluded.name_no`.execute(db.writes);
  return applied;
}
