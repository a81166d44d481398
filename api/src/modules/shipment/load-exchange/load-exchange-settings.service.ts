import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, Unavailable } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { VaultError, type Vault } from '../../../platform/vault/vault.port.js';
import {
  ExchangeForbidden,
  ExchangeSignInNeeded,
  ExchangeTurnLost,
  type LoadExchange,
} from './load-exchange.port.js';
import { endPublicationsOf, hasPublications, leavePublications } from './load-publication.queries.js';
import type {
  LoadExchangeSettings,
  LoadExchangeSettingsInput,
  LoadExchangeSignInInput,
} from './load-exchange-settings.dto.js';
import {
  redeemCode,
  TransEu,
  transEuSignInUrl,
  type ExchangeContext,
  type TransEuApplication,
  type TransEuTokens,
} from './trans-eu.js';

/** What a sealed text belongs to; the same names stand in the list of sealed columns. */
const contextOf = {
  secret: (companyId: number) => `load-exchange:${companyId}` as const,
  tokens: (companyId: number) => `load-exchange-tokens:${companyId}` as const,
};

interface StoredSettings {
  is_on: boolean;
  client_id: string | null;
  sealed_secret: string | null;
  signed_in_at: Date | null;
  updated_at: Date;
}

/** A company's way to its exchange. */
export interface OpenedExchange {
  /** Null where the company has no application, or nobody is signed in. */
  exchange: LoadExchange | null;
  /** Whether it publishes; what it has published is withdrawn in any case. */
  is_on: boolean;
  /** Which sign-in it works with. */
  generation: number;
}

interface LoadExchangeSettingsDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  publicUrl: string;
  /** `LOAD_EXCHANGE_URL`. */
  url: string | undefined;
}

/** Whether and as whom companies publish loads, and the way to their exchange. */
export class LoadExchangeSettingsService {
  constructor(private readonly deps: LoadExchangeSettingsDeps) {}

  async getSettings({ companyId }: Pick<Member, 'companyId'>): Promise<LoadExchangeSettings> {
    const stored = await findSettings(this.deps.db.reads, companyId);
    const { client_id = null } = stored ?? {};
    return {
      is_on: stored?.is_on ?? false,
      client_id,
      signed_in_at: stored?.signed_in_at ?? null,
      sign_in_url: client_id && transEuSignInUrl(this.deps.url, client_id, this.redirectUri),
      redirect_uri: this.redirectUri,
      updated_at: stored?.updated_at ?? null,
    };
  }

