import { publicContact } from './public-contact.js';
import { LockMode } from '@mikro-orm/core';
import { sql } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { defaultOrderTerms, type OrderTerms } from '../../../kernel/order/order-terms.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { SessionService } from '../accounts/session.service.js';
import { writeAudit } from '../audit/audit.service.js';
import type {
  CompanySettings,
  CompanySettingsReadOnly,
  CompanySettingsUpdate,
  PublicCompanySettings,
  PriceSettings,
  PriceSettingsInput,
} from './company-settings.dto.js';
import { Settings } from './company-settings.entity.js';
import { companyDataFaults } from './company-settings.policy.js';

const defaultMargin = 10;
const defaultPaymentDays = 30;

interface SettingsServiceDeps {
  db: Database;
  limits: RateLimits;
  sessions: SessionService;
  clock: Clock;
}

/** Settings of a company. */
export class SettingsService {
  constructor(private readonly deps: SettingsServiceDeps) {}

  /** Gives a new company its settings. */
  createDefaults(unit: Unit, company: { id: number; name: string }): void {
    unit.create(Settings, {
      company_id: company.id,
      profit_margin: defaultMargin,
      payment_terms_days: defaultPaymentDays,
      company_data: { company_name: company.name },
      order_terms: {},
    });
  }

  /** The settings for somebody to read, with the bank account: that it was read is an entry of the audit log. */
  async showSettings(member: Member): Promise<CompanySettings> {
    const settings = await this.getSettings(member);
    const { bank_account, bank_account_eur, bank_account_no, bank_iban_no } = settings.company_data;
    if (bank_account || bank_account_eur || bank_account_no || bank_iban_no) {
      await writeAudit(this.deps.db.notes, {
        action: 'bank_data.read',
        record: 'company_settings',
        recordId: member.companyId,
        companyId: member.companyId,
      });
    }
    return settings;
  }

  async getSettings({ companyId }: Pick<Member, 'companyId'>): Promise<CompanySettings> {
    const { rows } = await sql<StoredSettings>`
      select s.profit_margin, s.payment_terms_days, c.email_name as email_prefix, s.invoice_country,
        s.company_data, s.order_terms, s.require_second_factor, s.send_order_acceptance, s.create_order_on_acceptance,
        s.follow_up_days, s.carrier_check, s.carrier_papers_required, s.updated_at, s.version
      from company_settings s join companies c on c.id = s.company_id
      where s.company_id = ${companyId}`.execute(this.deps.db.reads);
    const { order_terms, ...settings } = present(rows[0]);
    const { pl = null, no = null, en = null } = order_terms;
    return { ...settings, order_terms: { pl, no, en }, built_in_order_terms: defaultOrderTerms };
  }

