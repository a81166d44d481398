import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import type { SettingsService } from '../../identity/index.js';
import type { DocumentService } from '../../shipment/index.js';
import {
  certificateFacts,
  offlineSignerOf,
  openStoredSecret,
  readCertificate,
  sealOfflineCertificate,
  sealSecret,
  type KsefSecret,
  type StoredSigners,
} from './ksef-credential.js';
import type {
  KsefCredential,
  KsefOfflineCertificate,
  KsefSettings,
  KsefSettingsInput,
  KsefTarget,
} from './ksef-settings.dto.js';
import { listOfflinePages } from './ksef-submission.queries.js';
import type { KsefWaker } from './ksef-waker.js';

interface StoredSettings {
  environment: KsefSettings['environment'];
  credential: KsefCredential['kind'] | null;
  credential_environment: KsefCredential['environment'];
  credential_since: Date | null;
  certificate_ends_at: Date | null;
  sealed_secret: string | null;
  sealed_offline_certificate: string | null;
  offline_certificate_environment: KsefOfflineCertificate['environment'];
  offline_certificate_since: Date | null;
  offline_certificate_ends_at: Date | null;
  offline_certificate_name: string | null;
  offline_certificate_serial: string | null;
  updated_at: Date;
}

/** What is to be stored in place of what is. */
interface NewCredential {
  kind: KsefCredential['kind'] | null;
  sealed: string | null;
  endsAt: Date | null;
}

/** The certificate for offline invoices that is to be stored in place of what is; all null where it is removed. */
interface NewOfflineCertificate {
  sealed: string | null;
  endsAt: Date | null;
  name: string | null;
  serialNumber: string | null;
}

interface KsefSettingsDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  settings: SettingsService;
  documents: DocumentService;
  waker: KsefWaker;
}

/** Whether and how companies send their invoices to KSeF. */
export class KsefSettingsService {
  constructor(private readonly deps: KsefSettingsDeps) {}

  async getSettings({ companyId }: Pick<Member, 'companyId'>): Promise<KsefSettings> {
    const { clock, db, vault } = this.deps;
    return shown(await findSettings(db.reads, companyId), companyId, { day: warsawDay(clock.now()), vault });
  }

  /**
   * Changes where invoices are sent, by what the company proves itself there, and what signs its offline invoices. What one environment issued is
   * never used in another.
   * @throws {InvalidInput} when nothing is there to prove it by, a certificate or its key cannot be used or is of the wrong kind, or the company
   *   has no NIP
   * @throws {Conflict} `ksef_polish_only`
   */
  async updateSettings({ companyId }: Member, input: KsefSettingsInput): Promise<KsefSettings> {
    const { db, settings, clock, documents, waker } = this.deps;
    if ((input.environment ?? 'off') !== 'off') {
      const { invoice_country, company_data } = await settings.getSettings({ companyId });
      if (invoice_country !== 'PL') throw new Conflict('ksef_polish_only');
      if (!nipDigits(company_data.nip))
        throw new InvalidInput([{ field: 'company_data.nip', code: 'required' }]);
    }
    const credential = this.credentialOf(companyId, input);
    const offline = this.offlineCertificateOf(companyId, input);
    const now = clock.now();
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await sql`
        insert into ksef_settings (company_id, environment) values (${companyId}, 'off')
        on conflict (company_id) do nothing`.execute(on);
      const { rows } = await sql<{
        environment: KsefSettings['environment'];
        sealed_secret: string | null;
        has_offline_certificate: boolean;
        credential_environment: KsefTarget | null;
      }>`
        select environment, sealed_secret, sealed_offline_certificate is not null as has_offline_certificate, credential_environment
        from ksef_settings
        where company_id = ${companyId} for no key update`.execute(on);
      const [stored] = rows;
      const environment = input.environment ?? stored?.environment ?? 'off';
      const isOfOther =
        stored?.credential_environment != null && stored.credential_environment !== environment;
      const remains = credential ? credential.kind !== null : stored?.sealed_secret != null && !isOfOther;
      if (environment !== 'off' && !remains) throw new InvalidInput([{ field: 'token', code: 'required' }]);
      const entered = environment === 'off' ? null : environment;
      await sql`
        update ksef_settings set environment = ${environment}, updated_at = ${now},
          credential_environment = case when ${credential === null} then coalesce(credential_environment, ${entered}) else ${entered} end,
          offline_certificate_environment = case when sealed_offline_certificate is not null
            then coalesce(offline_certificate_environment, ${entered}) end
        where company_id = ${companyId}`.execute(on);
      if (credential) {
        const since = credential.kind === null ? null : now;
        await sql`
          update ksef_settings set credential = ${credential.kind}, sealed_secret = ${credential.sealed},
            credential_since = ${since}::timestamptz, certificate_ends_at = ${credential.endsAt}::timestamptz
          where company_id = ${companyId}`.execute(on);
      }
      const entersToken = credential?.kind === 'token' && !input.certificate;
      const kept =
        entersToken && !offline && stored && !stored.has_offline_certificate
          ? this.signerBeside(companyId, stored.sealed_secret)
          : null;
      const signer = offline ?? kept;
      if (signer) {
        const { sealed, endsAt, name, serialNumber } = signer;
        const of = kept ? (stored?.credential_environment ?? null) : sealed === null ? null : entered;
        await sql`
          update ksef_settings set sealed_offline_certificate = ${sealed}, offline_certificate_since = ${sealed === null ? null : now}::timestamptz,
            offline_certificate_ends_at = ${endsAt}::timestamptz, offline_certificate_name = ${name},
            offline_certificate_serial = ${serialNumber}, offline_certificate_environment = ${of}
          where company_id = ${companyId}`.execute(on);
      }
      // Pages of what KSeF does not have yet carry a code that a certificate of their environment signs.
      if (credential || offline || environment !== stored?.environment)
        for (const id of await listOfflinePages(on, companyId)) await documents.renewFile(unit, id);
      await waker.noteSettings(on, companyId);
    });
    waker.wake();
    return this.getSettings({ companyId });
  }

  /** Null where what is stored stays. */
  private credentialOf(companyId: number, input: KsefSettingsInput): NewCredential | null {
    const { token, certificate, private_key, private_key_password } = input;
    if (private_key_password && !private_key)
      throw new InvalidInput([{ field: 'private_key', code: 'required' }]);
    if (token === undefined && certificate === undefined && private_key === undefined) return null;
    if (!token && !certificate && !private_key) return { kind: null, sealed: null, endsAt: null };
    const secret: KsefSecret = token ? { token } : {};
    let endsAt: Date | null = null;
    if (certificate || private_key) {
      const read = readCertificate(input, this.deps.clock.now());
      if ('faults' in read) throw new InvalidInput(read.faults);
      // Beside a token it is there to sign offline invoices alone.
      if (read.kind === (token ? 'authentication' : 'offline'))
        throw new InvalidInput([
          { field: 'certificate', code: token ? 'not_for_offline' : 'not_for_sign_in' },
        ]);
      secret.certificate = { pem: read.pem, key: read.key };
      ({ endsAt } = read);
    }
    return {
      kind: token ? 'token' : 'certificate',
      sealed: sealSecret(this.deps.vault, companyId, secret),
      endsAt,
    };
  }

  /** The certificate that was entered beside a token, and signs offline invoices, when another token takes that one's place; null where there is none. */
  private signerBeside(companyId: number, sealedSecret: string | null): NewOfflineCertificate | null {
    const { vault } = this.deps;
    const { token, certificate } = openStoredSecret(vault, companyId, sealedSecret) ?? {};
    if (!token || !certificate) return null;
    const { kind, ...known } = certificateFacts(certificate.pem);
    if (kind === 'authentication') return null;
    return { sealed: sealOfflineCertificate(vault, companyId, certificate), ...known };
  }

  /** Null where what is stored stays. */
  private offlineCertificateOf(companyId: number, input: KsefSettingsInput): NewOfflineCertificate | null {
    const {
      offline_certificate: certificate,
      offline_private_key: private_key,
      offline_private_key_password: private_key_password,
    } = input;
    if (private_key_password && !private_key)
      throw new InvalidInput([{ field: 'offline_private_key', code: 'required' }]);
    if (certificate === undefined && private_key === undefined) return null;
    if (!certificate && !private_key) return { sealed: null, endsAt: null, name: null, serialNumber: null };
    const { clock, vault } = this.deps;
    const entered = { certificate, private_key, private_key_password };
    const read = readCertificate(entered, clock.now(), 'offline_');
    if ('faults' in read) throw new InvalidInput(read.faults);
    if (read.kind === 'authentication')
      throw new InvalidInput([{ field: 'offline_certificate', code: 'not_for_offline' }]);
    const { endsAt, name, serialNumber } = read;
    return { sealed: sealOfflineCertificate(vault, companyId, read), endsAt, name, serialNumber };
  }
}

