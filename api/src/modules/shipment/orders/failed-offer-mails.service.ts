import type { Database, Unit } from '../../../platform/db/database.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { ClientOffer } from './client-offer.entity.js';
import { troubleAfter, type OfferMailKind } from './mail-troubles.js';
import type { Order, OrderRepository } from './order.repository.js';

/** An offer about which a mail could not be written. */
interface ConcernedOffer {
  id: number;
  company_id: number;
  order_id: number;
}

/** What is done of a mail that is not written any more, beside telling so in the order's history. */
type GiveUp = (unit: Unit, order: Order, offer: ClientOffer) => void;

interface FailedOfferMailsDeps {
  db: Database;
  orderRepository: OrderRepository;
  clock: Clock;
  log: Logger;
}

/** Remembers of mails about offers, which go out by themselves, that they could not be written: so that each comes again later, or never. */
export class FailedOfferMails {
  constructor(private readonly deps: FailedOfferMailsDeps) {}

  /**
   * Notes a failure after the unit of work that it ended. Does not throw: what cannot be noted either comes again with the next look.
   * @param event what the order's history calls it when it is for good
   */
  async note(
    offer: ConcernedOffer,
    kind: OfferMailKind,
    error: unknown,
    { event, giveUp }: { event: string; giveUp?: GiveUp },
  ): Promise<void> {
    const details = { company: offer.company_id, order: offer.order_id, offer: offer.id, kind };
    try {
      const next = await this.record(offer, kind, error, event, giveUp);
      // Deleted meanwhile: that is what it failed of.
      if (next === undefined) return;
      if (error instanceof TooManyRequests)
        this.deps.log.info(
          { ...details, next_try_at: next },
          'a mail about an offer waits: too many strangers',
        );
      else if (next === null)
        this.deps.log.error({ ...details, err: error }, 'a mail about an offer failed for good');
      else
        this.deps.log.warn(
          { ...details, err: error, next_try_at: next },
          'a mail about an offer could not be written, and is tried again',
        );
    } catch (fault) {
      this.deps.log.error({ ...details, err: error }, 'a mail about an offer could not be written');
      this.deps.log.error({ ...details, err: fault }, 'nor could that be noted');
    }
  }

  /** @returns when it is tried again; null for never, and nothing when the offer is gone */
  private async record(
    { id, company_id, order_id }: ConcernedOffer,
    kind: OfferMailKind,
    error: unknown,
    event: string,
    giveUp: GiveUp | undefined,
  ): Promise<string | null | undefined> {
    return this.deps.db.inCompany(company_id, async (unit) => {
      const order = await this.deps.orderRepository.lockIfThere(unit, order_id);
      const offer = await unit.findOne(ClientOffer, { id });
      if (!order || !offer) return undefined;
      const trouble = troubleAfter(error, offer.mail_troubles[kind], this.deps.clock.now());
      offer.mail_troubles = { ...offer.mail_troubles, [kind]: trouble };
      if (trouble.next_try_at !== null) return trouble.next_try_at;
      giveUp?.(unit, order, offer);
      if (order.status === OrderStatus.SentToClient) {
        // Whoever works on the order has to see to it.
        order.is_read = false;
        this.deps.orderRepository.record(unit, order, event, { userId: null });
      }
      return null;
    });
  }
}
