import type { Id, Line } from '../../../../platform/http/api-types.js';
import type { Day } from '../transport-facts.dto.js';

/** Who looks after an order, and until when it is put off. */
export interface OrderCare {
  /** Of the order. */
  id: Id;
  /** The colleague who looks after it; null when nobody was named. */
  assignee_id: Id | null;
  assignee_name: string | null;
  /** The day in Europe/Warsaw on which the order comes back into the queue; null when it is not put off. */
  snoozed_until: Day | null;
  /** Who put it off. */
  snoozed_by_name: string | null;
}

/** Names who looks after an order. */
export interface AssigneeInput {
  /** An active person of the same company; null when nobody in particular does. */
  user_id: Id | null;
  /** Who looked after it as far as the caller knows, null for nobody: whoever was named since is not replaced. */
  expected_user_id?: Id | null;
}

/** Puts an order off. */
export interface SnoozeInput {
  /** The day in Europe/Warsaw on which the order comes back into the queue: after today, within a year. */
  until: Day;
  /** What is waited for, kept in the history. */
  note?: Line | null;
}
