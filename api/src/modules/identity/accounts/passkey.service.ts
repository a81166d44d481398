import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { currentCaller } from '../../../kernel/caller.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { BadRequest, Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { AccountMailService } from './account-mails.service.js';
import type { IdentityProof } from './identity-proof.service.js';
import type { NewPasskey, PasskeyDto, PasskeyOptions, PasskeyRequest } from './passkey.dto.js';
import { getAccount, readerOf, type Account } from './sign-in.queries.js';
import type { SessionService } from './session.service.js';
import {
  challengeSeconds,
  handleOf,
  type PasskeyChallenges,
  type StoredPasskey,
  withoutHints,
} from './passkey-challenges.service.js';
/** Passkeys of one user. */
const mostPasskeys = 20;
/** How an authenticator may be reached; others are not kept. */
const knownTransports: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

interface PasskeyServiceDeps {
  db: Database;
  sessions: SessionService;
  proof: IdentityProof;
  limits: RateLimits;
  mails: AccountMailService;
  challenges: PasskeyChallenges;
}

/**
 * Passkeys (WebAuthn level 3): keys that a device keeps and uses once it has verified its user, so that one counts as both factors.
 * They belong to the host of `PUBLIC_URL`; other origins that may call the API get none.
 */
export class PasskeyService {
  constructor(private readonly deps: PasskeyServiceDeps) {}

  async list({ userId }: Pick<Principal, 'userId'>): Promise<PasskeyDto[]> {
    const { rows } = await sql<PasskeyDto>`
      select id, name, created_at, last_used_at from passkeys where user_id = ${userId} order by id`.execute(
      this.deps.db.reads,
    );
    return rows;
  }

  /**
   * What a browser makes a passkey from.
   * @throws {InvalidInput} on `password`: without it where the sign-in is too long ago, or a wrong one
   * @throws {Conflict} `too_many_passkeys`
   */
  async beginAdding(principal: Principal, { password }: PasskeyRequest): Promise<PasskeyOptions> {
    await this.deps.limits.consume('passkey-challenge', currentCaller().address ?? '');
    const account = await this.deps.proof.require(principal, password);
    const own = await this.ownPasskeys(account.id);
    if (own.length >= mostPasskeys) throw new Conflict('too_many_passkeys', { limit: mostPasskeys });
    const options = await generateRegistrationOptions({
      rpName: 'Frakto',
      rpID: this.deps.challenges.party.id,
      userID: handleOf(account.id),
      userName: account.email,
      userDisplayName: account.name,
      timeout: challengeSeconds * 1000,
      attestationType: 'none',
      excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.deps.challenges.keep(options.challenge, account.id);
    return { options: { ...options } };
  }

  /**
   * Keeps a passkey that a browser has made.
   * @throws {BadRequest} `passkey_refused`: not an answer to what was asked, made for another website, or without verifying its user
   * @throws {Conflict} `passkey_known`, `too_many_passkeys`
   */
  async add({ userId }: Principal, { name, credential }: NewPasskey): Promise<PasskeyDto> {
    const made = await verifyRegistrationResponse({
      response: withoutHints(credential),
      expectedChallenge: (challenge) => this.deps.challenges.use(challenge, userId),
      expectedOrigin: this.deps.challenges.party.origin,
      expectedRPID: this.deps.challenges.party.id,
      requireUserVerification: true,
    }).catch(() => null);
    if (!made?.verified) throw new BadRequest('passkey_refused');
    const { id: credentialId, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    const account = await getAccount(this.deps.db.reads, userId);
    const id = await this.deps.db.acrossCompanies(async (unit) => {
      // Locked, so that of several at the same moment not too many are kept.
      await sql`select from users where id = ${userId} for no key update`.execute(connectionOf(unit));
      const { rows: counted } = await sql<{ count: number }>`
        select count(*)::int as count from passkeys where user_id = ${userId}`.execute(connectionOf(unit));
      if ((counted[0]?.count ?? 0) >= mostPasskeys) {
        throw new Conflict('too_many_passkeys', { limit: mostPasskeys });
      }
      const kept = transports.filter((transport) => knownTransports.has(transport));
      const { rows } = await sql<{ id: number; name: string }>`
        insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
        values (${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}, ${kept}::text[], ${name.trim()})
        on conflict (credential_id) do nothing
        returning id, name`.execute(connectionOf(unit));
      if (!rows[0]) throw new Conflict('passkey_known');
      await this.tell(unit, account, 'passkey_added', rows[0]);
      return rows[0].id;
    });
    this.deps.mails.scheduleDelivery();
    return this.get(userId, id);
  }

  /** @throws {NotFound} */
  async rename({ userId }: Principal, id: number, name: string): Promise<PasskeyDto> {
    const { rows } = await sql<PasskeyDto>`
      update passkeys set name = ${name.trim()} where id = ${id} and user_id = ${userId}
      returning id, name, created_at, last_used_at`.execute(this.deps.db.writes);
    if (!rows[0]) throw new NotFound();
    return rows[0];
  }

  /**
   * Removes a passkey, and ends the sessions that it opened but the one that asks.
   * @throws {NotFound}
   * @throws {InvalidInput} on `password`: without it where the sign-in is too long ago, or a wrong one
   */
  async remove(principal: Principal, id: number, { password }: PasskeyRequest): Promise<void> {
    const { userId, sessionId } = principal;
    await this.get(userId, id);
    const account = await this.deps.proof.require(principal, password);
    await this.deps.db.acrossCompanies(async (unit) => {
      // A sign-in with it at the same moment is waited for, or finds it gone.
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name from passkeys where id = ${id} and user_id = ${userId} for update`.execute(
        connectionOf(unit),
      );
      if (!rows[0]) throw new NotFound();
      await this.deps.sessions.endOpenedBy(unit, userId, id, sessionId);
      await sql`delete from passkeys where id = ${id}`.execute(connectionOf(unit));
      await this.tell(unit, account, 'passkey_removed', rows[0]);
    });
    this.deps.sessions.forget(userId);
    this.deps.mails.scheduleDelivery();
  }

  private async get(userId: number, id: number): Promise<PasskeyDto> {
    const { rows } = await sql<PasskeyDto>`
      select id, name, created_at, last_used_at from passkeys where id = ${id} and user_id = ${userId}`.execute(
      this.deps.db.reads,
    );
    if (!rows[0]) throw new NotFound();
    return rows[0];
  }

  private async ownPasskeys(userId: number): Promise<Pick<StoredPasskey, 'credential_id' | 'transports'>[]> {
    const { rows } = await sql<Pick<StoredPasskey, 'credential_id' | 'transports'>>`
      select credential_id, transports from passkeys where user_id = ${userId}`.execute(this.deps.db.reads);
    return rows;
  }

  private async tell(
    unit: Unit,
    account: Account,
    kind: 'passkey_added' | 'passkey_removed',
    { name }: { name: string },
  ): Promise<void> {
    await this.deps.mails.queue(unit, kind, readerOf(account), { name });
  }
}
