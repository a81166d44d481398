import type { Database } from '../../../platform/db/database.js';
import { lockForDeletion } from '../../../platform/db/database-lock.js';
import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql } from '../../../platform/db/sql.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member, Principal } from '../../../platform/http/principal.js';
import { CollectedSubcontractorEntry } from './subcontractor.entity.js';
import type {
  CollectedSubcontractor,
  CollectedSubcontractorInput,
  DirectorySubcontractor,
  FoundGlobalSubcontractorPage,
  SubcontractorDirectoryPage,
  SubcontractorDirectoryQuery,
  SubcontractorStats,
} from './subcontractor-directory.dto.js';
import {
  countSubcontractors,
  findDirectorySubcontractor,
  listSubcontractorDirectory,
  searchGlobalSubcontractors,
} from './subcontractor-directory.queries.js';
import { findSubcontractor, type IsAtWork } from './subcontractor.queries.js';

/** Directories of subcontractors: a company's own and the global ones that it collects. */
export class SubcontractorDirectoryService {
  constructor(
    private readonly db: Database,
    private readonly isAtWork: IsAtWork,
  ) {}

  /** @param defaultSize records a page when the caller names no number */
  listDirectory(
    { companyId }: Pick<Member, 'companyId'>,
    query: SubcontractorDirectoryQuery,
    defaultSize: number,
    language: UiLanguage,
  ): Promise<SubcontractorDirectoryPage> {
    return listSubcontractorDirectory(this.db.lists, companyId, query, defaultSize, language);
  }

  /**
   * A subcontractor as the directory has it, with the entry of the collection.
   * @throws {NotFound} when it is neither the company's own nor collected
   */
  async getDirectorySubcontractor(
    { companyId }: Member,
    id: number,
    language: UiLanguage,
  ): Promise<DirectorySubcontractor> {
    const subcontractor = await findDirectorySubcontractor(this.db.reads, companyId, id, language);
    if (!subcontractor) throw new NotFound();
    return subcontractor;
  }

  countDirectory({ companyId }: Member): Promise<SubcontractorStats> {
    return countSubcontractors(this.db.reads, companyId);
  }

  searchGlobal(
    { companyId }: Principal,
    query: ListQuery,
    language: UiLanguage,
  ): Promise<FoundGlobalSubcontractorPage> {
    return searchGlobalSubcontractors(this.db.lists, companyId, query, language);
  }

  /**
   * Puts a global subcontractor into the company's collection.
   * @throws {NotFound} when there is no such global subcontractor
   * @throws {BadRequest} `subcontractor_already_collected`
   */
  async collect(
    { companyId, userId }: Member,
    { subcontractor_id }: CollectedSubcontractorInput,
  ): Promise<CollectedSubcontractor> {
    if (!(await findSubcontractor(this.db.reads, null, subcontractor_id, 'en'))) throw new NotFound();
    return this.db.inCompany(companyId, async (unit) => {
      const entry = unit.create(CollectedSubcontractorEntry, {
        company_id: companyId,
        subcontractor_id,
        added_by: userId,
      });
      await unit.flush();
      return { id: entry.id, subcontractor_id, created_at: entry.created_at };
    });
  }

  /**
   * Takes a global subcontractor out of the company's collection and groups; quotes keep the name.
   * @throws {Conflict} `still_used` while a chosen quote waits for the subcontractor's answer or work
   */
  async release({ companyId }: Member, id: number): Promise<void> {
    await this.db.inCompany(companyId, async (unit) => {
      await lockForDeletion(unit, 'collected_subcontractors', sql`t.id = ${id} and ${ofCompany(companyId)}`);
      const entry = await unit.findOne(CollectedSubcontractorEntry, { id });
      if (!entry) throw new NotFound();
      if (await this.isAtWork(unit, companyId, entry.subcontractor_id)) throw new Conflict('still_used');
      await unit.execute(
        'delete from subcontractor_group_members where company_id = ? and subcontractor_id = ?',
        [companyId, entry.subcontractor_id],
      );
      unit.remove(entry);
    });
  }
}
