import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import type { MailBlock } from './html-tokens.js';
import { colours } from './mail-theme.js';

/** A button, with its address in plain letters below for programs that show no buttons. */
export function linkBlock(url: string, label: string, plainLinkLabel: string): MailBlock {
  const address = escapeHtml(url);
  return {
    // Outlook for Windows ignores the padding of links, hence the padding of the cell for it alone.
    html:
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;border-collapse:separate">` +
      `<tr><td class="bt" align="center" bgcolor="${colours.accent}" style="border-radius:8px;background-color:${colours.accent};mso-padding-alt:14px 28px">` +
      `<a class="on" href="${address}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 28px;border-radius:8px;` +
      `font-size:16px;line-height:22px;font-weight:600;color:${colours.onAccent};text-decoration:none">` +
      `<span class="on" style="color:${colours.onAccent}">${escapeHtml(label)}</span></a></td></tr></table>` +
      `<div class="t3" style="margin:0 0 24px;font-size:12px;line-height:18px;color:${colours.text3}">${escapeHtml(plainLinkLabel)}<br>` +
      `<a class="a" href="${address}" target="_blank" rel="noopener" style="color:${colours.accent};text-decoration:underline;` +
      `word-break:break-all;overflow-wrap:anywhere">${address}</a></div>`,
    text: `${label}:\n${url}`,
  };
}
