import type { DetailsView, StopView } from '../../../../kernel/order/transport.js';
import type { MailLanguage } from '../../../../kernel/text/language.js';
import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import type { MailBlock } from './html-tokens.js';
import { colours } from './mail-theme.js';
import { viewDetails, type TransportDetails } from './transport-details.js';

/** Of a mailing to many all mails show the same transport. */
const blocks = new WeakMap<TransportDetails, Map<MailLanguage, MailBlock>>();

/** The table of a transport: the way, then the cargo, then the price. */
export function detailsBlock(details: TransportDetails, language: MailLanguage): MailBlock {
  const byLanguage = blocks.get(details) ?? new Map<MailLanguage, MailBlock>();
  blocks.set(details, byLanguage);
  const block = byLanguage.get(language) ?? blockOf(viewDetails(details, language));
  byLanguage.set(language, block);
  return block;
}

function blockOf(view: DetailsView): MailBlock {
  return { html: toHtml(view), text: toText(view) };
}

function toHtml(view: DetailsView): string {
  const way = view.routes.map((route, index) => routeHtml(route, index > 0)).join('');
  const rows = view.rows.map(({ label, value }) => rowHtml(label, value)).join('');
  return (
    `<table role="presentation" class="pn" width="100%" cellpadding="0" cellspacing="0" border="0" ` +
    `style="width:100%;margin:0 0 24px;background-color:${colours.ground};border:1px solid ${colours.line};` +
    `border-radius:8px;border-collapse:separate"><tr><td style="padding:16px 20px">` +
    `<div class="t3" style="margin:0 0 12px;font-size:13px;line-height:20px;color:${colours.text3}">` +
    `${escapeHtml(view.heading)}</div>${way}` +
    table(rows + (view.notes ? notesHtml(view.notes) : '') + (view.price ? priceHtml(view.price) : '')) +
    (view.variants ? variantsHtml(view.variants) : '') +
    `</td></tr></table>`
  );
}

function routeHtml(route: DetailsView['routes'][number], further: boolean): string {
  const gap = further
    ? `<tr><td colspan="3" style="height:12px;font-size:0;line-height:0">&nbsp;</td></tr>`
    : '';
  return table(gap + stopHtml(route.pickup, false) + stopHtml(route.delivery, true));
}

// Three columns: the line from pickup to delivery runs along the left edge of the second.
function stopHtml(stop: StopView, last: boolean): string {
  const line = last ? '' : `border-left:2px solid ${colours.accentLine};`;
  const below = [
    stop.address && `<div class="t2" style="color:${colours.text2}">${escapeHtml(stop.address)}</div>`,
    stop.date &&
      `<div class="t" style="font-weight:600;color:${colours.text}">${escapeHtml(stop.date)}</div>`,
  ];
  return (
    `<tr><td colspan="2" width="28" valign="top" style="width:28px;padding:6px 0 0">${dotHtml(last)}</td>` +
    `<td class="t" valign="top" style="font-size:16px;line-height:24px;font-weight:600;color:${colours.text}">` +
    `${escapeHtml(stop.place)}<span class="t3" style="font-size:13px;font-weight:400;color:${colours.text3}">` +
    ` &nbsp;${escapeHtml(stop.label)}</span></td></tr>` +
    `<tr><td width="5" style="width:5px;font-size:0;line-height:0">&nbsp;</td>` +
    `<td class="al" width="21" style="width:21px;${line}font-size:0;line-height:0">&nbsp;</td>` +
    `<td valign="top" style="padding:0 0 ${last ? 12 : 16}px;font-size:14px;line-height:20px">${below.join('')}</td></tr>`
  );
}

// Outlook for Windows draws boxes at full width: it gets a character in place of the dot.
function dotHtml(full: boolean): string {
  const fill = full ? `;background-color:${colours.accent}` : '';
  return (
    `<!--[if mso]><span style="color:${colours.accent}">${full ? '&#9679;' : '&#9675;'}</span><![endif]-->` +
    `<!--[if !mso]><!--><div class="${full ? 'dotf' : 'dot'}" style="width:8px;height:8px;border:2px solid ${colours.accent};` +
    `border-radius:6px;font-size:0;line-height:0${fill}">&nbsp;</div><!--<![endif]-->`
  );
}

