import type { CompanySettingsUpdate, PriceSettingsInput } from '../modules/identity/index.js';

/** What a demo company charges, and how it stands on invoices. */
export interface DemoSettings {
  price: PriceSettingsInput;
  settings: CompanySettingsUpdate;
}

/** Settings of the first demo company, which writes Polish invoices. */
export const balticSettings: DemoSettings = {
  price: { price_per_km: 6.2, currency: 'PLN' },
  settings: {
    profit_margin: 10,
    payment_terms_days: 30,
    invoice_country: 'PL',
    company_data: {
      company_name: 'Bałtyk Spedycja Sp. z o.o.',
      address: 'ul. Śląska 17',
      city: 'Gdynia',
      post_code: '81-319',
      phone: '+48 58 720 11 40',
      email: 'faktury@baltykspedycja.example',
      website: 'https://www.baltykspedycja.example',
      nip: '9991173202',
      regon: '997001237',
      krs: '0000997001',
      register_court: 'Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS',
      share_capital: '200 000,00 PLN',
      bank_name: 'Bank Portowy S.A.',
      bank_account: '67 9999 0000 0000 1234 5678 0001',
      bank_swift: 'BPORPLPW',
    },
  },
};

/** Settings of the other demo company, which writes Norwegian invoices. */
export const rivalSettings: DemoSettings = {
  price: { price_per_km: 17.5, currency: 'NOK' },
  settings: {
    profit_margin: 12,
    payment_terms_days: 14,
    invoice_country: 'NO',
    company_data: {
      company_name: 'Fjordlinje Frakt AS',
      address: 'Havnegata 9',
      city: 'Oslo',
      post_code: '0150',
      phone: '+47 22 55 48 10',
      email: 'faktura@fjordlinje.example',
      website: 'https://www.fjordlinje.example',
      organization_number: '999123457',
      vat_number: 'NO 999123457 MVA',
      bank_account_no: '9998.00.12340',
      bank_swift_no: 'FJORNOKK',
      bank_iban_no: 'NO20 9998 0012 340',
    },
  },
};
