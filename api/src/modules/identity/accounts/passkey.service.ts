import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { currentCaller } from '../../../kernel/caller.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { BadRequest, Conflict, NotFound, Unauthorized } from '../../../platform/http/errors.js';
import type { ClientOfRequest } from '../../../platform/http/client-of-request.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { AccountMailService } from './account-mails.service.js';
import type { IdentityProof } from './identity-proof.service.js';
import type {
  NewPasskey,
  PasskeyCredential,
  PasskeyDto,
  PasskeyLogin,
  PasskeyOptions,
  PasskeyRequest,
} from './passkey.dto.js';
import { getAccount, readerOf, type Account } from './sign-in.queries.js';
import type { SessionService } from './session.service.js';
import type { OpenedSession, SignInService } from './sign-in.service.js';

const challengeSeconds = 300;
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

interface StoredPasskey {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** Whom passkeys are made for: the website in the words of WebAuthn. */
interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Passkeys (WebAuthn level 3): keys that a device keeps and uses once it has verified its user, so that one counts as both factors.
 * They belong to the host of `PUBLIC_URL`; other origins that may call the API get none.
 */
export class PasskeyService {
  private readonly party: RelyingParty;

  constructor(
    private readonly db: Database,
    private readonly signIn: SignInService,
    private readonly sessions: SessionService,
    private readonly proof: IdentityProof,
    private readonly limits: RateLimits,
    private readonly mails: AccountMailService,
    publicUrl: string,
  ) {
    this.party = relyingPartyOf(publicUrl);
  }

  async list({ userId }: Pick<Principal, 'userId'>): Promise<PasskeyDto[]> {
    const { rows } = await sql<PasskeyDto>`
      select id, name, created_at, last_used_at from passkeys where user_id = ${userId} order by id`.execute(
      this.db.reads,
    );
    return rows;
  }

