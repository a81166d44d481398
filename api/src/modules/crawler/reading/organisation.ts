import { presentText, type Thing } from './page-facts.js';

/** What of a description by machine is wanted: a company, shop or office, not a product or an article. */
const organisationTypes =
  /^(Organization|Corporation|LocalBusiness|ProfessionalService|AutomotiveBusiness|Store|.*(Business|Store|Shop|Company|Service|Organization|Agency|Contractor|Manufacturer|Distributor|Carrier|Office))$/;

/** Whether a thing is a company. */
export function isOrganisation({ types }: Thing): boolean {
  return types.some((type) => organisationTypes.test(type));
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
