import { LockMode } from '@mikro-orm/core';
import { findCountryByCode } from '../../../kernel/contact/countries.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { findNamed, findNamedCollected, type NamedPlace } from '../directory.queries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { createEach } from '../../../platform/http/create-each.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { normalizeInput, withKeptPhone } from '../../../platform/http/normalize-input.js';
import type {
  SubcontractorBulkAnswer,
  SubcontractorDto,
  SubcontractorInput,
  SubcontractorPage,
  SubcontractorQuery,
  SubcontractorUpdate,
} from './subcontractor.dto.js';
import { Subcontractor } from './subcontractor.entity.js';
import { subcontractorPostCodeFaults } from './subcontractor.policy.js';
import {
  findCarrierBy,
  findSubcontractor,
  findSubcontractors,
  listGlobalSubcontractors,
  isKept,
  isUnconfirmed,
  lockCarriers,
  type IsAtWork,
  type NamedFirm,
} from './subcontractor.queries.js';

/** Whose subcontractors are worked on: a company's own, or the global ones when there is no company. */
type Keeper = Pick<Principal, 'companyId' | 'userId'>;

/** A carrier as a load exchange names it, within the limits of a subcontractor's fields. What is not known is null. */
export interface ExchangedCarrier {
  name: string;
  vat_number: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  post_code: string | null;
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string | null;
}

/** Subcontractors: a company's own, and for administrators the global ones. */
export class SubcontractorService {
  constructor(
    private readonly db: Database,
    private readonly isAtWork: IsAtWork,
  ) {}

  listGlobal(query: SubcontractorQuery, language: UiLanguage): Promise<SubcontractorPage> {
    return listGlobalSubcontractors(this.db.lists, query, language);
  }

  /**
   * One that a company may work with: its own, or a collected one.
   * @throws {NotFound} when there is none, or it is another company's
   */
  async getSubcontractor(
    { companyId }: Pick<Principal, 'companyId'>,
    id: number,
    language: UiLanguage = 'en',
  ): Promise<SubcontractorDto> {
    const subcontractor = await findSubcontractor(this.db.reads, companyId, id, language);
    if (!subcontractor) throw new NotFound();
    return subcontractor;
  }

  /**
   * The same, null when there is none.
   * @param companyId null for any of the global ones
   */
  findSubcontractor(companyId: number | null, id: number): Promise<SubcontractorDto | null> {
    return findSubcontractor(this.db.reads, companyId, id, 'en');
  }

  /** Those of the named ones that a company may work with. */
  findSubcontractors(companyId: number, ids: readonly number[]): Promise<SubcontractorDto[]> {
    return findSubcontractors(this.db.reads, companyId, ids, 'en');
  }

  /** Whether one is the company's or in its collection, which stays so until the unit of work ends. */
  isKept(unit: Unit, companyId: number, id: number): Promise<boolean> {
    return isKept(unit, companyId, id);
  }

  async createSubcontractor(
    keeper: Keeper,
    input: SubcontractorInput,
    language: UiLanguage,
  ): Promise<SubcontractorDto> {
    const { companyId, userId } = keeper;
    const id = await this.db.inCompany(companyId, async (unit) => {
      const created = unit.create(Subcontractor, {
        ...withKeptPhone(normalizeInput(input), input.country_id ?? null),
        company_id: companyId,
        user_id: companyId === null ? null : userId,
      });
      await unit.flush();
      return created.id;
    });
    return this.getSubcontractor(keeper, id, language);
  }

  /** Makes a subcontractor of each row that is not refused. */
  createSubcontractors(
    keeper: Keeper,
    rows: readonly (SubcontractorInput | InvalidInput)[],
    language: UiLanguage,
  ): Promise<SubcontractorBulkAnswer> {
    return createEach(this.db, language, rows, (row: SubcontractorInput) =>
      this.createSubcontractor(keeper, row, language),
    );
  }

  /**
   * Whom a carrier is that a load exchange names, in a unit of work of the company: the one of the directory by tax number, else by
   * address; a new one, marked as coming from there, where there is none. What the directory has is never changed by what an exchange says.
   */
  async matchOrEnter(
    unit: Unit,
    companyId: number,
    carrier: ExchangedCarrier,
  ): Promise<{ id: number; name: string; email: string | null }> {
    const found = await findCarrierBy(connectionOf(unit), companyId, carrier);
    if (found) return found;
    const { country, ...fields } = carrier;
    const country_id = country === null ? null : (findCountryByCode(country)?.id ?? null);
    const isWrong = subcontractorPostCodeFaults({ ...fields, country_id }).length > 0;
    const created = unit.create(Subcontractor, {
      ...withKeptPhone(normalizeInput(fields), country_id),
      ...(isWrong && { post_code: null }),
      country_id,
      company_id: companyId,
      user_id: null,
      origin: 'load_exchange',
    });
    await unit.flush();
    return { id: created.id, name: created.name, email: created.email ?? null };
  }

