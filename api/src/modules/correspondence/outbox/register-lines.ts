import { registerFacts } from '../../../kernel/contact/register-facts.js';
import type { Sender } from '../../identity/index.js';

/**
 * Who a company is in law, as its letters have to say: its full name and seat, and what registers know of it. As much of it as the
 * company has entered.
 */
export function registerLines({ company_name, company_data, invoice_country }: Sender): string[] {
  const data = company_data ?? {};
  const name = filled(data.company_name);
  const seat = joined([filled(data.address), joined([filled(data.post_code), filled(data.city)], ' ')], ', ');
  const first = joined([name === company_name.trim() ? '' : name, seat], ', ');
  const facts = registerFacts(invoice_country, data).map(({ label, value }) => ({
    label,
    text: `${label} ${value}`,
  }));
  // The court of the register is long: it and the capital have a line of their own.
  const isOfCourt = ({ label }: { label: string }) => label === 'KRS' || label === 'Kapitał zakładowy';
  const short = facts.filter((fact) => !isOfCourt(fact)).map(({ text }) => text);
  const long = facts.filter(isOfCourt).map(({ text }, index) => (index > 0 ? lowered(text) : text));
  return [first, joined(short, ' · '), joined(long, ', ')].filter(Boolean);
}

/** As in the middle of a sentence. */
function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function filled(text: string | undefined): string {
  return text?.trim() ?? '';
}
