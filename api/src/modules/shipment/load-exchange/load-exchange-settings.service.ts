import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, Unavailable } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { VaultError, type Vault } from '../../../platform/vault/vault.port.js';
import { ExchangeSignInNeeded, type LoadExchange } from './load-exchange.port.js';
import type {
  LoadExchangeSettings,
  LoadExchangeSettingsInput,
  LoadExchangeSignInInput,
} from './load-exchange-settings.dto.js';
import {
  redeemCode,
  TransEu,
  transEuSignInUrl,
  type TransEuApplication,
  type TransEuTokens,
} from './trans-eu.js';

/** What a sealed text belongs to; the same names stand in the list of sealed columns. */
const contextOf = {
  secret: (companyId: number) => `load-exchange:${companyId}` as const,
  tokens: (companyId: number) => `load-exchange-tokens:${companyId}` as const,
};

/** Longest wait for an answer to a sign-in, in milliseconds. */
const signInMs = 25_000;

interface StoredSettings {
  is_on: boolean;
  client_id: string | null;
  sealed_secret: string | null;
  signed_in_at: Date | null;
  updated_at: Date;
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
   * Changes them. Another application has to be signed in with anew.
   * @throws {InvalidInput} when it is switched on without an application, or of one only a part is given
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
      const stored = await findSettings(on, companyId);
      if (is_on && (isRemoved || (!isChanged && !stored?.client_id)))
        throw new InvalidInput(names.map((field) => ({ field, code: 'required' })));
      await sql`
        update load_exchange_settings set is_on = ${is_on}, updated_at = ${clock.now()}
        where company_id = ${companyId}`.execute(on);
      if (!isChanged) return;
      const sealed = isRemoved
        ? null
        : vault.seal(JSON.stringify({ client_secret, api_key }), contextOf.secret(companyId));
      await sql`
        update load_exchange_settings set client_id = ${client_id ?? null}, sealed_secret = ${sealed}, signed_in_at = null
        where company_id = ${companyId}`.execute(on);
      await sql`update load_exchange_queues set sealed_tokens = null where company_id = ${companyId}`.execute(
        on,
      );
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
    const signal = AbortSignal.timeout(signInMs);
    let tokens: TransEuTokens;
    try {
      tokens = await redeemCode({ url, application, clock, signal }, code, this.redirectUri);
    } catch (error) {
      log.warn({ err: error, companyId }, 'signing in at the load exchange failed');
      if (error instanceof ExchangeSignInNeeded) throw new Conflict('load_exchange_sign_in_failed');
      throw new Unavailable('load_exchange_unavailable');
    }
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await this.keepTokens(on, companyId, tokens);
      await sql`
        update load_exchange_settings set signed_in_at = ${clock.now()}, updated_at = ${clock.now()}
        where company_id = ${companyId}`.execute(on);
      // What waits for that is tried at once.
      await sql`
        update load_publications set next_try_at = to_timestamp(0)
        where company_id = ${companyId} and ended_at is null and error ->> 'code' = 'sign_in'`.execute(on);
    });
    return this.getSettings({ companyId });
  }

  /**
   * The way to a company's exchange.
   * @returns null when it has no application, or nobody has signed in
   */
  async open(companyId: number, signal: AbortSignal): Promise<LoadExchange | null> {
    const { db, clock, url } = this.deps;
    const stored = await findSettings(db.writes, companyId);
    const application = this.applicationOf(companyId, stored);
    const tokens = stored?.signed_in_at ? await this.findTokens(companyId) : null;
    if (!application || !tokens) return null;
    const keepTokens = (next: TransEuTokens) => this.keepTokens(db.writes, companyId, next);
    return new TransEu({ url, application, clock, signal, tokens, keepTokens });
  }

  /** The exchange lets the company in no more: the owner is shown that they have to sign in. */
  async noteSignedOut(companyId: number): Promise<void> {
    await sql`
      update load_exchange_settings set signed_in_at = null where company_id = ${companyId}`.execute(
      this.deps.db.writes,
    );
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

  private async findTokens(companyId: number): Promise<TransEuTokens | null> {
    const { rows } = await sql<{ sealed_tokens: string | null }>`
      select sealed_tokens from load_exchange_queues where company_id = ${companyId}`.execute(
      this.deps.db.writes,
    );
    const sealed = rows[0]?.sealed_tokens;
    return sealed ? this.opened(sealed, contextOf.tokens(companyId)) : null;
  }

  private async keepTokens(on: Queryable, companyId: number, tokens: TransEuTokens): Promise<void> {
    const sealed = this.deps.vault.seal(JSON.stringify(tokens), contextOf.tokens(companyId));
    await sql`
      insert into load_exchange_queues (company_id, sealed_tokens) values (${companyId}, ${sealed})
      on conflict (company_id) do update set sealed_tokens = ${sealed}`.execute(on);
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

async function findSettings(on: Queryable, companyId: number): Promise<StoredSettings | null> {
  const { rows } = await sql<StoredSettings>`
    select is_on, client_id, sealed_secret, signed_in_at, updated_at from load_exchange_settings
    where company_id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}