  /** Makes many subcontractors in a unit of work of the keeper's company. */
  async enterMany(
    unit: Unit,
    { companyId, userId }: { companyId: number | null; userId: number | null },
    inputs: readonly SubcontractorInput[],
  ): Promise<void> {
    const now = new Date();
    await unit.insertMany(
      Subcontractor,
      inputs.map((input) => ({
        rate_type: 'Spot',
        ...withKeptPhone(normalizeInput(input), input.country_id ?? null),
        company_id: companyId,
        user_id: companyId === null ? null : userId,
        created_at: now,
        update_date: now,
        version: 1,
      })),
    );
  }

  /** Those of the keeper's subcontractors who have one of the names. */
  findNamed(companyId: number | null, names: readonly string[]): Promise<NamedPlace[]> {
    return findNamed(this.db.reads, 'subcontractors', companyId, names);
  }

  /** The global subcontractors in a company's collection who have one of the names. */
  findNamedCollected(companyId: number, names: readonly string[]): Promise<NamedPlace[]> {
    return findNamedCollected(this.db.reads, 'subcontractors', companyId, names);
  }

  /**
   * Changes what is given.
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async updateSubcontractor(
    keeper: Keeper,
    id: number,
    input: SubcontractorUpdate,
    language: UiLanguage,
  ): Promise<SubcontractorDto> {
    const { version, ...changes } = input;
    await this.db.inCompany(keeper.companyId, async (unit) => {
      const stored = await unit.findOne(Subcontractor, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!stored) throw new NotFound();
      if (version !== undefined && version !== stored.version) throw new Conflict('changed_meanwhile');
      const country = changes.country_id === undefined ? stored.country_id : changes.country_id;
      unit.assign(stored, withKeptPhone(normalizeInput(changes), country ?? null), { ignoreUndefined: true });
      const faults = subcontractorPostCodeFaults(stored as unknown as Record<string, unknown>);
      if (faults.length > 0) throw new InvalidInput(faults);
    });
    return this.getSubcontractor(keeper, id, language);
  }

  /** @see lockCarriers */
  lockCarriers(unit: Unit, companyId: number): Promise<void> {
    return lockCarriers(connectionOf(unit), companyId);
  }

  /** Whom a company has accepted, or entered itself, that is this firm; null when there is nobody. */
  findKnown(unit: Unit, companyId: number, firm: NamedFirm): Promise<{ id: number; name: string } | null> {
    return findCarrierBy(connectionOf(unit), companyId, firm);
  }

  /** @throws {Conflict} `carrier_unconfirmed` when one registered itself and nobody has accepted it */
  async refuseUnconfirmed(unit: Unit, id: number): Promise<void> {
    if (await isUnconfirmed(connectionOf(unit), id)) throw new Conflict('carrier_unconfirmed');
  }

  /**
   * Finds who registers over a website by tax number or address among those whom the company has accepted, or makes an unconfirmed
   * subcontractor of them: one that somebody else made is never theirs. What the directory knows of somebody stays as it is.
   */
  async findOrEnterRegistered(
    unit: Unit,
    companyId: number,
    carrier: { name: string; email: string; phone: string | null; vat_number: string; country: string },
  ): Promise<{ id: number; isKnown: boolean }> {
    await this.lockCarriers(unit, companyId);
    const known = await this.findKnown(unit, companyId, carrier);
    if (known) return { id: known.id, isKnown: true };
    const country = findCountryByCode(carrier.country)?.id ?? null;
    const { name, email, phone, vat_number } = carrier;
    const created = unit.create(Subcontractor, {
      ...withKeptPhone(normalizeInput({ name, email, phone, vat_number }), country),
      company_id: companyId,
      user_id: null,
      country_id: country,
      unconfirmed_since: new Date(),
    });
    await unit.flush();
    return { id: created.id, isKnown: false };
  }

  /** Locks one, whosever it is, in a unit of work that has locked the company's carriers. */
  async lockRegistered(unit: Unit, id: number): Promise<void> {
    await sql`select from subcontractors where id = ${id} for no key update`.execute(connectionOf(unit));
  }

  /** Says that one who registered itself may be put to work; nothing when it may already. */
  async acceptRegistered(unit: Unit, id: number): Promise<void> {
    const stored = await unit.findOne(Subcontractor, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!stored?.unconfirmed_since) return;
    stored.unconfirmed_since = null;
    await unit.flush();
  }

  /**
   * Deletes one that registered itself and that nobody has accepted, with its registration; nothing when somebody has.
   * @throws {Conflict} `still_used` when it is at work all the same
   */
  async removeRegistered(unit: Unit, companyId: number, id: number): Promise<void> {
    if (!(await isUnconfirmed(connectionOf(unit), id))) return;
    if (await this.isAtWork(unit, companyId, id)) throw new Conflict('still_used');
    await unit.nativeDelete(Subcontractor, { id });
  }

  /**
   * Deletes a subcontractor; quotes keep the name.
   * @throws {Conflict} `still_used` while a chosen quote waits for the subcontractor's answer or work
   */
  async deleteSubcontractor({ companyId }: Keeper, id: number): Promise<void> {
    await this.db.inCompany(companyId, async (unit) => {
      await lockCarriers(connectionOf(unit), companyId);
      if (await this.isAtWork(unit, companyId, id)) throw new Conflict('still_used');
      const deleted = await unit.nativeDelete(Subcontractor, { id });
      if (deleted === 0) throw new NotFound();
    });
  }
}
