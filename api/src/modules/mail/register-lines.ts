import type { Sender } from '../companies/company.service.js';

/**
 * Who a company is in law, as its letters have to say (in Poland by art. 206 of the Code of Commercial Companies, in Norway by
 * § 10-2 of the Register of Business Enterprises Act): its full name and seat, and its numbers in registers, which keep the names
 * that they have there. As much of it as the company has entered.
 */
export function registerLines({ company_name, company_data, invoice_country }: Sender): string[] {
  const data = company_data ?? {};
  const name = filled(data.company_name);
  const seat = joined([filled(data.address), joined([filled(data.post_code), filled(data.city)], ' ')], ', ');
  const numbers =
    invoice_country === 'NO'
      ? [numbered('Org.nr.', data.organization_number), numbered('MVA-nr.', data.vat_number)]
      : [numbered('NIP', data.nip), numbered('REGON', data.regon)];
  const first = joined([name === company_name.trim() ? '' : name, seat], ', ');
  return [first, joined(numbers, ' · ')].filter(Boolean);
}

function numbered(label: string, number: string | undefined): string {
  return filled(number) && `${label} ${filled(number)}`;
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function filled(text: string | undefined): string {
  return text?.trim() ?? '';
}
