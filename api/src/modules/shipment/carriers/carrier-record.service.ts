import { LockMode } from '@mikro-orm/core';
import type { Database } from '../../../platform/db/database.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { maximumFileBytes, type ReceivedFile } from '../../../platform/http/receive-file.js';
import type { FileContent, Storage } from '../../../platform/storage/storage.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { StoredFileService } from '../../../platform/stored-files/stored-file.service.js';
import type { SubcontractorDirectoryService } from '../../directory/index.js';
import { mimeTypeOf, safeName } from '../documents/document-file.js';
import { paperState } from '../rules/carrier-papers.js';
import type {
  CarrierPaper,
  CarrierPaperInput,
  CarrierPaperList,
  CarrierPaperUpdate,
  CarrierVehicle,
  CarrierVehicleInput,
  CarrierVehicleList,
  CarrierVehicleUpdate,
  HeldPaperList,
} from './carrier.dto.js';
import { PaperOfCarrier, VehicleOfCarrier } from './carrier.entity.js';
import {
  findPaperFilesAcrossCompanies,
  listHeldPapers,
  listPapers,
  listVehicles,
  mostPapers,
  mostVehicles,
} from './carrier.queries.js';

/** Vehicles of carriers, each company's own list. */
export class CarrierVehicleService {
  constructor(
    private readonly db: Database,
    private readonly carriers: SubcontractorDirectoryService,
  ) {}

  /** @throws {NotFound} when the company has no such carrier */
  async listVehicles(member: Member, carrierId: number): Promise<CarrierVehicleList> {
    await this.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    return { items: await listVehicles(this.db.reads, member.companyId, carrierId) };
  }

  /** @throws {Conflict} `too_many_vehicles` */
  async addVehicle(member: Member, carrierId: number, input: CarrierVehicleInput): Promise<CarrierVehicle> {
    await this.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    return this.db.inCompany(member.companyId, async (unit) => {
      if ((await unit.count(VehicleOfCarrier, { subcontractor_id: carrierId })) >= mostVehicles)
        throw new Conflict('too_many_vehicles', { limit: mostVehicles });
      const vehicle = unit.create(VehicleOfCarrier, {
        ...normalizeInput(input),
        company_id: member.companyId,
        subcontractor_id: carrierId,
        created_by: member.userId,
      });
      await unit.flush();
      return vehicleDto(vehicle);
    });
  }

  /** @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited */
  async changeVehicle(
    member: Member,
    carrierId: number,
    id: number,
    { version, ...changes }: CarrierVehicleUpdate,
  ): Promise<CarrierVehicle> {
    await this.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    return this.db.inCompany(member.companyId, async (unit) => {
      const vehicle = await unit.findOne(
        VehicleOfCarrier,
        { id, subcontractor_id: carrierId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!vehicle) throw new NotFound();
      if (version !== undefined && version !== vehicle.version) throw new Conflict('changed_meanwhile');
      unit.assign(vehicle, normalizeInput(changes), { ignoreUndefined: true });
      await unit.flush();
      return vehicleDto(vehicle);
    });
  }

  async removeVehicle(member: Member, carrierId: number, id: number): Promise<void> {
    await this.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    const removed = await this.db.inCompany(member.companyId, (unit) =>
      unit.nativeDelete(VehicleOfCarrier, { id, subcontractor_id: carrierId }),
    );
    if (removed === 0) throw new NotFound();
  }
}

function vehicleDto({ id, kind, plates, version, ...vehicle }: VehicleOfCarrier): CarrierVehicle {
  const { capacity_kg = null, pallets = null, notes = null } = vehicle;
  return { id, kind, plates, capacity_kg, pallets, notes, version };
}

interface CarrierPaperServiceDeps {
  db: Database;
  carriers: SubcontractorDirectoryService;
  files: StoredFileService;
  storage: Storage;
  limits: RateLimits;
  clock: Clock;
}

/** Insurances, licences and other papers of carriers, each company's own, with their files. */
export class CarrierPaperService {
  constructor(private readonly deps: CarrierPaperServiceDeps) {}

  /** @throws {NotFound} when the company has no such carrier */
  async listPapers(member: Member, carrierId: number): Promise<CarrierPaperList> {
    await this.deps.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    const day = warsawDay(this.deps.clock.now());
    const rows = await listPapers(this.deps.db.reads, member.companyId, carrierId);
    return { items: rows.map((row) => ({ ...row, state: paperState(row.valid_until, day) })) };
  }

  /** How the papers stand that orders need, of those carriers of the company that are named. */
  async listHeldPapers({ companyId }: Member, ids: readonly number[]): Promise<HeldPaperList> {
    const day = warsawDay(this.deps.clock.now());
    const rows = await listHeldPapers(this.deps.db.lists, companyId, ids);
    return { items: rows.map((row) => ({ ...row, state: paperState(row.valid_until, day) })) };
  }

