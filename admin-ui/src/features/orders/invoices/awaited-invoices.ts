import type { Schemas } from '../../../kit/api/types';

type CarrierRoute = Schemas['OrderCarrierInvoices']['routes'][number];

/** The routes whose carriers have not invoiced yet all that was agreed. */
export function awaitedInvoices<Route extends Pick<CarrierRoute, 'agreed_amount' | 'invoiced_amount'>>(
  routes: readonly Route[],
): Route[] {
  return routes.filter(
    ({ agreed_amount: agreed, invoiced_amount: before }) => agreed !== null && before < agreed,
  );
}
