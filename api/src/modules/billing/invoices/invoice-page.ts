import { readablePhone } from '../../../kernel/contact/phone-number.js';
import { moneyOf, type Currency } from '../../../kernel/money/money.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { cssText, printDocument } from '../../../platform/pdf/print-document.js';
import { madeUpSource } from '../../shipment/index.js';
import { amountInWords } from '../rules/amount-in-words.js';
import { legalBasisOf, type LegalBasis } from '../rules/vat.js';
import type {
  Corrected,
  InvoiceAmounts,
  InvoiceContent,
  InvoiceLine,
  InvoiceParty,
  InvoiceSums,
} from './invoice-content.js';
import type { KsefMark } from '../ksef/ksef-mark.js';
import { invoiceWord, legalNotes, rateName, type InvoiceWord } from './invoice-labels.js';

/** What an invoice is called: a correction by which less is due is a credit note where the language has that. */
function titleOf({ kind, corrects }: Pick<InvoiceContent, 'kind' | 'corrects'>): InvoiceWord {
  if (kind === 'invoice') return 'invoice';
  return corrects && corrects.difference.gross < 0 ? 'creditNote' : 'correction';
}

/** What the file of an invoice is called. */
export function invoiceFilename(content: InvoiceContent): string {
  const title = invoiceWriting(content).word(titleOf(content));
  return `${title} ${content.number.replaceAll('/', '-')}.pdf`;
}

/** What stands on a page beside the invoice itself. */
export interface PageOptions {
  isDraft?: boolean;
  ksef?: KsefMark | null;
}

/** An invoice as a document to print. Everything that people wrote is text in it and nothing else. */
export function invoicePage(
  content: InvoiceContent,
  { isDraft = false, ksef = null }: PageOptions = {},
): string {
  const writing = invoiceWriting(content);
  const { word, label } = writing;
  const { seller, buyer, number, corrects } = content;
  const title = titleOf(content);
  const name = `${word(title)} ${number}`;
  const styles = invoiceStyles(`${name} · ${seller.name}`, word('page'));
  const body = `<div${corrects ? ' class="correction"' : ''}><header class="head"><div><p class="from">${escapeHtml(seller.name)}</p><h1>${escapeHtml(word(title))}</h1>${secondTitle(title, writing)}</div>
<p class="no">${escapeHtml(number)}</p></header>
${isDraft ? `<p class="draft">${escapeHtml(word('draft'))}</p>` : ''}
${correctsHtml(content, writing)}
${datesHtml(content, writing)}
<section class="parties">${partyHtml('seller', seller, writing)}${partyHtml('buyer', buyer, writing)}${corrects?.buyer ? partyHtml('buyerBefore', corrects.buyer, writing) : ''}</section>
${corrects ? `<section class="state"><h2>${label('before')}</h2>${linesHtml(corrects.lines, writing)}</section>` : ''}
<section class="state">${corrects ? `<h2>${label('after')}</h2>` : ''}${linesHtml(content.lines, writing, !corrects)}</section>
<section class="sums"><div>${notesHtml(content, writing)}${conversionHtml(content, writing)}${corrects ? paymentHtml(content, writing, ksef) : ''}</div>
<div>${sumsHtml(content, writing)}${dueHtml(content, writing)}</div></section>
${corrects ? ksefHtml(ksef, writing) : `<div class="pay${ksef ? ' beside' : ''}">${paymentHtml(content, writing, ksef)}${ksefHtml(ksef, writing)}</div>`}</div>`;
  return printDocument({ language: content.language, title: escapeHtml(name), styles, body });
}

function secondTitle(title: InvoiceWord, { second, label, word }: InvoiceWriting): string {
  if (!second) return '';
  const both = label(title);
  const own = both === escapeHtml(word(title)) ? '' : both.replace(/^.*<i>\/ (.*)<\/i>$/, '$1');
  return own ? `<p class="second">${own}</p>` : '';
}

function correctsHtml(content: InvoiceContent, { label, day }: InvoiceWriting): string {
  const { corrects } = content;
  if (!corrects) return '';
  const changed = (word: InvoiceWord, before: string | undefined, after: string) =>
    before === undefined ? '' : `<p>${label(word)}: ${day(before)} → <b>${day(after)}</b></p>`;
  return `<div class="corrects"><p>${label('corrects')} <b>${escapeHtml(corrects.number)}</b>, ${label('issued')} ${day(corrects.issue_date)}</p>
<p>${label('reason')}: <b>${escapeHtml(corrects.reason)}</b></p>
${changed('saleDate', corrects.sale_date, content.sale_date)}${changed('dueDate', corrects.due_date, content.due_date)}</div>`;
}

