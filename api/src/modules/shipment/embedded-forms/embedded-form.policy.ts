import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';
import { cargoRules, paymentTermRules } from '../orders/order.policy.js';
import { originOf } from './site.js';

/** Each site is one website. */
export const embeddedFormRules: BodyRules = ({ sites }) =>
  Array.isArray(sites)
    ? sites.flatMap((site, index) =>
        typeof site === 'string' && originOf(site) === null
          ? [{ field: `sites[${index}]`, code: 'invalid_format' } as const]
          : [],
      )
    : [];

/** A stranger's request over a website: of somebody who says who they are. */
export const embeddedRequestRules: BodyRules = (body) => [
  ...cargoRules(body),
  ...emailFaults(body, 'client_email'),
  ...blankFaults(body, 'client_name'),
  ...blankFaults(body, 'contact_name'),
  ...paymentTermRules(body),
];
