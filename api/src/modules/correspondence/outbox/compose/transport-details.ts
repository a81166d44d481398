import type { MailLanguage } from '../../../../kernel/text/language.js';
import type { Money } from '../../../../kernel/money/money.js';
import type { CargoFacts } from '../../../../kernel/order/transport-facts.js';
import type { DetailsView, StopView } from '../../../../kernel/order/transport.js';
import { mailFormat, type MailFormat } from './mail-format.js';
import { mailLabels, type MailLabels } from './mail-labels.js';
import { mailFactLabels } from './mail-fact-labels.js';

/** How transports are called in somebody's books. */
interface MailReferences {
  /** The reader's. */
  yours?: string | null;
  /** The client's, where somebody else reads. */
  clients?: string | null;
  /** The forwarder's. */
  ours?: string | null;
}

/** A line of a mail's table. */
interface FactRow {
  label: string;
  value: string;
}

type Writing = { language: MailLanguage; format: MailFormat };

const filled = (label: string, value: string | null | undefined): FactRow[] =>
  value?.trim() ? [{ label, value: value.trim() }] : [];

/** How much room a load takes. */
function sizeRows(facts: CargoFacts, { language, format }: Writing): FactRow[] {
  const labels = mailFactLabels(language);
  return [
    ...filled(labels.loadingMetres, facts.ldm == null ? null : format.number(facts.ldm)),
    ...filled(labels.dimensions, dimensionsOf(facts, labels.sides, format)),
  ];
}

/** What a load needs of the vehicle and of those who handle it. */
function needRows(facts: CargoFacts, { language, format }: Writing): FactRow[] {
  const labels = mailFactLabels(language);
  const { adr_un, adr_class } = facts;
  const adr = [adr_un && `UN ${adr_un}`, adr_class && `${labels.adrClass} ${adr_class}`].filter(Boolean);
  return [
    ...filled(labels.vehicle, facts.body_type && labels.bodies[facts.body_type]),
    ...filled(labels.temperature, temperatureOf(facts, format)),
    ...filled('ADR', adr.join(', ')),
    ...filled('Incoterms', facts.incoterm),
  ];
}

/** What the parties call the transport. */
function referenceRows(references: MailReferences, { language }: Writing): FactRow[] {
  const labels = mailFactLabels(language);
  return [
    ...filled(labels.yourReference, references.yours),
    ...filled(labels.clientReference, references.clients),
    ...filled(labels.ourReference, references.ours),
  ];
}

/** Until when an offer holds. */
function validityRows(day: string | null | undefined, { language, format }: Writing): FactRow[] {
  return filled(mailFactLabels(language).validUntil, day && format.day(day));
}

function dimensionsOf(
  { length_cm, width_cm, height_cm }: CargoFacts,
  names: readonly string[],
  format: MailFormat,
): string | null {
  const sides = [length_cm, width_cm, height_cm];
  const known = sides.flatMap((side, index) =>
    side == null ? [] : [{ name: names[index] ?? '', size: format.number(side) }],
  );
  if (known.length === sides.length) return `${known.map(({ size }) => size).join(' × ')} cm`;
  return known.map(({ name, size }) => `${name} ${size} cm`).join(', ');
}

function temperatureOf({ temperature_min, temperature_max }: CargoFacts, format: MailFormat): string | null {
  // A sign always: a carrier who reads 8 of a freezer asks whether a minus was lost.
  const signed = (degrees: number): string => `${degrees > 0 ? '+' : ''}${format.number(degrees)}`;
  const min = temperature_min == null ? null : signed(temperature_min);
  const max = temperature_max == null ? null : signed(temperature_max);
  if (min === null && max === null) return null;
  if (min === null) return `≤ ${max} °C`;
  if (max === null) return `≥ ${min} °C`;
  return min === max ? `${min} °C` : `${min} … ${max} °C`;
}

/** A place where goods are loaded or unloaded. */
interface MailStop {
  street?: string | null;
  postCode?: string | null;
  city?: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country?: string | null;
  date?: Date | null;
  /** Until when the place can be reached that day, or on a later one. */
  until?: Date | null;
}

/** One of several ways in which a transport is offered. */
interface OfferedVariant {
  kind: 'cheap' | 'fast' | 'own';
  /** Its name where `kind` is `own`. */
  label: string | null;
  price: Money;
  legs: readonly {
    /** From where to where. */
    way: string;
    pickup: { date: Date; country: string };
    delivery: { date: Date; country: string };
  }[];
}

