import { madeUpSource } from '../../shipment/index.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { InvoiceAmounts, InvoiceContent, InvoiceLine, InvoiceSums } from './invoice-content.js';
import { legalNotes, rateName, type InvoiceWord } from './invoice-labels.js';
import type { InvoiceWriting } from './invoice-writing.js';

/**
 * What is charged, line by line.
 * @param hasDetails days and load stand with each; a correction says them once
 */
export function linesHtml(lines: readonly InvoiceLine[], writing: InvoiceWriting, hasDetails = true): string {
  const heads: InvoiceWord[] = ['item', 'unit', 'quantity', 'unitPrice', 'rate', 'net', 'vat', 'gross'];
  const head = heads.map((word) => `<th scope="col">${headOf(word, writing)}</th>`).join('');
  return `<table class="lines"><thead><tr>${head}</tr></thead><tbody>${lines.map((line) => lineHtml(line, writing, hasDetails)).join('')}</tbody></table>`;
}

/** A head of a column: the seller's word goes below, columns are narrow. */
function headOf(word: InvoiceWord, { label }: InvoiceWriting): string {
  return label(word).replace(' <i>/ ', '<i>');
}

function lineHtml(
  line: InvoiceLine,
  { label, word, amount, number, day, language }: InvoiceWriting,
  hasDetails: boolean,
): string {
  const details = [
    `${word('loading')} ${day(line.pickup_day)}, ${word('unloading').toLowerCase()} ${day(line.delivery_day)}`,
    `${word('cargo')}: ${line.cargo}, ${word('pallets').toLowerCase()}: ${line.pallets}, ${number(line.weight)}\u00a0kg`,
  ];
  const cells = [
    escapeHtml(word('service')),
    '1',
    amount(line.net),
    rateName(line.vat_rate, line.vat_case, language),
    amount(line.net),
    amount(line.vat),
    amount(line.gross),
  ];
  return `<tr><td><p class="what">${label('transport')}</p><p class="what">${escapeHtml(line.way)}</p>${(hasDetails
    ? details
    : []
  )
    .map((text) => `<p class="small">${escapeHtml(text)}</p>`)
    .join('')}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Sums for each rate and together; of a correction what it changes. */
export function sumsHtml(content: InvoiceContent, writing: InvoiceWriting): string {
  const { label } = writing;
  const head = `<thead><tr><th scope="col">${headOf(content.corrects ? 'difference' : 'byRate', writing)}</th>${(
    ['net', 'vat', 'gross'] as const
  )
    .map((word) => `<th scope="col">${headOf(word, writing)}</th>`)
    .join('')}</tr></thead>`;
  const sums: InvoiceSums = content.corrects ? content.corrects.difference : content.sums;
  const rows = sums.rates.map((one) =>
    sumRow(rateName(one.vat_rate, one.vat_case, writing.language), one, writing),
  );
  return `<table>${head}<tbody>${rows.join('')}${sumRow(label('together'), sums, writing, 'all')}</tbody></table>`;
}

function sumRow(
  name: string,
  { net, vat, gross }: Pick<InvoiceAmounts, 'net' | 'vat' | 'gross'>,
  { amount }: InvoiceWriting,
  className = '',
): string {
  return `<tr class="${className}"><td>${name}</td><td>${amount(net)}</td><td>${amount(vat)}</td><td>${amount(gross)}</td></tr>`;
}

/** What the law has the invoice say, and by what the parties know the transport. */
export function notesHtml(content: InvoiceContent, { label, language }: InvoiceWriting): string {
  const notes = legalNotesOf(content).flatMap((note) => {
    const texts = legalNotes[note];
    const own = texts[language];
    return [
      `<p class="note"><b>${escapeHtml(texts.law)}</b>${own ? `<br><i>${escapeHtml(own)}</i>` : ''}</p>`,
    ];
  });
  const references: [InvoiceWord, string | null][] = [
    ['order', String(content.order_number)],
    ['yourReference', content.client_reference],
    ['ourReference', content.our_reference],
    ['deliveryPlace', content.delivery_place],
  ];
  const facts = references.flatMap(([word, value]) =>
    value ? [`<p class="small">${label(word)}: ${escapeHtml(value)}</p>`] : [],
  );
  return `${facts.join('')}${notes.join('')}`;
}

function legalNotesOf({ lines, country, is_international }: InvoiceContent): (keyof typeof legalNotes)[] {
  const notes = lines.flatMap(({ vat_rate, vat_case }): (keyof typeof legalNotes)[] => {
    if (vat_case) return [vat_case];
    if (vat_rate > 0 || !is_international) return [];
    return [country === 'PL' ? 'zeroPL' : 'zeroNO'];
  });
  return [...new Set(notes)];
}

/** The sums in the currency in which tax is declared, with the rate behind them. */
export function conversionHtml({ conversion, currency }: InvoiceContent, writing: InvoiceWriting): string {
  if (!conversion) return '';
  const { label, money, word, day } = writing;
  const { rate, source, table_no, date, net, vat, gross, currency: home } = conversion;
  const decimal = writing.language === 'en' ? rate : rate.replace('.', ',');
  const table = table_no ? `, ${word('table')} ${table_no}` : '';
  const bank = source === madeUpSource ? word('madeUp') : source;
  const parts: [InvoiceWord, number][] = [
    ['net', net],
    ['vat', vat],
    ['gross', gross],
  ];
  return `<div class="note"><h2>${label('atHome')} ${home}</h2>${parts
    .map(([name, value]) => `<p>${label(name)}: <b>${money(value, home)}</b></p>`)
    .join(
      '',
    )}<p class="small">${label('exchangeRate')}: 1 ${currency} = ${decimal} ${home} (${escapeHtml(bank)}${escapeHtml(table)} ${word('ofDay')} ${day(date)})</p></div>`;
}
