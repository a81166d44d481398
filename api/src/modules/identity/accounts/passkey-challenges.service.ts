import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';

/** How long a browser has for its answer. */
export const challengeSeconds = 300;

/** A passkey as it is stored. */
export interface StoredPasskey {
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
export function withoutHints<T extends { authenticatorAttachment?: string; clientExtensionResults: object }>(
  credential: T,
) {
  const { authenticatorAttachment: _where, ...rest } = credential;
  return { ...rest, clientExtensionResults: {} };
}

/** By what an authenticator knows the account; it tells nobody who that is. */
export function handleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`frakto user ${userId}`).digest());
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
