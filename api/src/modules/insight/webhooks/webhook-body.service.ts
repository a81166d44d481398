import { DomainError } from '../../../kernel/domain-error.js';
import type { Logger } from '../../../kernel/log.js';
import { defaultLanguage } from '../../../kernel/text/language.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import type { Member } from '../../../platform/http/principal.js';
import type { InvoiceService } from '../../billing/index.js';
import type { MessageService } from '../../correspondence/index.js';
import type { DocumentViewService, OfferService, OrderService, RouteService } from '../../shipment/index.js';
import type { WebhookEventType } from './webhook.dto.js';

/** Events whose bodies are written at once. */
const eventsAtOnce = 100;
/** How often a body is tried to be written with its object; then it goes without. */
const mostTries = 5;

interface UnwrittenEvent {
  id: number;
  companyId: number;
  ownerId: number | null;
  key: string;
  type: WebhookEventType | 'webhook.test';
  object: 'order' | 'quote' | 'route' | 'document' | 'invoice' | 'message' | 'webhook';
  objectId: number;
  facts: Record<string, unknown>;
  tries: number;
  createdAt: Date;
}

/** Who answers the GETs of the objects. */
interface Readers {
  orders: OrderService;
  offers: OfferService;
  routes: RouteService;
  documents: DocumentViewService;
  invoices: InvoiceService;
  messages: MessageService;
}

/**
 * Writes what events say, once, soon after they happened: what every webhook gets, and each repeat, is the same byte for byte. What
 * changed is of the moment of the event; the object beside it is as its GET answers it when the body is written.
 */
export class WebhookBodyService {
  constructor(private readonly deps: { db: Database; log: Logger; readers: Readers }) {}

  /** Writes all that are still to be written, of all companies. */
  async writeAll(): Promise<void> {
    let after = 0;
    for (;;) {
      const { rows } = await sql<UnwrittenEvent>`
        select e.id::int as id, e.company_id as "companyId", c.owner_id as "ownerId", e.key, e.type, e.object,
          e.object_id::int as "objectId", e.facts, e.tries, e.created_at as "createdAt"
        from webhook_events e join identity_companies c on c.id = e.company_id
        where e.body is null and e.id > ${after} order by e.id limit ${eventsAtOnce}`.execute(
        this.deps.db.reads,
      );
      for (const event of rows) await this.write(event);
      const last = rows.at(-1);
      if (!last || rows.length < eventsAtOnce) return;
      after = last.id;
    }
  }

  private async write(event: UnwrittenEvent): Promise<void> {
    const { id, companyId, key, type, object, facts, tries, createdAt } = event;
    let shown: unknown;
    try {
      shown = await this.read(event);
    } catch (error) {
      this.deps.log.error({ err: error, event: key }, 'the object of an event cannot be read');
      if (tries + 1 < mostTries) {
        await sql`update webhook_events set tries = tries + 1 where id = ${id}`.execute(this.deps.db.writes);
        return;
      }
      shown = null;
    }
    const data = object === 'webhook' ? facts : { ...facts, [object]: shown };
    const body = JSON.stringify({ id: key, type, created_at: createdAt, company_id: companyId, data });
    // Of two processes the first one counts.
    await sql`update webhook_events set body = ${body} where id = ${id} and body is null`.execute(
      this.deps.db.writes,
    );
  }

  /** Null when it is not there any more, or cannot be shown. */
  private async read({ companyId, ownerId, object, objectId, facts }: UnwrittenEvent): Promise<unknown> {
    const { orders, offers, routes, documents, invoices, messages } = this.deps.readers;
    const owner: Member = {
      companyId,
      userId: ownerId ?? 0,
      sessionId: 0,
      isAdmin: false,
      isOwner: true,
      needsSecondFactor: false,
    };
    try {
      switch (object) {
        case 'order':
          return await orders.getDetails(owner, objectId, defaultLanguage);
        case 'quote':
          return await offers.getOffer(owner, objectId);
        case 'route':
          return await routes.getRoute(companyId, objectId);
        case 'document':
          return await documents.describeDocument(owner, objectId);
        case 'invoice': {
          const { items } = await invoices.listInvoices(owner, Number(facts['order_id']), defaultLanguage);
          return items.find(({ id }) => id === objectId) ?? null;
        }
        case 'message':
          return await messages.getMessage(owner, objectId);
        case 'webhook':
          return null;
      }
    } catch (error) {
      // A refusal, such as that it was deleted, will not be another one later.
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
