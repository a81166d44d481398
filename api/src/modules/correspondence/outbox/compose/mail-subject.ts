import { mailLanguages } from '../../../../kernel/text/language.js';
import { builtInTemplate } from '../built-in/built-in-templates.js';
import type { MailType } from '../built-in/mail-type.js';
import { fillSubject, type PlaceholderValues } from './fill-template.js';
import type { TransportDetails } from './transport-details.js';

/** What a subject is made of. */
interface SubjectContent {
  type: MailType | null;
  template?: { subject?: string | null } | null;
  details?: TransportDetails | null;
}

/** Cities are shorter; what somebody pasted into the field is cut. */
const longestCity = 60;

/**
 * The subject of a mail. One that people worded stays as it is. The built-in one, in whatever language a form has proposed it,
 * is written in the mail's language and tells which transport it is about: a carrier has ten requests a day.
 */
export function mailSubject(
  { type, template, details }: SubjectContent,
  builtIn: string,
  values: PlaceholderValues,
): string {
  const written = template?.subject?.trim() ?? '';
  const isBuiltIn = written === '' || (Boolean(details) && type !== null && isProposed(type, written));
  if (!isBuiltIn) return fillSubject(written, values);
  return [fillSubject(builtIn, values), details ? aboutTransport(details) : ''].filter(Boolean).join(' · ');
}

function isProposed(type: MailType, subject: string): boolean {
  return mailLanguages.some((language) => builtInTemplate(type, language).subject === subject);
}

/** Number and cities, `#48: Gdańsk → Oslo`; as much of it as is known. */
export function aboutTransport({ number, routes }: Pick<TransportDetails, 'number' | 'routes'>): string {
  const cities = [routes[0]?.pickup.city, routes.at(-1)?.delivery.city]
    .map(inOneLine)
    .filter(Boolean)
    .join(' → ');
  return [number == null ? '' : `#${number}`, cities].filter(Boolean).join(': ');
}

function inOneLine(city: string | null | undefined): string {
  return (city ?? '').replace(/\s+/g, ' ').trim().slice(0, longestCity);
}