/** The ten digits of a NIP as people write it; an empty text where there are none. */
export function nipDigits(nip: string | undefined): string {
  return (nip ?? '').replaceAll(/\D/g, '');
}

async function findSettings(on: Queryable, companyId: number): Promise<StoredSettings | null> {
  const { rows } = await sql<StoredSettings>`
    select environment, credential, credential_environment, credential_since, certificate_ends_at, sealed_secret,
      sealed_offline_certificate, offline_certificate_environment, offline_certificate_since, offline_certificate_ends_at,
      offline_certificate_name, offline_certificate_serial, updated_at
    from ksef_settings where company_id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}

function shown(
  stored: StoredSettings | null,
  companyId: number,
  { day, vault }: { day: string; vault: Vault },
): KsefSettings {
  if (!stored)
    return {
      environment: 'off',
      credential: null,
      offline_certificate: null,
      signs_offline_codes: false,
      updated_at: null,
    };
  const { environment, credential, credential_since, certificate_ends_at, updated_at } = stored;
  return {
    environment,
    credential:
      credential && credential_since
        ? {
            kind: credential,
            environment: stored.credential_environment,
            since: credential_since,
            certificate_ends_at,
          }
        : null,
    offline_certificate: shownOfflineCertificate(stored),
    signs_offline_codes: offlineSignerOf(signersOf(stored, companyId), day, vault) !== null,
    updated_at,
  };
}

function shownOfflineCertificate({
  offline_certificate_name: name,
  offline_certificate_serial: serial_number,
  offline_certificate_environment: environment,
  offline_certificate_since: since,
  offline_certificate_ends_at: ends_at,
}: StoredSettings): KsefOfflineCertificate | null {
  if (name === null || serial_number === null || since === null || ends_at === null) return null;
  return { name, serial_number, environment, since, ends_at };
}

/** What signs in the environment that is set, as pages are printed by it; while KSeF is off, whatever is stored. */
function signersOf(stored: StoredSettings, company_id: number): StoredSigners {
  const { environment, credential_environment, offline_certificate_environment } = stored;
  const isUsed = (of: KsefTarget | null) => environment === 'off' || of === environment;
  return {
    company_id,
    sealed_secret:
      credential_environment === null || isUsed(credential_environment) ? stored.sealed_secret : null,
    sealed_offline_certificate: isUsed(offline_certificate_environment)
      ? stored.sealed_offline_certificate
      : null,
  };
}
