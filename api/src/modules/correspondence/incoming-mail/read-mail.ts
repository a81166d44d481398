import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { emailKey, isEmailAddress } from '../../../kernel/contact/email-address.js';
import { excerptOfHtml } from '../outbox/compose/excerpt.js';
import { linesOfMailHtml } from '../outbox/compose/html-to-text.js';
import { sanitizeMailHtml } from '../outbox/compose/sanitize-mail-html.js';
import type { SenderCheck } from '../messages/message.dto.js';
import { bounceOf, isReport, type Bounce } from './bounce.js';
import { bodyOf, lineOf } from './mail-text.js';
import { checkSender } from './sender-check.js';

/** A mail as far as the product understands it. */
export interface ReadMail {
  /** Its identifier; of a mail without one a sum of its content. At most 200 characters. */
  id: string;
  /** Identifiers of the mails that it answers, the likeliest first. */
  answers: string[];
  sender: { name: string | null; email: string };
  /** Whom it is to, by its headers, in lower case. */
  recipients: string[];
  subject: string;
  /** Sanitised HTML, or made of plain text. */
  body: string;
  /** Its words alone, line by line, at most 10,000 letters of them. */
  words: string;
  /** What stands beside the subject in lists. */
  excerpt: string;
  files: MailFile[];
  /** What the receiving mail server found out about the sender. */
  senderCheck: SenderCheck;
  /** Nobody wrote it: a machine answered, or sent it to many. */
  isAutomatic: boolean;
  /** It tells what became of another mail. */
  isReport: boolean;
  /** Null unless it tells that another mail was not delivered. */
  bounce: Bounce | null;
}

/** A file that a mail carries. */
interface MailFile {
  filename: string;
  content_type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** A mail that is to be read. */
export interface MailSource {
  /** Headers and body, RFC 5322; perhaps only the beginning. */
  source: Uint8Array;
  /** authserv-id of the server whose findings about senders count; null for none. */
  authServer: string | null;
}

/** Beyond these no person's mail goes: what has more is made to do harm. */
const mostParts = 1_000;
const mostHeaderBytes = 512 * 1024;

const longestId = 200;
/** Of a subject that is looked at. */
const longestLine = 200;
const longestWords = 10_000;
const mostReferences = 50;
const mostRecipients = 100;
const mostAttachments = 50;

/** Where servers note whom a mail was handed over for; `To` of a blind copy does not name them. */
export const envelopeHeaders: ReadonlySet<string> = new Set([
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
]);

/** A mail has more parts than any that a person wrote. */
export class TooManyParts extends Error {
  override readonly name = 'TooManyParts';
}

/**
 * Reads a mail. What strangers put into it may take long and need much memory: called in a thread with bounds.
 * @returns null when it names no sender whom one could answer
 * @throws {TooManyParts}
 * @throws {Error} when it is no mail, or one that is made to do harm
 */
export async function readMail({ source, authServer }: MailSource): Promise<ReadMail | null> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  refuseManyParts(bytes);
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: mostHeaderBytes,
  });
  const [from] = mailboxes([email.from ?? email.sender]);
  if (!from || !isEmailAddress(from.address)) return null;
  const body = sanitizeMailHtml(bodyOf(email));
  return {
    id: idOf(email, bytes),
    answers: referencesOf(email),
    sender: { name: lineOf(from.name) || null, email: from.address },
    recipients: recipientsOf(email),
    subject: lineOf(email.subject ?? '') || '—',
    body,
    words: linesOfMailHtml(body).slice(0, longestWords),
    excerpt: excerptOfHtml(body),
    files: filesOf(email),
    senderCheck: checkSender(email.headers, authServer, from.address),
    isAutomatic: isAutomatic(email),
    isReport: isReport(email),
    bounce: bounceOf(email),
  };
}

/**
 * Counts the lines that begin a part, of all boundaries that the mail names, before it is taken apart: each part costs the
 * parser a hundred times its bytes.
 */
function refuseManyParts(source: Buffer): void {
  const text = source.toString('latin1');
  const boundaries = new Set<string>();
  for (const [, quoted, bare] of text.matchAll(
    /boundary\s{0,9}=\s{0,9}(?:"([^"\r\n]{1,200})"|([^\s";]{1,200}))/gi,
  )) {
    boundaries.add((quoted ?? bare ?? '').trimEnd());
    if (boundaries.size > mostParts) throw new TooManyParts();
  }
  let count = 0;
  for (let place = text.indexOf('\n--'); place >= 0; place = text.indexOf('\n--', place + 1)) {
    const end = text.indexOf('\n', place + 1);
    const line = text.slice(place + 3, Math.min(end < 0 ? text.length : end, place + 300)).trimEnd();
    if (boundaries.has(line)) count += 1;
    if (count > mostParts) throw new TooManyParts();
  }
}

function idOf({ messageId }: Email, source: Buffer): string {
  const id = lineOf(messageId ?? '').trim();
  return id !== '' && id.length <= longestId
    ? id
    : `sha256:${createHash('sha256').update(source).digest('hex')}`;
}

/** The mail that was answered, then what came before it, the latest first. */
function referencesOf({ inReplyTo = '', references = '' }: Email): string[] {
  const ids = (text: string) => text.match(/<[^<>\s]{1,198}>/g) ?? [];
  return [...new Set([...ids(inReplyTo), ...ids(references).toReversed()])].slice(0, mostReferences);
}

function mailboxes(addresses: readonly (Email['from'] | undefined)[]): { name: string; address: string }[] {
  return addresses.flatMap((one) => (one === undefined ? [] : (one.group ?? [one])));
}

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const noted = headers
    .filter(({ key }) => envelopeHeaders.has(key))
    .flatMap(({ value }) => addressParser(value.slice(0, 1000), { flatten: true }));
  const all = mailboxes([...noted, ...to, ...cc]).map(({ address }) => emailKey(address));
  return [...new Set(all)].slice(0, mostRecipients);
}

/** Pictures that stand in the text are part of it, not files. */
function filesOf({ attachments }: Email): MailFile[] {
  return attachments
    .filter(({ related }) => !related)
    .slice(0, mostAttachments)
    .map(({ filename, mimeType, content }) => ({
      filename: lineOf(filename ?? '') || 'attachment',
      content_type: lineOf(mimeType).slice(0, 100),
      // Without `attachmentEncoding` content is bytes.
      content: new Uint8Array(content as ArrayBuffer),
    }));
}

/** What mail programs call answers that nobody wrote; some servers take away the headers that say so. */
const automaticSubject =
  /^(?:automatic reply|auto-?reply|out of (?:the )?office|autoodpowied[zź]|automatyczna odpowied[zź]|odpowied[zź] automatyczna|automatisk svar|autosvar|fraværsmelding|automatische antwort|automatische antwoord|abwesenheitsnotiz|réponse automatique|respuesta automática|risposta automatica)\s?:/iu;

function isAutomatic({ headers, returnPath, subject = '' }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /^(auto_reply|bulk|junk|list)$/.test(valueOf('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-unsubscribe'].some((name) => valueOf(name) !== '') ||
    returnPath?.trim() === '<>' ||
    automaticSubject.test(subject.slice(0, longestLine).normalize('NFC').trim())
  );
}
