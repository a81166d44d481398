import { emailNamePattern } from '../../../kernel/contact/email-address.js';
import {
  maxPasswordLength,
  minPasswordLength,
  passwordFault,
  type PasswordFault,
} from '../rules/password.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { emailFaults } from '../../../platform/http/field-rules.js';

const limits: Readonly<Record<PasswordFault, Fault['params']>> = {
  too_short: { limit: minPasswordLength },
  too_long: { limit: maxPasswordLength },
  password_too_common: {},
  password_too_weak: {},
};

/** What is wrong with a new password, as a fault of its field. */
export function faultOfPassword(field: string, code: PasswordFault): Fault {
  return { field, code, params: limits[code] };
}

/** @param about fields of the body that others know of the user */
function passwordFaults(body: UncheckedBody, field: string, about: readonly string[] = []): Fault[] {
  const password = body[field];
  if (typeof password !== 'string') return [];
  const known = about.map((name) => body[name]).filter((value) => typeof value === 'string');
  const code = passwordFault(password, known);
  return code ? [faultOfPassword(field, code)] : [];
}

/** A registration: a real address, a good password repeated rightly, names that are more than blanks. */
export const registrationRules: BodyRules = (body) => {
  const faults = [
    ...emailFaults(body, 'email'),
    ...passwordFaults(body, 'password', ['name', 'email', 'company_name', 'email_name']),
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
  ...passwordFaults(body, 'password', ['name', 'email']),
  ...blankNames(body, ['name']),
];

/** A password set by an administrator. Whose it is, the service knows. */
export const newPasswordRules: BodyRules = (body) => passwordFaults(body, 'new_password');

/** Another password for oneself. */
export const changePasswordRules: BodyRules = (body) => passwordFaults(body, 'new_password');

/** A password by the link of a mail. */
export const resetPasswordRules: BodyRules = (body) => passwordFaults(body, 'password');

/** An account by the link of an invitation. */
export const joinRules: BodyRules = (body) => [
  ...passwordFaults(body, 'password', ['name']),
  ...blankNames(body, ['name']),
];

export const forgotPasswordRules: BodyRules = (body) => emailFaults(body, 'email');

/** Another address for oneself. */
export const changeEmailRules: BodyRules = (body) => emailFaults(body, 'new_email');

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
