import type { UncheckedBody } from '../../../platform/http/checks.js';
import { storedPlace } from '../../../platform/http/field-rules.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** What of a client stays as it is stored, where a change is judged. */
export function storedClientFields(
  { services, directoryKeeper: { companyId } }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  return storedPlace(body, () => services.clients.findClient(companyId, id));
}
