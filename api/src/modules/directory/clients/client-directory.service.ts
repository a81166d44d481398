import type { Database } from '../../../platform/db/database.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member, Principal } from '../../../platform/http/principal.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type {
  ClientDirectoryPage,
  ClientDirectoryQuery,
  ClientDirectoryStats,
  CollectedClient,
  CollectedClientInput,
  CollectedClientPage,
  CollectedClientUpdate,
  DirectoryClient,
  FoundGlobalClientPage,
  GlobalClientStats,
} from './client-directory.dto.js';
import {
  countClientDirectory,
  countGlobalClients,
  findCollectedClient,
  findDirectoryClient,
  listClientDirectory,
  listCollectedClients,
  searchGlobalClients,
} from './client-directory.queries.js';
import { findClient } from './client.queries.js';
import { CollectedClientEntry } from './client.entity.js';

/** Directories of clients: a company's own and the global ones that it collects. */
export class ClientDirectoryService {
  constructor(private readonly db: Database) {}

  listDirectory(
    { companyId }: Pick<Member, 'companyId'>,
    query: ClientDirectoryQuery,
  ): Promise<ClientDirectoryPage> {
    return listClientDirectory(this.db.lists, companyId, query);
  }

  /**
   * A client as the directory has it, with the entry of the collection.
   * @throws {NotFound} when it is neither the company's own nor collected
   */
  async getDirectoryClient({ companyId }: Member, id: number): Promise<DirectoryClient> {
    const client = await findDirectoryClient(this.db.reads, companyId, id);
    if (!client) throw new NotFound();
    return client;
  }

  countDirectory({ companyId }: Member): Promise<ClientDirectoryStats> {
    return countClientDirectory(this.db.reads, companyId);
  }

  /**
   * Looks through the global clients.
   * @param defaultSize records a page when the caller names no number
   */
  searchGlobal(
    { companyId }: Principal,
    query: ListQuery,
    defaultSize: number,
  ): Promise<FoundGlobalClientPage> {
    return searchGlobalClients(this.db.lists, companyId, query, defaultSize);
  }

  countGlobal(): Promise<GlobalClientStats> {
    return countGlobalClients(this.db.reads);
  }

  listCollection({ companyId }: Member, query: ListQuery): Promise<CollectedClientPage> {
    return listCollectedClients(this.db.lists, companyId, query);
  }

  /**
   * Puts a global client into the company's collection.
   * @throws {NotFound} when there is no such global client
   * @throws {BadRequest} `already_collected`
   */
  async collect({ companyId, userId }: Member, input: CollectedClientInput): Promise<CollectedClient> {
    const { client_id, notes = null } = normalizeInput(input);
    if (!(await findClient(this.db.reads, null, client_id))) throw new NotFound();
    const id = await this.db.inCompany(companyId, async (unit) => {
      const entry = unit.create(CollectedClientEntry, {
        company_id: companyId,
        client_id,
        notes,
        added_by: userId,
      });
      await unit.flush();
      return entry.id;
    });
    return this.getCollected(companyId, id);
  }

  /** Changes what the company noted about a collected client. */
  async annotate({ companyId }: Member, id: number, input: CollectedClientUpdate): Promise<CollectedClient> {
    const { notes } = normalizeInput(input);
    if (notes !== undefined) {
      await this.db.inCompany(companyId, (unit) =>
        unit.nativeUpdate(CollectedClientEntry, { id }, { notes }),
      );
    }
    return this.getCollected(companyId, id);
  }

  /** Takes a global client out of the company's collection; orders keep their copy of it. */
  async release({ companyId }: Member, id: number): Promise<void> {
    const released = await this.db.inCompany(companyId, (unit) =>
      unit.nativeDelete(CollectedClientEntry, { id }),
    );
    if (released === 0) throw new NotFound();
  }

  private async getCollected(companyId: number, id: number): Promise<CollectedClient> {
    const entry = await findCollectedClient(this.db.reads, companyId, id);
    if (!entry) throw new NotFound();
    return entry;
  }
}
