import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { windowsOf } from '../../../kernel/order/time-windows.js';
import { endsOf, type TimedEnds } from '../../../kernel/order/transport.js';
import { cargoFactsOf } from '../../../kernel/order/transport-facts.js';
import { nextWeekLike, shiftTo } from '../../../kernel/time/warsaw-time.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { OrderRepository } from './order.repository.js';
import type { OrderCopyInput } from './order-copy.dto.js';
import type { OrderDetails } from './order.dto.js';
import { Order } from './order.entity.js';
import type { OrderService } from './order.service.js';
import { findOrder } from './order.queries.js';

interface OrderCopyServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  clock: Clock;
}

/** New requests after the pattern of earlier orders. */
export class OrderCopyService {
  constructor(private readonly deps: OrderCopyServiceDeps) {}

  /**
   * Enters a request with the client, the addresses and the load of an order at later dates. Its prices, routes,
   * references and the last day of its offer belong to that order alone.
   * @throws {NotFound} when there is none, or it is another company's
   * @throws {InvalidInput} when its dates would lie beyond what orders can have
   */
  async duplicate(
    member: Member,
    id: number,
    input: OrderCopyInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { companyId, userId } = member;
    const source = await findOrder(this.deps.db.reads, companyId, id);
    if (!source) throw new NotFound();
    const pickup = input.pickup_date ?? nextWeekLike(source.pickup_date, this.deps.clock.now());
    const times = movedTo(source, pickup);
    if (times.delivery_date >= endOfTime)
      throw new InvalidInput([{ field: 'pickup_date', code: 'year_out_of_range' }]);
    const copy = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = unit.create(Order, {
        company_id: companyId,
        user_id: userId,
        client_id: source.client_id,
        claimed_client_id: source.claimed_client_id,
        client_name: source.client_name,
        client_email: source.client_email,
        ...endsOf(source),
        ...times,
        pallets_count: source.pallets_count,
        weight: source.weight,
        cargo_type: source.cargo_type,
        ...cargoFactsOf(source),
        notes: source.notes,
        payment_days: source.payment_days,
        is_data_complete: source.is_data_complete,
        is_read: true,
      });
      await unit.flush();
      this.deps.orderRepository.record(
        unit,
        order,
        'duplicated',
        { userId, facts: { source_order_id: id } },
        null,
      );
      return order.id;
    });
    return this.deps.orders.getDetails(member, copy, language);
  }
}

/** The first instant that no date of an order can have. */
const endOfTime = new Date(Date.UTC(2101, 0, 1));

/** A transport's dates and windows when it is loaded at another time. */
function movedTo(transport: TimedEnds, pickup_date: Date) {
  const move = shiftTo(transport.pickup_date, pickup_date);
  const { pickup_until, delivery_until } = windowsOf(transport);
  return {
    pickup_date,
    delivery_date: move(transport.delivery_date),
    pickup_until: pickup_until && move(pickup_until),
    delivery_until: delivery_until && move(delivery_until),
  };
}
