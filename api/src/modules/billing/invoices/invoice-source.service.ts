import type { Unit } from '../../../platform/db/database.js';
import { findCountryById } from '../../../kernel/contact/countries.js';
import { isSummaryCurrency, parseMoney, type Currency, type Money } from '../../../kernel/money/money.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import { isInUnion, type TaxCountry, type TaxedTransport } from '../rules/vat.js';
import type { ClientDto, ClientService } from '../../directory/index.js';
import type { Order, RouteService, TaxCurrency } from '../../shipment/index.js';
import type { CompanySettings, SettingsService } from '../../identity/index.js';

/** The currency in which tax is declared. */
export const homeCurrency: Readonly<Record<TaxCountry, TaxCurrency>> = { PL: 'PLN', NO: 'NOK' };

/** All that an invoice is written from. */
export interface InvoiceSource {
  order: Order;
  settings: CompanySettings;
  /** Null when the client's record is gone. */
  client: ClientDto | null;
  /** ISO code of the client's country. */
  clientCountry: string | null;
  /** In driving order, at the times that were quoted. */
  legs: TimedEnds[];
  /** What was agreed with the client, before tax; null when nothing was. */
  price: Money | null;
  currency: Currency;
  /** Whether the way crosses a border. */
  isInternational: boolean;
  /** Whether it crosses borders, but none of the European Union. */
  isWithinUnion: boolean;
}

/** What the usual tax of an invoice is told by. */
export function taxedTransportOf({
  client,
  clientCountry,
  isInternational,
  isWithinUnion,
}: InvoiceSource): TaxedTransport {
  return {
    buyerCountry: clientCountry,
    isBusiness: Boolean(client?.vat_number),
    isInternational,
    isWithinUnion,
  };
}

/** Gathers what an invoice is written from, inside a unit of work. */
export class InvoiceSources {
  constructor(
    private readonly settings: SettingsService,
    private readonly clients: ClientService,
    private readonly routes: RouteService,
  ) {}

  async gather(unit: Unit, order: Order): Promise<InvoiceSource> {
    const { company_id: companyId, client_id: clientId } = order;
    const settings = await this.settings.getSettings({ companyId });
    const client = clientId ? await this.clients.findClient(companyId, clientId) : null;
    const routes = await this.routes.findInUnit(unit, order.id);
    const legs = routes.length > 0 ? await this.routes.asQuotedInUnit(unit, routes) : [order];
    const currency = isSummaryCurrency(order.currency_for_client) ? order.currency_for_client : 'PLN';
    const { price_for_client: price = null } = order;
    const countries = new Set(legs.flatMap((leg) => [leg.pickup_country, leg.delivery_country]));
    return {
      order,
      settings,
      client,
      clientCountry: client?.country_id ? (findCountryById(client.country_id)?.code ?? null) : null,
      legs,
      price: price === null ? null : parseMoney(price, currency),
      currency,
      isInternational: countries.size > 1,
      isWithinUnion: countries.size > 1 && [...countries].every(isInUnion),
    };
  }
}
