import type { MailLanguage } from '../../../../kernel/text/language.js';
import { builtInTemplate } from '../built-in/built-in-templates.js';
import type { MailTemplate } from '../built-in/mail-template.js';
import type { MailType } from '../built-in/mail-type.js';
import { actionLabel } from './action-labels.js';
import { asHtml } from './as-html.js';
import { detailsBlock } from './details-block.js';
import { excerptOf } from './excerpt.js';
import { fillBody, type PlaceholderValues } from './fill-template.js';
import { toPlainText } from './html-to-text.js';
import { liftBlocks, serialize, tokenize, type HtmlToken } from './html-tokens.js';
import { linkBlock } from './link-block.js';
import { mailLabels } from './mail-labels.js';
import { footerText, mailDocument, type MailFooter } from './mail-layout.js';
import { mailSubject } from './mail-subject.js';
import { elementStyles } from './mail-theme.js';
import { remembered } from './remembered.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';
import type { TransportDetails } from './transport-details.js';

/** Everything that goes into one mail. */
export interface MailContent {
  /** Null for a letter in somebody's own words, which has a template and no link. */
  type: MailType | null;
  /** The recipient's. */
  language: MailLanguage;
  /** Words that win over the built-in ones: a company's template, or what a forwarder typed. */
  template?: { subject?: string | null; body?: string | null } | null;
  variables: {
    /** Of the recipient. */
    name?: string | null;
    /** Of the forwarder; `companyName` when left out. */
    company?: string | null;
    order_link?: string | null;
  };
  /** Fills `[OFFER DETAILS]` and `[ORDER DETAILS]`. */
  details?: TransportDetails | null;
  /** Fills `[OFFER ACCEPTANCE LINK]`; each of this and `order_link` stands in for the other. */
  link?: string | null;
  /** Of the forwarder, on top of the mail. */
  companyName: string;
  footer?: MailFooter | null;
  /** What the button of the link says; what is usual for the type when left out. A mail without a type has no button without it. */
  action?: string | null;
  /** Puts details and link below a body that has no place for them, so that no offer goes out without its link. */
  appendMissingBlocks?: boolean;
}

/** A mail ready to be queued. */
export interface ComposedMail {
  subject: string;
  /** A whole document. */
  html: string;
  text: string;
  /** What the mail says, in HTML, without the layout around it. */
  content: string;
  /** Its first words after the greeting, for lists. */
  excerpt: string;
  /** Known placeholders of the body for which nothing was given; they are left out of the mail. */
  missing: string[];
  /** Placeholders of the body that do not exist; they stand in the mail as written. */
  unknown: string[];
}

/**
 * Writes a mail in the recipient's language. Values are escaped, people's HTML is sanitised.
 * @throws TypeError when a link is not a complete web address
 */
export function composeMail(content: MailContent): ComposedMail {
  const builtIn = content.type === null ? nothing : builtInTemplate(content.type, content.language);
  const body = filled(content.template?.body) ?? builtIn.body;
  const values = placeholderValues(content);

  const { tokens, missing, unknown } = fillBody(tokensOfBody(body), values);
  if (content.appendMissingBlocks) tokens.push(...blocksWithoutPlace(tokens, values));
  const lifted = liftBlocks(tokens);
  const subject = mailSubject(content, builtIn.subject, values);
  const footer = content.footer ?? {};
  const excerpt = excerptOf(lifted);

  return {
    subject,
    html: mailDocument({
      language: content.language,
      title: subject,
      preheader: excerpt,
      companyName: content.companyName,
      contentHtml: serialize(lifted.map(dress)),
      footer,
    }),
    text: `${toPlainText(lifted)}\n\n${footerText(content.companyName, footer)}\n`,
    content: serialize(lifted),
    excerpt,
    missing,
    unknown,
  };
}

const nothing: MailTemplate = { subject: '', body: '' };

function placeholderValues(content: MailContent): PlaceholderValues {
  const orderLink = webAddress(content.variables.order_link ?? content.link);
  const acceptanceLink = webAddress(content.link ?? content.variables.order_link);
  const { type, language } = content;
  const label = content.action ?? (type === null ? null : actionLabel(type, language));
  const block = (url: string | null) =>
    url === null || label === null ? null : linkBlock(url, label, mailLabels(language).plainLink);
  return {
    name: filled(content.variables.name),
    company: filled(content.variables.company) ?? filled(content.companyName),
    orderLink,
    acceptanceLink,
    orderLinkBlock: block(orderLink),
    acceptanceLinkBlock: block(acceptanceLink),
    detailsBlock: content.details ? detailsBlock(content.details, content.language) : null,
  };
}

function blocksWithoutPlace(tokens: readonly HtmlToken[], values: PlaceholderValues): HtmlToken[] {
  const placed = new Set(tokens.map((token) => (token.kind === 'block' ? token.block : null)));
  const addresses = new Set(
    tokens.map((token) => (token.kind === 'open' ? token.attributes.get('href') : undefined)),
  );
  const link = values.acceptanceLinkBlock;
  const hasLink =
    placed.has(link) ||
    placed.has(values.orderLinkBlock) ||
    addresses.has(values.acceptanceLink ?? undefined);
  return [values.detailsBlock, hasLink ? null : link]
    .filter((block) => block !== null && !placed.has(block))
    .flatMap((block): HtmlToken[] => (block ? [{ kind: 'block', block }] : []));
}

/** The pieces of a body that people wrote. A mailing to many has few bodies: those of the last mails are kept. */
const tokensOfBody = remembered(16, (body: string): readonly HtmlToken[] =>
  tokenize(sanitizeMailHtml(asHtml(body))),
);

/** Gives people's elements the looks of the mail. */
function dress(token: HtmlToken): HtmlToken {
  if (token.kind !== 'open') return token;
  const looks = elementStyles[token.name];
  if (!looks) return token;
  const attributes = new Map(token.attributes);
  const own = attributes.get('style');
  attributes.set('style', own ? `${looks.style};${own}` : looks.style);
  if (looks.className) attributes.set('class', looks.className);
  if (token.name === 'a') attributes.set('target', '_blank').set('rel', 'noopener');
  return { ...token, attributes };
}

function webAddress(text: string | null | undefined): string | null {
  const address = filled(text);
  if (address === null) return null;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new TypeError(`Not a complete web address: ${address.slice(0, 80)}`);
  }
  return address;
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() ? text.trim() : null;
}
