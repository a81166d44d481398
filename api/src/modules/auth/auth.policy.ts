import { emailNamePattern } from '../../domain/email-address.js';
import {
  maxPasswordLength,
  minPasswordLength,
  passwordFault,
  type PasswordFault,
} from '../../domain/password.js';
import type { BodyRules, Fault, UncheckedBody } from '../../http/checks.js';
import { emailFaults } from '../../http/field-rules.js';

const limits: Readonly<Record<PasswordFault, Fault['params']>> = {
  too_short: { limit: minPasswordLength },
  too_long: { limit: maxPasswordLength },
  password_too_common: {},
};

function passwordFaults(body: UncheckedBody, field: string): Fault[] {
  const password = body[field];
  const code = typeof password === 'string' ? passwordFault(password) : null;
  return code ? [{ field, code, params: limits[code] }] : [];
}

/** A registration: a real address, a good password repeated rightly, names that are more than blanks. */
export const registrationRules: BodyRules = (body) => {
  const faults = [
    ...emailFaults(body, 'email'),
    ...passwordFaults(body, 'password'),
    ...blankNames(body, ['name', 'company_name']),
  ];
  const { password, confirmPassword, email_name } = body;
  if (confirmPassword !== undefined && confirmPassword !== password) {
    faults.push({ field: 'confirmPassword', code: 'passwords_differ' });
  }
  if (typeof email_name === 'string' && isMisplacedDot(email_name)) {
    faults.push({ field: 'email_name', code: 'invalid_email' });
  }
  return faults;
};

/** A collaborator made by the owner. */
export const collaboratorRules: BodyRules = (body) => [
  ...emailFaults(body, 'email'),
  ...passwordFaults(body, 'password'),
  ...blankNames(body, ['name']),
];

/** A password set by an administrator. */
export const newPasswordRules: BodyRules = (body) => passwordFaults(body, 'new_password');

/** A dot at either end or two in a row make no valid address. */
export function isMisplacedDot(localPart: string): boolean {
  return new RegExp(emailNamePattern).test(localPart) && /^\.|\.$|\.\./.test(localPart);
}

/** Names that are too short without the blanks around them. */
export function blankNames(body: UncheckedBody, fields: readonly string[]): Fault[] {
  return fields.flatMap((field) => {
    const value = body[field];
    return typeof value === 'string' && value.trim().length < 2
      ? [{ field, code: 'too_short', params: { limit: 2 } }]
      : [];
  });
}