function datesHtml(content: InvoiceContent, { label, day }: InvoiceWriting): string {
  const fact = (word: InvoiceWord, value: string) =>
    `<div><dt>${label(word).replace('<i>/ ', '<i>')}</dt><dd>${escapeHtml(value)}</dd></div>`;
  return `<dl class="dates">${fact('issueDate', day(content.issue_date))}${fact('saleDate', day(content.sale_date))}${fact('dueDate', day(content.due_date))}${fact('issuePlace', content.issue_place)}</dl>`;
}

function partyHtml(role: InvoiceWord, party: InvoiceParty, { label, word }: InvoiceWriting): string {
  const facts = [
    ...party.numbers,
    ...(party.phone ? [{ label: word('phone'), value: readablePhone(party.phone) }] : []),
    ...(party.email ? [{ label: word('email'), value: party.email }] : []),
  ];
  const lines = party.address.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const numbers = facts.map((fact) => `<p>${escapeHtml(`${fact.label}: ${fact.value}`)}</p>`).join('');
  return `<div><h2>${label(role)}</h2><p class="name">${escapeHtml(party.name)}</p>${lines}<div class="numbers">${numbers}</div></div>`;
}

/**
 * What is charged, line by line.
 * @param hasDetails days and load stand with each; a correction says them once
 */
