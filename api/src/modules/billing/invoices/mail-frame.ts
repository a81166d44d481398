import type { MailLanguage } from '../../../kernel/text/language.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';

interface Frame {
  greeting: string;
  colon: string;
  farewell: string;
}

const frames: Readonly<Record<MailLanguage, Frame>> = {
  pl: { greeting: 'Dzień dobry, {{name}},', colon: ':', farewell: 'Pozdrawiamy' },
  en: { greeting: 'Hello {{name}},', colon: ':', farewell: 'Kind regards,' },
  no: { greeting: 'Hei, {{name}}!', colon: ':', farewell: 'Vennlig hilsen' },
  de: { greeting: 'Guten Tag {{name}},', colon: ':', farewell: 'Mit freundlichen Grüßen' },
  // French sets a space before it that must not break the line.
  fr: { greeting: 'Bonjour {{name}},', colon: '\u00a0:', farewell: 'Cordialement,' },
  es: { greeting: 'Buenos días, {{name}}:', colon: ':', farewell: 'Un cordial saludo,' },
  it: { greeting: 'Buongiorno {{name}},', colon: ':', farewell: 'Cordiali saluti' },
};

/** A fact of a mail; without a value it is left out. */
export type MailFact = readonly [label: string, value: string | null];

/** A short mail about money as HTML: what it is about, the facts line by line, a closing word. */
export function mailHtml(
  language: MailLanguage,
  { opening, facts, closing }: { opening: string; facts: readonly MailFact[]; closing: string },
): string {
  const { greeting, colon, farewell } = frames[language];
  const lines = facts.flatMap(([label, value]) => (value ? [escapeHtml(`${label}${colon} ${value}`)] : []));
  return [
    greeting,
    escapeHtml(opening),
    lines.join('<br>'),
    escapeHtml(closing),
    `${farewell}<br>{{company}}`,
  ]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}
