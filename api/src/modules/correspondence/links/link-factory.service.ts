import type { UiLanguage } from '../../../kernel/text/language.js';
import { asText, base64Json, type UnsignedLink } from '../../../kernel/links/link-signing.js';
import type { Currency } from '../../../kernel/money/money.js';
import { asQuoted, endsOf, spanOf, type TransportEnds } from '../../../kernel/order/transport.js';
import type { LinkSigner } from './link-signer.service.js';

/** What is carried, as far as links show it. */
interface LinkedCargo {
  pallets_count: number;
  weight: number;
  cargo_type: string;
  notes?: string | null;
}

/** An order, as far as links show it. */
interface LinkedOrder extends TransportEnds, LinkedCargo {
  id: number;
  price_for_client?: number | null;
  currency_for_client?: string | null;
}

/** A route, as far as links show it. */
interface LinkedRoute extends TransportEnds {
  id: number;
  payment_terms?: number | null;
}

/** A quote, as far as links show it. */
interface LinkedOffer {
  price: number;
  currency: Currency;
  pickup_date?: Date | null;
  delivery_date?: Date | null;
}

/** What a subcontractor is asked to name a price for, and by whom. */
interface OfferAsked {
  order: LinkedCargo & { id: number };
  route: LinkedRoute;
  userId: number;
}

/** Makes the links to the public pages, with the query parameters that the pages show. */
export class LinkFactory {
  constructor(private readonly signer: LinkSigner) {}

  /**
   * The form for a new request of a client, or with an order for completing that one, whether or not it has a client. The signature
   * of the first proves that the forwarder gave the form to this client under this address: the request joins them at once.
   */
  async orderForm(
    input: { userId: number; email: string } & (
      | { clientId: number; order: null }
      | { clientId: number | null; order: TransportEnds & LinkedCargo & { id: number } }
    ),
    language: UiLanguage,
  ): Promise<UnsignedLink> {
    const { userId, clientId, email, order } = input;
    const who = { ...(clientId === null ? {} : { client_id: clientId }), user_id: userId };
    const params = { ...asText(who), client_email: email };
    if (!order) return { ...(await this.signed('order-form', who, language, params)), email };
    return this.signed('order-form', { ...who, order_id: order.id }, language, {
      ...params,
      order_id: String(order.id),
      ...endTexts(order),
      ...cargoOf(order),
    });
  }

  /** The form for a subcontractor's price of a route. */
  async subcontractorOffer(
    about: OfferAsked,
    subcontractorId: number,
    language: UiLanguage,
  ): Promise<UnsignedLink> {
    const [link] = await this.subcontractorOffers(about, [{ subcontractorId, language }]);
    return link as UnsignedLink;
  }

  /** The same for many subcontractors, in their sequence. */
  async subcontractorOffers(
    { order, route, userId }: OfferAsked,
    recipients: readonly { subcontractorId: number; language: UiLanguage }[],
  ): Promise<UnsignedLink[]> {
    const kind = 'subcontractor-offer';
    const idsOf = recipients.map(({ subcontractorId }) => ({
      user_id: userId,
      subcontractor_id: subcontractorId,
      order_id: order.id,
      route_id: route.id,
    }));
    const versions = await this.signer.versionsOf(kind, idsOf);
    const shown = { ...endTexts(route), ...cargoOf(order), payment_terms: text(route.payment_terms) };
    const exp = this.signer.expiry();
    return recipients.map(({ language }, index) => {
      const ids = idsOf[index] ?? {};
      return {
        kind,
        ids,
        version: versions[index] ?? 1,
        exp,
        language,
        params: { ...asText(ids), ...shown },
      };
    });
  }

  /**
   * The page on which the client accepts or rejects the offer. Its address carries the whole way in one; the routes are
   * too many for an address and come from the records.
   * @param routes at the times that were quoted
   */
  async clientOfferSelection(
    order: LinkedOrder,
    routes: readonly TransportEnds[],
    userId: number,
    language: UiLanguage,
  ): Promise<UnsignedLink> {
    const { pallets_count, weight, cargo_type, notes = null } = order;
    const cargo = { pallets_count, weight, cargo_type, notes };
    const ends = { ...endsOf(order), ...spanOf(routes) };
    const offer = {
      id: order.id,
      price: order.price_for_client,
      currency: order.currency_for_client,
      pickup_date: ends.pickup_date,
      delivery_date: ends.delivery_date,
    };
    return this.signed('client-offer-selection', { order_id: order.id }, language, {
      user_id: String(userId),
      order_id: String(order.id),
      order_number: String(order.id),
      order_data: base64Json({ ...ends, ...cargo }),
      offers_data: base64Json([offer]),
      price_for_client: text(order.price_for_client),
    });
  }

  /** The page on which a subcontractor accepts or rejects an order. */
  async subcontractorOrderView(
    input: {
      order: LinkedCargo & { id: number; client_name?: string | null };
      route: LinkedRoute;
      offer: LinkedOffer;
      subcontractorId: number;
    },
    language: UiLanguage,
  ): Promise<UnsignedLink> {
    const { order, route, offer, subcontractorId } = input;
    const ids = { order_id: order.id, route_id: route.id, subcontractor_id: subcontractorId };
    return this.signed('subcontractor-order-view', ids, language, {
      client_name: text(order.client_name),
      ...endTexts(asQuoted(route, offer)),
      payment_days: text(route.payment_terms),
      price: String(offer.price),
      currency: offer.currency,
      ...cargoOf(order),
      ...asText(ids),
    });
  }

  private async signed(
    kind: UnsignedLink['kind'],
    ids: Record<string, number>,
    language: UiLanguage,
    params: Record<string, string>,
  ): Promise<UnsignedLink> {
    return {
      kind,
      ids,
      version: await this.signer.versionOf(kind, ids),
      exp: this.signer.expiry(),
      language,
      params,
    };
  }
}

function endTexts(transport: TransportEnds): Record<string, string> {
  const ends = endsOf(transport);
  return {
    ...ends,
    pickup_date: ends.pickup_date.toISOString(),
    delivery_date: ends.delivery_date.toISOString(),
  };
}

function cargoOf({ pallets_count, weight, cargo_type, notes }: LinkedCargo): Record<string, string> {
  return { pallets_count: String(pallets_count), weight: String(weight), cargo_type, notes: text(notes) };
}

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
