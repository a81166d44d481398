import { amountInWords } from '../rules/amount-in-words.js';
import { moneyOf } from '../../../kernel/money/money.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { Corrected, InvoiceContent } from './invoice-content.js';
import type { InvoiceWord } from './invoice-labels.js';
import type { InvoiceWriting } from './invoice-writing.js';

/** What is to be paid; of a correction what changes of that, and what is due then. */
export function dueHtml(content: InvoiceContent, writing: InvoiceWriting): string {
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
export function paymentHtml(content: InvoiceContent, { label, word, day }: InvoiceWriting): string {
  const { account, due_date } = content;
  if (!asksForMoney(content)) return '';
  const rows: [string, string | null][] = [
    [label('method'), word('transfer')],
    [label('dueDate'), day(due_date)],
    [label('bank'), account.bank],
    [label('account'), account.account],
    ['IBAN', account.iban],
    ['SWIFT/BIC', account.swift],
    [label('transferTitle'), transferTitle(content)],
  ];
  const facts = rows.flatMap(([name, value]) =>
    value ? [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  );
  return `<section><h2>${label('payment')}</h2><dl class="facts">${facts.join('')}</dl></section>`;
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
function asksForMoney(content: InvoiceContent): boolean {
  const { corrects } = content;
  if (!corrects) return true;
  return isAwaited(corrects) ? openAfter(content) > 0 : corrects.difference.gross > 0;
}

/** What is still to be paid is paid by the invoice and its correction together. */
function transferTitle({ number, corrects }: InvoiceContent): string {
  return corrects && isAwaited(corrects) ? `${corrects.number}, ${number}` : number;
}
