import { decodeWords } from 'postal-mime';
import { envelopeHeaders } from './read-mail.js';
import { lineOf } from './mail-text.js';

/** What the headers of a mail tell before the mail is fetched. */
export interface HeadFacts {
  /** Local parts of the addresses of the mail domain that it is to, in lower case, without marks behind a plus sign. */
  names: string[];
  /** As it is written; for people alone. */
  sender: string;
  subject: string;
}

/** Of so many names companies are looked for; nobody writes to more. */
const mostNames = 1_000;
const recipientHeaders: ReadonlySet<string> = new Set(['to', 'cc', ...envelopeHeaders]);
const endsOfLocalParts: ReadonlySet<string> = new Set('<>,;:"()[]@');
const longestLocalPart = 64;
/** What companies' addresses are made of, with the mark of a sender; anything else is nobody's here. */
const localPart = /^[\w.+-]{1,64}$/;
/** Letters of a header that people are shown. */
const longestShown = 1_000;

/**
 * Reads whom a mail may be to from the beginning of its headers. Finds every address that the whole mail would name, and
 * perhaps more (a name in quotes that looks like one): whoever it is to is told by the whole mail. Takes time in
 * proportion to the length, whatever the headers hold.
 */
export function readHead(head: Buffer, mailDomain: string): HeadFacts {
  const names = new Set<string>();
  let [sender, subject] = ['', ''];
  for (const { name, value } of headersOf(head.toString('utf8'))) {
    if (recipientHeaders.has(name)) namesIn(value, mailDomain, names);
    else if (name === 'from') sender ||= value.slice(0, longestShown);
    else if (name === 'subject') subject ||= value.slice(0, longestShown);
  }
  return { names: [...names], sender: shown(sender), subject: shown(subject) };
}

function shown(value: string): string {
  return lineOf(decodeWords(value));
}

/** The headers one by one, their lines joined. */
function headersOf(text: string): { name: string; value: string }[] {
  const headers: { name: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line === '\r') break;
    const last = headers.at(-1);
    if (last && (line.startsWith(' ') || line.startsWith('\t'))) last.lines.push(line);
    else {
      const colon = line.indexOf(':');
      if (colon > 0)
        headers.push({ name: line.slice(0, colon).trim().toLowerCase(), lines: [line.slice(colon + 1)] });
    }
  }
  return headers.map(({ name, lines }) => ({ name, value: lines.join(' ') }));
}

/**
 * The name that a local part stands for, without the sender's own mark behind a plus sign; null when no company can have
 * it. Signs that the database cannot hold are not let through.
 */
export function nameOf(local: string): string | null {
  const [name = ''] = localPart.test(local) ? local.split('+', 1) : [];
  return name === '' ? null : name;
}

function namesIn(value: string, mailDomain: string, names: Set<string>): void {
  const text = value.replaceAll(/\s/g, '').toLowerCase();
  const end = `@${mailDomain}`;
  for (let at = text.indexOf(end); at >= 0 && names.size < mostNames; at = text.indexOf(end, at + 1)) {
    // A local part may stand in quotes.
    const last = text[at - 1] === '"' ? at - 1 : at;
    let start = last;
    while (start > 0 && last - start < longestLocalPart && !endsOfLocalParts.has(text[start - 1] ?? ''))
      start -= 1;
    const name = nameOf(text.slice(start, last));
    if (name !== null) names.add(name);
  }
}
