import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import { checked, type BodyRules, takesWhole } from '../../../platform/http/checks.js';
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
import { blankFaults } from '../../../platform/http/field-rules.js';

/** A group: a name that is not blank. */
export const groupRules: BodyRules = (body) => blankFaults(body, 'name');

@Route('subcontractor-groups')
@Tags('Subcontractor groups')
@Security('bearer', ['member'])
export class GroupController extends ApiController {
  /** The company's groups of subcontractors; with `route_id` each with the time at which it was asked for the price of that route. */
  @Get()
  async listGroups(@Queries() query: GroupQuery): Promise<GroupPage> {
    return this.scope.services.groups.listGroups(this.scope.member, query);
  }

  /** How many groups there are. */
  @Get('stats')
  async countGroups(): Promise<GroupStats> {
    return this.scope.services.groups.countGroups(this.scope.member);
  }

  /** One group. */
  @Get('{id}')
  async getGroup(@Path() id: Id): Promise<GroupDto> {
    return this.scope.services.groups.getGroup(this.scope.member, id);
  }

  /** Makes a group. */
  @Post()
  @SuccessResponse(201)
  @checked(groupRules)
  @Response<'group_name_taken'>(409, 'The name is taken')
  async createGroup(@Body() input: GroupInput): Promise<GroupDto> {
    return this.scope.services.groups.createGroup(this.scope.member, input);
  }

  /** Changes a group. */
  @Put('{id}')
  @takesWhole('GroupDto')
  @checked(groupRules)
  @Response<'group_name_taken'>(409, 'The name is taken, or somebody else changed the group meanwhile')
  async updateGroup(@Path() id: Id, @Body() input: GroupUpdate): Promise<GroupDto> {
    return this.scope.services.groups.updateGroup(this.scope.member, id, input);
  }

  /** Deletes a group; its subcontractors stay. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteGroup(@Path() id: Id): Promise<void> {
    await this.scope.services.groups.deleteGroup(this.scope.member, id);
  }

  /** The subcontractors of a group; all of them fit into one page of 1,000. */
  @Get('{id}/members')
  async listGroupMembers(@Path() id: Id, @Queries() query: ListQuery): Promise<GroupMemberPage> {
    return this.scope.services.groups.listMembers(this.scope.member, id, query);
  }

  /** Puts a subcontractor into a group. */
  @Post('{id}/members')
  @SuccessResponse(201)
  @Response<'already_member' | 'too_many_members'>(400, 'It is in the group already, or the group is full')
  @Response<'carrier_unconfirmed'>(409, 'The subcontractor registered itself, and nobody has accepted it')
  async addGroupMember(@Path() id: Id, @Body() input: GroupMemberInput): Promise<GroupMemberDto> {
    return this.scope.services.groups.addMember(this.scope.member, id, input);
  }

  /** Takes a subcontractor out of a group. `memberId` is the membership's. */
  @Delete('{id}/members/{memberId}')
  @SuccessResponse(204)
  async removeGroupMember(@Path() id: Id, @Path() memberId: Id): Promise<void> {
    await this.scope.services.groups.removeMember(this.scope.member, id, memberId);
  }
}
