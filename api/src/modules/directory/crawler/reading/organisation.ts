import { presentText, type PageFacts, type Thing } from './page-facts.js';

/** What of a description by machine is wanted: a company, shop or office, not a product or an article. */
const organisationTypes =
  /^(Organization|Corporation|LocalBusiness|ProfessionalService|AutomotiveBusiness|Store|.*(Business|Store|Shop|Company|Service|Organization|Agency|Contractor|Manufacturer|Distributor|Carrier|Office))$/;

/** Properties by which something names a company that is not the website's. */
const ofStrangers =
  /^(?:manufacturer|brand|author|creator|contributor|reviewedBy|review|customer|funder|sponsor|provider|broker|itemReviewed|member|memberOf|parentOrganization|worksFor|alumniOf|affiliation|offeredBy|client|copyrightHolder)$/;
const ofBranches = /^(?:department|subOrganization|branchOf)$/;
/** Companies of themes and of documentation, that nobody put another into the place of. */
const samples =
  /\blorem ipsum\b|\b(?:your|my|example|sample|acme) (?:company|business|organi[sz]ation|name)\b|@(?:example|your|my)[\w-]*\.(?:com|org)|^(?:construction )?company(?: name)?$|^123 (?:main )?st(?:reet|\.)?$|\bnazwa (?:twojej )?firmy\b|^\+?1[ -]?\(?555|12345678/i;

/** Whether a thing is a company. */
function isOrganisation({ types }: Thing): boolean {
  return types.some((type) => organisationTypes.test(type));
}

/**
 * The companies of a page's descriptions that may be the website's own: no makers of what it sells, no guests' words, nobody
 * whose website is another, and none that a theme brought along.
 */
export function ownOrganisations({ things }: PageFacts, site: string): OwnOrganisation[] {
  return things.filter(isOrganisation).flatMap((thing) => {
    if (thing.within !== null && ofStrangers.test(thing.within)) return [];
    if (isSample(thing) || thingsIn(thing, 'address').some(isSample)) return [];
    const hosts = textsOf(thing, 'url').flatMap((url) => (URL.canParse(url) ? new URL(url).hostname : []));
    const isElsewhere = hosts.length > 0 && !hosts.some((host) => isOfSite(host.replace(/^www\./, ''), site));
    return isElsewhere ? [] : [{ thing, isBranch: thing.within !== null && ofBranches.test(thing.within) }];
  });
}

/** A company that may be the website's own. */
export interface OwnOrganisation {
  thing: Thing;
  isBranch: boolean;
}

function isSample({ properties }: Thing): boolean {
  return [...properties.values()].flat().some((value) => typeof value === 'string' && isSampleText(value));
}

/** Whether a text is one of those that themes have in the places of a company's own. */
export function isSampleText(text: string): boolean {
  return samples.test(text.slice(0, 1_000));
}

/** Whether a host or the domain of an e-mail address belongs to the website. */
export function isOfSite(domain: string, site: string): boolean {
  return domain === site || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`);
}

/** The texts of one of a thing's properties; of things within it their names. */
export function textsOf({ properties }: Thing, ...names: readonly string[]): string[] {
  return names.flatMap((name) =>
    (properties.get(name) ?? []).flatMap((value) => {
      const text =
        typeof value === 'string'
          ? value
          : (value.properties.get('name') ?? value.properties.get('value'))?.[0];
      return presentText(text) ?? [];
    }),
  );
}

/** The things within one of a thing's properties. */
export function thingsIn({ properties }: Thing, name: string): Thing[] {
  return (properties.get(name) ?? []).filter((value) => typeof value !== 'string');
}
