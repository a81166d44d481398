import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { sql } from '../../../platform/db/sql.js';
import { findCountryByCode } from '../../../kernel/contact/countries.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { findNamed, findNamedCollected, type NamedPlace } from '../directory.queries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { createEach } from '../../../platform/http/create-each.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { normalizeInput, withKeptPhone } from '../../../platform/http/normalize-input.js';
import type {
  ClientBulkAnswer,
  ClientDto,
  ClientInput,
  ClientPage,
  ClientQuery,
  ClientUpdate,
  GlobalClientInput,
  GlobalClientUpdate,
} from './client.dto.js';
import { Client } from './client.entity.js';
import { clientPostCodeFaults } from './client.policy.js';
import { clientColumns, findClient, findClients, listClients, within } from './client.queries.js';

const enteredColumns = [
  'name',
  'address',
  'city',
  'post_code',
  'country_id',
  'website',
  'email',
  'phone',
  'notes',
  'vat_number',
  'business_registration_number',
  'external_id',
] as const satisfies readonly (keyof ClientInput)[];

/** Whose clients are worked on: a company's own, or the global ones when there is no company. */
type Keeper = Pick<Principal, 'companyId' | 'userId'>;

/** Clients: a company's own, and for administrators the global ones. */
export class ClientService {
  constructor(private readonly db: Database) {}

  listClients({ companyId }: Keeper, query: ClientQuery): Promise<ClientPage> {
    return listClients(this.db.lists, companyId, query);
  }

  /**
   * A client that a company may work with: its own, or a collected one.
   * @throws {NotFound} when there is none, or it is another company's
   */
  async getClient({ companyId }: Pick<Principal, 'companyId'>, id: number): Promise<ClientDto> {
    const client = await findClient(this.db.reads, companyId, id);
    if (!client) throw new NotFound();
    return client;
  }

  /**
   * The same, null when there is none.
   * @param companyId null for any of the global ones
   */
  findClient(companyId: number | null, id: number): Promise<ClientDto | null> {
    return findClient(this.db.reads, companyId, id);
  }

  /** Those of the named ones that a company may work with. */
  findClients(companyId: number, ids: readonly number[]): Promise<ClientDto[]> {
    return findClients(this.db.reads, companyId, ids);
  }

  async createClient(
    { companyId, userId }: Keeper,
    input: ClientInput | GlobalClientInput,
  ): Promise<ClientDto> {
    return this.db.enter(
      'clients',
      { ...enteredValues(input), company_id: companyId, created_by: userId },
      clientColumns,
    );
  }

  /** Makes a client of each row that is not refused. */
  createClients(
    keeper: Keeper,
    rows: readonly (ClientInput | InvalidInput)[],
    language: UiLanguage,
  ): Promise<ClientBulkAnswer> {
    return createEach(this.db, language, rows, (row: ClientInput) => this.createClient(keeper, row));
  }

  /** Makes many clients in a unit of work of the keeper's company. */
  async enterMany(
    unit: Unit,
    { companyId, userId }: { companyId: number | null; userId: number | null },
    inputs: readonly GlobalClientInput[],
  ): Promise<void> {
    const now = new Date();
    await unit.insertMany(
      Client,
      inputs.map((input) => ({
        ...enteredValues(input),
        company_id: companyId,
        created_by: userId,
        created_at: now,
        update_date: now,
        version: 1,
      })),
    );
  }

  /** Those of the keeper's clients who have one of the names. */
  findNamed(companyId: number | null, names: readonly string[]): Promise<NamedPlace[]> {
    return findNamed(this.db.reads, 'clients', companyId, names);
  }

  /** The global clients in a company's collection who have one of the names. */
  findNamedCollected(companyId: number, names: readonly string[]): Promise<NamedPlace[]> {
    return findNamedCollected(this.db.reads, 'clients', companyId, names);
  }

