import { findCountryByCode, countries } from '../../../../kernel/contact/countries.js';
import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import { isPostCode } from '../../../../kernel/contact/post-code.js';
import type { Evidence, PageContext } from './evidence.js';
import { hiddenWeight } from './find-emails.js';
import { ownOrganisations, textsOf, thingsIn, type OwnOrganisation } from './organisation.js';
import { ownersOf, roleWeights, type PageOwners } from './owners.js';
import { presentText, type PageFacts, type PageLine, type Thing } from './page-facts.js';
import { placesIn } from './written-address.js';

/** Where a company is. */
export interface FoundAddress {
  /** Street and number. */
  address: string | null;
  city: string | null;
  post_code: string | null;
  /** ISO code. */
  country: string;
}

const weights = { structured_data: 6, text: 3 } as const;

/** The addresses that a page names, whole ones alone: in running text a post code is needed to know one. */
export function findAddresses(
  page: PageFacts,
  context: PageContext,
  owners: PageOwners = ownersOf(page, context),
): Evidence<FoundAddress>[] {
  // An address that belongs to nothing else on the page is the company's.
  const alone: OwnOrganisation[] = page.things
    .filter(({ types, within }) => types.includes('PostalAddress') && within === null)
    .map((thing) => ({ thing, isBranch: false }));
  const described = [...ownOrganisations(page, context.site), ...alone].flatMap(({ thing, isBranch }) =>
    addressesOf(thing, context.country).map((value) => ({
      value,
      source: 'structured_data' as const,
      url: context.url,
      holder: null,
      weight:
        weights.structured_data +
        context.bonus +
        completeness(value) +
        (isBranch ? roleWeights.branch : 0) +
        (value.country === context.country ? 0 : -1),
    })),
  );
  return [...described, ...writtenAddresses(page.lines, context, owners)];
}

function addressesOf(thing: Thing, country: string): FoundAddress[] {
  const postal = thing.types.includes('PostalAddress') ? [thing] : thingsIn(thing, 'address');
  const written = textsOf({ ...thing, properties: withoutThings(thing) }, 'address').flatMap((text) =>
    placesIn([text], country).map(({ place }) => ({ ...place, country })),
  );
  return [...postal.flatMap((one) => addressOfThing(one, country)), ...written];
}

function withoutThings({ properties }: Thing): Thing['properties'] {
  return new Map(
    [...properties].map(([name, values]) => [name, values.filter((value) => typeof value === 'string')]),
  );
}

function addressOfThing(thing: Thing, ownCountry: string): FoundAddress[] {
  const [street = null] = textsOf(thing, 'streetAddress', 'postOfficeBoxNumber');
  const [city = null] = textsOf(thing, 'addressLocality');
  const [code = null] = textsOf(thing, 'postalCode');
  const country = countryOf(textsOf(thing, 'addressCountry')[0]) ?? ownCountry;
  const post_code = code === null ? null : tidyPostCode(code, country);
  if (street === null && post_code === null) return [];
  return [{ address: street?.replace(/,$/, '') ?? null, city, post_code, country }];
}

/** A post code as its country writes it; one that it does not have is none. */
export function tidyPostCode(code: string, country: string): string | null {
  const bare = code.replace(new RegExp(`^${country}[\\s-]+`, 'i'), '').trim();
  const joined = country === 'PL' ? bare.replace(/^(\d{2})\s?-?\s?(\d{3})$/, '$1-$2') : bare;
  return isPostCode(country, joined) ? joined : null;
}

/** The country that a description names by its code or by its name in a language of ours. */
export function countryOf(text: string | undefined): string | null {
  const name = presentText(text);
  if (name === null) return null;
  const byCode = findCountryByCode(name.toUpperCase());
  if (byCode) return byCode.code;
  const folded = foldDiacritics(name);
  return (
    countries.find(({ names }) => Object.values(names).some((own) => foldDiacritics(own) === folded))?.code ??
    null
  );
}

/** The country in which a thing says that it is; null when it does not say. */
export function countryOfThing(thing: Thing): string | null {
  const [address] = thingsIn(thing, 'address');
  return address ? countryOf(textsOf(address, 'addressCountry')[0]) : null;
}

const leads = /(adres|address|siedziba|biuro|kontakt|contact|besøk|besok|visit|office|hovedkontor)/i;

function writtenAddresses(
  lines: readonly PageLine[],
  { country, bonus, url }: PageContext,
  owners: PageOwners,
): Evidence<FoundAddress>[] {
  const texts = lines.map(({ text }) => text);
  return placesIn(texts, country).flatMap(({ place, line, at }) => {
    const { zone = 'body', isHidden = false } = lines[line] ?? {};
    const { role, holder } = owners.at(line, at);
    // Elsewhere on a page an address may be anybody's: a customer's, a shop's.
    const isLed = texts.slice(Math.max(0, line - 3), line + 1).some((text) => leads.test(text));
    const value = { ...place, country };
    const extra =
      (zone === 'body' ? 0 : 2) +
      (isLed ? 1 : 0) +
      (owners.isBesideOwn(line) ? 1.5 : 0) +
      (isHidden ? hiddenWeight : 0) +
      completeness(value);
    return [
      {
        value,
        source: 'text' as const,
        url,
        holder,
        weight: weights.text + bonus + extra + roleWeights[role],
      },
    ];
  });
}

function completeness({ address, city, post_code }: FoundAddress): number {
  return [address, city, post_code].filter((part) => part !== null).length - 2;
}

/** What tells addresses apart. */
export function addressKey({ address, post_code, city }: FoundAddress): string {
  return post_code !== null && address !== null
    ? `${foldDiacritics(post_code)} ${foldDiacritics(address).replaceAll(/^(ul|al|pl)\.?\s+|[^\p{L}\d]/gu, '')}`
    : foldDiacritics([address, post_code, city].join(' '));
}
