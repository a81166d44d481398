/** A company as a public register has it. */
export interface RegisteredCompany {
  name: string;
  /** Street and number. */
  address: string | null;
  city: string | null;
  post_code: string | null;
  /** ISO code of the country that the address is in. */
  country: string;
  /** NIP in Poland, MVA in Norway; null when the company is not liable to VAT. */
  vat_number: string | null;
  /** REGON in Poland, organisation number in Norway. */
  business_registration_number: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  /** Name of the register. */
  source: string;
}

/** The port to public registers of companies, by country. */
export interface CompanyRegistry {
  /** ISO codes of the countries whose registers can be asked. */
  readonly countries: readonly string[];
  /** Whether a country's companies are numbered so. @param digits without blanks, letters and hyphens */
  isNumber(country: string, digits: string): boolean;
  /**
   * Looks a company up.
   * @returns null when the register has none of that number
   * @throws {Error} when the register cannot be reached, or answers what cannot be understood
   */
  find(country: string, digits: string): Promise<RegisteredCompany | null>;
}
