import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { currentCaller } from '../../../kernel/caller.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { BadRequest, Conflict, NotFound, Unauthorized } from '../../../platform/http/errors.js';
import type { Principal, ClientOfRequest } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { AccountMailService } from './account-mails.service.js';
import type { IdentityProof } from './identity-proof.service.js';
import type {
  NewPasskey,
  PasskeyDto,
  PasskeyOptions,
  PasskeyRequest,
  PasskeyCredential,
  PasskeyLogin,
} from './passkey.dto.js';
import { getAccount, readerOf, type Account } from './sign-in.queries.js';
import type { SessionService } from './session.service.js';
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { OpenedSession, SessionOpening } from './session-opening.service.js';
import type { SignInGuard } from './sign-in.service.js';

/** How long a browser has for its answer. */
const challengeSeconds = 300;

/** A passkey as it is stored. */
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

/** What browsers are asked when a passkey is made or used, each once. */
export class PasskeyChallenges {
  readonly party: RelyingParty;

  constructor(
    private readonly db: Database,
    publicUrl: string,
  ) {
    this.party = relyingPartyOf(publicUrl);
  }

  /** @param userId who makes a passkey; null for whoever signs in */
  async keep(challenge: string, userId: number | null): Promise<void> {
    await sql`
      insert into passkey_challenges (challenge_hash, user_id, expires_at)
      values (${hashOf(challenge)}, ${userId}, now() + make_interval(secs => ${challengeSeconds}))`.execute(
      this.db.writes,
    );
  }

  /** Whether a challenge was given to that user, or to whoever signs in, and waits still; from now on it does not. */
  async use(challenge: string, userId: number | null): Promise<boolean> {
    const { rowCount } = await sql`
      delete from passkey_challenges
      where challenge_hash = ${hashOf(challenge)} and user_id is not distinct from ${userId}::integer
        and expires_at > now()`.execute(this.db.writes);
    return rowCount > 0;
  }

  /** Deletes challenges that nobody answered. */
  async cleanUp(): Promise<void> {
    await sql`delete from passkey_challenges where expires_at < now()`.execute(this.db.writes);
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
function withoutHints<T extends { authenticatorAttachment?: string; clientExtensionResults: object }>(
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

interface PasskeySignInServiceDeps {
  db: Database;
  challenges: PasskeyChallenges;
  guard: SignInGuard;
  sessionOpening: SessionOpening;
  limits: RateLimits;
}

/** Signing in with a passkey, which counts as both factors. */
export class PasskeySignInService {
  constructor(private readonly deps: PasskeySignInServiceDeps) {}

  /** What a browser signs in with. It names no account: the device knows which passkeys it has. */
  async beginLogin({ address }: ClientOfRequest): Promise<PasskeyOptions> {
    await this.deps.limits.consume('passkey-challenge', address);
    const options = await generateAuthenticationOptions({
      rpID: this.deps.challenges.party.id,
      timeout: challengeSeconds * 1000,
      userVerification: 'required',
    });
    await this.deps.challenges.keep(options.challenge, null);
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
    await this.deps.guard.consume(counted, null);
    const passkey = await this.find(credential.id);
    const counter = passkey && (await this.verifiedCounter(passkey, credential));
    const account = passkey && (await getAccount(this.deps.db.reads, passkey.user_id));
    if (!passkey || counter === null || !account?.is_active) {
      await this.deps.guard.noteRefusal(account?.email ?? null, 'passkey');
      throw new Unauthorized(passkey ? 'passkey_refused' : 'passkey_unknown');
    }
    const use = async (unit: Unit): Promise<boolean> => {
      const { rowCount } = await sql`
        update passkeys set counter = ${counter}, last_used_at = now() where id = ${passkey.id}`.execute(
        connectionOf(unit),
      );
      return rowCount > 0;
    };
    const opened = await this.deps.sessionOpening.open(account, client, 'passkey', use, passkey.id);
    if (!opened) throw new Unauthorized('passkey_unknown');
    await this.deps.guard.giveBack(counted);
    return opened;
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
      response: withoutHints(credential),
      expectedChallenge: (challenge) => this.deps.challenges.use(challenge, null),
      expectedOrigin: this.deps.challenges.party.origin,
      expectedRPID: this.deps.challenges.party.id,
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

  private async find(credentialId: string): Promise<StoredPasskey | null> {
    const { rows } = await sql<StoredPasskey>`
      select id, user_id, credential_id, public_key, counter::float8 as counter, transports
      from passkeys where credential_id = ${credentialId}`.execute(this.deps.db.reads);
    return rows[0] ?? null;
  }
}