  /** @throws {Conflict} `too_many_papers` */
  async addPaper(member: Member, carrierId: number, input: CarrierPaperInput): Promise<CarrierPaper> {
    await this.deps.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    const id = await this.deps.db.inCompany(member.companyId, async (unit) => {
      if ((await unit.count(PaperOfCarrier, { subcontractor_id: carrierId })) >= mostPapers)
        throw new Conflict('too_many_papers', { limit: mostPapers });
      const paper = unit.create(PaperOfCarrier, {
        ...normalizeInput(input),
        company_id: member.companyId,
        subcontractor_id: carrierId,
        created_by: member.userId,
      });
      refuseHalfSum(paper);
      await unit.flush();
      return paper.id;
    });
    return this.getPaper(member, carrierId, id);
  }

  /**
   * Changes what is given. Another last day is told of anew.
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async changePaper(
    member: Member,
    carrierId: number,
    id: number,
    { version, ...changes }: CarrierPaperUpdate,
  ): Promise<CarrierPaper> {
    await this.change(member, carrierId, id, (paper, assign) => {
      if (version !== undefined && version !== paper.version) throw new Conflict('changed_meanwhile');
      const before = paper.valid_until ?? null;
      assign(normalizeInput(changes));
      if ((paper.valid_until ?? null) !== before) paper.told_at_days = null;
      refuseHalfSum(paper);
    });
    return this.getPaper(member, carrierId, id);
  }

  /** Deletes a paper; its file goes after it. */
  async removePaper(member: Member, carrierId: number, id: number): Promise<void> {
    await this.deps.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    const removed = await this.deps.db.inCompany(member.companyId, (unit) =>
      unit.nativeDelete(PaperOfCarrier, { id, subcontractor_id: carrierId }),
    );
    if (removed === 0) throw new NotFound();
  }

  /**
   * Files a paper, in place of the file that it had.
   * @throws {UnsupportedType} when it is not one of the kinds of files that are taken
   */
  async fileOf(member: Member, carrierId: number, id: number, file: ReceivedFile): Promise<CarrierPaper> {
    await this.deps.limits.consume('document-upload', String(member.userId));
    if (file.buffer.length === 0) throw new InvalidInput([{ field: 'file', code: 'required' }]);
    await this.getPaper(member, carrierId, id);
    const original_filename = safeName(file.originalname);
    const mime_type = mimeTypeOf(original_filename, file.buffer);
    const storage_key = createStorageKey();
    await this.deps.files.storeFor(
      { key: storage_key, content: file.buffer, contentType: mime_type, maxBytes: maximumFileBytes },
      () =>
        this.change(member, carrierId, id, (_paper, assign) =>
          assign({ original_filename, mime_type, storage_key, file_size: file.buffer.length }),
        ),
      (keys) => findPaperFilesAcrossCompanies(this.deps.db.reads, keys),
    );
    return this.getPaper(member, carrierId, id);
  }

  /** @throws {NotFound} when the paper has no file */
  async openFile(
    member: Member,
    carrierId: number,
    id: number,
  ): Promise<{ filename: string; mimeType: string; content: FileContent }> {
    await this.deps.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    const paper = await this.deps.db.inCompany(member.companyId, (unit) =>
      unit.findOne(PaperOfCarrier, { id, subcontractor_id: carrierId }),
    );
    if (!paper?.storage_key || !paper.original_filename || !paper.mime_type) throw new NotFound();
    const content = await this.deps.storage.open(paper.storage_key);
    return { filename: paper.original_filename, mimeType: paper.mime_type, content };
  }

  private async getPaper(member: Member, carrierId: number, id: number): Promise<CarrierPaper> {
    const { items } = await this.listPapers(member, carrierId);
    const paper = items.find((one) => one.id === id);
    if (!paper) throw new NotFound();
    return paper;
  }

  private async change(
    member: Member,
    carrierId: number,
    id: number,
    work: (paper: PaperOfCarrier, assign: (changes: object) => void) => void,
  ): Promise<void> {
    await this.deps.carriers.getDirectorySubcontractor(member, carrierId, 'en');
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const paper = await unit.findOne(
        PaperOfCarrier,
        { id, subcontractor_id: carrierId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!paper) throw new NotFound();
      work(paper, (changes) => unit.assign(paper, changes, { ignoreUndefined: true }));
    });
  }
}

/** A sum insured is one of a currency. @throws {InvalidInput} when one of the two stands alone */
function refuseHalfSum({
  amount = null,
  currency = null,
}: Pick<PaperOfCarrier, 'amount' | 'currency'>): void {
  if ((amount === null) !== (currency === null))
    throw new InvalidInput([{ field: amount === null ? 'amount' : 'currency', code: 'required' }]);
}