/** What a mail shows of a transport. Whatever is empty is left out. */
export interface TransportDetails {
  /** Says how the table is headed. */
  kind: 'request' | 'offer' | 'order';
  /** Number that the recipient knows it by. */
  number?: number | string | null;
  /** In driving order; one unless the transport has several routes. */
  routes: readonly { pickup: MailStop; delivery: MailStop }[];
  palletsCount?: number | null;
  /** In kilograms. */
  weight?: number | null;
  cargoType?: string | null;
  /** What else is known of the load. */
  facts?: CargoFacts;
  references?: MailReferences;
  /** The last day of an offer, `YYYY-MM-DD`. */
  validUntil?: string | null;
  notes?: string | null;
  /** What the recipient pays, or is paid. */
  price?: Money | null;
  /** What the recipient chooses from in place of one price. */
  variants?: readonly OfferedVariant[];
  /** In days. */
  paymentTerm?: number | null;
  /** What the mail tells besides, in the reader's words; stands above everything else that has a label. */
  rows?: readonly FactRow[];
}

/** Puts details into the recipient's words. */
export function viewDetails(details: TransportDetails, language: MailLanguage): DetailsView {
  const labels = mailLabels(language);
  const format = mailFormat(language);
  return {
    heading: [labels[details.kind], details.number ?? ''].join(' ').trim(),
    routes: details.routes.map(({ pickup, delivery }) => ({
      pickup: viewStop(pickup, labels.pickup, format),
      delivery: viewStop(delivery, labels.delivery, format),
    })),
    rows: viewRows(details, labels, { language, format }),
    notes: details.notes?.trim() ? { label: labels.notes, value: details.notes.trim() } : null,
    variants: viewVariants(details.variants ?? [], { language, format }),
    price: details.price ? { label: labels.price, value: format.money(details.price) } : null,
  };
}

function viewVariants(
  variants: readonly OfferedVariant[],
  { language, format }: Writing,
): DetailsView['variants'] {
  if (variants.length === 0) return null;
  const { choose, kinds } = mailFactLabels(language).variants;
  return {
    label: choose,
    items: variants.map(({ kind, label, price, legs }) => ({
      name: kind === 'own' ? (label ?? '') : kinds[kind],
      times: legs.map(({ way, pickup, delivery }) => {
        const times = `${format.date(pickup.date, pickup.country)} – ${format.date(delivery.date, delivery.country)}`;
        return legs.length > 1 ? `${way}: ${times}` : times;
      }),
      price: format.money(price),
    })),
  };
}

function viewRows(
  details: TransportDetails,
  labels: MailLabels,
  writing: { language: MailLanguage; format: MailFormat },
): DetailsView['rows'] {
  const { format } = writing;
  const { facts = {}, references = {} } = details;
  const row = <T>(label: string, value: T | null | undefined, write: (value: T) => string) =>
    value === null || value === undefined ? [] : [{ label, value: write(value).trim() }];
  const days = (value: number) =>
    `${format.number(value)} ${format.isSingular(value) ? labels.days.one : labels.days.other}`;
  return [
    ...(details.rows ?? []),
    ...row(labels.pallets, details.palletsCount, format.number),
    ...row(labels.weight, details.weight, format.kilograms),
    ...sizeRows(facts, writing),
    ...row(labels.cargo, details.cargoType, String),
    ...needRows(facts, writing),
    ...referenceRows(references, writing),
    ...row(labels.paymentTerm, details.paymentTerm, days),
    ...validityRows(details.validUntil, writing),
  ].filter(({ value }) => value !== '');
}

function viewStop(stop: MailStop, label: string, format: MailFormat): StopView {
  const filled = (text: string | null | undefined): string => text?.trim() ?? '';
  const country = stop.country ? format.country(stop.country) : '';
  const parts = [filled(stop.city), filled(stop.street), filled(stop.postCode), country].filter(Boolean);
  const [place = '–', ...address] = parts;
  return { label, place, address: address.join(', '), date: timeOf(stop, format) };
}

function timeOf({ date, until, country }: MailStop, format: MailFormat): string {
  if (!date) return '';
  return until && until > date ? format.span(date, until, country) : format.date(date, country);
}
