import { Body, Delete, Path, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/api-controller.js';
import type { Id } from '../../../../platform/http/api-types.js';
import type { AssigneeInput, OrderCare, SnoozeInput } from './order-care.dto.js';

@Route('orders')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderCareController extends ApiController {
  /** Names the colleague who looks after an order, or nobody. It is in the history; the order's version stays. */
  @Put('{id}/assignee')
  async assignOrder(@Path() id: Id, @Body() input: AssigneeInput): Promise<OrderCare> {
    return this.scope.services.orderCare.assign(this.scope.member, id, input);
  }

  /**
   * Puts an order off, for the whole company: it leaves the queue of work until that day, or until its status changes, for instance
   * because the client answers. Again, it changes the day.
   */
  @Put('{id}/snooze')
  async snoozeOrder(@Path() id: Id, @Body() input: SnoozeInput): Promise<OrderCare> {
    return this.scope.services.orderCare.snooze(this.scope.member, id, input);
  }

  /** Takes an order that was put off back into the queue of work at once. */
  @Delete('{id}/snooze')
  async wakeOrder(@Path() id: Id): Promise<OrderCare> {
    return this.scope.services.orderCare.wake(this.scope.member, id);
  }
}
