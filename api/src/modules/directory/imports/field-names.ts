import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ImportField } from './import.dto.js';

/** What the fields of a directory are called, for reasons about what no column of a file holds. */
export const fieldNames: Readonly<Record<UiLanguage, Readonly<Record<ImportField, string>>>> = {
  pl: {
    name: 'Nazwa',
    address: 'Ulica i numer',
    city: 'Miasto',
    post_code: 'Kod pocztowy',
    country: 'Kraj',
    website: 'Strona internetowa',
    email: 'E-mail',
    phone: 'Telefon',
    notes: 'Uwagi',
    vat_number: 'Numer VAT',
    business_registration_number: 'Numer rejestrowy firmy',
    rate_type: 'Rodzaj stawki',
  },
  en: {
    name: 'Name',
    address: 'Street and number',
    city: 'City',
    post_code: 'Post code',
    country: 'Country',
    website: 'Website',
    email: 'E-mail',
    phone: 'Phone',
    notes: 'Notes',
    vat_number: 'VAT number',
    business_registration_number: 'Business registration number',
    rate_type: 'Type of rate',
  },
  no: {
    name: 'Navn',
    address: 'Gate og nummer',
    city: 'Sted',
    post_code: 'Postnummer',
    country: 'Land',
    website: 'Nettsted',
    email: 'E-post',
    phone: 'Telefon',
    notes: 'Merknader',
    vat_number: 'MVA-nummer',
    business_registration_number: 'Organisasjonsnummer',
    rate_type: 'Pristype',
  },
};
