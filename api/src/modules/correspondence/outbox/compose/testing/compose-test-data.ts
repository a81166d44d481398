import type { MailLanguage } from '../../../../../kernel/text/language.js';
import type { MailType } from '../../built-in/mail-template.js';
import type { MailContent } from '../compose-mail.js';
import type { TransportDetails } from '../transport-details.js';

export const orderLink =
  'https://frakto.example.com/order/pl?client_id=7&user_id=2&client_email=a%2Bb%40example.com&order_id=1048&exp=1795000000&sig=aB-_9';
export const acceptanceLink =
  'https://frakto.example.com/client-offer-selection/pl?user_id=2&order_id=1048&exp=1795000000&sig=Zz-_1&lt=1';

/** A transport with everything filled in. */
export const fullDetails: TransportDetails = {
  kind: 'order',
  number: 1048,
  routes: [
    {
      pickup: {
        street: 'ul. Wieruszowska 12/16',
        postCode: '60-166',
        city: 'Poznań',
        country: 'PL',
        date: new Date('2026-11-25T07:00:00Z'),
      },
      delivery: {
        street: 'Kokstadvegen 23',
        postCode: '5257',
        city: 'Bergen',
        country: 'NO',
        date: new Date('2026-12-02T15:30:00Z'),
      },
    },
  ],
  palletsCount: 12,
  weight: 6840.5,
  cargoType: 'Rozdzielnice elektryczne',
  notes: 'Rozładunek windą\nbrama 2',
  price: { minor: 1334969, currency: 'PLN' },
  paymentTerm: 30,
};

/** A mail with everything that any template could ask for. */
export function fullContent(
  type: MailType,
  language: MailLanguage,
  changes: Partial<MailContent> = {},
): MailContent {
  return {
    type,
    language,
    variables: { name: 'Elektromontaż Sp. z o.o.', order_link: orderLink },
    details: fullDetails,
    link: acceptanceLink,
    companyName: 'Bałtyk Spedycja',
    footer: {
      lines: ['ul. Portowa 3, 81-350 Gdynia', 'NIP 586-000-00-00'],
      phone: '+48 58 600 10 20',
      email: 'biuro@baltyk.example.com',
      website: 'www.baltyk.example.com',
    },
    ...changes,
  };
}

/** A mail whose words are the test's own. */
export function ownWords(body: string, changes: Partial<MailContent> = {}): MailContent {
  return fullContent('offers_to_client', 'pl', { template: { body }, ...changes });
}

/** The addresses of the links of a document, as a browser would read them. */
export function hrefsOf(html: string): string[] {
  return Array.from(html.matchAll(/ href="([^"]*)"/g), (match) => (match[1] ?? '').replaceAll('&amp;', '&'));
}
