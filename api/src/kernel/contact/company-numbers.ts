import { isValidBIC, isValidIBAN } from 'ibantools';
import { stdnum, validateEntity } from 'stdnum';
import { phoneNumber } from './phone-number.js';

/** Numbers of a company as people type them. */
export interface CompanyNumbers {
  /** NIP in Poland, MVA in Norway, else the VAT number of the country. */
  vat_number?: string | null;
  /** REGON in Poland, organisation number in Norway. */
  business_registration_number?: string | null;
  phone?: string | null;
  /** An account in the form of the country, or an IBAN. */
  bank_account?: string | null;
  iban?: string | null;
  /** Of the bank, as SWIFT has it. */
  bic?: string | null;
}

/** What looks wrong with a number; a real company's could still differ. */
interface NumberDoubt {
  field: keyof CompanyNumbers;
  code: DoubtCode;
}

/** Kinds of doubt. */
export type DoubtCode =
  | 'doubtful_nip'
  | 'doubtful_regon'
  | 'doubtful_mva'
  | 'doubtful_organisation_number'
  | 'doubtful_vat_number'
  | 'doubtful_bank_account'
  | 'doubtful_iban'
  | 'doubtful_bic'
  | 'doubtful_phone';

interface Check {
  code: DoubtCode;
  isFine: (value: string) => boolean;
}

type Checks = Partial<Record<keyof CompanyNumbers, Check>>;

const compact = (value: string): string => value.replaceAll(/[\s.-]/g, '').toUpperCase();
const isIban = (value: string): boolean => isValidIBAN(compact(value));

const poland: Checks = {
  vat_number: {
    code: 'doubtful_nip',
    isFine: (value) => stdnum['PL']?.['nip']?.validate(compact(value).replace(/^PL/, '')).isValid ?? true,
  },
  business_registration_number: {
    code: 'doubtful_regon',
    isFine: (value) => stdnum['PL']?.['regon']?.validate(compact(value)).isValid ?? true,
  },
  // The Polish account number is the IBAN without its country.
  bank_account: {
    code: 'doubtful_bank_account',
    isFine: (value) => isIban(compact(value).replace(/^(PL)?/, 'PL')),
  },
};

const norway: Checks = {
  vat_number: {
    code: 'doubtful_mva',
    // Written with and without the country before it and the word behind it.
    isFine: (value) => isOrganisationNumber(compact(value).replace(/^NO/, '').replace(/MVA$/, '')),
  },
  business_registration_number: { code: 'doubtful_organisation_number', isFine: isOrganisationNumber },
  bank_account: {
    code: 'doubtful_bank_account',
    isFine: (value) => stdnum['NO']?.['kontonr']?.validate(compact(value)).isValid ?? true,
  },
};

function isOrganisationNumber(value: string): boolean {
  return stdnum['NO']?.['orgnr']?.validate(compact(value)).isValid ?? true;
}

function elsewhere(country: string): Checks {
  return {
    vat_number: {
      code: 'doubtful_vat_number',
      isFine: (value) => {
        const { checked, isValid } = validateEntity(country, value);
        return !checked || isValid === true;
      },
    },
    bank_account: {
      code: 'doubtful_bank_account',
      // Only what is written like an IBAN can be judged without knowing the country's own form.
      isFine: (value) => !/^[A-Z]{2}\d{2}/.test(compact(value)) || isIban(value),
    },
  };
}

function checksOf(country: string | null): Checks {
  const ofCountry = country === 'PL' ? poland : country === 'NO' ? norway : country ? elsewhere(country) : {};
  return {
    ...ofCountry,
    iban: { code: 'doubtful_iban', isFine: isIban },
    bic: { code: 'doubtful_bic', isFine: (value) => isValidBIC(compact(value)) },
    phone: { code: 'doubtful_phone', isFine: (value) => phoneNumber(value, country) !== null },
  };
}

/**
 * What looks wrong with the numbers of a company, by the check digits and forms of its country.
 * @param country ISO code; without one, what depends on the country is not judged
 */
export function doubtsAbout(numbers: CompanyNumbers, country: string | null): NumberDoubt[] {
  return Object.entries(checksOf(country)).flatMap(([name, { code, isFine }]) => {
    const field = name as keyof CompanyNumbers;
    const value = numbers[field]?.trim() ?? '';
    return value === '' || isFine(value) ? [] : [{ field, code }];
  });
}

/** No country's number of a company is longer, with whatever stands between its digits. */
const longestNumber = 64;

/** Whether digits are a number that identifies a company of the country, check digit included. */
export function isCompanyNumber(digits: string, country: string): boolean {
  if (digits.length > longestNumber) return false;
  const { vat_number, business_registration_number } = checksOf(country);
  return [vat_number, business_registration_number].some((check) => check?.isFine(digits) ?? false);
}
