import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { Unauthorized } from '../../../platform/http/errors.js';
import type { ClientOfRequest } from '../../../platform/http/client-of-request.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { PasskeyCredential, PasskeyLogin, PasskeyOptions } from './passkey.dto.js';
import { getAccount } from './sign-in.queries.js';
import {
  challengeSeconds,
  handleOf,
  type PasskeyChallenges,
  type StoredPasskey,
  withoutHints,
} from './passkey-challenges.service.js';
import type { OpenedSession, SessionOpening } from './session-opening.service.js';
import type { SignInGuard } from './sign-in-guard.service.js';

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