  /**
   * Changes what is given; invoice data is one field, replaced as a whole. Afterwards it has to be complete for the
   * country, whichever of both is new.
   * @throws {Conflict} `email_name_taken`, or `changed_meanwhile` when another version is stored than the one that was
   * edited
   */
  async updateSettings(member: Member, input: CompanySettingsUpdate): Promise<CompanySettings> {
    const { email_prefix, version, company_data, order_terms, ...others } = input;
    const changes = {
      ...others,
      ...(company_data ? { company_data: filled(company_data) } : {}),
      ...(order_terms ? { order_terms: filled(order_terms) } : {}),
    };
    const concerned = await this.deps.db.inCompany(member.companyId, async (unit) => {
      const settings = await unit.findOneOrFail(
        Settings,
        { company_id: member.companyId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (version !== undefined && version !== settings.version) throw new Conflict('changed_meanwhile');
      const isCountryNew = (changes.invoice_country ?? settings.invoice_country) !== settings.invoice_country;
      const isSecondFactorNew =
        (changes.require_second_factor ?? settings.require_second_factor) !== settings.require_second_factor;
      const { follow_up_days: daysBefore = null } = settings;
      unit.assign(settings, changes, { mergeObjectProperties: false, ignoreUndefined: true });
      noteFollowUpDays(settings, daysBefore, this.deps.clock.now());
      if (company_data || isCountryNew) {
        const faults = companyDataFaults(settings.invoice_country, { ...settings.company_data });
        if (faults.length > 0) throw new InvalidInput(faults);
      }
      if (email_prefix !== undefined) {
        // Kept with the company, and yet a change of the settings.
        settings.updated_at = new Date();
        await unit.execute(
          'update companies set email_name = ?, version = version + 1 where id = ? and email_name <> ?',
          [email_prefix, member.companyId, email_prefix],
        );
      }
      return isSecondFactorNew ? this.deps.sessions.announceCompany(unit, member.companyId) : [];
    });
    for (const userId of concerned) this.deps.sessions.forget(userId);
    return this.getSettings(member);
  }

  /** Counts a new sending address, which is kept with the company, as a change of its settings, with its unit of work. */
  async noteNewAddress(unit: Unit, companyId: number): Promise<void> {
    await unit.execute(
      'update company_settings set updated_at = now(), version = version + 1 where company_id = ?',
      [companyId],
    );
  }

  async getReadOnlySettings({ companyId }: Pick<Member, 'companyId'>): Promise<CompanySettingsReadOnly> {
    const { rows } = await sql<CompanySettingsReadOnly>`
      select c.email_name, c.name as company_name, s.profit_margin, s.payment_terms_days,
        s.send_order_acceptance, s.create_order_on_acceptance, s.follow_up_days, s.carrier_check,
        s.carrier_papers_required
      from company_settings s join companies c on c.id = s.company_id
      where s.company_id = ${companyId}`.execute(this.deps.db.reads);
    return present(rows[0]);
  }

  /** What a form that anybody may open shows of the company of a user. */
  async getPublicSettings(userId: number, address: string): Promise<PublicCompanySettings> {
    await this.deps.limits.consume('public-company', address);
    const { rows } = await sql<PublicCompanySettings & { phone: string | null; email: string | null }>`
      select c.name as company_name, s.payment_terms_days, s.company_data ->> 'phone' as phone,
        s.company_data ->> 'email' as email
      from users u join companies c on c.id = u.company_id join company_settings s on s.company_id = c.id
      where u.id = ${userId} and u.is_active and not u.is_admin`.execute(this.deps.db.reads);
    const { phone, email, ...settings } = present(rows[0]);
    const contact = publicContact(null, { phone, email });
    return { ...settings, ...(contact && { contact }) };
  }
}

/**
 * Another number of days holds for what becomes due from now on. Nobody expects a hundred reminders at once for having typed a smaller one:
 * what would have been due before keeps the day that it had.
 */
function noteFollowUpDays(settings: Settings, before: number | null, now: Date): void {
  const { follow_up_days: days = null, follow_up_former_days: former } = settings;
  if (days === before) return;
  settings.follow_up_since = days === null ? null : now;
  settings.follow_up_former_days =
    days === null || before === null ? [] : [...former, before].filter((one) => one > days);
}

/** Settings as they are kept. */
type StoredSettings = Omit<CompanySettings, 'order_terms' | 'built_in_order_terms'> & {
  order_terms: OrderTerms;
};

/** Texts without blanks around them, and only those in which something stands. */
function filled<T extends object>(texts: T): { [Name in keyof T]?: string } {
  const entries = Object.entries(normalizeInput(texts)).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Name in keyof T]?: string };
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new NotFound();
  return row;
}

/** What a company reckons a kilometre costs. */
export class PriceSettingsService {
  constructor(private readonly db: Database) {}

  async getPrice({ companyId }: Pick<Member, 'companyId'>): Promise<PriceSettings> {
    const { rows } = await sql<PriceSettings>`
      select price_per_km, currency, version from price_settings where company_id = ${companyId}`.execute(
      this.db.reads,
    );
    return rows[0] ?? { price_per_km: null, currency: 'PLN', version: 0 };
  }

  /**
   * Sets the price; the same one again is no change.
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async setPrice(
    { companyId }: Member,
    { price_per_km, currency, version: edited }: PriceSettingsInput,
  ): Promise<PriceSettings> {
    const version = edited ?? null;
    const [stored] = await this.db.inCompany(companyId, (unit) =>
      unit.execute<{ version: number }[]>(
        `insert into price_settings as stored (company_id, price_per_km, currency)
         select ?, ?::numeric, ? where coalesce(?::numeric, 0) = 0 or exists (select from price_settings where company_id = ?)
         on conflict (company_id) do update
         set price_per_km = excluded.price_per_km, currency = excluded.currency, updated_at = now(),
           version = stored.version
             + ((stored.price_per_km, stored.currency) <> (excluded.price_per_km, excluded.currency))::int
         where ?::numeric is null or stored.version = ?::numeric
         returning version`,
        [companyId, price_per_km, currency, version, companyId, version, version],
      ),
    );
    if (!stored) throw new Conflict('changed_meanwhile');
    return { price_per_km, currency, version: stored.version };
  }
}
