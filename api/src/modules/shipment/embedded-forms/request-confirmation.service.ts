import { hash, timingSafeEqual } from 'node:crypto';
import { emailKey, mailboxKey } from '../../../kernel/contact/email-address.js';
import { accountToken, type AccountLink } from '../../../kernel/links/stored-link.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Secrets } from '../../../platform/config/secret.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { sql } from '../../../platform/db/sql.js';
import { BadRequest, Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { TooManyRequests, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { MailService } from '../../correspondence/index.js';
import type { ClientService } from '../../directory/index.js';
import type { Order, OrderRepository } from '../orders/order.repository.js';
import { confirmationDays, confirmationMail } from './confirmation-texts.js';
import type { EmbeddedFormKind } from './embedded-form.dto.js';
import type { OpenForm } from './embedded-form.service.js';

/** A request, or a carrier's registration, as the page shows it on which it is confirmed. */
export interface RequestToConfirm {
  kind: EmbeddedFormKind;
  company_name: string;
  id: number;
  isConfirmed: boolean;
}

interface ConfirmationLinksDeps {
  limits: RateLimits;
  clock: Clock;
  secrets: Secrets;
}

/** The mailed links by which something is confirmed. */
export class ConfirmationLinks {
  constructor(private readonly deps: ConfirmationLinksDeps) {}

  /** @returns the number of the request or the registration, and the hash of the address that the link was mailed to */
  async verify(
    request: string,
    token: string,
    address: string,
  ): Promise<{ kind: EmbeddedFormKind; id: number; mailbox: string }> {
    await this.deps.limits.consume('public-answer', address);
    const { secrets, clock } = this.deps;
    const [, mark, id, ends, mailbox] =
      /^(c?)(\d{1,10})\.(\d{1,10})\.([A-Za-z0-9_-]{43})$/.exec(request) ?? [];
    const given = Buffer.from(token);
    const isOf = (secret: string): boolean => {
      const right = Buffer.from(accountToken(request, secret));
      return right.length === given.length && timingSafeEqual(right, given);
    };
    if (!id || !ends || !mailbox || Number(id) > 2_147_483_647) throw new BadRequest('invalid_link');
    if (![secrets.current, ...secrets.previous].some(isOf)) throw new BadRequest('invalid_link');
    if (clock.now().getTime() >= Number(ends) * 1000) throw new BadRequest('link_expired');
    return { kind: mark ? 'carrier' : 'request', id: Number(id), mailbox };
  }
}

/** Tells owners of carriers whose addresses are confirmed. */
interface CarrierNotices {
  tellIfAllowed(unit: Unit, companyId: number, id: number): Promise<void>;
  scheduleDelivery(): void;
}

interface RequestConfirmationServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  clients: ClientService;
  links: ConfirmationLinks;
  notices: CarrierNotices;
}

/** Confirms requests and registrations of carriers that came over websites. */
export class RequestConfirmationService {
  constructor(private readonly deps: RequestConfirmationServiceDeps) {}

  /**
   * The request of a mailed link. Changes nothing.
   * @throws {BadRequest} `invalid_link`, `link_expired`
   */
  async look(request: string, token: string, address: string): Promise<RequestToConfirm> {
    const { kind, id, company_name, is_unconfirmed } = await this.find(request, token, address);
    return { kind, id, company_name, isConfirmed: !is_unconfirmed };
  }

  /**
   * Confirms a request over a mailed link; once more changes nothing.
   * @throws {BadRequest} `invalid_link`, `link_expired`
   */
  async confirmByLink(request: string, token: string, address: string): Promise<RequestToConfirm> {
    const { kind, id, mailbox, company_id, company_name } = await this.find(request, token, address);
    await this.deps.db.inCompany(company_id, async (unit) => {
      if (kind === 'carrier') return this.confirmCarrier(unit, company_id, id);
      const order = await this.deps.orderRepository.lockIfThere(unit, id);
      if (order && hashOf(order.client_email) !== mailbox) throw new BadRequest('invalid_link');
      if (order?.unconfirmed_since) await this.confirm(unit, order, null);
    });
    if (kind === 'carrier') this.deps.notices.scheduleDelivery();
    return { kind, id, company_name, isConfirmed: true };
  }

  /** The address is the sender's; whether the carrier is taken is for the company to say. */
  private async confirmCarrier(unit: Unit, companyId: number, id: number): Promise<void> {
    const { rows } = await sql<{ state: string }>`
      update carrier_registrations set email_confirmed_at = now()
      where id = ${id} and company_id = ${companyId} and email_confirmed_at is null returning state`.execute(
      connectionOf(unit),
    );
    // Accepted before, it waits for nobody.
    if (rows[0]?.state === 'waiting') await this.deps.notices.tellIfAllowed(unit, companyId, id);
  }

  private async find(request: string, token: string, address: string) {
    const { kind, id, mailbox } = await this.deps.links.verify(request, token, address);
    const { rows } = await sql<{
      company_id: number;
      company_name: string;
      client_email: string;
      is_unconfirmed: boolean;
    }>`
      ${
        kind === 'carrier'
          ? sql`select o.company_id, c.name as company_name, o.email as client_email,
              o.email_confirmed_at is null as is_unconfirmed
            from carrier_registrations o join identity_companies c on c.id = o.company_id`
          : sql`select o.company_id, c.name as company_name, o.client_email, o.unconfirmed_since is not null as is_unconfirmed
            from orders o join identity_companies c on c.id = o.company_id`
      } where o.id = ${id}`.execute(this.deps.db.reads);
    const [found] = rows;
    // Whoever reads the mails of one address confirms nothing for another that the order was given since.
    if (!found || hashOf(found.client_email) !== mailbox) throw new BadRequest('invalid_link');
    return { kind, id, mailbox, ...found };
  }

  /**
   * The forwarder says that a request is real.
   * @throws {Conflict} `request_confirmed` when there is nothing to confirm
   */
  async confirmByHand({ companyId, userId }: Member, id: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      if (!order.unconfirmed_since) throw new Conflict('request_confirmed');
      await this.confirm(unit, order, userId);
    });
  }

  /** Whoever reads the mails of the address has confirmed it: the request is of the client who has it in the directory. */
  private async confirm(unit: Unit, order: Order, userId: number | null): Promise<void> {
    const { clients, orderRepository } = this.deps;
    order.unconfirmed_since = null;
    const claimed = order.claimed_client_id
      ? await clients.findClient(order.company_id, order.claimed_client_id)
      : null;
    if (claimed?.email && emailKey(claimed.email) === emailKey(order.client_email)) {
      unit.assign(order, { client_id: claimed.id, client_name: claimed.name, claimed_client_id: null });
    } else if (order.client_id) {
      const name = order.client_name ?? null;
      await clients.confirmStranger(unit, order.client_id, { name, country: order.pickup_country });
    }
    orderRepository.record(unit, order, 'request_confirmed', { userId });
  }
}

