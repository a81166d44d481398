import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import { colours, font, styleSheets } from './mail-theme.js';

/** Who stands below a mail. Whatever is empty is left out. */
export interface MailFooter {
  /** Address, tax number and the like, one line each. */
  lines?: readonly string[];
  phone?: string | null;
  email?: string | null;
  /** With or without https://. */
  website?: string | null;
  /** Where the reader of a letter to many unsubscribes, and what the link says. */
  unsubscribe?: { url: string; label: string } | null;
}

/** What the layout needs besides the content. */
export interface MailPage {
  language: string;
  title: string;
  /** What inboxes show beside the subject. */
  preheader: string;
  companyName: string;
  contentHtml: string;
  footer: MailFooter;
}

/** Puts content into the whole HTML document of a mail. */
export function mailDocument(page: MailPage): string {
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
export function footerText(companyName: string, footer: MailFooter): string {
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
    contact.join(' &nbsp;·&nbsp; '),
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

function initials(companyName: string): string {
  const words = companyName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('pl');
}
