import { readablePhone } from '../../../../kernel/contact/phone-number.js';
import type { Vehicle } from '../../rules/vehicle.js';
import { printDocument } from '../../../../platform/pdf/print-document.js';
import type { StopView } from '../../../../kernel/order/transport-view.js';
import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import type { CarrierOrderContent, Fact, Party } from './carrier-order-content.js';
import { carrierOrderLabels, type CarrierOrderLabels } from './carrier-order-labels.js';
import { carrierOrderStyles } from './carrier-order-styles.js';

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
<div class="right"><h2>${escapeHtml(labels.payment)}</h2><p>${escapeHtml(paymentOf(content, labels))}</p></div></section>
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