function linesHtml(lines: readonly InvoiceLine[], writing: InvoiceWriting, hasDetails = true): string {
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
function sumsHtml(content: InvoiceContent, writing: InvoiceWriting): string {
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
function notesHtml(content: InvoiceContent, { label, language }: InvoiceWriting): string {
  const notes = legalBasesOf(content).flatMap((basis) => {
    const texts = legalNotes[basis];
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

/** As they were frozen; invoices of earlier days do not say, and are told by what they do. */
export function legalBasesOf({ lines, country, is_international }: InvoiceContent): LegalBasis[] {
  const bases = lines.flatMap(({ legal_basis, vat_rate, vat_case }) => {
    const treatment = { rate: vat_rate, vatCase: vat_case };
    const basis =
      legal_basis === undefined ? legalBasisOf(country, treatment, is_international) : legal_basis;
    return basis ?? [];
  });
  return [...new Set(bases)];
}

/** The sums in the currency in which tax is declared, with the rate behind them. */
function conversionHtml({ conversion, currency }: InvoiceContent, writing: InvoiceWriting): string {
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

/** What is to be paid; of a correction what changes of that, and what is due then. */
function dueHtml(content: InvoiceContent, writing: InvoiceWriting): string {
  const { sums, corrects, currency } = content;
  const { label, money, language } = writing;
  const due = corrects ? corrects.difference.gross : sums.gross;
  const size = moneyOf(Math.abs(Math.round(due * 100)), currency);
  const open = openAfter(content);
  const after = isAwaited(corrects)
    ? `<p class="after">${label(open < 0 ? 'toReturn' : 'dueAfter')}: <b>${money(Math.abs(open), currency)}</b></p>`
    : '';
  return `<div class="due"><h2>${label(dueWord(due, corrects))}</h2><p class="amount">${money(Math.abs(due), currency)}</p>
<p class="small">${label('inWords')}: ${escapeHtml(amountInWords(size, language))}</p>${after}</div>`;
}

/** How and where to it is paid; nothing where nothing is. */
function paymentHtml(
  content: InvoiceContent,
  { label, word, day }: InvoiceWriting,
  ksef: KsefMark | null,
): string {
  const { account, due_date } = content;
  if (!asksForMoney(content)) return '';
  const rows: [string, string | null][] = [
    [label('method'), word('transfer')],
    [label('dueDate'), day(due_date)],
    [label('bank'), account.bank],
    [label('account'), account.account],
    ['IBAN', account.iban],
    ['SWIFT/BIC', account.swift],
  ];
  const facts = rows.flatMap(([name, value]) =>
    value ? [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  );
  const title = escapeHtml(transferTitle(content));
  const number = ksef?.number ? `, <span class="whole">${escapeHtml(ksef.number)}</span>` : '';
  facts.push(`<div><dt>${label('transferTitle')}</dt><dd>${title}${number}</dd></div>`);
  return `<section><h2>${label('payment')}</h2><dl class="facts">${facts.join('')}</dl></section>`;
}

/** Number and QR codes of KSeF, each with what has to stand below it. */
function ksefHtml(ksef: KsefMark | null, { label }: InvoiceWriting): string {
  if (!ksef) return '';
  const codes = ksef.codes.map(
    (code) => `<figure>${code.svg}<figcaption>${escapeHtml(code.label)}</figcaption></figure>`,
  );
  const offlineNote = ksef.number ? '' : `<p>${label('ksefOffline')}</p>`;
  const corrected = ksef.correctedNumber
    ? `<p>${label('ksefCorrected')}: <span class="whole">${escapeHtml(ksef.correctedNumber)}</span></p>`
    : '';
  const trial = ksef.isTrial ? `<p><b>${label('ksefTrial')}</b></p>` : '';
  return `<section class="ksef"><div class="told"><h2>KSeF</h2>${trial}${offlineNote}${corrected}<p class="small">${label('ksefCheck')}</p></div><div class="codes">${codes.join('')}</div></section>`;
}

/** What is still to be paid after a correction; less than 0 when some of what was paid goes back. */
function openAfter({ sums, corrects }: InvoiceContent): number {
  return (Math.round(sums.gross * 100) - Math.round((corrects?.paid ?? 0) * 100)) / 100;
}

/** A correction of what is still to be paid. */
function isAwaited(corrects: Corrected | null): boolean {
  return corrects?.is_paid === false;
}

function dueWord(due: number, corrects: Corrected | null): InvoiceWord {
  if (!corrects) return 'toPay';
  if (due < 0) return isAwaited(corrects) ? 'dueFalls' : 'toReturn';
  return due > 0 ? 'dueGrows' : 'dueStays';
}

/** Money that goes back goes to an account that the buyer names. */
export function asksForMoney(content: InvoiceContent): boolean {
  const { corrects } = content;
  if (!corrects) return true;
  return isAwaited(corrects) ? openAfter(content) > 0 : corrects.difference.gross > 0;
}

/** What is still to be paid is paid by the invoice and its correction together. */
export function transferTitle({ number, corrects }: InvoiceContent): string {
  return corrects && isAwaited(corrects) ? `${corrects.number}, ${number}` : number;
}

const locales = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' } as const;

/** How an invoice is worded: for its buyer, and beside that in the words of the seller's law where those are others. */
interface InvoiceWriting {
  language: UiLanguage;
  /** Null when the buyer reads the seller's language. */
  second: UiLanguage | null;
  /** A word for the buyer. */
  word: (word: InvoiceWord) => string;
  /** The same as HTML, with the seller's word beside it. */
  label: (word: InvoiceWord) => string;
  /** An amount without its currency. */
  amount: (amount: number) => string;
  money: (amount: number, currency: Currency) => string;
  number: (value: number) => string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  day: (day: string) => string;
}

/** How an invoice is worded. */
function invoiceWriting({ language, country }: InvoiceContent): InvoiceWriting {
  const own = country === 'PL' ? 'pl' : 'no';
  const second = own === language ? null : own;
  const locale = locales[language];
  const grouping = { useGrouping: 'always' } as const;
  const money = new Intl.NumberFormat(locale, {
    ...grouping,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const plain = new Intl.NumberFormat(locale, { ...grouping, maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  // Some languages write a hyphen, which is shorter than the sign in a column of amounts.
  const written = (amount: number) => money.format(amount).replace('-', '−');
  const word = (name: InvoiceWord) => invoiceWord(name, language);
  return {
    language,
    second,
    word,
    label: (name) => {
      const other = second && invoiceWord(name, second);
      const first = escapeHtml(word(name));
      return other && other !== word(name) ? `${first} <i>/ ${escapeHtml(other)}</i>` : first;
    },
    amount: written,
    money: (amount, currency) => `${written(amount)}\u00a0${currency}`,
    number: (value) => plain.format(value),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}

/** The looks of an invoice: dark ink on white, one accent, sizes in points as print has them. */
const sheet = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 8.8pt/1.42 'Noto Sans', sans-serif; color: #151d1f; -webkit-print-color-adjust: exact;
  font-variant-numeric: tabular-nums }
h1 { font-size: 21pt; line-height: 1.1; font-weight: 600; letter-spacing: -.018em }
h2 { font-size: 7.6pt; line-height: 1.3; font-weight: 600; color: #05606e; margin-bottom: 1.2mm }
p, dd, dt, td { overflow-wrap: anywhere }
i { font-style: normal; font-weight: 400; color: #5a6366 }
section { margin-top: 6mm; break-inside: avoid }
.head { display: flex; justify-content: space-between; gap: 10mm; align-items: flex-end;
  padding-bottom: 4mm; border-bottom: .6mm solid #05606e }
.head .from { font-size: 10.5pt; font-weight: 600; margin-bottom: 1.4mm }
.head .second { font-size: 9pt; color: #5a6366 }
.head .no { font-size: 15pt; line-height: 1.2; font-weight: 600; white-space: nowrap; text-align: right }
.draft { margin-top: 3.5mm; padding: 1.8mm 3mm; border: .3mm solid #c98a2b; border-radius: 1mm; background: #fdf4e6;
  color: #6e4600; font-weight: 600 }
.corrects { margin-top: 4mm; padding: 2.6mm 3.5mm; border-radius: 1.2mm; background: #f3f5f5 }
.dates { display: flex; margin-top: 4.5mm }
.dates > div { flex: 1; padding: 0 4mm; border-left: .25mm solid #c9cfd0 }
.dates > div:first-child { padding-left: 0; border-left: 0 }
dt { font-size: 7.6pt; color: #4b5457 }
.dates dd { font-size: 10pt; font-weight: 600 }
.parties { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 9mm }
.name { font-size: 10.5pt; line-height: 1.3; font-weight: 600; margin-bottom: .6mm }
.numbers { margin-top: 1.2mm }
.small { font-size: 7.6pt; color: #4b5457 }
table { width: 100%; border-collapse: collapse }
th { font-size: 7.2pt; line-height: 1.25; font-weight: 600; color: #4b5457; text-align: right; vertical-align: bottom;
  padding: 0 0 1.4mm 3mm; border-bottom: .35mm solid #8d9395 }
th i, .dates i { display: block }
td { text-align: right; vertical-align: top; padding: 2mm 0 2mm 3mm; border-bottom: .25mm solid #e0e4e5; white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal }
.lines td:first-child { width: 38% }
.lines .what { font-weight: 600; font-size: 9.4pt }
.sums { display: grid; grid-template-columns: 1fr 78mm; gap: 9mm; align-items: start; break-inside: auto }
.sums td { padding-top: 1.2mm; padding-bottom: 1.2mm }
.sums tr.all td { font-weight: 600; border-bottom: 0 }
.sums table, .due, .note { break-inside: avoid }
.due { margin-top: 2mm; padding: 3mm 3.5mm; border-radius: 1.4mm; background: #e8f4f6 }
.due .amount { font-size: 17pt; line-height: 1.2; font-weight: 600; white-space: nowrap; letter-spacing: -.01em }
.due .after { margin-top: 2mm; padding-top: 2mm; border-top: .25mm solid #bcd9de }
.due .after b { font-weight: 600; white-space: nowrap }
.note { margin-top: 1.4mm }
.note b { font-weight: 600 }
.facts > div { display: flex; gap: 4mm; padding: .9mm 0; border-bottom: .25mm solid #e6e9ea }
.facts dt { flex: 0 0 60mm; font-size: 8pt }
.facts dd { flex: 1; font-weight: 600 }
.sums section { margin-top: 4mm }
.sums .facts > div { gap: 3mm }
.sums .facts dt { flex-basis: 31mm }
.state h2 { margin-top: 3mm }
.pay { break-inside: avoid }
.beside { display: grid; grid-template-columns: 1fr 78mm; gap: 9mm; align-items: start }
.beside .facts dt { flex-basis: 31mm }
.whole { display: inline-block; white-space: nowrap; font-size: 8.2pt }
.ksef { display: flex; gap: 8mm; margin-top: 4mm }
.ksef .told { flex: 1 }
.ksef .codes { display: flex; gap: 2mm; align-items: flex-end }
.beside .ksef { display: block; margin-top: 6mm }
.beside .codes { margin-top: 1mm }
/* It says all twice, and is to fit one page as well. */
.correction section { margin-top: 4mm }
.correction .state h2 { margin-top: 0 }
.correction .lines td { padding-top: 1.4mm; padding-bottom: 1.4mm }
.ksef figure { text-align: center }
.ksef svg { display: block; width: 30mm; height: 30mm; margin: 0 auto }
.ksef figure + figure svg { width: 42mm; height: 42mm }
.ksef figcaption { font-size: 7.2pt; font-weight: 600 }
`;

/**
 * The rules of an invoice.
 * @param foot stands at the foot of every page
 * @param page the word before the number of a page
 */
function invoiceStyles(foot: string, page: string): string {
  const small = `font: 7.3pt 'Noto Sans', sans-serif; color: #4b5457`;
  return `${sheet}@page { size: A4; margin: 14mm 16mm 16mm;
  @bottom-left { content: ${cssText(foot)}; ${small} }
  @bottom-right { content: ${cssText(`${page} `)} counter(page) ' / ' counter(pages); ${small} } }`;
}
