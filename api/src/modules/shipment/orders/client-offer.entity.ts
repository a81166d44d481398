import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { ClientOfferLine, ClientOfferVariant, VariantLeg } from './client-offer.dto.js';
import type { MailTroubles } from './mail-troubles.js';

/** A variant as it is kept: JSON has no points in time. */
export interface StoredVariant extends Omit<ClientOfferVariant, 'legs'> {
  legs: (Omit<VariantLeg, 'pickup_date' | 'delivery_date'> & {
    pickup_date: string;
    delivery_date: string;
  })[];
}

/** A kept variant with its points in time. */
export function variantOf({ legs, ...variant }: StoredVariant): ClientOfferVariant {
  return {
    ...variant,
    legs: legs.map((leg) => ({
      ...leg,
      pickup_date: new Date(leg.pickup_date),
      delivery_date: new Date(leg.delivery_date),
    })),
  };
}

const schema = defineEntity({
  name: 'ClientOffer',
  tableName: 'client_offers',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    price: p.decimal('number'),
    currency: p.string(),
    lines: p.json<ClientOfferLine[]>(),
    /** What the client chooses from; null for an offer of one price. */
    variants: p.json<StoredVariant[]>().nullable(),
    /** The number of the variant that was taken. */
    chosen_variant: p.integer().nullable(),
    valid_until: p.date().nullable(),
    sent_by: p.integer().nullable(),
    /** That the client was written to in; null of offers from before that was kept. */
    language: p.string().$type<MailLanguage>().nullable(),
    reminded_at: p.datetime().nullable(),
    expiry_told_at: p.datetime().nullable(),
    /** When the client was reminded. */
    followed_up_at: p.datetime().nullable(),
    /** Mails about it that go out by themselves and could not be written yet. */
    mail_troubles: p.json<MailTroubles>().onCreate(() => ({})),
    /** That its mail was erased with the data of whom it went to. */
    is_mail_erased: p.boolean().default(false),
    answer: p.string().$type<ClientAnswer>().nullable(),
    answered_at: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** How a client answers an offer. */
export type ClientAnswer = 'accept' | 'reject';

/** What a client was offered: price and what it was made of, as it was when the offer was sent. */
export class ClientOffer extends schema.class {}
schema.setClass(ClientOffer);
