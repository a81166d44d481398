import type { MailLanguage } from '../../../kernel/text/language.js';
import { detailsBlock } from '../outbox/compose/details-block.js';
import type { TransportDetails } from '../outbox/compose/transport-details.js';
import type { EmailTemplateType } from './template.dto.js';

const transport = {
  number: 48,
  routes: [
    {
      pickup: {
        street: 'ul. Portowa 12',
        postCode: '80-601',
        city: 'Gdańsk',
        country: 'PL',
        date: new Date('2026-12-03T07:00:00Z'),
      },
      delivery: {
        street: 'Kongens gate 4',
        postCode: '0153',
        city: 'Oslo',
        country: 'NO',
        date: new Date('2026-12-05T13:00:00Z'),
      },
    },
  ],
  palletsCount: 12,
  weight: 6840,
} satisfies Partial<TransportDetails>;

const price = { minor: 480_000, currency: 'PLN' } as const;

const samples: Readonly<Record<'request' | 'offer' | 'order', TransportDetails>> = {
  request: { ...transport, kind: 'request' },
  offer: { ...transport, kind: 'offer', price, paymentTerm: 30, validUntil: '2026-12-01' },
  order: { ...transport, kind: 'order', price, paymentTerm: 30 },
};

const kinds: Partial<Readonly<Record<EmailTemplateType, keyof typeof samples>>> = {
  quote_confirmation: 'request',
  completion_request: 'request',
  subcontractor_price_request: 'request',
  offers_to_client: 'offer',
  follow_up: 'offer',
};

/** The table of a made-up transport as mails of a type show it, for somebody who writes a text around it. */
export function sampleDetails(type: EmailTemplateType, language: MailLanguage): string {
  return detailsBlock(samples[kinds[type] ?? 'order'], language).html;
}
