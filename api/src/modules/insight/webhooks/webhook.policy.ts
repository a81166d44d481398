import type { BodyRules } from '../../../platform/http/checks.js';
import { dateFaults } from '../../../platform/http/field-rules.js';

/** An address that can be sent to; whether it is one that the installation sends to, the service knows. */
export const webhookRules: BodyRules = ({ url }) =>
  typeof url !== 'string' || isHttpAddress(url) ? [] : [{ field: 'url', code: 'invalid_format' }];

/** From an instant to a later one. */
export const replayRules: BodyRules = (body) => [...dateFaults(body, 'from'), ...dateFaults(body, 'to')];

function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}
