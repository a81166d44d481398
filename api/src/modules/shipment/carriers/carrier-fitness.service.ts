import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Queryable } from '../../../platform/db/sql.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { SettingsService } from '../../identity/index.js';
import type { SubcontractorDirectoryService, SubcontractorService } from '../../directory/index.js';
import { faultsOfPapers } from '../rules/carrier-papers.js';
import type { CarrierFitness, UnfitPaper } from './carrier.dto.js';
import { findEndsOfPapers } from './carrier.queries.js';

interface CarrierFitnessServiceDeps {
  db: Database;
  carriers: SubcontractorDirectoryService;
  subcontractors: SubcontractorService;
  settings: SettingsService;
  clock: Clock;
}

/** Whether carriers are fit for orders, by their papers and by what the company wants. */
export class CarrierFitnessService {
  constructor(private readonly deps: CarrierFitnessServiceDeps) {}

  /** @throws {NotFound} when the company has no such carrier */
  async getFitness(member: Member, carrierId: number): Promise<CarrierFitness> {
    await this.deps.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    return this.fitnessOf(this.deps.db.reads, member.companyId, carrierId);
  }

  /**
   * Looks at the papers of a carrier in the unit of work that sends them an order.
   * @param reason why it is sent all the same; null when nobody said so
   * @returns what stands against the order and was let through with the reason; empty when nothing does, or nobody had to say anything
   * @throws {Conflict} `carrier_unconfirmed` for one who registered itself and was not accepted; `carrier_unfit` when the company wants a
   * reason and there is none
   */
  async letThrough(
    unit: Unit,
    companyId: number,
    carrierId: number,
    reason: string | null,
  ): Promise<UnfitPaper[]> {
    await this.deps.subcontractors.refuseUnconfirmed(unit, carrierId);
    const { check, papers } = await this.fitnessOf(connectionOf(unit), companyId, carrierId);
    if (check === 'block' && papers.length > 0 && reason === null)
      throw new Conflict('carrier_unfit', { unfit_papers: papers });
    return reason === null ? [] : papers;
  }

  private async fitnessOf(on: Queryable, companyId: number, carrierId: number): Promise<CarrierFitness> {
    const { carrier_check: check, carrier_papers_required: areDemanded } =
      await this.deps.settings.getReadOnlySettings({ companyId });
    if (check === 'off') return { check, papers: [] };
    const ends = await findEndsOfPapers(on, companyId, carrierId);
    return { check, papers: faultsOfPapers(ends, warsawDay(this.deps.clock.now()), areDemanded) };
  }
}
