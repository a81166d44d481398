import { sql } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { LinkIds, LinkSigner, LinkToken } from '../../correspondence/index.js';
import type { Order, OrderRepository } from '../orders/order.repository.js';

/** Orders as links reach them. */
export class OrdersByLink {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly signer: LinkSigner,
  ) {}

  /**
   * Whether a link holds, for what comes before its order is reached.
   * @throws {BadRequest} when it is not ours, has expired or was taken back
   */
  async verify(link: LinkToken<LinkIds>): Promise<void> {
    await this.signer.verify(link);
  }

  /**
   * Does what a link allows, with its order locked. The signature is checked under the lock, so that a link which is
   * being taken back does not answer any more; and once before, so that a stranger locks nothing.
   */
  async overLink<T>(
    link: LinkToken<LinkIds & { order_id: number }>,
    work: (unit: Unit, order: Order) => Promise<T>,
  ): Promise<T> {
    await this.signer.verify(link);
    const { order_id } = link.ids;
    return this.db.inCompany(await this.companyOf(order_id), async (unit) => {
      const order = await this.orderRepository.lockIfThere(unit, order_id);
      if (!order) throw new BadRequest('invalid_link');
      await this.signer.verifyInUnit(unit, link);
      return work(unit, order);
    });
  }

  private async companyOf(orderId: number): Promise<number> {
    const { rows } = await sql<{ company_id: number }>`
      select company_id from orders where id = ${orderId}`.execute(this.db.reads);
    if (!rows[0]) throw new BadRequest('invalid_link');
    return rows[0].company_id;
  }
}
