import type { Container } from '../container.js';
import { dayAfter } from '../kernel/time/calendar-days.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { Member } from '../platform/http/principal.js';
import type { ClientDto, ContactInput, SubcontractorDto } from '../modules/directory/index.js';

/** People at a client or a carrier, by the index of the entry. */
type People = Readonly<Record<number, readonly Omit<ContactInput, 'email'>[]>>;

/** People at the first demo company's clients. */
export const balticClientContacts: People = {
  0: [
    { name: 'Beata Wrzos', role: 'dispatcher', phone: '+48 58 720 10 35', gets_offers: true },
    { name: 'Janusz Piech', role: 'accounting', gets_invoices: true },
  ],
  1: [{ name: 'Ragna Lindqvist', role: 'dispatcher', language: 'no', gets_offers: true, gets_orders: true }],
  20: [{ name: 'Dieter Vogt', role: 'warehouse', language: 'de', notes: 'Rampa czynna do 14:00.' }],
};

/** People at its carriers. */
export const balticCarrierContacts: People = {
  0: [
    { name: 'Rimas Petrauskas', role: 'dispatcher', gets_offers: true, gets_orders: true },
    { name: 'Ona Kairytė', role: 'accounting', gets_invoices: true },
  ],
  2: [{ name: 'Tone Haugland', role: 'dispatcher', language: 'no', gets_offers: true }],
};

/** Enters people at partners; their addresses go by their names and the partner's own. */
export async function enterContacts(
  { services }: Container,
  member: Member,
  kind: 'client' | 'subcontractor',
  partners: readonly (ClientDto | SubcontractorDto)[],
  people: People,
): Promise<void> {
  for (const [index, entries] of Object.entries(people)) {
    const partner = partners[Number(index)];
    if (!partner?.email) throw new Error(`There is no ${kind} ${index} in the demo`);
    const [, site] = partner.email.split('@');
    for (const entry of entries) {
      const name = plainLetters(entry.name).toLowerCase().replace(' ', '.');
      await services.contacts.addContact(
        member,
        { kind, id: partner.id },
        { ...entry, email: `${name}@${site ?? ''}` },
      );
    }
  }
}

const plainLetters = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Enters what the first carriers drive with, and their insurances: one is over, one ends within a week. */
export async function enterCarrierRecords(
  { services }: Container,
  member: Member,
  carriers: readonly SubcontractorDto[],
): Promise<void> {
  const today = warsawDay(new Date());
  const daysLeft = [240, 6, -12, 31, 120];
  for (const [index, carrier] of carriers.slice(0, daysLeft.length).entries()) {
    await services.carrierVehicles.addVehicle(member, carrier.id, {
      kind: 'tautliner',
      plates: `GD ${String(31_200 + index * 411)}`,
      capacity_kg: 24_000,
      pallets: 33,
    });
    await services.carrierPapers.addPaper(member, carrier.id, {
      kind: 'insurance',
      number: `OCP/${String(2_026_114 + index * 37)}`,
      issuer: 'Towarzystwo Ubezpieczeń Bałtyk',
      amount: 300_000,
      currency: 'EUR',
      valid_until: dayAfter(today, daysLeft[index] ?? 0),
    });
    await services.carrierPapers.addPaper(member, carrier.id, {
      kind: 'licence',
      number: `TP-${String(11_870 + index * 9)}`,
      valid_until: dayAfter(today, 900 + index),
    });
  }
}