  /**
   * What a browser makes a passkey from.
   * @throws {InvalidInput} on `password`: without it where the sign-in is too long ago, or a wrong one
   * @throws {Conflict} `too_many_passkeys`
   */
  async beginAdding(principal: Principal, { password }: PasskeyRequest): Promise<PasskeyOptions> {
    await this.limits.consume('passkey-challenge', currentCaller().address ?? '');
    const account = await this.proof.require(principal, password);
    const own = await this.ownPasskeys(account.id);
    if (own.length >= mostPasskeys) throw new Conflict('too_many_passkeys', { limit: mostPasskeys });
    const options = await generateRegistrationOptions({
      rpName: 'Frakto',
      rpID: this.party.id,
      userID: handleOf(account.id),
      userName: account.email,
      userDisplayName: account.name,
      timeout: challengeSeconds * 1000,
      attestationType: 'none',
      excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keepChallenge(options.challenge, account.id);
    return { options: { ...options } };
  }

  /**
   * Keeps a passkey that a browser has made.
   * @throws {BadRequest} `passkey_refused`: not an answer to what was asked, made for another website, or without verifying its user
   * @throws {Conflict} `passkey_known`, `too_many_passkeys`
   */
  async add({ userId }: Principal, { name, credential }: NewPasskey): Promise<PasskeyDto> {
    const made = await verifyRegistrationResponse({
      response: plain(credential),
      expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
      expectedOrigin: this.party.origin,
      expectedRPID: this.party.id,
      requireUserVerification: true,
    }).catch(() => null);
    if (!made?.verified) throw new BadRequest('passkey_refused');
    const { id: credentialId, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    const account = await getAccount(this.db.reads, userId);
    const id = await this.db.acrossCompanies(async (unit) => {
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
    this.mails.scheduleDelivery();
    return this.get(userId, id);
  }

  /** @throws {NotFound} */
  async rename({ userId }: Principal, id: number, name: string): Promise<PasskeyDto> {
    const { rows } = await sql<PasskeyDto>`
      update passkeys set name = ${name.trim()} where id = ${id} and user_id = ${userId}
      returning id, name, created_at, last_used_at`.execute(this.db.writes);
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
    const account = await this.proof.require(principal, password);
    await this.db.acrossCompanies(async (unit) => {
      // A sign-in with it at the same moment is waited for, or finds it gone.
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name from passkeys where id = ${id} and user_id = ${userId} for update`.execute(
        connectionOf(unit),
      );
      if (!rows[0]) throw new NotFound();
      await this.sessions.endOpenedBy(unit, userId, id, sessionId);
      await sql`delete from passkeys where id = ${id}`.execute(connectionOf(unit));
      await this.tell(unit, account, 'passkey_removed', rows[0]);
    });
    this.sessions.forget(userId);
    this.mails.scheduleDelivery();
  }

  /** What a browser signs in with. It names no account: the device knows which passkeys it has. */
  async beginLogin({ address }: ClientOfRequest): Promise<PasskeyOptions> {
    await this.limits.consume('passkey-challenge', address);
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      timeout: challengeSeconds * 1000,
      userVerification: 'required',
    });
    await this.keepChallenge(options.challenge, null);
    return { options: { ...options } };
  }

  /**
   * Opens a session with a passkey. It is no guess that could be repeated, so only the address is limited, and a right one gives its use
   * back.
   * @throws {Unauthorized} `passkey_unknown`: it belongs to no account, any more; `passkey_refused`: its user may not work, or it is not an
   * answer to what was asked
   */
  async login({ credential }: PasskeyLogin, client: ClientOfRequest): Promise<OpenedSession> {
    const counted = [{ name: 'login-address' as const, key: client.address, isShared: true }];
    await this.signIn.consume(counted, null);
    const passkey = await this.find(credential.id);
    const counter = passkey && (await this.verifiedCounter(passkey, credential));
    const account = passkey && (await getAccount(this.db.reads, passkey.user_id));
    if (!passkey || counter === null || !account?.is_active) {
      await this.signIn.noteRefusal(account?.email ?? null, 'passkey');
      throw new Unauthorized(passkey ? 'passkey_refused' : 'passkey_unknown');
    }
    const use = async (unit: Unit): Promise<boolean> => {
      const { rowCount } = await sql`
        update passkeys set counter = ${counter}, last_used_at = now() where id = ${passkey.id}`.execute(
        connectionOf(unit),
      );
      return rowCount > 0;
    };
    const opened = await this.signIn.open(account, client, 'passkey', use, passkey.id);
    if (!opened) throw new Unauthorized('passkey_unknown');
    await this.signIn.giveBack(counted);
    return opened;
  }

  /** Deletes challenges that nobody answered. */
  async cleanUp(): Promise<void> {
    await sql`delete from passkey_challenges where expires_at < now()`.execute(this.db.writes);
  }

  /** The counter of a passkey whose answer is right; null when it is not. */
  private async verifiedCounter(
    passkey: StoredPasskey,
    credential: PasskeyCredential,
  ): Promise<number | null> {
    const { userHandle } = credential.response;
    const isOwn =
      userHandle === undefined || Buffer.from(userHandle, 'base64url').equals(handleOf(passkey.user_id));
    const result = await verifyAuthenticationResponse({
      response: plain(credential),
      expectedChallenge: (challenge) => this.useChallenge(challenge, null),
      expectedOrigin: this.party.origin,
      expectedRPID: this.party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(() => null);
    return isOwn && result?.verified ? result.authenticationInfo.newCounter : null;
  }

  private async get(userId: number, id: number): Promise<PasskeyDto> {
    const { rows } = await sql<PasskeyDto>`
      select id, name, created_at, last_used_at from passkeys where id = ${id} and user_id = ${userId}`.execute(
      this.db.reads,
    );
    if (!rows[0]) throw new NotFound();
    return rows[0];
  }

  private async find(credentialId: string): Promise<StoredPasskey | null> {
    const { rows } = await sql<StoredPasskey>`
      select id, user_id, credential_id, public_key, counter::float8 as counter, transports
      from passkeys where credential_id = ${credentialId}`.execute(this.db.reads);
    return rows[0] ?? null;
  }

  private async ownPasskeys(userId: number): Promise<Pick<StoredPasskey, 'credential_id' | 'transports'>[]> {
    const { rows } = await sql<Pick<StoredPasskey, 'credential_id' | 'transports'>>`
      select credential_id, transports from passkeys where user_id = ${userId}`.execute(this.db.reads);
    return rows;
  }

  private async keepChallenge(challenge: string, userId: number | null): Promise<void> {
    await sql`
      insert into passkey_challenges (challenge_hash, user_id, expires_at)
      values (${hashOf(challenge)}, ${userId}, now() + make_interval(secs => ${challengeSeconds}))`.execute(
      this.db.writes,
    );
  }

  /** Whether a challenge was given to that user, or to whoever signs in, and waits still; from now on it does not. */
  private async useChallenge(challenge: string, userId: number | null): Promise<boolean> {
    const { rowCount } = await sql`
      delete from passkey_challenges
      where challenge_hash = ${hashOf(challenge)} and user_id is not distinct from ${userId}::integer
        and expires_at > now()`.execute(this.db.writes);
    return rowCount > 0;
  }

  private async tell(
    unit: Unit,
    account: Account,
    kind: 'passkey_added' | 'passkey_removed',
    { name }: { name: string },
  ): Promise<void> {
    await this.mails.queue(unit, kind, readerOf(account), { name });
  }
}

/**
 * Passkeys belong to a name of a host, never to a number. At the number of this machine, where a developer starts, they are made for
 * `localhost`, which browsers take as well.
 */
function relyingPartyOf(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** Without what the browser says of itself, which nothing depends on. */
function plain<T extends { authenticatorAttachment?: string; clientExtensionResults: object }>(
  credential: T,
) {
  const { authenticatorAttachment: _where, ...rest } = credential;
  return { ...rest, clientExtensionResults: {} };
}

/** By what an authenticator knows the account; it tells nobody who that is. */
function handleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`frakto user ${userId}`).digest());
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
