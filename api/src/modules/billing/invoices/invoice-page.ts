import { readablePhone } from '../../../kernel/contact/phone-number.js';
import { printDocument } from '../../../platform/pdf/print-document.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { InvoiceContent, InvoiceParty } from './invoice-content.js';
import type { InvoiceWord } from './invoice-labels.js';
import { dueHtml, paymentHtml } from './invoice-payment.js';
import { invoiceStyles } from './invoice-styles.js';
import { conversionHtml, linesHtml, notesHtml, sumsHtml } from './invoice-tables.js';
import { invoiceWriting, type InvoiceWriting } from './invoice-writing.js';

/** What an invoice is called: a correction by which less is due is a credit note where the language has that. */
export function titleOf({ kind, corrects }: Pick<InvoiceContent, 'kind' | 'corrects'>): InvoiceWord {
  if (kind === 'invoice') return 'invoice';
  return corrects && corrects.difference.gross < 0 ? 'creditNote' : 'correction';
}

/** What the file of an invoice is called. */
export function invoiceFilename(content: InvoiceContent): string {
  const title = invoiceWriting(content).word(titleOf(content));
  return `${title} ${content.number.replaceAll('/', '-')}.pdf`;
}

/** An invoice as a document to print. Everything that people wrote is text in it and nothing else. */
export function invoicePage(content: InvoiceContent, isDraft: boolean): string {
  const writing = invoiceWriting(content);
  const { word, label } = writing;
  const { seller, buyer, number, corrects } = content;
  const title = titleOf(content);
  const name = `${word(title)} ${number}`;
  const styles = invoiceStyles(`${name} · ${seller.name}`, word('page'));
  const body = `<header class="head"><div><p class="from">${escapeHtml(seller.name)}</p><h1>${escapeHtml(word(title))}</h1>${secondTitle(title, writing)}</div>
<p class="no">${escapeHtml(number)}</p></header>
${isDraft ? `<p class="draft">${escapeHtml(word('draft'))}</p>` : ''}
${correctsHtml(content, writing)}
${datesHtml(content, writing)}
<section class="two">${partyHtml('seller', seller, writing)}${partyHtml('buyer', buyer, writing)}</section>
${corrects?.buyer ? `<section class="two"><div></div>${partyHtml('buyerBefore', corrects.buyer, writing)}</section>` : ''}
${corrects ? `<section class="state"><h2>${label('before')}</h2>${linesHtml(corrects.lines, writing)}</section>` : ''}
<section class="state">${corrects ? `<h2>${label('after')}</h2>` : ''}${linesHtml(content.lines, writing, !corrects)}</section>
<section class="sums"><div>${notesHtml(content, writing)}${conversionHtml(content, writing)}${corrects ? paymentHtml(content, writing) : ''}</div>
<div>${sumsHtml(content, writing)}${dueHtml(content, writing)}</div></section>
${corrects ? '' : paymentHtml(content, writing)}`;
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
