import { connectionOf } from '../../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../../platform/db/database.js';
import { isDay, isOverAYearAhead, warsawDay } from '../../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import { Conflict, InvalidInput, NotFound } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { Order, OrderRepository } from '../order.repository.js';
import type { AssigneeInput, OrderCare, SnoozeInput } from './order-care.dto.js';
import { findCare, findColleague, setAssignee, setSnooze } from './order-care.queries.js';

/**
 * Who looks after an order, and until when it is put off. Neither is a change of the order itself: its version and its place in the feed
 * stay, so that nobody who edits it meanwhile is told of a conflict.
 *
 * An order is put off for the company, not for a person: all see one queue, and an order for which nothing can be done before Thursday
 * needs nobody before Thursday. Were it each person's own, each would take it that a colleague sees to it.
 */
export class OrderCareService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Names who looks after an order; the same again changes nothing.
   * @throws {NotFound} when there is no such order, or it is another company's
   * @throws {InvalidInput} `unknown_record` at `user_id` for whoever is no active person of the company
   * @throws {Conflict} `changed_meanwhile` when another colleague looks after it than was expected
   */
  async assign(member: Member, id: number, input: AssigneeInput): Promise<OrderCare> {
    const { user_id: colleagueId, expected_user_id: expectedId } = input;
    return this.change(member, id, async (unit, order, before) => {
      if (before.assignee_id === colleagueId) return;
      if (expectedId !== undefined && before.assignee_id !== expectedId)
        throw new Conflict('changed_meanwhile');
      const { companyId, userId } = member;
      const name =
        colleagueId === null ? null : await findColleague(connectionOf(unit), companyId, colleagueId);
      if (colleagueId !== null && name === null)
        throw new InvalidInput([{ field: 'user_id', code: 'unknown_record' }]);
      await setAssignee(connectionOf(unit), companyId, id, colleagueId);
      const event = colleagueId === null ? 'unassigned' : 'assigned';
      this.orderRepository.record(unit, order, event, { userId, reason: name ?? before.assignee_name });
    });
  }

  /**
   * Puts an order off until a day.
   * @throws {InvalidInput} when that is no day, not after today or more than a year ahead
   */
  async snooze(member: Member, id: number, { until, note }: SnoozeInput): Promise<OrderCare> {
    this.requireDayAhead(until);
    return this.change(member, id, async (unit, order, before) => {
      if (before.snoozed_until === until) return;
      const { companyId, userId } = member;
      await setSnooze(connectionOf(unit), companyId, id, { until, userId });
      const cause = { userId, reason: note?.trim() || null, facts: { snoozed_until: until } };
      this.orderRepository.record(unit, order, 'snoozed', cause);
    });
  }

  /** Takes an order back into the queue; one that is not put off stays as it is. */
  async wake(member: Member, id: number): Promise<OrderCare> {
    return this.change(member, id, async (unit, order, before) => {
      if (before.snoozed_until === null) return;
      const { companyId, userId } = member;
      await setSnooze(connectionOf(unit), companyId, id, null);
      this.orderRepository.record(unit, order, 'woken', { userId });
    });
  }

  /** What an order's care is after a change under its lock. */
  private change(
    { companyId }: Member,
    id: number,
    work: (unit: Unit, order: Order, before: OrderCare) => Promise<void>,
  ): Promise<OrderCare> {
    return this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      const read = async (): Promise<OrderCare> => {
        const care = await findCare(connectionOf(unit), companyId, id, this.today());
        if (!care) throw new NotFound();
        return care;
      };
      await work(unit, order, await read());
      return read();
    });
  }

  private requireDayAhead(day: string): void {
    const fault = (code: 'not_a_date' | 'day_not_ahead' | 'day_too_far') =>
      new InvalidInput([{ field: 'until', code }]);
    if (!isDay(day)) throw fault('not_a_date');
    if (day <= this.today()) throw fault('day_not_ahead');
    if (isOverAYearAhead(day, this.clock.now())) throw fault('day_too_far');
  }

  private today(): string {
    return warsawDay(this.clock.now());
  }
}
