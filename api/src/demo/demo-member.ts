import type { Member } from '../platform/http/principal.js';
import type { Me } from '../modules/identity/index.js';

/** Somebody of a demo company, acting. */
export function memberOf({ id, is_admin, user_companies: [company] }: Me): Member {
  if (!company) throw new Error('A demo user without a company');
  return {
    userId: id,
    sessionId: 0,
    isAdmin: is_admin,
    companyId: company.company_id,
    isOwner: company.is_owner,
    needsSecondFactor: false,
  };
}
