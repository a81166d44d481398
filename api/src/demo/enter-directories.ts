import type { Container } from '../container.js';
import { findCountryByCode } from '../kernel/contact/countries.js';
import type { Member } from '../platform/http/principal.js';
import type { ClientDto, SubcontractorDto } from '../modules/directory/index.js';
import {
  type Entry,
  places,
  globalCarriers,
  globalClients,
  type Collection,
  type DemoGroup,
} from './demo-directories.js';
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
        {
          ...contactOf(entry, index),
          rate_type,
          // Apart from those of the clients.
          vat_number: demoTaxNumber(places[entry[2]][3], 500 + index),
        },
        'pl',
      ),
    );
  }
  return carriers;
}

/** How a company of the directories is reached; one without an address has none to write to. */
function contactOf([name, email, place]: Entry, index: number) {
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
function websiteOf([, email]: Entry): string {
  return `https://www.${email.split('@')[1] ?? 'frakto.example'}`;
}

/** More than the demo has of anything. */
const everything = { page_size: 1000 };

/** Weights of a Polish NIP and of a REGON; the last digit follows from the others. */
const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const regonWeights = [8, 9, 2, 3, 4, 5, 6, 7];

/** What a global client carries besides its contact, here and there. */
const remarks: readonly (string | null)[] = [
  null,
  'Załadunek od tyłu, rampa, wózek na miejscu.',
  null,
  'Leveranser hverdager 7-15.',
  null,
  null,
  'Awizacja 24 godziny wcześniej.',
];

/** Enters what administrators keep for all companies. */
export async function enterGlobalDirectories({ db, services }: Container): Promise<void> {
  const keeper = { companyId: null, userId: null };
  const clients = globalClients.map((entry, index) => {
    const contact = contactOf(entry, index);
    return {
      ...contact,
      website: contact.email ? websiteOf(entry) : null,
      notes: remarks[index % remarks.length] ?? null,
      ...(contact.country_id === 1 && polishNumbers(index)),
    };
  });
  const carriers = globalCarriers.map((entry, index) => ({
    ...contactOf(entry, index),
    rate_type: index % 4 === 3 ? ('Contract' as const) : ('Spot' as const),
  }));
  await db.inCompany(null, async (unit) => {
    await services.clients.enterMany(unit, keeper, clients);
    await services.subcontractors.enterMany(unit, keeper, carriers);
  });
}

/** Puts global entries into a company's collection, by their names. */
export async function enterCollection(
  { services }: Container,
  member: Member,
  { clients, carriers }: Collection,
): Promise<void> {
  const { clientDirectory, subcontractorDirectory } = services;
  const client = idsByName((await clientDirectory.searchGlobal(member, everything, 1000)).items);
  for (const [name, notes] of clients) {
    await clientDirectory.collect(member, { client_id: client(name), notes });
  }
  const carrier = idsByName((await subcontractorDirectory.searchGlobal(member, everything, 'pl')).items);
  for (const name of carriers) {
    await subcontractorDirectory.collect(member, { subcontractor_id: carrier(name) });
  }
}

/** Makes a company's groups of carriers, which are called by their names. */
export async function enterGroups(
  { services }: Container,
  member: Member,
  groups: readonly DemoGroup[],
): Promise<void> {
  const directory = await services.subcontractorDirectory.listDirectory(member, everything, 1000, 'pl');
  const carrier = idsByName(directory.items);
  for (const { members, ...group } of groups) {
    const { id } = await services.groups.createGroup(member, group);
    for (const name of members) {
      await services.groups.addMember(member, id, { subcontractor_id: carrier(name) });
    }
  }
}

function idsByName(records: readonly { id: number; name: string }[]): (name: string) => number {
  const ids = new Map(records.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo has nothing that is called ${name}`);
    return id;
  };
}

/** Numbers of a Polish company that are written right; whether anybody has them is another matter. */
function polishNumbers(index: number): { vat_number: string; business_registration_number: string } {
  return {
    vat_number: withCheckDigit(587_100_000 + index * 7, nipWeights),
    business_registration_number: withCheckDigit(22_010_000 + index * 3, regonWeights),
  };
}

/** The first number from one on that has a check digit, and that digit: a remainder of ten makes none. */
function withCheckDigit(number: number, weights: readonly number[]): string {
  const digits = String(number);
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const check = sum % 11;
  return check === 10 ? withCheckDigit(number + 1, weights) : digits + String(check);
}
