import parsePhoneNumber from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { findCountryById } from './countries.js';

/**
 * A phone number as machines dial it, `+48600100200`; null when what was typed is no number of that country, or has
 * an extension, which that form cannot tell.
 * @param country ISO code of the country whose numbers are written without their prefix
 */
export function phoneNumber(typed: string, country: string | null): string | null {
  const parsed = parsePhoneNumber(typed, (country ?? undefined) as CountryCode | undefined);
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}

/** A phone number as it is kept: as machines dial it where that can be told, else as it was typed. */
export function keptPhone(typed: string, countryId: number | null): string {
  const country = countryId === null ? null : (findCountryById(countryId)?.code ?? null);
  return phoneNumber(typed, country) ?? typed;
}

/** A phone number as people read it, `+48 600 100 200`; one that is not in the form for machines stays as it is. */
export function readablePhone(kept: string): string {
  return parsePhoneNumber(kept)?.formatInternational() ?? kept;
}
