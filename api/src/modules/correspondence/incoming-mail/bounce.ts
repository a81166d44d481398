import type { Attachment, Email } from 'postal-mime';
import { lineOf } from './mail-text.js';

/** That a mail was not delivered. */
export interface Bounce {
  /** Identifiers by which the mail may be known. */
  ids: string[];
  /** In the words of the server that did not take it. */
  reason: string;
}

const longestReason = 500;
/** Signs of a report, or of the head of what came back, that are looked at: real ones have a few thousand. */
const longestPart = 64_000;

/** Whether a mail tells what became of another: that it was delivered, read, will be late, or came back. */
export function isReport({ headers }: Email): boolean {
  return /^multipart\/report\b/i.test(headers.find(({ key }) => key === 'content-type')?.value.trim() ?? '');
}

/** What a report of failure says; null for every other mail, and for reports that a mail is merely late. */
export function bounceOf(email: Email): Bounce | null {
  if (!isReport(email)) return null;
  const { attachments, inReplyTo = '', references = '' } = email;
  const status = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!status) return null;
  const failed = blocksOf(textOf(status)).find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return null;
  const returned = attachments.filter(({ mimeType }) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/.test(mimeType),
  );
  // What came back says best which mail it was. The report's own references may go on to the mails that one followed.
  const candidates = [
    returned.map((part) => idIn(textOf(part))),
    [inReplyTo.trim()],
    references.trim().split(/\s+/).slice(-1),
  ];
  const ids = candidates.map((some) => some.filter((id) => /^<[^<>\s]{1,198}>$/.test(id)));
  return { ids: [...new Set(ids.find((some) => some.length > 0))], reason: reasonOf(failed) };
}

function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content.slice(0, longestPart);
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  return Buffer.from(bytes.subarray(0, longestPart)).toString('utf8');
}

/** A report on delivery is made of blocks of fields, a block for each recipient. */
function blocksOf(text: string): Map<string, string>[] {
  return text.split(/\r?\n[ \t]*\r?\n/).map((block) => {
    const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
    return new Map(
      lines.flatMap((line): [string, string][] => {
        const [, name, value] = /^([\w-]{1,100}):(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name.toLowerCase(), value?.trim() ?? '']];
      }),
    );
  });
}

function idIn(text: string): string {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return /^message-id:[ \t]{0,99}(<[^<>\s]{1,198}>)/im.exec(unfolded)?.[1] ?? '';
}

/** What the server said stands behind the name of its protocol: `smtp; 550 5.1.1 no such user`. */
function reasonOf(fields: ReadonlyMap<string, string>): string {
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  return lineOf(said || fields.get('status') || 'undelivered').slice(0, longestReason);
}
