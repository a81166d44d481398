import PostalMime, { type Email } from 'postal-mime';
import type { TestSmtpServer } from '../../platform/mail/testing/smtp-test-server.js';
import { unsubscribePath } from '../../platform/http/short-links.js';
import { until } from './until.js';

/** A mail as its reader sees it. */
interface ReadMail {
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  /** Of the HTML, as it says itself. */
  language: string;
  /** What the HTML says, without its tags. */
  text: string;
  html: string;
  /** The addresses that it links to, each once. */
  links: URL[];
  files: { name: string; type: string; content: Buffer }[];
}

/**
 * The link for the sake of which a mail was sent; the one by which its reader unsubscribes is none, nor is the product's address in its foot.
 * @throws Error when it has another number of links than one
 */
export function linkIn({ subject, links: all }: ReadMail): URL {
  const others = all.filter(({ pathname }) => !pathname.startsWith(unsubscribePath));
  const deeper = others.filter(({ pathname, search }) => pathname !== '/' || search !== '');
  const links = deeper.length > 0 ? deeper : others;
  const [link] = links;
  if (!link || links.length > 1)
    throw new Error(`“${subject}” has ${links.length} links: ${links.join(' ')}`);
  return link;
}

/** The mails that reached the mail server of a test. */
export class Mailbox {
  constructor(private readonly server: TestSmtpServer) {}

  /**
   * Waits for a mail to an address and reads it. The newest counts when there are several.
   * @param about what its subject says
   */
  async mailTo(address: string, about: RegExp): Promise<ReadMail> {
    return until(
      async () => (await this.allTo(address)).findLast(({ subject }) => about.test(subject)),
      `mail to ${address} about ${String(about)}`,
      async () => `Mails: ${JSON.stringify((await this.all()).map(({ to, subject }) => [to, subject]))}`,
    );
  }

  /** What an address has got so far, oldest first. */
  async allTo(address: string): Promise<ReadMail[]> {
    return this.read(this.server.mails.filter(({ to }) => to.join(', ') === address));
  }

  /** Everything that was delivered so far, oldest first. */
  async all(): Promise<ReadMail[]> {
    return this.read(this.server.mails);
  }

  private async read(mails: TestSmtpServer['mails']): Promise<ReadMail[]> {
    return Promise.all(
      mails.map(async ({ source, to }) => ({ ...read(await PostalMime.parse(source)), to: to.join(', ') })),
    );
  }
}

function read({ from, replyTo, subject, html = '', attachments }: Email): Omit<ReadMail, 'to'> {
  const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => unescapeHtml(href));
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    replyTo: replyTo?.[0]?.address ?? '',
    subject: subject ?? '',
    html,
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? '',
    text: unescapeHtml(html.replaceAll(/<(style|title)[^]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' '))
      .replaceAll(/[\s\u034f]+/g, ' ')
      .trim(),
    links: [...new Set(hrefs)].map((href) => new URL(href)),
    files: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  zwnj: '',
};

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
}
