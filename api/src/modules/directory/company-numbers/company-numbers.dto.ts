import type { DoubtCode } from '../../../kernel/contact/company-numbers.js';
import type { Id, Line } from '../../../platform/http/api-types.js';

/** Numbers of a company to look at; what is left out is not judged. */
export interface CompanyNumbersInput {
  /** The country by whose rules they are judged; see `GET /countries`. */
  country_id?: Id | null;
  /** NIP in Poland, MVA in Norway. */
  vat_number?: Line | null;
  /** REGON in Poland, organisation number in Norway. */
  business_registration_number?: Line | null;
  phone?: Line | null;
  /** An account in the form of the country, or an IBAN. */
  bank_account?: Line | null;
  iban?: Line | null;
  /** Of the bank, as SWIFT has it. */
  bic?: Line | null;
}

/** Something about a number that looks wrong. It can be saved all the same. */
export interface FieldWarning {
  /** Name of the field in the request. */
  field: string;
  /** What looks wrong, in the language of `Accept-Language`. */
  message: string;
  /** Stable code, never translated. */
  code: DoubtCode;
}

/** What looks wrong with the numbers of a company. */
export interface CompanyNumbersAnswer {
  warnings: FieldWarning[];
  /** The phone number as it is stored, `+48600100200`; null when it is none of the country's. */
  phone: string | null;
}

/** Which company is looked up. */
export interface RegistryQuery {
  /** Poland or Norway; see `GET /countries`. */
  country_id: Id;
  /**
   * NIP or REGON in Poland, organisation number in Norway.
   * @maxLength 30
   */
  number: string;
}

/** A company as its country's public register has it. */
export interface RegisteredCompanyDto {
  name: string;
  address: string | null;
  city: string | null;
  post_code: string | null;
  country_id: Id;
  vat_number: string | null;
  business_registration_number: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  /** The register that was asked. */
  source: string;
}
