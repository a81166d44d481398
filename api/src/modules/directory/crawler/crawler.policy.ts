import { webAddress } from '../../../kernel/contact/web-address.js';
import type { BodyRules, Fault } from '../../../platform/http/checks.js';
import { countryIdFaults } from '../../../platform/http/field-rules.js';

/** Addresses that can be visited, at least one that is not blank, and a country that there is. */
export const crawlRules: BodyRules = (body) => [...addressFaults(body['urls']), ...countryIdFaults(body)];

function addressFaults(urls: unknown): Fault[] {
  if (!Array.isArray(urls) || urls.length === 0) return [];
  const texts = (urls as unknown[]).map((url) => (typeof url === 'string' ? url : null));
  if (texts.every((text) => text?.trim() === '')) return [{ field: 'urls', code: 'required' }];
  return texts.flatMap((text, place) =>
    text === null || text.trim() === '' || text.length > 2_000 || webAddress(text)
      ? []
      : [{ field: `urls.${place}`, code: 'invalid_format' as const }],
  );
}
