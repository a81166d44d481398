import { warsawDay } from '../../../../kernel/time/clocks.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { RateLimits } from '../../../../platform/http/rate-limits.js';
import { readInThread } from './order-text-workers.js';
import type { OrderTextReading } from './order-text.dto.js';

/** Reads requests out of mails that forwarders paste. */
export class OrderTextService {
  constructor(
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /** Proposes what a new order may begin with. Stores nothing. */
  async read({ companyId, userId }: Member, text: string): Promise<OrderTextReading> {
    await this.limits.consume('order-text', String(userId));
    return readInThread({ text, today: warsawDay(this.clock.now()) }, String(companyId));
  }
}
