import { LockMode } from '@mikro-orm/core';
import { lockForDeletion } from '../../../platform/db/database-lock.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member, Principal } from '../../../platform/http/principal.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { AccountOutbox } from '../accounts/account-outbox.js';
import type { CompanyData, InvoiceCountry } from '../settings/company-settings.dto.js';
import type { SettingsService } from '../settings/company-settings.service.js';
import type { UserService } from '../users/user.service.js';
import type { CompanyDto, CompanyInput, CompanyPage, CompanyUpdate, Installation } from './company.dto.js';
import { Company } from './company.entity.js';
import { findCompany, listCompanies } from './company.queries.js';
import { Invitation } from './invitation.entity.js';

/** Who writes on behalf of a company. */
export interface Sender {
  company_name: string;
  email_name: string;
  /** How the company can be reached, as far as it has said so in its settings. */
  phone: string | null;
  email: string | null;
  website: string | null;
  /** What it has entered for its invoices; null where it has entered nothing. */
  company_data: CompanyData | null;
  invoice_country: InvoiceCountry | null;
}

/** Whether a company has orders; the application gives what the shipment knows. */
export type HasOrders = (on: Queryable, companyId: number) => Promise<boolean>;

interface CompanyServiceDeps {
  db: Database;
  users: UserService;
  settings: SettingsService;
  limits: RateLimits;
  installation: Installation;
  hasOrders: HasOrders;
}

/** Companies. */
export class CompanyService {
  constructor(private readonly deps: CompanyServiceDeps) {}

  /** One's own; for administrators all. */
  listCompanies({ isAdmin, companyId }: Principal, query: ListQuery): Promise<CompanyPage> {
    return listCompanies(
      this.deps.db.lists,
      isAdmin ? 'all' : companyId,
      this.deps.installation.mail_domain,
      query,
    );
  }

  /** @throws {NotFound} when it is neither one's own nor is one an administrator */
  async getCompany({ isAdmin, companyId }: Principal, id: number): Promise<CompanyDto> {
    if (!isAdmin && companyId !== id) throw new NotFound();
    return this.read(id);
  }

  /** @throws {NotFound} when the user has no company */
  async getCompanyOf({ companyId }: Principal): Promise<CompanyDto> {
    if (companyId === null) throw new NotFound('user_has_no_company');
    return this.read(companyId);
  }

  /**
   * Makes a company with its settings in a unit of work; name and sending address must not be taken. The owner is set
   * by the caller.
   */
  async createCompany(unit: Unit, name: string, emailName: string): Promise<Company> {
    const company = unit.create(Company, { name: name.trim(), email_name: emailName });
    await unit.flush();
    this.deps.settings.createDefaults(unit, company);
    return company;
  }

  /**
   * Makes a company of which the user becomes the owner; what they were invited to is over.
   * @throws {Conflict} when the user has a company or is an administrator; when name or sending address are taken
   * @throws {TooManyRequests} when they have founded many today
   */
  async foundCompany({ userId, sessionId }: Principal, input: CompanyInput): Promise<CompanyDto> {
    await this.deps.limits.consume('found-company', String(userId));
    const id = await this.deps.db.acrossCompanies(async (unit) => {
      const company = await this.createCompany(unit, input.name, input.email_name);
      await this.deps.users.joinCompany(unit, userId, company.id, sessionId, 'founder');
      await unit.nativeDelete(Invitation, { user_id: userId });
      company.owner_id = userId;
      return company.id;
    });
    this.deps.users.forgetSessionsOf([userId]);
    return this.read(id);
  }

  /**
   * Changes what is given.
   * @throws {Conflict} when name or sending address are taken; `changed_meanwhile` when another version is stored than
   * the one that was edited
   */
  async updateCompany(member: Member, id: number, input: CompanyUpdate): Promise<CompanyDto> {
    if (member.companyId !== id) throw new NotFound();
    const { version, ...changes } = input;
    await this.deps.db.acrossCompanies(async (unit) => {
      const company = await this.lock(unit, id);
      if (version !== undefined && version !== company.version) throw new Conflict('changed_meanwhile');
      const before = company.email_name;
      unit.assign(company, normalizeInput(changes), { ignoreUndefined: true });
      await unit.flush();
      if (company.email_name !== before) await this.deps.settings.noteNewAddress(unit, id);
    });
    return this.read(id);
  }

  /**
   * Deletes a company with all that is its own; its people stay users without a company.
   * @throws {Conflict} `company_has_orders`
   */
  async deleteCompany({ isAdmin, companyId, sessionId }: Principal, id: number): Promise<void> {
    if (!isAdmin && companyId !== id) throw new NotFound();
    const people = await this.deps.db.acrossCompanies(async (unit) => {
      // Nobody joins and no order comes in while it is locked.
      await lockForDeletion(unit, 'companies', sql`t.id = ${id}`);
      await this.lock(unit, id);
      if (await this.deps.hasOrders(connectionOf(unit), id)) throw new Conflict('company_has_orders');
      return this.remove(unit, id, sessionId);
    });
    this.deps.users.forgetSessionsOf(people);
  }

