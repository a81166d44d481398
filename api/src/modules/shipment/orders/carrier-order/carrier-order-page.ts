import { readablePhone } from '../../../../kernel/contact/phone-number.js';
import type { Vehicle } from '../../rules/vehicle.js';
import { printDocument, cssText } from '../../../../platform/pdf/print-document.js';
import type { StopView } from '../../../../kernel/order/transport.js';
import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import type { CarrierOrderContent, Fact, Party } from './carrier-order-content.js';
import { carrierOrderLabels, type CarrierOrderLabels } from './carrier-order-labels.js';

/** The looks of the printed order: dark ink on white, one accent, sizes in points as print has them. */
const styles = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 9pt/1.36 'Noto Sans', sans-serif; color: #151d1f; -webkit-print-color-adjust: exact }
h1 { font-size: 19pt; line-height: 1.15; font-weight: 600; letter-spacing: -.015em }
h2 { font-size: 8pt; line-height: 1.3; font-weight: 600; color: #05606e; margin-bottom: 1mm; break-after: avoid }
p, dd, dt, li, td, th { overflow-wrap: anywhere; orphans: 3; widows: 3 }
section { margin-top: 3mm }
/* Only what is read as one piece stays in one: notes and terms flow, however long they are. */
.two, .way, .price, .vehicle, .facts-grid > div, .signatures { break-inside: avoid }
.head { display: flex; justify-content: space-between; gap: 10mm; align-items: flex-end;
  padding-bottom: 2.6mm; border-bottom: .6mm solid #05606e }
.head .from { font-size: 10.5pt; font-weight: 600; margin-bottom: 1mm }
.head .facts { text-align: right; white-space: nowrap }
.small { font-size: 8pt; color: #4b5457 }
.draft { margin-top: 3.5mm; padding: 1.8mm 3mm; border: .3mm solid #c98a2b; border-radius: 1mm; background: #fdf4e6;
  color: #6e4600; font-weight: 600 }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm }
.name { font-size: 10.5pt; font-weight: 600; margin-bottom: .6mm }
.numbers { margin-top: .8mm }
.way { display: grid; grid-template-columns: 1fr 1fr; border: .25mm solid #c9cfd0; border-radius: 1.4mm }
.stop { padding: 2.2mm 3.5mm }
.stop + .stop { border-left: .25mm solid #c9cfd0 }
.stop h3 { font-size: 8pt; font-weight: 600; color: #4b5457 }
.stop .place { font-size: 12pt; line-height: 1.3; font-weight: 600 }
.stop .when { margin-top: .8mm; font-weight: 600 }
.facts-grid { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; border-top: .25mm solid #c9cfd0 }
.facts-grid > div { display: flex; gap: 4mm; padding: .7mm 0; border-bottom: .25mm solid #e3e6e7 }
.facts-grid dt { flex: 0 0 auto; min-width: 44%; max-width: 62%; color: #4b5457 }
.facts-grid dd { flex: 1; font-weight: 600 }
.notes { white-space: pre-line }
.price { display: flex; justify-content: space-between; gap: 8mm; padding: 2mm 3.5mm; border-radius: 1.4mm;
  background: #ecf6f8 }
.price h2 { margin-bottom: .4mm }
.price .amount { font-size: 15pt; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums }
.price .right { text-align: right }
.price .right p { font-size: 10.5pt; font-weight: 600 }
.price .right .small { font-size: 8pt; font-weight: 400 }
.vehicle { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm }
.vehicle dt { font-size: 8pt; color: #4b5457 }
h2 .aside { margin-left: 2mm; font-weight: 400; color: #4b5457 }
.vehicle dd { min-height: 6.5mm; padding-top: 1mm; border-bottom: .25mm solid #8d9395; font-weight: 600 }
.terms ol, .terms div { columns: 2; column-gap: 7mm; font-size: 7.2pt; line-height: 1.33 }
.terms ol { padding-left: 4.6mm }
.terms li, .terms p { margin-bottom: .7mm; break-inside: avoid }
.terms li::marker { color: #4b5457 }
.signatures { margin-top: 9mm; break-before: avoid }
.signatures div { border-top: .25mm solid #151d1f; padding-top: 1.2mm }
`;

/**
 * The rules of a document.
 * @param foot stands at the foot of every page
 * @param page the word before the number of a page
 */
function carrierOrderStyles(foot: string, page: string): string {
  const small = `font: 7.5pt 'Noto Sans', sans-serif; color: #4b5457`;
  return `${styles}@page { size: A4; margin: 9mm 15mm 13mm;
  @bottom-left { content: ${cssText(foot)}; ${small} }
  @bottom-right { content: ${cssText(`${page} `)} counter(page) ' / ' counter(pages); ${small} } }`;
}

const locales = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' } as const;

/** What of a printed order is not settled when it is sent. */
export interface CarrierOrderState {
  vehicle: Vehicle;
  /** The carrier has not been sent it. */
  isDraft: boolean;
}

/** The order of a route as a document to print. Everything that people wrote is text in it and nothing else. */
export function carrierOrderPage(
  content: CarrierOrderContent,
  { vehicle, isDraft }: CarrierOrderState,
): string {
  const labels = carrierOrderLabels(content.language);
  const { number, leg, legs, forwarder, carrier, contact } = content;
  const routeText = legs > 1 ? `, ${labels.routeNumber(leg, legs)}` : '';
  const title = `${labels.title} ${labels.no} ${number}${routeText}`;
  const contactFacts = contact ? [{ label: labels.contact, value: `${contact.name}, ${contact.email}` }] : [];
  const styles = carrierOrderStyles(`${title} · ${forwarder.name}`, labels.page);
  const body = `<header class="head"><div><p class="from">${escapeHtml(forwarder.name)}</p><h1>${escapeHtml(labels.title)}</h1></div>
<div class="facts"><p class="name">${escapeHtml(`${labels.no} ${number}${routeText}`)}</p>
<p class="small">${escapeHtml(labels.day)}: ${escapeHtml(dayIn(content))}</p></div></header>
${isDraft ? `<p class="draft">${escapeHtml(labels.draft)}</p>` : ''}
<section class="two">${partyHtml(labels.forwarder, forwarder, labels, contactFacts)}${partyHtml(labels.carrier, carrier, labels, [])}</section>
<section><h2>${escapeHtml(labels.route)}</h2><div class="way">${stopHtml(content.pickup)}${stopHtml(content.delivery)}</div></section>
<section><h2>${escapeHtml(labels.cargo)}</h2><dl class="facts-grid">${content.rows.map(factHtml).join('')}</dl></section>
${content.notes ? `<section><h2>${escapeHtml(labels.notes)}</h2><p class="notes">${escapeHtml(content.notes)}</p></section>` : ''}
<section class="price"><div><h2>${escapeHtml(labels.price)}</h2><p class="amount">${escapeHtml(content.price)}</p></div>
<div class="right"><h2>${escapeHtml(labels.payment)}</h2><p>${escapeHtml(paymentOf(content, labels))}</p>
<p class="small">${escapeHtml(labels.invoiceReference(legs > 1 ? `${number}/${leg}` : String(number)))}</p></div></section>
<section><h2>${escapeHtml(labels.vehicle)}${
    vehicle.truck_plates || vehicle.driver_name
      ? ''
      : ` <span class="aside">${escapeHtml(labels.vehicleNote)}</span>`
  }</h2><dl class="vehicle">${vehicleFacts(vehicle, labels).map(factHtml).join('')}</dl></section>
<section class="terms"><h2>${escapeHtml(labels.terms)}</h2>${termsHtml(content.terms)}</section>
<section class="two signatures">${signatureHtml(labels.forForwarder, labels)}${signatureHtml(labels.forCarrier, labels)}</section>`;
  return printDocument({ language: content.language, title: escapeHtml(title), styles, body });
}

function partyHtml(role: string, party: Party, labels: CarrierOrderLabels, more: readonly Fact[]): string {
  const contact = [
    ...(party.phone ? [{ label: labels.phone, value: readablePhone(party.phone) }] : []),
    ...(party.email ? [{ label: labels.email, value: party.email }] : []),
  ];
  // The address has a line, the numbers of registers share one, and so do the ways to reach the party: the order is to fit one page.
  const address = party.address.length > 0 ? `<p>${escapeHtml(party.address.join(', '))}</p>` : '';
  const numbers = [party.numbers, [...contact, ...more]]
    .filter((facts) => facts.length > 0)
    // No label is left at the end of a line without its value.
    .map(
      (facts) =>
        `<p>${escapeHtml(facts.map(({ label, value }) => `${label}:\u00a0${value}`).join(' · '))}</p>`,
    )
    .join('');
  return `<div><h2>${escapeHtml(role)}</h2><p class="name">${escapeHtml(party.name)}</p>${address}<div class="numbers">${numbers}</div></div>`;
}

function stopHtml({ label, place, address, date }: StopView): string {
  return (
    `<div class="stop"><h3>${escapeHtml(label)}</h3><p class="place">${escapeHtml(place)}</p>` +
    `<p>${escapeHtml(address)}</p><p class="when">${escapeHtml(date)}</p></div>`
  );
}

function factHtml({ label, value }: Fact): string {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function vehicleFacts(vehicle: Vehicle, labels: CarrierOrderLabels): Fact[] {
  return [
    { label: labels.truck, value: vehicle.truck_plates ?? '' },
    { label: labels.trailer, value: vehicle.trailer_plates ?? '' },
    { label: labels.driver, value: vehicle.driver_name ?? '' },
    { label: labels.driverPhone, value: vehicle.driver_phone ? readablePhone(vehicle.driver_phone) : '' },
  ];
}

function paymentOf({ payment_days }: CarrierOrderContent, labels: CarrierOrderLabels): string {
  return payment_days === null ? labels.byAgreement : labels.days(payment_days);
}

/** Paragraphs get numbers, unless their writer gave them some. */
function termsHtml(terms: string): string {
  const paragraphs = terms
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isNumbered = paragraphs.some((paragraph) => /^(§|\d+\s*[.)])/.test(paragraph));
  if (isNumbered) return `<div>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>`;
  return `<ol>${paragraphs.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`;
}

function signatureHtml(side: string, labels: CarrierOrderLabels): string {
  return `<div><p>${escapeHtml(side)}</p><p class="small">${escapeHtml(labels.signature)}</p></div>`;
}

function dayIn({ day, language }: CarrierOrderContent): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
