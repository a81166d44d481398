import type { AccountLink } from './account-link.js';
import type { UnsignedLink } from './link-url.js';

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

/** A web address that leads nowhere and is not found in what people write. */
export function placeholderOf(index: number): string {
  return `https://link-${index}.frakto.invalid/`;
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
