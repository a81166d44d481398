import type { MailLanguage } from '@frakto/sdk/enums';
import { useCountries } from '../../../kit/api/countries';
import { useOrderClient } from './order-queries';
import type { OrderDetails } from './types';

/** The language of mails to an order's client; null until their record is known. */
export function useClientLanguage(order: OrderDetails): MailLanguage | null {
  const countries = useCountries();
  const { data: client, isPending } = useOrderClient(order.client_id);
  if (isPending || countries.isPending) return null;
  // Without the client's record, the transport's foreign end is the best guess.
  const guess = order.pickup_country === 'PL' ? 'PL' : order.delivery_country;
  return (countries.byId(client?.country_id) ?? countries.byCode(guess))?.mail_language ?? 'pl';
}