  /**
   * Changes what is given.
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async updateClient(
    { companyId }: Keeper,
    id: number,
    input: ClientUpdate | GlobalClientUpdate,
  ): Promise<ClientDto> {
    const { version, ...changes } = input;
    const client = await this.db.inCompany(companyId, async (unit) => {
      const stored = await unit.findOne(Client, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!stored) throw new NotFound();
      if (version !== undefined && version !== stored.version) throw new Conflict('changed_meanwhile');
      const country = changes.country_id === undefined ? stored.country_id : changes.country_id;
      unit.assign(stored, withKeptPhone(normalizeInput(changes), country ?? null), { ignoreUndefined: true });
      const faults = clientPostCodeFaults(stored as unknown as Record<string, unknown>);
      if (faults.length > 0) throw new InvalidInput(faults);
      await unit.flush();
      return stored;
    });
    return dtoOf(client);
  }

  /** Says that a client is real who was made of a request from a website; said again it changes nothing. */
  async confirmClient({ companyId }: Keeper, id: number): Promise<ClientDto> {
    const client = await this.db.inCompany(companyId, async (unit) => {
      const stored = await unit.findOne(Client, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!stored) throw new NotFound();
      stored.unconfirmed_since = null;
      await unit.flush();
      return stored;
    });
    return dtoOf(client);
  }

  /**
   * The same by a request of theirs, in a unit of work of the company; nothing when the client is gone. Anybody may have sent the first
   * request with their address: what the confirmed one says of them counts, unless the forwarder has written about them since.
   */
  async confirmStranger(
    unit: Unit,
    id: number,
    { name, country }: { name: string | null; country: string },
  ): Promise<void> {
    const stored = await unit.findOne(Client, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!stored?.unconfirmed_since) return;
    const isUntouched = stored.version === 1;
    stored.unconfirmed_since = null;
    if (isUntouched)
      unit.assign(stored, { name: name || stored.name, country_id: findCountryByCode(country)?.id ?? null });
  }

  /**
   * Finds who asks over a website by their address, or makes an unconfirmed client of them. Of several with the address the confirmed
   * and the oldest counts. What the directory knows of somebody stays as it is.
   */
  async findOrEnterStranger(
    unit: Unit,
    companyId: number,
    stranger: { name: string; email: string; country: string },
  ): Promise<{ id: number; name: string; isUnconfirmed: boolean }> {
    const on = connectionOf(unit);
    // Two requests of one stranger at the same moment make one client.
    await sql`select pg_advisory_xact_lock(hashtext('stranger'), hashtext(${`${companyId} ${emailKey(stranger.email)}`}))`.execute(
      on,
    );
    const { rows } = await sql<{ id: number; name: string; is_unconfirmed: boolean }>`
      select t.id, t.name, t.unconfirmed_since is not null as is_unconfirmed from clients t
      where lower(t.email) = ${emailKey(stranger.email)} and ${within(companyId)}
      order by t.unconfirmed_since is not null, t.company_id is null, t.id limit 1`.execute(on);
    const [known] = rows;
    if (known) return { id: known.id, name: known.name, isUnconfirmed: known.is_unconfirmed };
    const client = unit.create(Client, {
      company_id: companyId,
      name: stranger.name,
      email: stranger.email,
      country_id: findCountryByCode(stranger.country)?.id ?? null,
      unconfirmed_since: new Date(),
    });
    await unit.flush();
    return { id: client.id, name: client.name, isUnconfirmed: true };
  }

  async deleteClient({ companyId }: Keeper, id: number): Promise<void> {
    const deleted = await this.db.inCompany(companyId, (unit) => unit.nativeDelete(Client, { id }));
    if (deleted === 0) throw new NotFound();
  }
}

/** What is entered of an input: every column, so that statements are the same. */
function enteredValues(input: ClientInput | GlobalClientInput) {
  const fields = withKeptPhone(normalizeInput(input), input.country_id ?? null);
  const values = enteredColumns.map(
    (name) => [name, (fields as Partial<ClientInput>)[name] ?? null] as const,
  );
  return Object.fromEntries(values) as Record<(typeof enteredColumns)[number], never>;
}

function dtoOf(client: Client): ClientDto {
  return {
    id: client.id,
    source_type: client.company_id === null ? 'global' : 'personal',
    name: client.name,
    address: client.address ?? null,
    city: client.city ?? null,
    post_code: client.post_code ?? null,
    country_id: client.country_id ?? null,
    website: client.website ?? null,
    email: client.email ?? null,
    phone: client.phone ?? null,
    notes: client.notes ?? null,
    vat_number: client.vat_number ?? null,
    business_registration_number: client.business_registration_number ?? null,
    external_id: client.company_id === null ? null : (client.external_id ?? null),
    is_unconfirmed: client.unconfirmed_since != null,
    update_date: client.update_date,
    version: client.version,
  };
}
