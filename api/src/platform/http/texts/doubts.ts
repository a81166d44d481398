import type { DoubtCode } from '../../../kernel/contact/company-numbers.js';
import type { Texts } from './texts.js';

/** What looks wrong with a number that can be saved all the same. */
export const doubts: Readonly<Record<DoubtCode, Texts>> = {
  doubtful_nip: {
    pl: 'To nie wygląda na poprawny NIP',
    en: 'This does not look like a valid NIP',
    no: 'Dette ser ikke ut som et gyldig NIP-nummer',
  },
  doubtful_regon: {
    pl: 'To nie wygląda na poprawny REGON',
    en: 'This does not look like a valid REGON',
    no: 'Dette ser ikke ut som et gyldig REGON-nummer',
  },
  doubtful_mva: {
    pl: 'To nie wygląda na poprawny numer MVA',
    en: 'This does not look like a valid MVA number',
    no: 'Dette ser ikke ut som et gyldig MVA-nummer',
  },
  doubtful_organisation_number: {
    pl: 'To nie wygląda na poprawny numer organizacji',
    en: 'This does not look like a valid organisation number',
    no: 'Dette ser ikke ut som et gyldig organisasjonsnummer',
  },
  doubtful_vat_number: {
    pl: 'To nie wygląda na poprawny numer VAT tego kraju',
    en: 'This does not look like a valid VAT number of that country',
    no: 'Dette ser ikke ut som et gyldig mva-nummer for landet',
  },
  doubtful_bank_account: {
    pl: 'To nie wygląda na poprawny numer konta',
    en: 'This does not look like a valid account number',
    no: 'Dette ser ikke ut som et gyldig kontonummer',
  },
  doubtful_iban: {
    pl: 'To nie wygląda na poprawny IBAN',
    en: 'This does not look like a valid IBAN',
    no: 'Dette ser ikke ut som et gyldig IBAN',
  },
  doubtful_bic: {
    pl: 'To nie wygląda na poprawny SWIFT/BIC',
    en: 'This does not look like a valid SWIFT/BIC',
    no: 'Dette ser ikke ut som en gyldig SWIFT/BIC',
  },
  doubtful_phone: {
    pl: 'To nie wygląda na poprawny numer telefonu',
    en: 'This does not look like a valid phone number',
    no: 'Dette ser ikke ut som et gyldig telefonnummer',
  },
};
