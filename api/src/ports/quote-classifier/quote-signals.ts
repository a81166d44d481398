import { asksForPrice, asksForTransport } from './asking-words.js';
import type { Signal } from './signal.js';
import { signsOfOtherMail } from './signs-of-other-mail.js';
import { signsOfRunningBusiness } from './signs-of-running-business.js';
import { date, dimensions, place, postCode, quantity, transport } from './transport-words.js';

/** Everything that is looked for, but for the route. */
export const signals: readonly Signal[] = [
  { name: 'asks_for_price', weight: 2.1, again: 0.5, pattern: asksForPrice },
  { name: 'asks_for_transport', weight: 1.7, pattern: asksForTransport },
  { name: 'transport', weight: 1, again: 0.6, pattern: transport },
  { name: 'quantity', weight: 1.2, again: 0.3, pattern: quantity },
  { name: 'dimensions', weight: 0.5, pattern: dimensions },
  { name: 'post_code', weight: 0.7, again: 0.3, pattern: postCode },
  { name: 'place', weight: 0.5, again: 0.4, pattern: place },
  { name: 'date', weight: 0.4, pattern: date },
  ...signsOfOtherMail,
  ...signsOfRunningBusiness,
];

/** What a way from one place to another counts. */
export const routeWeight = 1.2;

/** What a text without any signs begins with: most mails ask for no price. */
export const bias = -3.1;
