import type { Queryable } from '../../../platform/db/sql.js';
import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { BadRequest, Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import type {
  GroupDto,
  GroupInput,
  GroupMemberDto,
  GroupMemberInput,
  GroupMemberPage,
  GroupPage,
  GroupQuery,
  GroupStats,
  GroupUpdate,
} from './group.dto.js';
import { Group, GroupMember } from './group.entity.js';
import {
  countGroups,
  findGroup,
  findMember,
  listGroups,
  listMemberIds,
  listMembers,
  type TimeOfAsking,
} from './group.queries.js';

/** As many as one page holds, so that a group is asked for prices as a whole. */
const memberLimit = 1_000;

/** Who wants no mailings of a company; the application gives what the correspondence knows. */
export interface GroupRefusals {
  /** Whether anybody wants none: where nobody does, no addresses need to be compared. */
  hasAny(on: Queryable, companyId: number): Promise<boolean>;
  /** Those of the addresses that want none. */
  refusedAmong(on: Queryable, companyId: number, emails: readonly string[]): Promise<ReadonlySet<string>>;
}

interface GroupServiceDeps {
  db: Database;
  subcontractors: SubcontractorService;
  refusals: GroupRefusals;
  timeOfAsking: TimeOfAsking;
}

/** Groups of subcontractors. */
export class GroupService {
  constructor(private readonly deps: GroupServiceDeps) {}

  listGroups({ companyId }: Member, query: GroupQuery): Promise<GroupPage> {
    return listGroups(this.deps.db.lists, companyId, query, this.deps.timeOfAsking);
  }

  countGroups({ companyId }: Member): Promise<GroupStats> {
    return countGroups(this.deps.db.reads, companyId);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getGroup({ companyId }: Member, id: number): Promise<GroupDto> {
    const group = await findGroup(this.deps.db.reads, companyId, id);
    if (!group) throw new NotFound();
    return group;
  }

  /** @throws {Conflict} `group_name_taken` */
  async createGroup(member: Member, input: GroupInput): Promise<GroupDto> {
    const { companyId, userId } = member;
    const id = await this.deps.db.inCompany(companyId, async (unit) => {
      const group = unit.create(Group, { ...stored(input), company_id: companyId, created_by: userId });
      await unit.flush();
      return group.id;
    });
    return this.getGroup(member, id);
  }

  /**
   * Changes what is given.
   * @throws {Conflict} `group_name_taken`, or `changed_meanwhile` when another version is stored than the edited one
   */
  async updateGroup(member: Member, id: number, input: GroupUpdate): Promise<GroupDto> {
    const { version, ...changes } = input;
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const group = await lockGroup(unit, id);
      if (version !== undefined && version !== group.version) throw new Conflict('changed_meanwhile');
      unit.assign(group, stored(changes), { ignoreUndefined: true });
    });
    return this.getGroup(member, id);
  }

  /** Deletes a group; its subcontractors stay. */
  async deleteGroup({ companyId }: Member, id: number): Promise<void> {
    const deleted = await this.deps.db.inCompany(companyId, (unit) => unit.nativeDelete(Group, { id }));
    if (deleted === 0) throw new NotFound();
  }

  async listMembers(member: Member, groupId: number, query: ListQuery): Promise<GroupMemberPage> {
    await this.getGroup(member, groupId);
    const { companyId } = member;
    const [page, hasRefusals] = await Promise.all([
      listMembers(this.deps.db.reads, companyId, groupId, query),
      this.deps.refusals.hasAny(this.deps.db.reads, companyId),
    ]);
    if (!hasRefusals) return page;
    const emails = page.items.flatMap(({ subcontractor }) => subcontractor.email ?? []);
    const refused = await this.deps.refusals.refusedAmong(this.deps.db.reads, companyId, emails);
    const items = page.items.map((item) =>
      refused.has(item.subcontractor.email ?? '') ? { ...item, is_unsubscribed: true } : item,
    );
    return { ...page, items };
  }

  /** The ids of a group's subcontractors; none of another company's group. */
  listMemberIds({ companyId }: Member, groupId: number): Promise<number[]> {
    return listMemberIds(this.deps.db.reads, companyId, groupId);
  }

  /**
   * Puts a subcontractor into a group.
   * @throws {NotFound} when the group or the subcontractor is not there or not the company's
   * @throws {Conflict} `carrier_unconfirmed` when it registered itself and nobody has accepted it
   * @throws {BadRequest} `already_member`, or `too_many_members` when the group is full
   */
  async addMember(member: Member, groupId: number, input: GroupMemberInput): Promise<GroupMemberDto> {
    const { companyId, userId } = member;
    const { subcontractor_id } = input;
    const id = await this.deps.db.inCompany(companyId, async (unit) => {
      // Locked, so that two who add at once do not both find the last place free.
      await lockGroup(unit, groupId);
      if (!(await this.deps.subcontractors.isKept(unit, companyId, subcontractor_id))) throw new NotFound();
      await this.deps.subcontractors.refuseUnconfirmed(unit, subcontractor_id);
      const isIn = (await unit.count(GroupMember, { group_id: groupId, subcontractor_id })) > 0;
      if (!isIn && (await unit.count(GroupMember, { group_id: groupId })) >= memberLimit)
        throw new BadRequest('too_many_members', { limit: memberLimit });
      const added = unit.create(GroupMember, {
        company_id: companyId,
        group_id: groupId,
        subcontractor_id,
        added_by: userId,
      });
      await unit.flush();
      return added.id;
    });
    return this.getMember(companyId, groupId, id);
  }

  /** Takes a subcontractor out of a group. */
  async removeMember({ companyId }: Member, groupId: number, memberId: number): Promise<void> {
    const removed = await this.deps.db.inCompany(companyId, (unit) =>
      unit.nativeDelete(GroupMember, { id: memberId, group_id: groupId }),
    );
    if (removed === 0) throw new NotFound();
  }

  private async getMember(companyId: number, groupId: number, id: number): Promise<GroupMemberDto> {
    const found = await findMember(this.deps.db.reads, companyId, groupId, id);
    if (!found) throw new NotFound();
    return found;
  }
}

async function lockGroup(unit: Unit, id: number): Promise<Group> {
  const group = await unit.findOne(Group, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!group) throw new NotFound();
  return group;
}

/** Colours are kept in capitals, whatever way they were written. */
function stored<Input extends { color?: string }>(input: Input): Input {
  const fields = normalizeInput(input);
  return fields.color === undefined ? fields : { ...fields, color: fields.color.toUpperCase() };
}