/** What a link says of the address that it was mailed to. */
function hashOf(email: string): string {
  return hash('sha256', emailKey(email), 'base64url');
}

interface ConfirmationMailsDeps {
  mails: MailService;
  limits: RateLimits;
  clock: Clock;
}

/** What is to be confirmed, and by whom. */
interface Unconfirmed {
  kind: EmbeddedFormKind;
  id: number;
  email: string;
  language: UiLanguage;
}

/** The mails by which requests and registrations from websites are confirmed. */
export class ConfirmationMails {
  constructor(private readonly deps: ConfirmationMailsDeps) {}

  /** Over its limit of mails a request is taken all the same: the forwarder can confirm it. */
  async mayMail(companyId: number, email: string): Promise<boolean> {
    try {
      await this.deps.limits.consume('embedded-recipient', mailboxKey(email));
      await this.deps.limits.consume('embedded-mail', String(companyId));
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  /**
   * Writes the mail; it is delivered after the commit by `scheduleDelivery`. The company mails nobody of its own choice: it does not count
   * among the strangers whom it may mail.
   */
  async ask(
    unit: Unit,
    form: OpenForm,
    { kind, id, email, language }: Unconfirmed,
    details: { clientId: number | null; orderId: number } | object = {},
  ): Promise<void> {
    const ends = Math.floor(this.deps.clock.now().getTime() / 1000) + confirmationDays * 86_400;
    const link: AccountLink = {
      kind: 'account',
      page: 'confirm-request',
      // A registration is told from a request of the same number.
      key: `${kind === 'carrier' ? 'c' : ''}${id}.${ends}.${hashOf(email)}`,
      language,
    };
    const { subject, body, action } = confirmationMail(kind, language, form.company_name, id);
    await this.deps.mails.queueNotice(
      unit,
      {
        companyId: form.company_id,
        userId: null,
        type: kind === 'carrier' ? 'carrier_confirmation' : 'quote_confirmation',
      },
      {
        ...details,
        cause: `${kind === 'carrier' ? 'registration' : 'request'} ${id} to confirm`,
        language,
        recipient: { name: null, email },
        subject,
        body,
        action: { label: action, link },
      },
    );
  }

  /** Has what was written delivered. */
  scheduleDelivery(): void {
    this.deps.mails.scheduleDelivery();
  }
}
