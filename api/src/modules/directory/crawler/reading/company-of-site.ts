import { findCountryByCode } from '../../../../kernel/contact/countries.js';
import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import { readablePhone } from '../../../../kernel/contact/phone-number.js';
import type { FactOrigin, FactSource, FoundCompany } from '../crawler.dto.js';
import type { Candidate } from './evidence.js';
import type { SiteEvidence } from './site-evidence.js';

/** A company as its website tells of it. */
export type CompanyOfSite = Omit<FoundCompany, 'temp_id' | 'known_client'>;

const limits = { line: 200, postCode: 12, website: 500, number: 30, description: 300, notes: 1_500 } as const;
const furtherEmails = 4;
const furtherPhones = 3;

/**
 * The company of a website, each of its facts by the best evidence; null when nothing there leads to it.
 * @param country ISO code in which it was looked for
 */
export function companyOfSite(
  evidence: SiteEvidence,
  site: string,
  home: URL,
  country: string,
): CompanyOfSite | null {
  const [address] = evidence.addresses;
  const [email] = evidence.emails;
  const [phone] = evidence.phones;
  const [vat] = evidence.numbers('vat');
  const [registration] = evidence.numbers('registration');
  if (!address && !email && !phone && !vat && !registration) return null;
  const name = nameOf(evidence);
  const origins = [
    ...(name
      ? originOf('name', name)
      : [{ field: 'name' as const, source: 'domain' as const, url: home.href }]),
    ...originOf('address', address),
    ...originOf('email', email),
    ...originOf('phone', phone),
    ...originOf('vat_number', vat),
    ...originOf('business_registration_number', registration),
  ];
  const place = address?.value;
  return {
    name: cut(name?.value ?? site, limits.line),
    address: place?.address ? cut(place.address, limits.line) : null,
    city: place?.city ? cut(place.city, limits.line) : null,
    post_code: place?.post_code && place.post_code.length <= limits.postCode ? place.post_code : null,
    country_id: findCountryByCode(place?.country ?? country)?.id ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    url: cut(home.origin, limits.website),
    notes: notesOf(evidence),
    vat_number: vat ? cut(vat.value.number, limits.number) : null,
    business_registration_number: registration ? cut(registration.value.number, limits.number) : null,
    score: scoreOf(origins),
    origins,
  };
}

/** A registered name that contains the name that is best is the same one, written out. */
function nameOf({ names }: SiteEvidence): Candidate | undefined {
  const [best] = names;
  if (!best || best.best.source === 'text') return best;
  const short = wordsOf(best.value);
  return (
    names.find(
      ({ best: { source }, value }) =>
        source === 'text' && wordsOf(value) !== short && wordsOf(value).includes(short),
    ) ?? best
  );
}

const wordsOf = (name: string): string =>
  foldDiacritics(name)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

function originOf(field: FactOrigin['field'], candidate: Candidate<unknown> | undefined): FactOrigin[] {
  return candidate ? [{ field, source: candidate.best.source, url: candidate.best.url }] : [];
}

const worth: Readonly<Record<FactOrigin['field'], number>> = {
  name: 20,
  email: 25,
  phone: 20,
  address: 20,
  vat_number: 15,
  business_registration_number: 10,
};
const trust: Readonly<Record<FactSource, number>> = {
  structured_data: 1,
  link: 1,
  text: 0.9,
  obfuscated_text: 0.9,
  site_name: 0.6,
  title: 0.4,
  domain: 0,
};

function scoreOf(origins: readonly FactOrigin[]): number {
  const points = origins.reduce((sum, { field, source }) => sum + worth[field] * trust[source], 0);
  return Math.min(100, Math.round(points));
}

/** What an administrator may want to know beside the fields, in words that every language has. */
function notesOf(evidence: SiteEvidence): string | null {
  const { description, emails, phones } = evidence;
  const [court] = evidence.numbers('court');
  const lines = [
    description === null ? null : cut(description, limits.description),
    court ? `KRS ${court.value.number}` : null,
    further(
      'E-mail',
      emails.slice(1, 1 + furtherEmails).map(({ value }) => value),
    ),
    further(
      'Tel.',
      phones.slice(1, 1 + furtherPhones).map(({ value }) => readablePhone(value)),
    ),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : cut(lines.join('\n'), limits.notes);
}

function further(label: string, values: readonly string[]): string | null {
  return values.length === 0 ? null : `${label}: ${values.join(', ')}`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
