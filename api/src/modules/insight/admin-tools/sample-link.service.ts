import { randomInt } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { TestLink, TestLinkInput, TestOffer } from './admin-tools.dto.js';
import { randomRequest, type RandomRequest } from './random-request.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { base64Json } from '../../../kernel/links/link-url.js';
import { sampleTexts } from './sample-texts.js';

/**
 * The address of a carrier's order with made-up data. It names no order and carries no signature: the page says that it is
 * a sample, and nothing can be answered.
 */
function sampleOrderUrl(
  baseUrl: string,
  request: RandomRequest,
  language: UiLanguage,
  dice: (limit: number) => number,
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/subcontractor-order-view/${language}`);
  const { pickup_date, delivery_date, notes, ...shown } = request;
  const { companies } = sampleTexts[language];
  const params = {
    sample: '1',
    client_name: companies[dice(companies.length)] ?? '',
    ...shown,
    pickup_date: pickup_date.toISOString(),
    delivery_date: delivery_date.toISOString(),
    notes: notes ?? '',
    payment_days: [14, 30, 45, 60][dice(4)] ?? 30,
    price: 400 + dice(260) * 10,
    currency: ['PLN', 'EUR', 'NOK'][dice(3)] ?? 'EUR',
  };
  for (const [name, value] of Object.entries(params)) {
    if (value !== '') url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The address of a client's page with made-up offers; as with an order, nothing can be answered on it. */
function sampleOffersUrl(
  baseUrl: string,
  request: RandomRequest,
  language: UiLanguage,
  orderNumber: string,
  offers: readonly TestOffer[],
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/client-offer-selection/${language}`);
  const { pickup_date, delivery_date } = request;
  const numbered = offers.map((offer, index) => ({ id: index + 1, pickup_date, delivery_date, ...offer }));
  url.searchParams.set('sample', '1');
  url.searchParams.set('order_number', orderNumber);
  url.searchParams.set('order_data', base64Json({ ...request, notes: null }));
  url.searchParams.set('offers_data', base64Json(numbered));
  return url.href;
}

/** Links to the public pages with made-up data: no record stands behind them. */
export class SampleLinkService {
  constructor(
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  order({ lang = 'pl' }: TestLinkInput): TestLink {
    const request = randomRequest(this.clock.now(), lang);
    const url = sampleOrderUrl(this.publicUrl, request, lang, randomInt);
    return { url, expires_at: null, sample: true };
  }

  offers({ lang = 'pl', order_number }: TestLinkInput, offers: readonly TestOffer[]): TestLink {
    const request = randomRequest(this.clock.now(), lang);
    const number = order_number ?? String(1 + randomInt(999));
    return {
      url: sampleOffersUrl(this.publicUrl, request, lang, number, offers),
      expires_at: null,
      sample: true,
    };
  }
}