function rowHtml(label: string, value: string): string {
  const cell = `valign="top" style="padding:10px 0;border-top:1px solid ${colours.line};font-size:14px;line-height:20px;`;
  return (
    `<tr><td class="ln t2" ${cell}color:${colours.text2}">${escapeHtml(label)}</td>` +
    `<td class="ln t" align="right" ${cell}padding-left:16px;text-align:right;word-break:break-word;color:${colours.text}">` +
    `${escapeHtml(value)}</td></tr>`
  );
}

function notesHtml(notes: { label: string; value: string }): string {
  return (
    `<tr><td class="ln t" colspan="2" style="padding:10px 0;border-top:1px solid ${colours.line};font-size:14px;` +
    `line-height:20px;word-break:break-word;color:${colours.text}">` +
    `<div class="t2" style="color:${colours.text2}">${escapeHtml(notes.label)}</div>` +
    `${escapeHtml(notes.value).replace(/\r\n|\r|\n/g, '<br>')}</td></tr>`
  );
}

function priceHtml(price: { label: string; value: string }): string {
  const cell = `valign="bottom" style="padding:14px 0 2px;border-top:1px solid ${colours.line};`;
  return (
    `<tr><td class="ln t2" ${cell}font-size:14px;line-height:28px;color:${colours.text2}">${escapeHtml(price.label)}</td>` +
    `<td class="ln t" align="right" ${cell}padding-left:16px;text-align:right;white-space:nowrap;font-size:20px;` +
    `line-height:28px;font-weight:600;color:${colours.text}">${escapeHtml(price.value)}</td></tr>`
  );
}

function variantsHtml({ label, items }: NonNullable<DetailsView['variants']>): string {
  const cell = `valign="top" style="padding:12px 0;border-top:1px solid ${colours.line};`;
  const rows = items.map(
    ({ name, times, price }) =>
      `<tr><td class="ln t" ${cell}font-size:16px;line-height:24px;font-weight:600;word-break:break-word;color:${colours.text}">` +
      `${escapeHtml(name)}<div class="t2" style="font-size:14px;line-height:20px;font-weight:400;color:${colours.text2}">` +
      `${times.map(escapeHtml).join('<br>')}</div></td>` +
      `<td class="ln t" align="right" ${cell}padding-left:16px;text-align:right;white-space:nowrap;font-size:20px;` +
      `line-height:28px;font-weight:600;color:${colours.text}">${escapeHtml(price)}</td></tr>`,
  );
  const heading = `padding:16px 0 8px;font-size:14px;line-height:20px;color:${colours.text2}`;
  return table(
    `<tr><td class="ln t2" colspan="2" style="${heading}">${escapeHtml(label)}</td></tr>${rows.join('')}`,
  );
}

function table(rows: string): string {
  if (!rows) return '';
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ` +
    `style="width:100%;border-collapse:separate">${rows}</table>`
  );
}

function toText(view: DetailsView): string {
  const stop = ({ label, place, address, date }: StopView): string =>
    `${label}: ${place}${address && ` (${address})`}${date && `, ${date}`}`;
  const rows = [...view.rows, view.notes, view.price].filter((row) => row !== null);
  return [
    view.heading,
    ...view.routes.flatMap((route) => [stop(route.pickup), stop(route.delivery)]),
    ...rows.map(({ label, value }) => `${label}: ${value.replace(/(?<!\s)\s*[\r\n]\s*/g, '\n  ')}`),
    ...(view.variants ? [`${view.variants.label}:`] : []),
    ...(view.variants?.items ?? []).flatMap(({ name, times, price }) => [
      `- ${name}: ${price}`,
      ...times.map((time) => `  ${time}`),
    ]),
  ]
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');
}
