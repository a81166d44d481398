import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { emailKey, isEmailAddress } from '../../domain/email-address.js';
import type { ArrivedMail } from '../../ports/incoming-mail/incoming-mail.port.js';
import type { ArrivedFile } from '../messages/message-file.service.js';
import { bounceOf, isReport, type Bounce } from './bounce.js';
import { bodyOf, lineOf } from './mail-text.js';

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
  /** HTML as it came, or made of plain text. */
  body: string;
  files: ArrivedFile[];
  isWhole: boolean;
  arrivedAt: Date;
  /** Nobody wrote it: a machine answered, or sent it to many. */
  isAutomatic: boolean;
  /** It tells what became of another mail. */
  isReport: boolean;
  /** Null unless it tells that another mail was not delivered. */
  bounce: Bounce | null;
}

const longestId = 200;
const mostReferences = 50;
const mostRecipients = 100;
const mostAttachments = 50;

/** Where servers note whom a mail was handed over for; `To` of a blind copy does not name them. */
const envelopeHeaders = new Set([
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
]);

/**
 * Reads a mail.
 * @returns null when it names no sender whom one could answer
 * @throws {Error} when it is no mail, or one that is made to do harm
 */
export async function readMail({ source, arrivedAt, isWhole }: ArrivedMail): Promise<ReadMail | null> {
  const email = await PostalMime.parse(source, { forceRfc822Attachments: true, maxNestingDepth: 50 });
  const [from] = mailboxes([email.from ?? email.sender]);
  if (!from || !isEmailAddress(from.address)) return null;
  return {
    id: idOf(email, source),
    answers: referencesOf(email),
    sender: { name: lineOf(from.name) || null, email: from.address },
    recipients: recipientsOf(email),
    subject: lineOf(email.subject ?? '') || '—',
    body: bodyOf(email),
    files: filesOf(email),
    isWhole,
    arrivedAt,
    isAutomatic: isAutomatic(email),
    isReport: isReport(email),
    bounce: bounceOf(email),
  };
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
function filesOf({ attachments }: Email): ArrivedFile[] {
  return attachments
    .filter(({ related }) => !related)
    .slice(0, mostAttachments)
    .map(({ filename, mimeType, content }) => ({
      filename: lineOf(filename ?? '') || 'attachment',
      content_type: lineOf(mimeType).slice(0, 100),
      content: Buffer.from(content as ArrayBuffer),
    }));
}

function isAutomatic({ headers, returnPath }: Email): boolean {
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
    returnPath?.trim() === '<>'
  );
}
