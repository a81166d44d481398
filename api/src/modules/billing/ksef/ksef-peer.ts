import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Database } from '../../../platform/db/database.js';
import { VaultError, type Vault } from '../../../platform/vault/vault.port.js';
import type { SettingsService } from '../../identity/index.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { KsefPeer } from './ksef-connection.js';
import { openSecret } from './ksef-credential.js';
import { nipDigits } from './ksef-settings.service.js';
import { findAccount } from './ksef-submission.queries.js';
import { ksefError, type KsefError } from './ksef-texts.js';

/** The settings do not let KSeF be asked, until somebody mends them. */
export class KsefSettingsFault extends Error {
  constructor(readonly words: KsefError) {
    super('the settings do not let KSeF be asked');
  }
}

interface FindPeerDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  settings: SettingsService;
}

/**
 * Whom a company is at KSeF.
 * @param only the environment in which it has to be; what proves it in one is never read for another
 * @returns null while KSeF is off, or another environment is set
 * @throws {KsefSettingsFault} when the certificate has ended, or the tax number or the secret is missing
 */
export async function findPeer(
  { db, clock, vault, settings }: FindPeerDeps,
  companyId: number,
  only?: KsefTarget,
): Promise<KsefPeer | null> {
  const account = await findAccount(db.reads, companyId);
  if (!account || account.environment === 'off') return null;
  const { credential, certificate_ends_at: end, environment, sealed_secret } = account;
  if (only !== undefined && environment !== only) return null;
  if (credential === 'certificate' && end && end <= clock.now())
    throw new KsefSettingsFault(ksefError('certificateExpired', end.toISOString().slice(0, 10)));
  const nip = nipDigits((await settings.getSettings({ companyId })).company_data.nip);
  if (!nip) throw new KsefSettingsFault(ksefError('nipMissing'));
  try {
    return { environment, nip, secret: openSecret(vault, companyId, sealed_secret ?? '') };
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new KsefSettingsFault(ksefError('secretLost'));
  }
}