  /**
   * Refuses to take an owner away from other people of their company. Nobody can join it any more: its invitations are
   * over.
   * @throws {Conflict} `owner_of_company`
   */
  async requireNobodyLeft(unit: Unit, userId: number): Promise<void> {
    const company = await unit.findOne(
      Company,
      { owner_id: userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!company) return;
    const [{ count } = { count: 0 }] = await unit.execute<{ count: number }[]>(
      'select count(*)::int as count from users where company_id = ? and id <> ?',
      [company.id, userId],
    );
    if (count > 0) throw new Conflict('owner_of_company', { company_name: company.name });
    await unit.nativeDelete(Invitation, { company_id: company.id });
  }

  /**
   * Deletes the company that a user owns, if there is one, in the unit of work that deletes the user.
   * @throws {Conflict} `owner_of_company` when it has orders or other people
   */
  async removeWithOwner(unit: Unit, userId: number): Promise<void> {
    const company = await unit.findOne(
      Company,
      { owner_id: userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!company) return;
    const hasWork = await this.deps.hasOrders(connectionOf(unit), company.id);
    const people = await this.remove(unit, company.id, null);
    const isInUse = hasWork || people.some((id) => id !== userId);
    if (isInUse) throw new Conflict('owner_of_company', { company_name: company.name });
  }

  /**
   * Locks the companies that a user is in or owns, which may end, before whoever is to do more with user and company locks the user.
   * Everybody locks in this sequence, company, users, invitations, so that nobody waits for somebody who waits for them.
   */
  async lockThoseOf(unit: Unit, userId: number): Promise<void> {
    await lockForDeletion(
      unit,
      'companies',
      sql`t.owner_id = ${userId} or t.id = (select company_id from users where id = ${userId})`,
    );
  }

  /**
   * Takes a user out of the company that somebody made, or put them into, with an address that they had not proved: what stands in it
   * is not theirs. A company that they own ends, with its other people, invitations and mails that wait; one that has orders stays
   * without people, for administrators to look at.
   * @returns ids of those whose sessions are to be looked at anew
   */
  async releaseUnproven(
    unit: Unit,
    userId: number,
    companyId: number,
    mails: Pick<AccountOutbox, 'withdrawWaiting'>,
  ): Promise<number[]> {
    const company = await this.lock(unit, companyId);
    if (company.owner_id !== userId) {
      await this.deps.users.leaveCompany(unit, userId, companyId);
      return [userId];
    }
    if (!(await this.deps.hasOrders(connectionOf(unit), companyId)))
      return this.remove(unit, companyId, null);
    await unit.nativeDelete(Invitation, { company_id: companyId });
    await mails.withdrawWaiting(unit, companyId);
    company.owner_id = null;
    await unit.flush();
    return this.deps.users.releaseAllOf(unit, companyId, null);
  }

  getInstallation(): Installation {
    return this.deps.installation;
  }

  /** The address and the name that mails of a company carry. */
  async getSender(companyId: number): Promise<Sender> {
    const { rows } = await sql<Sender>`
      select c.name as company_name, c.email_name, s.company_data ->> 'phone' as phone,
        s.company_data ->> 'email' as email, s.company_data ->> 'website' as website, s.company_data, s.invoice_country
      from companies c left join company_settings s on s.company_id = c.id where c.id = ${companyId}`.execute(
      this.deps.db.reads,
    );
    if (!rows[0]) throw new NotFound();
    return rows[0];
  }

  /** The company of an active user; null when there is none. Public links name companies so. */
  async findCompanyIdOfUser(userId: number): Promise<number | null> {
    const { rows } = await sql<{ company_id: number | null }>`
      select company_id from users where id = ${userId} and is_active and not is_admin`.execute(
      this.deps.db.reads,
    );
    return rows[0]?.company_id ?? null;
  }

  private async read(id: number): Promise<CompanyDto> {
    const company = await findCompany(this.deps.db.reads, this.deps.installation.mail_domain, id);
    if (!company) throw new NotFound();
    return company;
  }

  private async lock(unit: Unit, id: number): Promise<Company> {
    const company = await unit.findOne(Company, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!company) throw new NotFound();
    return company;
  }

  /** @returns ids of its people, whose sessions are to be looked at anew */
  private async remove(unit: Unit, id: number, session: number | null): Promise<number[]> {
    const people = await this.deps.users.releaseAllOf(unit, id, session);
    await unit.nativeDelete(Company, { id });
    return people;
  }
}
