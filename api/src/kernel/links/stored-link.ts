import type { UnsignedLink } from './link-signing.js';
import { createHmac, hash } from 'node:crypto';
import { escapeHtml } from '../text/escape-html.js';
import type { UiLanguage } from '../text/language.js';

/** The pages that links of account mails open. */
export type AccountPage = 'reset-password' | 'confirm-email' | 'join' | 'confirm-request';

/**
 * A link of a mail about an account, as the outbox keeps it. Its token is made of `key` with the secret of the installation when the
 * mail leaves, so that a copy of the database holds no link that works.
 */
export interface AccountLink {
  kind: 'account';
  page: AccountPage;
  /** Random, 22 characters of base64url; of a request, its number, the end of the link and a hash of the address that it goes to. */
  key: string;
  /** The language of the page; left out in mails from before pages were told. */
  language?: UiLanguage;
}

/** The token that stands in the address of a link. */
export function accountToken(key: string, secret: string): string {
  return createHmac('sha256', secret).update(`account link ${key}`).digest('base64url');
}

/** What the database keeps of a token. */
export function accountTokenHash(token: string): Buffer {
  return Buffer.from(hash('sha256', token, 'base64url'), 'base64url');
}

/** The whole address of a link: `{baseUrl}/reset-password?token=…&lang=…`. */
export function accountLinkUrl(
  { page, key, language }: AccountLink,
  baseUrl: string,
  secret: string,
): string {
  const token = `token=${accountToken(key, secret)}`;
  // What a request is confirmed by says which one, and is kept nowhere.
  const proof = page === 'confirm-request' ? `request=${key}&${token}` : token;
  const address = `${baseUrl.replace(/\/$/, '')}/${page}?${proof}`;
  return language ? `${address}&lang=${language}` : address;
}

/**
 * A link of a mail in the outbox. It is signed when the mail is delivered or shown: in the database there is never
 * a link that works.
 */
export type StoredLink = (UnsignedLink | AccountLink) & {
  /** What stands in the mail instead of the link. */
  placeholder: string;
};

/** Where in the body of a mail of the product its button stands. */
export const linkPlace = '[OFFER ACCEPTANCE LINK]';

/** The body of a mail of the product's own words: paragraphs of plain text, then its button. */
export const noticeBody = (paragraphs: readonly string[]): string =>
  [...paragraphs.map(escapeHtml), linkPlace].map((paragraph) => `<p>${paragraph}</p>`).join('');

/** A web address that leads nowhere and is not found in what people write. */
export function placeholderOf(index: number): string {
  return `https://link-${index}.frakto.invalid/`;
}

/** A text without the places of links, for where a mail is only told of. */
export function withoutLinks(text: string): string {
  return text.replace(/https:\/\/link-\d+\.frakto\.invalid\//g, '…');
}

/** A mail's text with its links in place. */
export function withLinks(
  text: string,
  links: readonly StoredLink[],
  urlOf: (link: StoredLink) => string,
  escape: (url: string) => string,
): string {
  return links.reduce((result, link) => result.replaceAll(link.placeholder, escape(urlOf(link))), text);
}
