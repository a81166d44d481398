import type { Fault } from '../../../platform/http/checks.js';
import type { Member } from '../../../platform/http/principal.js';
import type { CompanyService } from '../../identity/index.js';

/** Somebody of a company by their id, on whose behalf an administrator tries something out; null where there is none. */
export async function findMember(
  companies: Pick<CompanyService, 'findCompanyIdOfUser'>,
  userId: number,
): Promise<Member | null> {
  const companyId = await companies.findCompanyIdOfUser(userId);
  return companyId === null
    ? null
    : { userId, companyId, sessionId: 0, isAdmin: false, isOwner: false, needsSecondFactor: false };
}

/** A record that is not there, or not the company's. */
export function unknown(field: string): Fault {
  return { field, code: 'unknown_record' };
}
