import { expect, test } from '@jest/globals';
import type { CompanyRegistry, RegisteredCompany } from './company-registry.port.js';

/** Companies that the register of a contract test has. */
export const registered: readonly RegisteredCompany[] = [
  {
    name: 'FABRYKA OKIEN VIDOK SP. Z O.O.',
    address: 'UL. PROSTA 1',
    city: 'WARSZAWA',
    post_code: '00-001',
    country: 'PL',
    vat_number: '5260001246',
    business_registration_number: '000002217',
    website: null,
    email: null,
    phone: null,
    source: 'Wykaz podatników VAT',
  },
  {
    name: 'DRAMMEN TRELAST AS',
    address: 'c/o Hansen, Storgata 4',
    city: 'DRAMMEN',
    post_code: '3015',
    country: 'NO',
    vat_number: '974760673MVA',
    business_registration_number: '974760673',
    website: 'www.trelast.example',
    email: 'post@trelast.example',
    phone: '22 34 50 00',
    source: 'Enhetsregisteret',
  },
];

/** What every register does that has the companies of `registered`, and no others. */
export function describeRegistry(
  open: () => { registry: CompanyRegistry; goAway: () => Promise<void> },
): void {
  test.each(registered.map((company) => [company.country, company] as const))(
    'finds a company in %s by its number',
    async (country, company) => {
      const { registry } = open();
      const number = company.business_registration_number ?? '';
      expect(registry.isNumber(country, number)).toBe(true);
      expect(await registry.find(country, number)).toEqual(company);
    },
  );

  test('finds a Polish company by its NIP', async () => {
    expect(await open().registry.find('PL', '5260001246')).toEqual(registered[0]);
  });

  test('knows of no others', async () => {
    const { registry } = open();
    expect(await registry.find('PL', '1234563218')).toBeNull();
    expect(await registry.find('NO', '923609016')).toBeNull();
  });

  test('says which numbers a country has', () => {
    const { registry } = open();
    expect(registry.countries).toEqual(['PL', 'NO']);
    expect(registry.isNumber('PL', '12345')).toBe(false);
    expect(registry.isNumber('NO', '5260001246')).toBe(false);
    expect(registry.isNumber('DE', '123456789')).toBe(false);
  });

  test('fails when it cannot be reached', async () => {
    const { registry, goAway } = open();
    await goAway();
    await expect(registry.find('PL', '5260001246')).rejects.toThrow(Error);
    await expect(registry.find('NO', '974760673')).rejects.toThrow(Error);
  });
}
