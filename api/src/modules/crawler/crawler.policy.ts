import type { BodyRules, Fault } from '../../http/checks.js';
import { countryIdFaults } from '../../http/field-rules.js';

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

/** An address as people write it, whole; null when no website can be there. */
export function webAddress(typed: string): URL | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole) || /[\s\p{Cc}]/u.test(text) || /^[a-z][a-z\d+.-]*:\/\//i.test(whole.slice(8)))
    return null;
  const url = new URL(whole);
  if (url.username !== '' || url.password !== '' || !isHost(url)) return null;
  url.hash = '';
  return url;
}

/** A name of several parts, an address of numbers, or a name within one's own network with its port. */
function isHost({ hostname, port }: URL): boolean {
  return hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname) || (hostname !== '' && port !== '');
}
