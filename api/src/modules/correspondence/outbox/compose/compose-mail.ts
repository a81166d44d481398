import type { MailLanguage } from '../../../../kernel/text/language.js';
import { builtInTemplate } from '../built-in/built-in-templates.js';
import type { MailTemplate, MailType } from '../built-in/mail-template.js';
import { detailsBlock } from './details-block.js';
import { excerptOf } from './excerpt.js';
import { fillBody, type PlaceholderValues, mailSubject } from './fill-template.js';
import { toPlainText, asHtml } from './html-to-text.js';
import { liftBlocks, serialize, tokenize, type HtmlToken, type MailBlock } from './html-tokens.js';
import { mailLabels, actionLabel } from './mail-labels.js';
import { elementStyles, colours, font, styleSheets } from './mail-theme.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';
import type { TransportDetails } from './transport-details.js';
import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import { initials } from '../../../../kernel/text/initials.js';

/** Who stands below a mail. Whatever is empty is left out. */
interface MailFooter {
  /** Address, tax number and the like, one line each. */
  lines?: readonly string[];
  phone?: string | null;
  email?: string | null;
  /** With or without https://. */
  website?: string | null;
  /** Where the reader of a mailing unsubscribes, and what the link says. */
  unsubscribe?: { url: string; label: string } | null;
}

/** What the layout needs besides the content. */
interface MailPage {
  language: string;
  title: string;
  /** What inboxes show beside the subject. */
  preheader: string;
  companyName: string;
  contentHtml: string;
  footer: MailFooter;
}

/** Puts content into the whole HTML document of a mail. */
function mailDocument(page: MailPage): string {
  const company = escapeHtml(page.companyName);
  return `<!doctype html>
<html lang="${page.language}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(page.title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->
${styleSheets.map((sheet) => `<style>${sheet}</style>`).join('\n')}
</head>
<body class="bg" style="margin:0;padding:0;background-color:${colours.ground}">
<div style="display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;font-size:1px;line-height:1px;color:${colours.ground};mso-hide:all">${escapeHtml(page.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;background-color:${colours.ground}"><tr><td class="gut" align="center" style="padding:32px 24px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto;font-family:${font};text-align:left">
<tr><td style="padding:0 0 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="bt on" width="36" height="36" align="center" valign="middle" aria-hidden="true" bgcolor="${colours.accent}" style="width:36px;height:36px;border-radius:8px;background-color:${colours.accent};color:${colours.onAccent};font-size:14px;line-height:36px;font-weight:600">${escapeHtml(initials(page.companyName))}</td>
<td class="t" valign="middle" style="padding:0 0 0 12px;font-size:16px;line-height:22px;font-weight:600;color:${colours.text}">${company}</td>
</tr></table></td></tr>
<tr><td class="cd pad t" style="padding:32px 32px 16px;background-color:${colours.card};border:1px solid ${colours.line};border-radius:12px;font-size:16px;line-height:25px;color:${colours.text};word-break:break-word;overflow-wrap:anywhere">
${page.contentHtml}
</td></tr>
<tr><td class="t3" style="padding:20px 4px 0;font-size:12px;line-height:19px;color:${colours.text3}">${footerHtml(page.companyName, page.footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The end of the text alternative: who writes, after the mark by which mail programs know a signature. */
function footerText(companyName: string, footer: MailFooter): string {
  const contact = [footer.phone, footer.email, footer.website].map(trimmed).filter(Boolean);
  const last = footer.unsubscribe ? ['', `${footer.unsubscribe.label}: ${footer.unsubscribe.url}`] : [];
  return ['-- ', companyName, ...footerLines(footer), ...contact, ...last].join('\n');
}

function footerHtml(companyName: string, footer: MailFooter): string {
  const link = (address: string, label: string): string =>
    `<a class="t3" href="${escapeHtml(address)}" style="color:${colours.text3};text-decoration:underline">${escapeHtml(label)}</a>`;
  const phone = trimmed(footer.phone);
  const email = trimmed(footer.email);
  const website = trimmed(footer.website);
  const contact = [
    phone && link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone),
    email && link(`mailto:${email}`, email),
    website &&
      link(
        /^https?:\/\//i.test(website) ? website : `https://${website}`,
        website.replace(/^https?:\/\//i, ''),
      ),
  ].filter(Boolean);
  return [
    `<span class="t2" style="font-weight:600;color:${colours.text2}">${escapeHtml(companyName)}</span>`,
    ...footerLines(footer).map(escapeHtml),
    // The blanks belong to what stands before them: where a line ends, no sign is left hanging.
    contact.join('&nbsp;&nbsp;&nbsp; '),
    footer.unsubscribe && link(footer.unsubscribe.url, footer.unsubscribe.label),
  ]
    .filter(Boolean)
    .join('<br>');
}

function footerLines(footer: MailFooter): string[] {
  return (footer.lines ?? []).map(trimmed).filter(Boolean);
}

function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}

/** A button, with its address in plain letters below for programs that show no buttons. */
function linkBlock(url: string, label: string, plainLinkLabel: string): MailBlock {
  const address = escapeHtml(url);
  return {
    // Outlook for Windows ignores the padding of links; the padding of the cell is for it alone.
    html:
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;border-collapse:separate">` +
      `<tr><td class="bt" align="center" bgcolor="${colours.accent}" style="border-radius:8px;background-color:${colours.accent};mso-padding-alt:14px 28px">` +
      `<a class="on" href="${address}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 28px;border-radius:8px;` +
      `font-size:16px;line-height:22px;font-weight:600;color:${colours.onAccent};text-decoration:none">` +
      `<span class="on" style="color:${colours.onAccent}">${escapeHtml(label)}</span></a></td></tr></table>` +
      `<div class="t3" style="margin:0 0 24px;font-size:12px;line-height:18px;color:${colours.text3}">${escapeHtml(plainLinkLabel)}<br>` +
      `<a class="a" href="${address}" target="_blank" rel="noopener" style="color:${colours.accent};text-decoration:underline;` +
      `word-break:break-all;overflow-wrap:anywhere">${address}</a></div>`,
    // No colon: the sentence above often ends with one.
    text: `${label}\n${url}`,
  };
}

/**
 * A function of a text that remembers its last answers.
 * @param count of how many texts
 * @param work what it answers nobody changes
 */
function remembered<Answer>(count: number, work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    answers.set(text, answer);
    const [oldest] = answers.keys();
    if (answers.size > count && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

/** Everything that goes into one mail. */
export interface MailContent {
  /** Null for a mail in somebody's own words, which has a template and no link. */
  type: MailType | null;
  /** The recipient's. */
  language: MailLanguage;
  /** Words that win over the built-in ones: a company's template, or what a forwarder typed. */
  template?: { subject?: string | null; body?: string | null } | null;
  /** What the company writes as the subject of mails of the type; it takes the place of the built-in one. */
  ownSubject?: string | null;
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