  /**
   * Changes them. Switching it off ends all publications; another application has to be signed in with anew, and no other one, or none,
   * takes the place of one by which something is yet to be withdrawn. Where nobody is signed in any more, that is left on the exchange.
   * @throws {InvalidInput} when it is switched on without an application, or of one only a part is given
   * @throws {Conflict} `load_exchange_in_use`
   */
  async updateSettings(
    { companyId }: Member,
    input: LoadExchangeSettingsInput,
  ): Promise<LoadExchangeSettings> {
    const { db, vault, clock } = this.deps;
    const { is_on, client_id, client_secret, api_key } = input;
    const given = { client_id, client_secret, api_key };
    const names = Object.keys(given) as (keyof typeof given)[];
    const isChanged = names.some((name) => given[name] !== undefined);
    const missing = names.filter((name) => !given[name]);
    const isRemoved = isChanged && missing.length === names.length;
    if (isChanged && !isRemoved && missing.length > 0)
      throw new InvalidInput(missing.map((field) => ({ field, code: 'required' })));
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await sql`
        insert into load_exchange_settings (company_id) values (${companyId})
        on conflict (company_id) do nothing`.execute(on);
      const stored = await lockSettings(on, companyId);
      if (is_on && (isRemoved || (!isChanged && !stored?.client_id)))
        throw new InvalidInput(names.map((field) => ({ field, code: 'required' })));
      await sql`
        update load_exchange_settings set is_on = ${is_on}, updated_at = ${clock.now()}
        where company_id = ${companyId}`.execute(on);
      if (!is_on) await endPublicationsOf(on, companyId);
      if (!isChanged) return;
      // Another secret of the same application withdraws what the old one published.
      if (stored?.client_id && client_id !== stored.client_id && (await hasPublications(on, companyId))) {
        if (stored.signed_in_at) throw new Conflict('load_exchange_in_use');
        await endPublicationsOf(on, companyId);
        await leavePublications(on, companyId, clock.now());
      }
      const sealed = isRemoved
        ? null
        : vault.seal(JSON.stringify({ client_secret, api_key }), contextOf.secret(companyId));
      await sql`
        update load_exchange_settings set client_id = ${client_id ?? null}, sealed_secret = ${sealed}, signed_in_at = null
        where company_id = ${companyId}`.execute(on);
      await sql`
        update load_exchange_queues set sealed_tokens = null, generation = generation + 1
        where company_id = ${companyId}`.execute(on);
    });
    return this.getSettings({ companyId });
  }

  /**
   * Takes the code of somebody who signed in at Trans.eu.
   * @throws {Conflict} `load_exchange_off` without an application, `load_exchange_sign_in_failed` when Trans.eu does not take the code
   * @throws {Unavailable} `load_exchange_unavailable`
   */
  async signIn({ companyId }: Member, { code }: LoadExchangeSignInInput): Promise<LoadExchangeSettings> {
    const { db, clock, log, url } = this.deps;
    const application = this.applicationOf(companyId, await findSettings(db.reads, companyId));
    if (!application) throw new Conflict('load_exchange_off');
    let tokens: TransEuTokens;
    try {
      tokens = await redeemCode({ url, application, clock }, code, this.redirectUri);
    } catch (error) {
      log.warn({ err: error, companyId }, 'signing in at the load exchange failed');
      if (error instanceof ExchangeSignInNeeded || error instanceof ExchangeForbidden)
        throw new Conflict('load_exchange_sign_in_failed');
      throw new Unavailable('load_exchange_unavailable');
    }
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      // In the sequence in which saving the settings locks.
      const stored = await lockSettings(on, companyId);
      if (stored?.client_id !== application.client_id) throw new Conflict('load_exchange_sign_in_failed');
      await sql`
        update load_exchange_settings set signed_in_at = ${clock.now()}, updated_at = ${clock.now()}
        where company_id = ${companyId}`.execute(on);
      const sealed = this.sealed(companyId, tokens);
      await sql`
        insert into load_exchange_queues (company_id, sealed_tokens, generation) values (${companyId}, ${sealed}, 1)
        on conflict (company_id) do update set sealed_tokens = excluded.sealed_tokens,
          generation = load_exchange_queues.generation + 1`.execute(on);
      // What waits for that is tried at once.
      await sql`
        update load_publications set next_try_at = to_timestamp(0)
        where company_id = ${companyId} and ended_at is null and error ->> 'code' in ('sign_in', 'forbidden')`.execute(
        on,
      );
    });
    return this.getSettings({ companyId });
  }

  /** The way to a company's exchange. */
  async open(companyId: number, context: ExchangeContext): Promise<OpenedExchange> {
    const { db, clock, url } = this.deps;
    const { rows } = await sql<{ sealed_tokens: string | null; generation: number }>`
      select sealed_tokens, generation from load_exchange_queues where company_id = ${companyId}`.execute(
      db.writes,
    );
    const { sealed_tokens = null, generation = 0 } = rows[0] ?? {};
    const stored = await findSettings(db.writes, companyId);
    const application = this.applicationOf(companyId, stored);
    const tokens =
      stored?.signed_in_at && sealed_tokens
        ? this.opened<TransEuTokens>(sealed_tokens, contextOf.tokens(companyId))
        : null;
    const keepTokens = (next: TransEuTokens) => this.keepTokens(companyId, generation, next);
    const exchange =
      application && tokens ? new TransEu({ url, application, clock, context, tokens, keepTokens }) : null;
    return { exchange, is_on: stored?.is_on ?? false, generation };
  }

  /**
   * The exchange lets the company in no more: the owner is shown that they have to sign in.
   * @returns false when somebody has signed in anew meanwhile: nothing is changed
   */
  async noteSignedOut(companyId: number, generation: number): Promise<boolean> {
    return this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await lockSettings(on, companyId);
      const { rows } = await sql`
        update load_exchange_settings set signed_in_at = null where company_id = ${companyId} and exists (
          select from load_exchange_queues where company_id = ${companyId} and generation = ${generation})
        returning company_id`.execute(on);
      return rows.length > 0;
    });
  }

  private get redirectUri(): string {
    return `${this.deps.publicUrl}/user-settings/load-exchange`;
  }

  private applicationOf(companyId: number, stored: StoredSettings | null): TransEuApplication | null {
    if (!stored?.client_id || !stored.sealed_secret) return null;
    const secrets = this.opened<Omit<TransEuApplication, 'client_id'>>(
      stored.sealed_secret,
      contextOf.secret(companyId),
    );
    return secrets && { client_id: stored.client_id, ...secrets };
  }

  private sealed(companyId: number, tokens: TransEuTokens): string {
    return this.deps.vault.seal(JSON.stringify(tokens), contextOf.tokens(companyId));
  }

  /** @throws {ExchangeTurnLost} when somebody has signed in anew: theirs stay */
  private async keepTokens(companyId: number, generation: number, tokens: TransEuTokens): Promise<void> {
    const { rows } = await sql`
      update load_exchange_queues set sealed_tokens = ${this.sealed(companyId, tokens)}
      where company_id = ${companyId} and generation = ${generation} returning company_id`.execute(
      this.deps.db.writes,
    );
    if (rows.length === 0) throw new ExchangeTurnLost();
  }

  /** Null of what was sealed under a secret that nobody knows any more: it is to be entered again. */
  private opened<T>(sealed: string, context: ReturnType<(typeof contextOf)['secret' | 'tokens']>): T | null {
    try {
      return JSON.parse(this.deps.vault.open(sealed, context).text) as T;
    } catch (error) {
      if (error instanceof VaultError) return null;
      throw error;
    }
  }
}

/** Locks a company's settings, in front of its queue and its publications. */
async function lockSettings(on: Queryable, companyId: number): Promise<StoredSettings | null> {
  await sql`select from load_exchange_settings where company_id = ${companyId} for no key update`.execute(on);
  return findSettings(on, companyId);
}

async function findSettings(on: Queryable, companyId: number): Promise<StoredSettings | null> {
  const { rows } = await sql<StoredSettings>`
    select is_on, client_id, sealed_secret, signed_in_at, updated_at from load_exchange_settings
    where company_id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}
