import type { Id, Line, ListQuery, Paged, RequiredLine, Text } from '../../../platform/http/api-types.js';
import type { RateType } from '../subcontractors/subcontractor.dto.js';

/**
 * A colour as `#RRGGBB`.
 * @pattern ^#[0-9A-Fa-f]{6}$
 */
export type Color = string;

/** A group of subcontractors. */
export interface GroupDto {
  id: Id;
  name: string;
  description: string | null;
  color: Color;
  /** How many subcontractors are in it. */
  member_count: number;
  /** With `route_id` only: when the group was last asked for the price of that route; null when it was not. */
  asked_at?: Date | null;
  /** When the group itself last changed. */
  update_date: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** What the list of groups accepts. */
export interface GroupQuery extends ListQuery {
  /** Tells for each group when it was asked for the price of this route. */
  route_id?: Id;
}

/** One page of groups. */
export interface GroupPage extends Paged<GroupDto> {}

/** A new group. */
export interface GroupInput {
  name: RequiredLine;
  description?: Text | null;
  /** `#3B82F6` when left out. */
  color?: Color;
}

/** Changes to a group; what is left out stays. */
export interface GroupUpdate {
  name?: RequiredLine;
  description?: Text | null;
  color?: Color;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** How many groups there are. */
export interface GroupStats {
  /** Groups. */
  total: number;
  /** Memberships of all groups together. */
  members: number;
  /** Subcontractors who are in at least one group. */
  subcontractors: number;
  /** Groups that nobody is in. */
  empty: number;
}

/** The subcontractor behind a membership. */
export interface MemberSubcontractor {
  id: Id;
  name: string;
  email: string | null;
  phone: string | null;
  city: Line | null;
  country_id: number | null;
  rate_type: RateType;
  source_type: 'personal' | 'global';
}

/** A subcontractor in a group. */
export interface GroupMemberDto {
  /** Of the membership, for `DELETE /subcontractor-groups/{id}/members/{memberId}`. */
  id: Id;
  subcontractor_id: Id;
  subcontractor: MemberSubcontractor;
  /** They have unsubscribed from the company's mails to many, so a request to the group leaves them out; not given otherwise. */
  is_unsubscribed?: boolean;
}

/** One page of a group's members. */
export interface GroupMemberPage extends Paged<GroupMemberDto> {}

/** A subcontractor to put into a group. */
export interface GroupMemberInput {
  subcontractor_id: Id;
}
