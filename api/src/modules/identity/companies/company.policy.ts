import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { BodyRules, Fault } from '../../../platform/http/checks.js';
import { emailFaults } from '../../../platform/http/field-rules.js';
import { blankNames, isMisplacedDot } from '../accounts/auth.policy.js';

/** A company: a name that is more than blanks, a sending name that makes a valid address. */
export const companyRules: BodyRules = (body) => {
  const { email_name } = body;
  const isBad = typeof email_name === 'string' && isMisplacedDot(email_name);
  const faults: Fault[] = isBad ? [{ field: 'email_name', code: 'invalid_email' }] : [];
  return [...blankNames(body, ['name']), ...faults];
};

/** An invitation: to a real address. */
export const invitationRules: BodyRules = (body) => emailFaults(body, 'email');

/** @throws {NotFound} when a member names another company than their own: there is nothing to be known of it */
export function requireOwn({ companyId }: Member, named: number): void {
  if (companyId !== named) throw new NotFound();
}
