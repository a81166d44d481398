import type { UncheckedBody } from '../../../platform/http/checks.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** Between which days the client of an order can have paid. */
export async function storedPaymentDays(
  { services, member }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  return 'paid_on' in body ? { ...(await services.orderSteps.findPaymentDays(member, id)) } : null;
}
