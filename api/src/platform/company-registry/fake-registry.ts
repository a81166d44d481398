import type { CompanyRegistry, RegisteredCompany } from './company-registry.port.js';

const lengths: Readonly<Record<string, readonly number[]>> = { PL: [9, 10, 14], NO: [9] };

/** A register of the companies that it is given: for tests. */
export class FakeRegistry implements CompanyRegistry {
  readonly countries = Object.keys(lengths);
  /** Until it is mended, the register cannot be reached. */
  isAway = false;

  constructor(private readonly companies: readonly RegisteredCompany[]) {}

  isNumber(country: string, digits: string): boolean {
    return lengths[country]?.includes(digits.length) ?? false;
  }

  async find(country: string, digits: string): Promise<RegisteredCompany | null> {
    await Promise.resolve();
    if (this.isAway) throw new Error('The register cannot be reached');
    const numbers = (company: RegisteredCompany) =>
      [company.vat_number, company.business_registration_number].map((number) =>
        number?.replaceAll(/\D/g, ''),
      );
    return (
      this.companies.find((company) => company.country === country && numbers(company).includes(digits)) ??
      null
    );
  }
}
