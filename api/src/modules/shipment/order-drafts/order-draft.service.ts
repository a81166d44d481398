import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ClientService } from '../../directory/index.js';
import type {
  OrderDraft,
  OrderDraftPage,
  OrderDraftQuery,
  OrderDraftUpdate,
  OrderDraftValues,
} from './order-draft.dto.js';
import { OrderDraftRecord } from './order-draft.entity.js';
import { findDraft, listDrafts } from './order-draft.queries.js';

/** A company that has so many does not come back to them. */
const mostDrafts = 200;

/** Orders that people of a company began to enter and have not completed. */
export class OrderDraftService {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientService,
  ) {}

  list({ companyId }: Member, query: OrderDraftQuery): Promise<OrderDraftPage> {
    return listDrafts(this.db.lists, companyId, query);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async get({ companyId }: Member, id: number): Promise<OrderDraft> {
    const draft = await findDraft(this.db.reads, companyId, id);
    if (!draft) throw new NotFound();
    return draft;
  }

  /**
   * @throws {NotFound} when the company has no such client
   * @throws {Conflict} `too_many_drafts`
   */
  async create(member: Member, values: OrderDraftValues): Promise<OrderDraft> {
    const { companyId, userId } = member;
    const fields = await this.fieldsOf(member, values);
    const id = await this.db.inCompany(companyId, async (unit) => {
      if ((await unit.count(OrderDraftRecord, {})) >= mostDrafts)
        throw new Conflict('too_many_drafts', { limit: mostDrafts });
      const draft = unit.create(OrderDraftRecord, { ...fields, company_id: companyId, user_id: userId });
      await unit.flush();
      return draft.id;
    });
    return this.get(member, id);
  }

  /**
   * @throws {NotFound} when the draft or its client is not the company's
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async update(member: Member, id: number, { values, version }: OrderDraftUpdate): Promise<OrderDraft> {
    const fields = await this.fieldsOf(member, values);
    await this.db.inCompany(member.companyId, async (unit) => {
      const draft = await unit.findOne(OrderDraftRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!draft) throw new NotFound();
      if (version !== undefined && version !== draft.version) throw new Conflict('changed_meanwhile');
      draft.client_name = fields.client_name;
      draft.values = fields.values;
    });
    return this.get(member, id);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async remove({ companyId }: Member, id: number): Promise<void> {
    await this.db.inCompany(companyId, (unit) => deleteDraft(unit, id));
  }

  private async fieldsOf(member: Member, values: OrderDraftValues) {
    const known = Object.entries(normalizeInput(values)).filter(([, value]) => value != null);
    const client = values.client_id ? await this.clients.getClient(member, values.client_id) : null;
    return { client_name: client?.name ?? null, values: Object.fromEntries(known) as OrderDraftValues };
  }
}

/**
 * Deletes a draft in the transaction of what it has become: of two people who complete it at once, one makes the order.
 * @param version the one that was completed; any when left out
 * @throws {NotFound} when there is none, or it is another company's
 * @throws {Conflict} `changed_meanwhile` when another version is stored
 */
export async function deleteDraft(unit: Unit, id: number, version?: number): Promise<void> {
  const ofVersion = version === undefined ? {} : { version };
  if ((await unit.nativeDelete(OrderDraftRecord, { id, ...ofVersion })) > 0) return;
  if (version !== undefined && (await unit.count(OrderDraftRecord, { id })) > 0)
    throw new Conflict('changed_meanwhile');
  throw new NotFound();
}
