import { findCountryByCode, findCountryById } from '../../kernel/contact/countries.js';
import { isEmailAddress } from '../../kernel/contact/email-address.js';
import { isPostCode, postCodeRule } from '../../kernel/contact/post-code.js';
import { isWebsite } from '../../kernel/contact/web-address.js';
import type { Fault, UncheckedBody } from './checks.js';

/** A number with more decimals than its field holds. */
export function decimalFaults(body: UncheckedBody, field: string, decimals: number): Fault[] {
  const value = body[field];
  if (typeof value !== 'number' || !Number.isFinite(value)) return [];
  const isFine = Number(value.toFixed(decimals)) === value;
  return isFine ? [] : [{ field, code: 'too_many_decimals', params: { limit: decimals } }];
}

/** An e-mail address that is not exactly one address; one that is too long is told so by its type. */
export function emailFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  return typeof value === 'string' && value.trim() !== '' && value.length <= 254 && !isEmailAddress(value)
    ? [{ field, code: 'invalid_email' }]
    : [];
}

/** A website that is neither a host nor an address with http or https; one too long or of several lines is told so by its type. */
export function websiteFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  if (typeof value !== 'string' || value.trim() === '' || value.length > 500) return [];
  return isWebsite(value) || /\p{Cc}/u.test(value) ? [] : [{ field, code: 'invalid_format' }];
}

/** A country by id that is not there. */
export function countryIdFaults(body: UncheckedBody): Fault[] {
  const { country_id } = body;
  return typeof country_id === 'number' && !findCountryById(country_id)
    ? [{ field: 'country_id', code: 'unknown_country' }]
    : [];
}

/** A country by code that is not there. */
export function countryCodeFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && !findCountryByCode(value)
    ? [{ field, code: 'unknown_country' }]
    : [];
}

/** A post code that its country does not have. */
export function postCodeFaults(body: UncheckedBody, field: string, country: string | null): Fault[] {
  const value = body[field];
  if (typeof value !== 'string' || country === null) return [];
  if (value.trim() === '') return [];
  if (isPostCode(country, value.trim())) return [];
  return [{ field, code: 'invalid_post_code', params: { example: postCodeRule(country).example ?? '' } }];
}

/** Country and post code, which are checked together: of a change that names one of them, the other as it is stored. */
export async function storedPlace(
  body: UncheckedBody,
  read: () => Promise<{ country_id: number | null; post_code: string | null } | null>,
): Promise<UncheckedBody | null> {
  if (!('country_id' in body) && !('post_code' in body)) return null;
  const record = await read();
  return record && { country_id: record.country_id, post_code: record.post_code };
}

/** A line that is empty or blank where it has to be filled. */
export function blankFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  return typeof value === 'string' && value.trim() === '' ? [{ field, code: 'required' }] : [];
}

/** A line break in what becomes a header of a mail. */
export function lineBreakFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  return typeof value === 'string' && /[\r\n]/.test(value) ? [{ field, code: 'invalid_characters' }] : [];
}

/** The instant of a date field, if it can be read. */
export function instantOf(body: UncheckedBody, field: string): number | null {
  const value = body[field];
  if (typeof value !== 'string') return null;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : instant;
}

const firstInstant = Date.UTC(2000, 0, 1);
const lastInstant = Date.UTC(2101, 0, 1);

/** A date with a time and its distance from UTC: what means the same everywhere. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** A date that does not name one instant, or whose year no transport can have. */
export function dateFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  if (typeof value !== 'string') return [];
  const instant = instantPattern.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) return [{ field, code: 'not_a_date' }];
  const isFine = instant >= firstInstant && instant < lastInstant;
  return isFine ? [] : [{ field, code: 'year_out_of_range' }];
}
