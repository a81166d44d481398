import { describe, expect, test } from '@jest/globals';
import type { LegalBasis } from '../rules/vat.js';
import type { Corrected, InvoiceContent } from './invoice-content.js';
import { invoiceFilename, invoicePage } from './invoice-page.js';
import { aCorrection, anInvoice, anInvoiceAbroad, aNorwegianInvoice } from './testing/an-invoice.js';

/** What is printed, without the letters that the page brings along. */
const printed = (content: InvoiceContent, isDraft = false) =>
  invoicePage(content, { isDraft })
    .replace(/@font-face\{[^}]*\}/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a printed invoice', () => {
  test('treats what people wrote as text, in its head, its foot and everywhere', () => {
    const evil = `</style><script>x</script>"; } * { display: none } "\\`;
    const party = {
      ...anInvoice.seller,
      name: evil,
      address: [evil],
      numbers: [{ label: evil, value: evil }],
      email: evil,
    };
    const page = printed({
      ...aCorrection,
      seller: party,
      buyer: party,
      issue_place: evil,
      delivery_place: evil,
      account: { bank: evil, account: evil, iban: evil, swift: evil },
      lines: aCorrection.lines.map((line) => ({ ...line, way: evil, cargo: evil })),
      client_reference: evil,
      corrects: aCorrection.corrects && { ...aCorrection.corrects, reason: evil, buyer: party },
    });
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page).not.toContain('<script');
    const foot = /@bottom-left \{ content: "((?:[^"\\]|\\[0-9a-f]+ )*)"; font/.exec(page)?.[1];
    expect(foot).toContain('\\3c ');
  });

  test('speaks one language where both sides do, else both, and has the words of the law', () => {
    expect(printed(anInvoice)).not.toContain('<i>');
    const abroad = printed(anInvoiceAbroad);
    for (const text of [
      'Selger <i>/ Sprzedawca</i>',
      'Nie podlega opodatkowaniu VAT w Polsce (art. 28b ustawy o VAT)',
      'Ikke avgiftspliktig i Polen',
      '1 EUR = 4,2731 PLN (NBP, tabell 223/A/NBP/2026 av 17.11.2026)',
      '18 160,68 PLN',
      'fire tusen to hundre og femti EUR 00/100',
    ])
      expect(abroad).toContain(text);
    const norwegian = printed(aNorwegianInvoice);
    expect(norwegian).toContain('merverdiavgiftsloven § 6-28');
    expect(norwegian).toContain('Miejsce dostawy <i>/ Leveringssted</i>');
  });

  test('names the basis of a rate of 0 only where a border is crossed', () => {
    const [line] = anInvoiceAbroad.lines;
    const atZero = { ...anInvoice, lines: line ? [{ ...line, vat_case: null }] : [] };
    expect(printed(atZero)).not.toContain('art. 83');
    expect(printed({ ...atZero, is_international: true })).toContain('art. 83 ust. 1 pkt 23');
  });

  test('names the law that was frozen with the line; of earlier days that of its rate', () => {
    const [line] = aNorwegianInvoice.lines;
    const withBasis = (legal_basis: LegalBasis | null) =>
      printed({ ...aNorwegianInvoice, lines: line ? [{ ...line, legal_basis }] : [] });
    expect(line).not.toHaveProperty('legal_basis');
    expect(printed(aNorwegianInvoice)).toContain('merverdiavgiftsloven § 6-28');
    expect(withBasis('international_no')).toContain('merverdiavgiftsloven § 6-28');
    expect(withBasis(null)).not.toContain('merverdiavgiftsloven');
    const charged = withBasis('reverse_charge');
    expect(charged).toContain('Odwrotne obciążenie');
    expect(charged).not.toContain('merverdiavgiftsloven');
  });

  test('says what a draft is, and what a correction corrects', () => {
    expect(printed(anInvoice)).not.toContain('class="draft"');
    expect(printed(anInvoice, true)).toContain('class="draft"');
    const page = printed(aCorrection);
    for (const text of ['FV/2026/0017', 'Rabat za opóźnienie dostawy', '1 276,00 PLN'])
      expect(page).toContain(text);
  });

  const [shown] = [aCorrection.corrects];
  const correction = (is_paid: boolean | undefined, gross: number, language = aCorrection.language) => {
    const difference = { ...aCorrection.sums, gross };
    const { is_paid: _, ...rest } = { ...shown, difference };
    const corrects = { ...rest, ...(is_paid === undefined ? {} : { is_paid }) } as Corrected;
    return printed({ ...aCorrection, language, corrects });
  };

  test('says of a correction what becomes of the money, as far as it was paid', () => {
    const unpaid = correction(false, -1276);
    expect(unpaid).toContain('Kwota do zapłaty zmniejsza się o');
    expect(unpaid).toContain('Do zapłaty po korekcie: <b>11 070,00 PLN</b>');
    expect(unpaid).not.toContain('Do zwrotu');
    // What is left is paid as it would have been.
    expect(unpaid).toContain('IBAN');
    expect(unpaid).toContain('FV/2026/0017, FK/2026/0003');
    // What is paid back goes to no account of the seller. Earlier corrections did not know.
    for (const paid of [correction(true, -1276), correction(undefined, -1276)]) {
      expect(paid).toContain('Do zwrotu');
      expect(paid).not.toContain('po korekcie:');
      expect(paid).not.toContain('IBAN');
    }
    expect(correction(true, 500)).toContain('Do dopłaty');
    expect(correction(false, 0)).toContain('Zmiana kwoty do zapłaty');
    expect(correction(false, -1276, 'no')).toContain('Beløpet å betale reduseres med <i>/ Kwota');
    expect(correction(false, -1276, 'en')).toContain('Amount due is reduced by');
  });

  test('counts what a client paid of an invoice by the time it was corrected', () => {
    const after = (paid: number) =>
      printed({ ...aCorrection, corrects: { ...shown, is_paid: false, paid } as Corrected });
    expect(after(1070)).toContain('Do zapłaty po korekcie: <b>10 000,00 PLN</b>');
    expect(after(1070)).toContain('IBAN');
    expect(after(12_000)).toContain('Do zwrotu: <b>930,00 PLN</b>');
    expect(after(12_000)).not.toContain('IBAN');
  });

  test('is filed under its number; less due is a credit note where the language has one', () => {
    expect(invoiceFilename(anInvoice)).toBe('Faktura FV-2026-0017.pdf');
    expect(invoiceFilename({ ...aCorrection, language: 'no' })).toBe('Kreditnota FK-2026-0003.pdf');
    expect(invoiceFilename({ ...aCorrection, language: 'en' })).toBe('Credit note FK-2026-0003.pdf');
  });
});
