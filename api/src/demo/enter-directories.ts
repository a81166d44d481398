import type { Container } from '../container.js';
import { findCountryByCode } from '../kernel/contact/countries.js';
import type { Member } from '../platform/http/principal.js';
import type { ClientDto, SubcontractorDto } from '../modules/directory/index.js';
import type { Entry } from './demo-directories.js';
import { places } from './demo-places.js';
import { demoTaxNumber } from './demo-tax-number.js';

const dialling: Readonly<Record<string, string>> = {
  PL: '+48 58 720',
  NO: '+47 22 55',
  DE: '+49 30 884',
  GB: '+44 113 496',
  SE: '+46 31 720',
  DK: '+45 86 28',
  NL: '+31 10 429',
  CZ: '+420 545 21',
};

/** Enters clients, in the sequence of the entries. */
export async function enterClients(
  { services }: Container,
  member: Member,
  entries: readonly Entry[],
): Promise<ClientDto[]> {
  const clients: ClientDto[] = [];
  for (const [index, entry] of entries.entries()) {
    clients.push(
      await services.clients.createClient(member, {
        ...contactOf(entry, index),
        website: websiteOf(entry),
        vat_number: demoTaxNumber(places[entry[2]][3], index),
      }),
    );
  }
  return clients;
}

/** Enters carriers, in the sequence of the entries; every third drives by contract. */
export async function enterCarriers(
  { services }: Container,
  member: Member,
  entries: readonly Entry[],
): Promise<SubcontractorDto[]> {
  const carriers: SubcontractorDto[] = [];
  for (const [index, entry] of entries.entries()) {
    const rate_type = index % 3 === 2 ? 'Contract' : 'Spot';
    carriers.push(
      await services.subcontractors.createSubcontractor(
        member,
        { ...contactOf(entry, index), rate_type },
        'pl',
      ),
    );
  }
  return carriers;
}

/** How a company of the directories is reached; one without an address has none to write to. */
export function contactOf([name, email, place]: Entry, index: number) {
  const [address, city, post_code, country] = places[place];
  return {
    name,
    email: email || null,
    address,
    city,
    post_code,
    country_id: findCountryByCode(country)?.id ?? 1,
    phone: `${dialling[country] ?? ''} ${String(10 + index)} ${String(31 + ((index * 7) % 60))}`,
  };
}

/** The site that goes with a company's address. */
export function websiteOf([, email]: Entry): string {
  return `https://www.${email.split('@')[1] ?? 'frakto.example'}`;
}
