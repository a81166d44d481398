/** What a company has entered of itself for its invoices, as far as registers know it. */
interface RegisteredCompany {
  company_name?: string | null;
  nip?: string | null;
  regon?: string | null;
  krs?: string | null;
  register_court?: string | null;
  share_capital?: string | null;
  organization_number?: string | null;
  vat_number?: string | null;
}

/** A label of the law and what it stands for. */
interface RegisterFact {
  label: string;
  value: string;
}

/** Companies that have to name the Register of Business Enterprises: limited by shares, and branches of foreign ones. */
const namesItsRegister = /\b(?:ASA?|NUF)$/i;

/**
 * What a company has to say of itself on letters, orders and invoices, beside name and seat: in Poland by art. 206 and 374 of the
 * Code of Commercial Companies, in Norway by § 10-2 of the Register of Business Enterprises Act. Registers keep the names that they
 * have there, whatever the language of the reader. What was not entered is left out.
 * @param isAbroad the reader is in another country: a Polish tax number has its country before it
 */
export function registerFacts(
  country: 'PL' | 'NO' | null,
  company: RegisteredCompany,
  isAbroad = false,
): RegisterFact[] {
  return country === 'NO' ? norwegianFacts(company) : polishFacts(company, isAbroad);
}

function polishFacts(company: RegisteredCompany, isAbroad: boolean): RegisterFact[] {
  const { nip, regon, krs, register_court: court, share_capital: capital } = company;
  const digits = text(nip).replace(/^PL/i, '').trim();
  return present([
    ['NIP', digits && isAbroad ? `PL${digits.replaceAll(/[\s-]/g, '')}` : digits],
    ['REGON', text(regon)],
    ['KRS', joined([text(krs), text(court)])],
    ['Kapitał zakładowy', text(capital)],
  ]);
}

function norwegianFacts({
  company_name,
  organization_number,
  vat_number,
}: RegisteredCompany): RegisterFact[] {
  const register = namesItsRegister.test(text(company_name)) ? 'Foretaksregisteret' : '';
  const number = text(vat_number).replace(/^NO\s*/i, '') || text(organization_number);
  return present([['Org.nr.', number && joined([number, register])]]);
}

function present(pairs: readonly (readonly [label: string, value: string])[]): RegisterFact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

function text(value: string | null | undefined): string {
  return value?.trim() ?? '';
}

/** Whether a number of the National Court Register (KRS) is one: ten digits. */
export function isKrsNumber(value: string): boolean {
  return /^\d{10}$/.test(value.trim());
}
